import { useCallback, useMemo } from 'react';

import { quarterValue } from '@/domain/quarter-reports/quarter';
import type { PostedStep } from '@/services/api/quarter-reports-api';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { nameOf } from '@/views/shared/list/cells/names';
import type { Fact } from '@/views/shared/record/facts';
import type { StepDescription } from '@/views/shared/workflow/step-description';

import type { QuarterReport, ReportCalls } from './quarter-report';
import { quarterReportTexts } from './quarter-report-texts';

/** Steps in the order of their buttons, with what each asks the person for. */
const steps = [
  { id: 'gui', asks: 'nothing' },
  { id: 'phe-duyet', asks: 'opinion' },
  { id: 'tham-dinh', asks: 'opinion' },
  { id: 'thu-hoi', asks: 'nothing' },
  { id: 'tra-lai', asks: 'reason' },
  { id: 'tu-choi', asks: 'reason', tone: 'error' },
  { id: 'thu-hoi-phe-duyet', asks: 'reason', tone: 'error' },
] as const satisfies readonly Pick<StepDescription<QuarterReport, PostedStep>, 'id' | 'asks' | 'tone'>[];

/**
 * What the steps of a report look like and what they send (domain dictionary §9.4).
 *
 * @param summaryOf The figures that a person decides on, in a few words. Stable.
 */
export function useQuarterReportSteps<Report extends QuarterReport>(
  { take }: ReportCalls<Report>,
  summaryOf: (report: Report) => string,
): readonly StepDescription<Report, PostedStep>[] {
  const texts = useTexts(quarterReportTexts);
  const facts = useDecidedOn();
  return useMemo(
    () =>
      steps.map((step) => ({
        ...step,
        label: texts(`step.${step.id}`),
        question: (report) => texts(`ask.${step.id}`, { code: report.ma, summary: summaryOf(report) }),
        facts,
        done: texts(`done.${step.id}`),
        run: ({ id, concurrencyStamp }, { maLanGui, lyDo, yKien }, signal) =>
          take(id, step.id, { concurrencyStamp, maLanGui, lyDo, yKien }, signal),
      })),
    [take, summaryOf, texts, facts],
  );
}

/** Whose report of which quarter a decision is about. */
export function useDecidedOn(): (report: QuarterReport) => readonly Fact[] {
  const texts = useTexts(quarterReportTexts);
  const { language } = useLocalizer();
  return useCallback(
    ({ donViTen, nam, quy }) => [
      { label: texts('head.donVi'), value: donViTen, isLong: true },
      { label: texts('head.period'), value: nameOf(quarterValue({ nam, quy }), language), isLong: true },
    ],
    [texts, language],
  );
}
