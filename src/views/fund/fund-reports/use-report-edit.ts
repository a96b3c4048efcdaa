import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';

import { todayAt } from '@/domain/format/calendar';
import type { FundReport } from '@/domain/fund-reports/fund-report';
import type { TypedLine } from '@/domain/fund-reports/line-input';
import { isSettled, type LoadedReport, type ReportDraft } from '@/domain/fund-reports/report-edit';
import type { SaveAnswer, SaveCall } from '@/domain/fund-reports/report-saving';
import {
  fundReportEditMachine,
  type FundReportEditRef,
  type FundReportEditSnapshot,
} from '@/machines/records/fund-report-edit-machine';
import type { LinesToJudge } from '@/machines/records/fund-report-edit-setup';
import type { FundReportsApi } from '@/services/api/fund-reports-api';
import { useServices } from '@/views/app/services-context';
import { fromCall } from '@/views/shared/from-call';
import { breath, inSlices } from '@/views/shared/loading/in-slices';
import { useDraft } from '@/views/shared/unsaved/use-draft';
import { useUnsavedGuard } from '@/views/shared/unsaved/use-unsaved-guard';
import { useReloadOnReturn } from '@/views/shared/use-reload-on-return';

/**
 * Starts the machine that stores what is typed into a report, for as long as the report is shown. What is not stored when
 * the page goes away without the person's will is found again when they come back.
 */
export function useReportEdit(report: FundReport): FundReportEditRef {
  const { fundReports } = useServices();
  const [logic] = useState(() => withCalls(fundReports));
  const { found, remember } = useDraft<ReportDraft, undefined>(`bao-cao-quy/${report.id}`);
  const [today] = useState(() => todayAt(Date.now()));
  const editRef = useActorRef(logic, { input: { report, draft: found?.values, today } });
  const isUnsaved = useSelector(editRef, hasUnsaved);
  useReloadOnReturn(editRef, () => {
    editRef.send({ type: 'edit.retry' });
  });

  useEffect(() => {
    const onOnline = () => {
      editRef.send({ type: 'network.back' });
    };
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('online', onOnline);
    };
  }, [editRef]);

  useEffect(() => {
    const subscription = editRef.subscribe((snapshot) => {
      if (!isOpened(snapshot)) {
        return;
      }
      const { report: begun, head, lines, storedIds, taken, unheard } = snapshot.context;
      remember(
        hasUnsaved(snapshot)
          ? { values: { report: begun, head, lines, storedIds, taken, unheard }, base: undefined }
          : undefined,
      );
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [editRef, remember]);

  const giveUp = useCallback(() => {
    remember(undefined);
  }, [remember]);
  useUnsavedGuard(isUnsaved, { onGivenUp: giveUp, isKept: true });

  return editRef;
}

/** Before that the machine has not taken up yet what was found. */
function isOpened(snapshot: FundReportEditSnapshot): boolean {
  return !snapshot.matches('loading') && !snapshot.matches('unavailable');
}

function hasUnsaved(snapshot: FundReportEditSnapshot): boolean {
  return snapshot.matches({ editing: 'judging' })
    ? !isSettled(snapshot.context)
    : snapshot.hasTag('open') && !snapshot.hasTag('settled');
}

function withCalls(fundReports: FundReportsApi) {
  return fundReportEditMachine.provide({
    actors: {
      loadLines: fromCall<LoadedReport, { readonly report: FundReport }>(async ({ report }, signal) => ({
        report,
        lines: await fundReports.lines(report.id, signal),
      })),
      judgeLines: fromCall<readonly TypedLine[], LinesToJudge>(async ({ lines, judge }, signal) => {
        await breath();
        await inSlices(lines, judge, signal);
        return lines;
      }),
      loadPresent: fromCall<LoadedReport, { readonly id: string }>(async ({ id }, signal) => {
        // The head first: lines that change after it are told by the next save's stamp.
        const report = await fundReports.get(id, signal);
        return { report, lines: await fundReports.lines(id, signal) };
      }),
      saveChanges: fromCall<SaveAnswer, { readonly call: SaveCall }>(async ({ call }, signal) =>
        call.kind === 'head'
          ? { kind: 'head', report: await fundReports.update(call.reportId, call.input, signal) }
          : { kind: 'lines', saved: await fundReports.saveLines(call.reportId, call.changes, signal) },
      ),
    },
  });
}
