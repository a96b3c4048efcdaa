import { useMemo } from 'react';

import type { DocumentReport } from '@/domain/document-reports/document-report';
import type { DocumentStep } from '@/services/api/quarter-reports-api';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { loadedLater } from '@/views/shared/loading/loaded-later';
import type { StepDescription } from '@/views/shared/workflow/step-description';

import { useDecidedOn, useQuarterReportSteps } from '../quarter-reports/quarter-report-steps';
import { quarterReportTexts } from '../quarter-reports/quarter-report-texts';
import type { StepLine } from './line-step-fields';

type LinesInput = { readonly chiTiet: readonly StepLine[] };

const dialog = loadedLater(() => import('./document-step-dialog').then(({ DocumentStepDialog }) => DocumentStepDialog));

/** The steps of a document report: an approval says what is granted, and the Fund may correct opening stocks. */
export function useDocumentSteps(
  summaryOf: (report: DocumentReport) => string,
): readonly StepDescription<DocumentReport, DocumentStep>[] {
  const texts = useTexts(quarterReportTexts);
  const { documentReports } = useServices();
  const facts = useDecidedOn();
  const steps = useQuarterReportSteps<DocumentReport>(documentReports, summaryOf);

  return useMemo(() => {
    const grants: StepDescription<DocumentReport, DocumentStep> = {
      id: 'phe-duyet',
      asks: 'opinion',
      label: texts('step.phe-duyet'),
      question: (report) => texts('ask.phe-duyet', { code: report.ma, summary: summaryOf(report) }),
      facts,
      dialog,
      done: texts('done.phe-duyet'),
      run: ({ id, concurrencyStamp }, input, signal) => {
        const { maLanGui, yKien, chiTiet } = input as typeof input & LinesInput;
        const granted = chiTiet.map((line) => ({ id: line.id, duocDuyet: line.so ?? 0 }));
        return documentReports.approve(id, { concurrencyStamp, maLanGui, yKien, chiTiet: granted }, signal);
      },
    };
    const opening: StepDescription<DocumentReport, DocumentStep> = {
      id: 'sua-ton-dau',
      asks: 'reason',
      label: texts('step.sua-ton-dau'),
      question: (report) => texts('ask.sua-ton-dau', { code: report.ma }),
      facts,
      dialog,
      done: texts('done.sua-ton-dau'),
      run: ({ id, concurrencyStamp }, input, signal) => {
        const { maLanGui, lyDo, chiTiet } = input as typeof input & LinesInput;
        const counted = chiTiet.map((line) => ({ id: line.id, tonDau: line.so ?? 0 }));
        return documentReports.correctOpening(
          id,
          { concurrencyStamp, maLanGui, lyDo: lyDo ?? '', chiTiet: counted },
          signal,
        );
      },
    };
    return [...steps.map((step) => (step.id === 'phe-duyet' ? grants : { ...step, dialog })), opening];
  }, [steps, facts, documentReports, texts, summaryOf]);
}
