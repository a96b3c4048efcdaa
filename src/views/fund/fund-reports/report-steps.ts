import { useMemo } from 'react';

import { createFormats } from '@/domain/format/formats';
import type { FundReport } from '@/domain/fund-reports/fund-report';
import { periodOf } from '@/domain/fund-reports/period';
import type { StepAsks } from '@/domain/workflow/step-input';
import type { ReportStep } from '@/machines/workflows/report-rules';
import type { FundReportVerb } from '@/services/api/fund-reports-api';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import type { StepDescription } from '@/views/shared/workflow/step-description';

import { reportTexts } from './report-texts';

const verbs: readonly { readonly id: FundReportVerb; readonly asks: StepAsks; readonly tone?: 'error' }[] = [
  { id: 'gui', asks: 'nothing' },
  { id: 'tham-dinh', asks: 'opinion' },
  { id: 'phe-duyet', asks: 'opinion' },
  { id: 'tra-lai', asks: 'reason' },
  { id: 'thu-hoi', asks: 'nothing' },
  { id: 'tu-choi', asks: 'reason', tone: 'error' },
  { id: 'thu-hoi-phe-duyet', asks: 'reason', tone: 'error' },
];

/** The steps of a report as they are asked and taken (domain dictionary §9.4, §9.5). */
export function useReportSteps(): readonly StepDescription<FundReport, ReportStep>[] {
  const texts = useTexts(reportTexts);
  const { language } = useLocalizer();
  const { fundReports } = useServices();
  return useMemo(() => {
    const { money, number } = createFormats(language);
    const question = (verb: FundReportVerb, report: FundReport) =>
      verb === 'gui'
        ? texts('ask.gui', {
            period: periodOf(report),
            n: number(report.soLaoDong),
            amount: money(report.tongPhaiNop),
          })
        : verb === 'thu-hoi-phe-duyet'
          ? texts('ask.thu-hoi-phe-duyet')
          : texts(`ask.${verb}`, { code: report.ma });
    return verbs.map(({ id, asks, tone }): StepDescription<FundReport, ReportStep> => ({
      id,
      label: texts(`step.${id}`),
      ...(tone === undefined ? {} : { tone }),
      question: (report) => question(id, report),
      facts: ({ donViMa, donViTen, nam, thang, soLaoDong, tongPhaiNop, daNop }) => [
        {
          label: texts('head.donVi'),
          value: texts('report.subtitle', { code: donViMa, unit: donViTen }),
          isLong: true,
        },
        { label: texts('head.ky'), value: periodOf({ nam, thang }), isLong: true },
        { label: texts('settle.workers'), value: number(soLaoDong), isLong: true },
        { label: texts('settle.tongPhaiNop'), value: money(tongPhaiNop), isLong: true },
        { label: texts('settle.daNop'), value: money(daNop), isLong: true },
      ],
      asks,
      done: texts(`done.${id}`),
      run: (report, { maLanGui, lyDo, yKien }, signal) =>
        fundReports.step(
          report,
          id,
          { maLanGui, ...(asks === 'reason' ? { lyDo } : asks === 'opinion' ? { yKien } : {}) },
          signal,
        ),
    }));
  }, [texts, language, fundReports]);
}
