import { Alert, AlertTitle, Typography, type Button } from '@mui/material';
import { useSelector } from '@xstate/react';
import { useMemo, type ComponentProps, type ReactNode } from 'react';

import { isForGood } from '@/domain/errors/refusal';
import { createFormats } from '@/domain/format/formats';
import { judgedSoFar } from '@/domain/fund-reports/lines-in-turn';
import { countsOf, isHeadUnsaved, isOpenReport } from '@/domain/fund-reports/report-edit';
import type { FundReportEditRef } from '@/machines/records/fund-report-edit-machine';
import { retryPause } from '@/machines/records/fund-report-edit-setup';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { ErrorAlert } from '@/views/shared/errors/error-alert';
import { PassingButton } from '@/views/shared/focus/passing-button';

import { lineTexts } from './line-texts';
import { LinesFailure } from './lines-failure';

/** Whether the back end has what is typed; in words, and what can be done where it has not. */
export function SaveStatus({ editRef }: { readonly editRef: FundReportEditRef }) {
  const texts = useTexts(lineTexts);
  const { number } = createFormats(useLocalizer().language);
  const snapshot = useSelector(editRef, (current) => current);
  const { context } = snapshot;
  const { lines, storedIds, refused, judged, judge } = context;
  const counts = useMemo(
    () => countsOf({ lines, storedIds, refused }, judgedSoFar(lines, judged, judge)),
    [lines, storedIds, refused, judged, judge],
  );
  const unsaved = number(counts.unsaved + (isHeadUnsaved(context) ? 1 : 0));

  if (snapshot.matches('loading')) {
    return null;
  }
  if (snapshot.matches('unavailable')) {
    return <LinesFailure editRef={editRef} />;
  }
  if (snapshot.matches('conflicting')) {
    return <Conflict editRef={editRef} isOpen={context.theirs !== undefined && isOpenReport(context.theirs.report)} />;
  }
  if (snapshot.matches('failed')) {
    const isStopped = context.error !== undefined && isForGood(context.error);
    const seconds = Math.round(retryPause(context) / 1_000);
    const pause =
      seconds < 120
        ? texts('save.seconds', { n: number(seconds) })
        : texts('save.minutes', { n: number(Math.round(seconds / 60)) });
    return (
      <>
        {context.error === undefined ? null : <ErrorAlert error={context.error} />}
        <Alert
          severity="warning"
          action={<SendButton editRef={editRef} event="edit.save" label="save.again" sx={{ ml: 1 }} />}
        >
          {texts(isStopped ? 'save.stopped' : 'save.failed', { n: unsaved, saved: number(counts.saved), pause })}
        </Alert>
      </>
    );
  }
  if (snapshot.matches({ editing: 'incomplete' })) {
    const kept = refused.removals.size;
    const hasOtherFaults = counts.wrong > 0 || kept === 0;
    return (
      <>
        {refused.head === undefined ? null : <ErrorAlert error={refused.head.error} />}
        <RefusedRemovals editRef={editRef} />
        <Alert severity="warning">
          {kept === 0 ? null : <div>{texts('save.removalsRefused', { n: number(kept) })}</div>}
          {hasOtherFaults ? (
            <div>
              {counts.wrong > 0 ? texts('save.incomplete', { n: number(counts.wrong) }) : texts('save.headIncomplete')}
            </div>
          ) : null}
          <Typography variant="body2">{texts('save.submitHint')}</Typography>
          {kept === 0 ? null : (
            <SendButton
              editRef={editRef}
              event="removals.takeBack"
              label="save.takeBack"
              variant="outlined"
              sx={{ mt: 1 }}
            />
          )}
        </Alert>
      </>
    );
  }
  if (snapshot.matches({ editing: 'judging' })) {
    const waiting = lines.filter((line) => !judged.has(line)).length;
    return <Line>{texts('save.judging', { n: number(waiting) })}</Line>;
  }
  if (snapshot.matches({ editing: 'settled' })) {
    return <Line>{texts('save.settled')}</Line>;
  }
  return snapshot.hasTag('busy') ? (
    <Line>{texts('save.saving', { n: unsaved })}</Line>
  ) : (
    <Line action={<SendButton editRef={editRef} event="edit.save" label="save.now" sx={{ ml: 1 }} />}>
      {texts('save.waiting')}
    </Line>
  );
}

/** Why lines cannot be deleted, each reason once, with a way to try again: nothing sends them again by itself. */
function RefusedRemovals({ editRef }: { readonly editRef: FundReportEditRef }) {
  const removals = useSelector(editRef, ({ context }) => context.refused.removals);
  const reasons = new Map(
    [...removals.values()].map((error) => [`${error.code} ${error.server?.message ?? ''}`, error]),
  );
  return [...reasons].map(([reason, error]) => (
    <ErrorAlert
      key={reason}
      error={error}
      onRetry={() => {
        editRef.send({ type: 'removals.retry' });
      }}
    />
  ));
}

function Line({ children, action }: { readonly children: ReactNode; readonly action?: ReactNode }) {
  return (
    <Typography role="status" variant="body2" color="textSecondary" sx={{ minHeight: '2rem', alignContent: 'center' }}>
      {children}
      {action}
    </Typography>
  );
}

type SendButtonProps = {
  readonly editRef: FundReportEditRef;
  readonly event: 'edit.save' | 'removals.takeBack' | 'conflict.keepMine' | 'conflict.takeTheirs';
  readonly label: 'save.now' | 'save.again' | 'save.takeBack' | 'conflict.keepMine' | 'conflict.takeTheirs';
};

/** Goes with its press, or as the report stores itself; the keyboard stays in the tab it was in. */
function SendButton({
  editRef,
  event,
  label,
  ...look
}: SendButtonProps & Pick<ComponentProps<typeof Button>, 'sx' | 'variant'>) {
  const texts = useTexts(lineTexts);
  return (
    <PassingButton
      to="tab"
      size="small"
      color="inherit"
      {...look}
      onClick={() => {
        editRef.send({ type: event });
      }}
    >
      {texts(label)}
    </PassingButton>
  );
}

function Conflict({ editRef, isOpen }: { readonly editRef: FundReportEditRef; readonly isOpen: boolean }) {
  const texts = useTexts(lineTexts);
  return (
    <Alert
      severity="warning"
      action={
        <>
          {isOpen ? <SendButton editRef={editRef} event="conflict.keepMine" label="conflict.keepMine" /> : null}
          <SendButton editRef={editRef} event="conflict.takeTheirs" label="conflict.takeTheirs" />
        </>
      }
    >
      <AlertTitle>{texts('conflict.title')}</AlertTitle>
      {texts(isOpen ? 'conflict.open' : 'conflict.moved')}
    </Alert>
  );
}
