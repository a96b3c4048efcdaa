import { Alert } from '@mui/material';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useParams } from 'wouter';

import { href } from '@/domain/navigation/routes';
import { hasDecisions, planOf } from '@/machines/records/worker-merge-setup';
import { useTexts } from '@/views/app/localization-context';
import { useNotices } from '@/views/app/notices';
import { PageHeading } from '@/views/shared/page-heading';
import { RecordError } from '@/views/shared/record/record-error';
import { RecordSkeleton } from '@/views/shared/record/record-skeleton';
import { useUnsavedGuard } from '@/views/shared/unsaved/use-unsaved-guard';

import { Comparison } from './comparison';
import { mergeTexts } from './merge-texts';
import { useWorkerMerge } from './use-worker-merge';

/** Two records of one worker, side by side, to become one (domain dictionary §5.10). */
export function WorkerMergeScreen() {
  const { workerId, otherId } = useParams<{ workerId: string; otherId: string }>();
  return <ComparedWorkers key={`${workerId}/${otherId}`} leftId={workerId} rightId={otherId} />;
}

function ComparedWorkers({ leftId, rightId }: { readonly leftId: string; readonly rightId: string }) {
  const texts = useTexts(mergeTexts);
  const notices = useNotices();
  const [, navigate] = useLocation();
  const mergeRef = useWorkerMerge(leftId, rightId);
  const isImpossible = useSelector(mergeRef, (snapshot) => snapshot.matches('impossible'));
  const isAbsent = useSelector(mergeRef, (snapshot) => snapshot.matches('missing') || snapshot.matches('unavailable'));
  const error = useSelector(mergeRef, ({ context }) => context.error);
  const pair = useSelector(mergeRef, ({ context }) => context.pair);
  const isAtRisk = useSelector(mergeRef, (snapshot) => !snapshot.matches('missing') && hasDecisions(snapshot.context));
  const guard = useUnsavedGuard(isAtRisk);

  useEffect(() => {
    const subscriptions = [
      mergeRef.on('records.merged', ({ record }) => {
        guard.release();
        notices.success(texts('merge.done'));
        navigate(href('worker', { workerId: record.id }), { replace: true });
      }),
      mergeRef.on('merge.failed', (event) => {
        notices.report(event.error, () => {
          mergeRef.send({ type: 'merge.retry' });
        });
      }),
    ];
    return () => {
      for (const subscription of subscriptions) {
        subscription.unsubscribe();
      }
    };
  }, [mergeRef, guard, notices, texts, navigate]);

  if (isImpossible) {
    return (
      <>
        <PageHeading title={texts('merge.title')} />
        <Alert severity="error">{texts('merge.itself')}</Alert>
      </>
    );
  }
  if (isAbsent && error !== undefined) {
    return (
      <RecordError
        error={error}
        backHref={href('workerDuplicates')}
        onRetry={() => {
          mergeRef.send({ type: 'record.reload' });
        }}
      />
    );
  }
  return pair === undefined ? <RecordSkeleton /> : <ComparedPair mergeRef={mergeRef} />;
}

function ComparedPair({ mergeRef }: { readonly mergeRef: ReturnType<typeof useWorkerMerge> }) {
  const texts = useTexts(mergeTexts);
  const pair = useSelector(mergeRef, ({ context }) => context.pair);
  const kept = useSelector(mergeRef, ({ context }) => context.kept);
  const choices = useSelector(mergeRef, ({ context }) => context.choices);
  const plan = planOf({ pair, kept, choices });

  return (
    <>
      <PageHeading
        title={texts('merge.title')}
        subtitle={texts('merge.names', { left: plan.left.hoTen, right: plan.right.hoTen })}
      />
      <Comparison mergeRef={mergeRef} plan={plan} />
    </>
  );
}
