import SearchIcon from '@mui/icons-material/PersonSearchOutlined';
import { Box, Button, FormLabel, OutlinedInput, Typography } from '@mui/material';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useId, useState } from 'react';

import { maskIdentity } from '@/domain/format/identities';
import { lineOfWorker } from '@/domain/fund-reports/line-of-worker';
import type { EditedLine } from '@/domain/fund-reports/report-edit';
import { isCitizenId, normalizeCitizenId } from '@/domain/identity/citizen-id';
import { validationMessage, validationText } from '@/domain/validation/validation-message';
import type { Worker } from '@/domain/workers/worker';
import { createErrandMachine } from '@/machines/records/errand-machine';
import type { FundReportEditRef } from '@/machines/records/fund-report-edit-machine';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useNotices } from '@/views/app/notices';
import { useServices, type Services } from '@/views/app/services-context';
import { newUuid } from '@/domain/text/uuid';
import { fromCall } from '@/views/shared/from-call';
import { useUnsavedGuard } from '@/views/shared/unsaved/use-unsaved-guard';

import { lineTexts } from './line-texts';

/**
 * Adds workers of the database to the lines, by their personal number. The next number is typed while the one before is
 * still looked for: they are added one after another, and one that is not found stands in the field again.
 */
export function WorkerFinder({ editRef }: { readonly editRef: FundReportEditRef }) {
  const texts = useTexts(lineTexts);
  const localizer = useLocalizer();
  const notices = useNotices();
  const { workers } = useServices();
  const inputId = useId();
  const [typed, setTyped] = useState('');
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [logic] = useState(() => finderLogic(workers));
  const findRef = useActorRef(logic);
  const wanted = useSelector(findRef, ({ context }) => context.waiting);
  useUnsavedGuard(wanted.length > 0);

  useEffect(() => {
    const giveBack = (soCccd: string, note: string) => {
      setTyped((text) => (text === '' ? soCccd : text));
      setNotes((said) => [...said, note]);
    };
    const subscriptions = [
      findRef.on('errand.done', ({ errand: soCccd, output: worker }) => {
        if (worker === undefined) {
          giveBack(soCccd, texts('find.nothing', { number: soCccd }));
          return;
        }
        const { lines } = editRef.getSnapshot().context;
        const line: EditedLine = { ...lineOfWorker(worker, soCccd), key: newUuid(), stored: undefined };
        editRef.send({ type: 'lines.change', lines: [...lines, line] });
        setNotes((said) => [...said, texts('find.added', { name: worker.hoTen })]);
      }),
      findRef.on('errand.failed', ({ errand: soCccd, error }) => {
        giveBack(soCccd, texts('find.failed', { number: soCccd }));
        notices.report(error);
      }),
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
      setNotes([validationText(validationMessage('cccd'), localizer)]);
    } else if (place >= 0) {
      setNotes([texts('find.already', { n: place + 1 })]);
    } else {
      setTyped('');
      if (!wanted.includes(soCccd)) {
        setNotes((said) => (wanted.length === 0 ? [] : said));
        findRef.send({ type: 'errand.add', errand: soCccd });
      }
    }
  };
  const looking = wanted.map((number) => texts('find.looking', { number }));

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
        <Button variant="outlined" startIcon={<SearchIcon />} sx={{ flex: 'none' }} onClick={find}>
          {texts('find.button')}
        </Button>
      </Box>
      <Typography role="status" variant="caption" color="textSecondary">
        {[...notes, ...looking].join(' ')}
      </Typography>
    </Box>
  );
}

function finderLogic(workers: Services['workers']) {
  return createErrandMachine<string, Worker | undefined>().provide({
    actors: {
      carryOut: fromCall(({ errand }: { readonly errand: string }, signal) => findWorker(workers, errand, signal)),
    },
  });
}

/** The list has numbers masked for whoever may not see them; the one that was asked for is known all the same. */
async function findWorker(
  workers: Services['workers'],
  soCccd: string,
  signal: AbortSignal,
): Promise<Worker | undefined> {
  const query = { page: 0, pageSize: 10, sort: undefined, search: soCccd, filters: {}, columns: undefined } as const;
  const { items } = await workers.list(query, signal);
  const found = items.find((item) => item.soCccd === soCccd || item.soCccd === maskIdentity(soCccd));
  return found === undefined ? undefined : workers.get(found.id, signal);
}
