import { Alert, Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useSelector } from '@xstate/react';
import { useId, useMemo } from 'react';
import { Link } from 'wouter';

import { commonTexts } from '@/domain/localization/common-texts';
import { href } from '@/domain/navigation/routes';
import { differingFields, mergedWorker, type MergePlan, type Side } from '@/domain/workers/worker-merge';
import type { WorkerMergeRef } from '@/machines/records/worker-merge-machine';
import { useTexts } from '@/views/app/localization-context';
import { useConfirm } from '@/views/app/notices';

import { useWorkerWords } from '../use-worker-words';
import { WorkerContracts } from '../worker-contracts';
import { AgreeingFields } from './agreeing-fields';
import { KeptChoice } from './kept-choice';
import { MergeRow } from './merge-row';
import { mergeTexts } from './merge-texts';
import { SuspicionTags } from './suspicion-tags';
import { useComplaints } from './use-complaints';

type ComparisonProps = { readonly mergeRef: WorkerMergeRef; readonly plan: MergePlan };

/** What differs, to be chosen; what is alike, folded; the contracts of both; and the one button that ends it. */
export function Comparison({ mergeRef, plan }: ComparisonProps) {
  const texts = useTexts(mergeTexts);
  const differingId = useId();
  const isReviewing = useSelector(mergeRef, (snapshot) => snapshot.matches({ open: 'reviewing' }));
  const isOpen = useSelector(mergeRef, (snapshot) => snapshot.hasTag('open'));
  const { left, right } = plan;
  const wordsOfLeft = useWorkerWords(left.tinhThanhMa);
  const wordsOfRight = useWorkerWords(right.tinhThanhMa);
  const differing = useMemo(() => differingFields({ left, right }), [left, right]);
  const complaints = useComplaints(mergeRef, plan, differing);
  const { hopDong } = mergedWorker(plan);
  const joinedCount = left.hopDong.length + right.hopDong.length - hopDong.length;

  return (
    <Stack spacing={2.5}>
      {isReviewing ? <Alert severity="warning">{texts('merge.changed')}</Alert> : null}
      <SuspicionTags left={left} right={right} />
      <Paper component="section" variant="outlined" aria-labelledby={differingId} sx={{ overflow: 'hidden' }}>
        <KeptChoice
          plan={plan}
          isLocked={!isOpen}
          onKeep={(side: Side) => {
            mergeRef.send({ type: 'record.keep', side });
          }}
        />
        <Box sx={{ px: 2.5, pt: 2.5, pb: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <Typography id={differingId} variant="h2" sx={{ typography: 'h3' }}>
            {texts('merge.differing')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {texts(differing.length === 0 ? 'merge.noDifference' : 'merge.differingHelp')}
          </Typography>
        </Box>
        {differing.map((field) => (
          <MergeRow
            key={field}
            field={field}
            plan={plan}
            words={{ left: wordsOfLeft, right: wordsOfRight }}
            complaint={complaints.byField.get(field)}
            isLocked={!isOpen}
            onTake={(side) => {
              mergeRef.send({ type: 'choice.take', field, side });
            }}
          />
        ))}
        <AgreeingFields worker={left} differing={differing} words={wordsOfLeft} />
      </Paper>
      <Box>
        <WorkerContracts title={texts('merge.contracts')} contracts={hopDong} words={wordsOfLeft} />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {texts('merge.contractsHelp')} {joinedCount === 0 ? null : texts('merge.joined', { n: joinedCount })}
        </Typography>
      </Box>
      <Ending mergeRef={mergeRef} plan={plan} general={complaints.general} />
    </Stack>
  );
}

function Ending({ mergeRef, plan, general }: ComparisonProps & { readonly general: readonly string[] }) {
  const texts = useTexts(mergeTexts);
  const common = useTexts(commonTexts);
  const confirm = useConfirm();
  const canAsk = useSelector(mergeRef, (snapshot) => snapshot.can({ type: 'merge.ask' }));
  // The button keeps the focus for the time after the question.
  const isConfirming = useSelector(mergeRef, (snapshot) => snapshot.matches('confirming'));
  const isBusy = useSelector(mergeRef, (snapshot) => snapshot.hasTag('busy'));
  const isOpen = useSelector(mergeRef, (snapshot) => snapshot.hasTag('open'));
  const [stays, goes] = plan.kept === 'left' ? [plan.left, plan.right] : [plan.right, plan.left];

  const ask = async () => {
    // The second press of a double click comes while the question is open.
    if (!mergeRef.getSnapshot().can({ type: 'merge.ask' })) {
      return;
    }
    mergeRef.send({ type: 'merge.ask' });
    const answer = await confirm({
      message: texts('merge.question', {
        removed: goes.hoTen,
        removedNumber: goes.soCccd,
        kept: stays.hoTen,
        keptNumber: stays.soCccd,
      }),
      severity: 'danger',
    });
    mergeRef.send({ type: answer === 'confirm' ? 'merge.confirm' : 'merge.cancel' });
  };

  return (
    <Stack spacing={2}>
      {isOpen && !canAsk ? <Alert severity="error">{texts('merge.blocked')}</Alert> : null}
      {general.map((text) => (
        <Alert key={text} severity="error">
          {text}
        </Alert>
      ))}
      <Alert severity="warning">{texts('merge.warning')}</Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
        <Button component={Link} href={href('workerDuplicates')} color="secondary">
          {common('action.cancel')}
        </Button>
        <Button variant="contained" disabled={!canAsk && !isConfirming} onClick={() => void ask()}>
          {texts(isBusy ? 'merge.busy' : 'merge.submit')}
        </Button>
      </Box>
    </Stack>
  );
}
