import EnlargeIcon from '@mui/icons-material/OpenInFull';
import { Box, Button, DialogContent, Typography } from '@mui/material';
import { useState, useSyncExternalStore } from 'react';

import { maskedText } from '@/domain/desk/masked-record';
import { readableValue } from '@/domain/statecharts/readable-value';
import { innermostStates } from '@/domain/statecharts/state-changes';
import { useTexts } from '@/views/app/localization-context';
import { ModalDialog } from '@/views/shared/modal/modal-dialog';
import { useModal } from '@/views/shared/modal/use-modal';

import { chartFeed, type LoggedStep, type ShownMachine } from './chart-feed';
import { chartTexts } from './chart-texts';
import { ChartView } from './chart-view';
import { MachineChoice } from './machine-choice';
import { machineGroups } from './machine-groups';
import { StepsTable } from './steps-table';
import { useDrawing } from './use-drawing';

/** The machines that run in this page, drawn, with the state they are in and what they did last. */
export function ChartsTab() {
  const texts = useTexts(chartTexts);
  const { subscribe, current } = chartFeed();
  const { machines, steps } = useSyncExternalStore(subscribe, current);
  const [wanted, setWanted] = useState<{ readonly machineId: string; readonly key: string | undefined }>();
  const groups = machineGroups(machines);
  const group = groups.find(({ id }) => id === wanted?.machineId) ?? groups[0];
  const chosen = group?.machines.find(({ key }) => key === wanted?.key) ?? group?.machines.at(-1);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="body2" color="textSecondary">
        {texts('charts.intro')}
      </Typography>
      {chosen === undefined ? null : (
        <>
          <MachineChoice
            groups={groups}
            chosen={chosen}
            onChoose={(machineId, key) => setWanted({ machineId, key: key ?? undefined })}
          />
          <MachineState shown={chosen} last={steps.find(({ key }) => key === chosen.key)} />
          <Chart shown={chosen} />
          <StepsTable steps={steps} chosen={chosen.key} />
          <MachineContext shown={chosen} />
        </>
      )}
    </Box>
  );
}

/** The same as the picture's light, in words. */
function MachineState({ shown, last }: { readonly shown: ShownMachine; readonly last: LoggedStep | undefined }) {
  const texts = useTexts(chartTexts);
  return (
    <Box component="dl" sx={factsStyle}>
      <dt>{texts('charts.now')}</dt>
      <dd>{innermostStates(shown.value).join(' · ')}</dd>
      <dt>{texts('charts.last')}</dt>
      <dd>{last?.event ?? texts('charts.noStep')}</dd>
    </Box>
  );
}

function Chart({ shown }: { readonly shown: ShownMachine }) {
  const texts = useTexts(chartTexts);
  const modalRef = useModal({ size: 'xl' });
  const { id } = shown.machine;
  const { drawing, hasFailed, retry } = useDrawing(shown.machine);
  if (drawing === undefined) {
    return (
      <Box role="status" sx={{ minHeight: chartHeight, display: 'grid', placeContent: 'center', gap: 1 }}>
        <Typography variant="body2">{texts(hasFailed ? 'charts.failed' : 'charts.drawing')}</Typography>
        {hasFailed ? <Button onClick={retry}>{texts('charts.retry')}</Button> : null}
      </Box>
    );
  }
  const label = texts('charts.picture', { id, state: innermostStates(shown.value).join(', ') });
  const view = { drawing, label, lit: shown.lit, taken: shown.taken };
  return (
    <>
      <ChartView
        key={id}
        {...view}
        height={chartHeight}
        actions={
          <Button
            size="small"
            startIcon={<EnlargeIcon fontSize="small" />}
            sx={{ ml: 'auto' }}
            onClick={() => modalRef.send({ type: 'modal.open' })}
          >
            {texts('charts.enlarge')}
          </Button>
        }
      />
      <ModalDialog modalRef={modalRef} title={texts('charts.dialog', { id })} isTall>
        <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', pb: 2 }}>
          <ChartView key={id} {...view} height="100%" />
        </DialogContent>
      </ModalDialog>
    </>
  );
}

/** What the machine remembers, written only once somebody opens it. */
function MachineContext({ shown }: { readonly shown: ShownMachine }) {
  const texts = useTexts(chartTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box component="details" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', py: 0.5 }}>
        {texts('charts.context')}
      </Typography>
      {isOpen ? (
        <Box component="pre" tabIndex={0} sx={contextStyle}>
          {contextText(shown.context)}
        </Box>
      ) : null}
    </Box>
  );
}

function contextText(context: unknown): string {
  return maskedText(JSON.stringify(readableValue(context, { entries: 5, depth: 6 }), null, 2), 'application/json');
}

const chartHeight = '20rem';

const factsStyle = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 1.5,
  fontSize: '0.8125rem',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere', fontWeight: 600 },
} as const;

const contextStyle = {
  m: 0,
  p: 1,
  maxHeight: '20rem',
  overflow: 'auto',
  fontSize: '0.75rem',
  bgcolor: 'var(--surface-sunken)',
  borderRadius: 1,
} as const;
