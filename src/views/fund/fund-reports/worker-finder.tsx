import SearchIcon from '@mui/icons-material/PersonSearchOutlined';
import { Box, Button, FormLabel, OutlinedInput, Typography } from '@mui/material';
import { useSelector } from '@xstate/react';
import { useEffect, useId, useState } from 'react';

import { maskIdentity } from '@/domain/format/identities';
import { lineOfWorker } from '@/domain/fund-reports/line-of-worker';
import type { EditedLine } from '@/domain/fund-reports/report-edit';
import { isCitizenId, normalizeCitizenId } from '@/domain/identity/citizen-id';
import { validationMessage, validationText } from '@/domain/validation/validation-message';
import type { Worker } from '@/domain/workers/worker';
import type { FundReportEditRef } from '@/machines/fund-report-edit-machine';
import type { SubmissionSnapshot } from '@/machines/submission-machine';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useNotices } from '@/views/app/notices';
import { useServices, type Services } from '@/views/app/services-context';
import { newUuid } from '@/domain/text/uuid';
import { onTrouble, useSubmission } from '@/views/shared/use-submission';

import { lineTexts } from './line-texts';

type Found = { readonly soCccd: string; readonly worker: Worker | undefined };

/** Adds a worker of the database to the lines, by their personal number. */
export function WorkerFinder({ editRef }: { readonly editRef: FundReportEditRef }) {
  const texts = useTexts(lineTexts);
  const localizer = useLocalizer();
  const notices = useNotices();
  const { workers } = useServices();
  const inputId = useId();
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const findRef = useSubmission<string, Found>((soCccd, signal) => findWorker(workers, soCccd, signal));
  const isBusy = useSelector(findRef, (snapshot: SubmissionSnapshot<string, Found>) => snapshot.hasTag('busy'));

  useEffect(() => {
    const subscriptions = [
      findRef.on('submission.done', ({ output: { soCccd, worker } }) => {
        if (worker === undefined) {
          setNote(texts('find.nothing'));
          return;
        }
        const { lines } = editRef.getSnapshot().context;
        const line: EditedLine = { ...lineOfWorker(worker, soCccd), key: newUuid(), stored: undefined };
        editRef.send({ type: 'lines.change', lines: [...lines, line] });
        setTyped('');
        setNote(texts('find.added', { name: worker.hoTen }));
      }),
      onTrouble(findRef, notices.report),
    ];
    return () => {
      for (const subscription of subscriptions) {
        subscription.unsubscribe();
      }
    };
  }, [findRef, editRef, notices, texts]);

  const find = () => {
    const soCccd = normalizeCitizenId(typed);
    const { lines } = editRef.getSnapshot().context;
    const place = lines.findIndex((line) => normalizeCitizenId(line.soCccd ?? '') === soCccd);
    if (!isCitizenId(soCccd)) {
      setNote(validationText(validationMessage('cccd'), localizer));
    } else if (place >= 0) {
      setNote(texts('find.already', { n: place + 1 }));
    } else {
      setNote('');
      findRef.send({ type: 'submission.begin' });
      findRef.send({ type: 'submission.submit', input: soCccd });
    }
  };

  return (
    <Box sx={{ minWidth: 0, width: { xs: '100%', sm: 'auto' } }}>
      <FormLabel htmlFor={inputId} sx={{ typography: 'body2' }}>
        {texts('find.label')}
      </FormLabel>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <OutlinedInput
          id={inputId}
          size="small"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              find();
            }
          }}
          slotProps={{ input: { inputMode: 'numeric' } }}
          sx={{ flex: '1 1 auto', minWidth: 0 }}
        />
        <Button variant="outlined" startIcon={<SearchIcon />} disabled={isBusy} sx={{ flex: 'none' }} onClick={find}>
          {texts('find.button')}
        </Button>
      </Box>
      <Typography role="status" variant="caption" color="textSecondary">
        {note}
      </Typography>
    </Box>
  );
}

/** The list has numbers masked for whoever may not see them; the one that was asked for is known all the same. */
async function findWorker(workers: Services['workers'], soCccd: string, signal: AbortSignal): Promise<Found> {
  const query = { page: 0, pageSize: 10, sort: undefined, search: soCccd, filters: {}, columns: undefined } as const;
  const { items } = await workers.list(query, signal);
  const found = items.find((item) => item.soCccd === soCccd || item.soCccd === maskIdentity(soCccd));
  return { soCccd, worker: found === undefined ? undefined : await workers.get(found.id, signal) };
}
