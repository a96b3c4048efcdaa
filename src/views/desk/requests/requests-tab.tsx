import { Stack, Typography } from '@mui/material';
import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';

import { filteredRecords, noRecordFilter } from '@/domain/desk/record-filter';
import { useTexts } from '@/views/app/localization-context';

import { useDesk } from '../desk-context';
import { RequestList } from './request-list';
import { RequestTools } from './request-tools';
import { requestsTexts } from './requests-texts';

/** What the product has called, and what it was answered. */
export function RequestsTab() {
  const texts = useTexts(requestsTexts);
  const { requests } = useDesk().desk;
  const records = useSyncExternalStore(requests.watch, requests.records);
  const [filter, setFilter] = useState(noRecordFilter);
  const [showsSecrets, setShowsSecrets] = useState(false);
  // A page that is busy calling must not make typing slow.
  const drawn = useDeferredValue(records);
  const shown = useMemo(() => filteredRecords(drawn, filter), [drawn, filter]);

  return (
    <Stack spacing={1.5}>
      <RequestTools
        records={records}
        shown={shown}
        filter={filter}
        onFilter={setFilter}
        showsSecrets={showsSecrets}
        onSecrets={setShowsSecrets}
      />
      {shown.length === 0 ? (
        <Typography color="textSecondary" sx={{ py: 3, textAlign: 'center' }}>
          {texts(records.length === 0 ? 'log.empty' : 'log.noneFound')}
        </Typography>
      ) : (
        <RequestList records={shown} showsSecrets={showsSecrets} />
      )}
    </Stack>
  );
}
