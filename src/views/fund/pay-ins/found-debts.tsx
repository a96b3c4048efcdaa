import { Box, OutlinedInput, Typography } from '@mui/material';
import { useId, useState } from 'react';

import { mostFoundDebts, type PayableDebt } from '@/domain/pay-ins/pay-in';
import { useTexts } from '@/views/app/localization-context';
import { useServices, type Services } from '@/views/app/services-context';
import { DelayedLoader } from '@/views/shared/loading/delayed-loader';
import { ErrorAlert } from '@/views/shared/errors/error-alert';
import { FieldFrame, inputState } from '@/views/shared/form/field-frame';
import { pauseInTyping, useLiveAnswer } from '@/views/shared/use-live-answer';

import { AllocationTable } from './allocation-table';
import { payInTexts } from './pay-in-texts';

/**
 * The debts of workers who pay themselves: found by dossier, name or citizen id, for there are thousands of them, and
 * nobody proposes money for those who were not looked for. What was given to a debt stays while another is looked for.
 */
export function FoundDebts() {
  const texts = useTexts(payInTexts);
  const { payIns } = useServices();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [find] = useState(() => finderOf(payIns));
  const help = texts('allocation.findHelp');
  const filter = typed.trim();
  const { answer, error, retry } = useLiveAnswer(filter, find, pauseInTyping);
  // What was found before stays until the next is there: the sums below it do not come and go with each letter.
  const [shown, setShown] = useState(answer);
  if (answer !== undefined && answer !== shown) {
    setShown(answer);
  }
  return (
    <>
      <FieldFrame field={{ id, label: texts('allocation.find'), help, width: 'twoThirds' }}>
        <OutlinedInput
          id={id}
          size="small"
          fullWidth
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
          }}
          onKeyDown={(event) => {
            // Looking for somebody is not saving the voucher.
            if (event.key === 'Enter') {
              event.preventDefault();
            }
          }}
          slotProps={{ input: inputState(id, undefined, help) }}
        />
      </FieldFrame>
      {error === undefined ? null : (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <ErrorAlert error={error} onRetry={retry} />
        </Box>
      )}
      {shown === undefined ? (
        error === undefined && (
          <Box sx={{ gridColumn: '1 / -1' }}>
            <DelayedLoader label={texts('allocation.loading')} />
          </Box>
        )
      ) : (
        <>
          <AllocationTable
            debts={shown}
            isPart
            canPropose={filter !== '' && answer !== undefined}
            none={texts(filter === '' ? 'allocation.none' : 'allocation.notFound')}
          />
          {shown.length < mostFoundDebts ? null : (
            <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
              {texts('allocation.mostFound', { n: mostFoundDebts })}
            </Typography>
          )}
        </>
      )}
    </>
  );
}

function finderOf({ debts }: Services['payIns']) {
  return (filter: string, signal: AbortSignal): Promise<readonly PayableDebt[]> =>
    debts({ loai: 'tu-dong', donViId: null, filter }, signal);
}
