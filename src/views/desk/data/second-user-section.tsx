import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocation } from 'wouter';

import { openRecordAt, type OpenRecord, type SecondUserAnswer } from '@/domain/desk/second-user';
import { useConfiguration } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';

import { useDesk } from '../desk-context';
import { useDeskAction } from '../use-desk-action';
import { dataTexts } from './data-texts';

type Deed = 'edit' | 'remove';
type Outcome = { readonly deed: Deed; readonly answer: SecondUserAnswer };

/** Somebody else in the record that the page shows. */
export function SecondUserSection() {
  const texts = useTexts(dataTexts);
  const [path] = useLocation();
  const record = openRecordAt(path);
  return record === undefined ? (
    <Typography variant="body2">{texts('data.noRecord')}</Typography>
  ) : (
    <OpenRecordDeeds key={`${record.kind} ${record.id}`} record={record} />
  );
}

function OpenRecordDeeds({ record }: { readonly record: OpenRecord }) {
  const texts = useTexts(dataTexts);
  const { secondUser } = useDesk().desk.data;
  const { run, isBusy } = useDeskAction();
  const { currentUser, currentTenant } = useConfiguration() ?? {};
  const present = currentUser?.userName ?? undefined;
  const tenantId = currentTenant?.id ?? undefined;
  const [outcome, setOutcome] = useState<Outcome>();

  const act = (deed: Deed) => {
    run(async () => {
      setOutcome(undefined);
      setOutcome({ deed, answer: await secondUser[deed](record, present, tenantId) });
    });
  };

  return (
    <>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {texts('data.record', { kind: texts(`record.${record.kind}`) })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button variant="outlined" disabled={isBusy} onClick={() => act('edit')}>
          {texts('data.secondEdit')}
        </Button>
        <Button variant="outlined" color="error" disabled={isBusy} onClick={() => act('remove')}>
          {texts('data.secondRemove')}
        </Button>
      </Box>
      <Typography variant="body2" role="status">
        {outcome === undefined ? '' : <OutcomeText {...outcome} />}
      </Typography>
    </>
  );
}

function OutcomeText({ deed, answer }: Outcome) {
  const texts = useTexts(dataTexts);
  switch (answer.kind) {
    case 'done':
      return texts(deed === 'edit' ? 'data.secondEdited' : 'data.secondRemoved', { by: answer.by });
    case 'refused':
      return answer.reason === ''
        ? texts('data.secondForbidden')
        : texts('data.secondRefused', { reason: answer.reason });
    case 'impossible':
      return texts(deed === 'edit' ? 'data.secondNeverEdited' : 'data.secondNeverRemoved');
    case 'gone':
      return texts('data.secondGone');
  }
}
