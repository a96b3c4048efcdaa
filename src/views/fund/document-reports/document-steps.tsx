import { useMemo } from 'react';
import { number, object } from 'yup';

import type { DocumentLine, DocumentReport } from '@/domain/document-reports/document-report';
import { mostDocuments, mostGrantable } from '@/domain/document-reports/stock-rules';
import { requiredCount } from '@/domain/quarter-reports/report-head';
import { validationMessage } from '@/domain/validation/validation-message';
import { listOf } from '@/domain/validation/yup-fields';
import type { PostedStep } from '@/services/api/quarter-reports-api';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { useNames } from '@/views/shared/list/use-names';
import type { StepDescription } from '@/views/shared/workflow/step-description';

import { useDecidedOn, useQuarterReportSteps } from '../quarter-reports/quarter-report-steps';
import { quarterReportTexts } from '../quarter-reports/quarter-report-texts';
import { documentTexts } from './document-texts';
import { LineStepFields, type StepLine } from './line-step-fields';

type LinesInput = { readonly chiTiet: readonly StepLine[] };

export type DocumentStep = PostedStep | 'sua-ton-dau';

const lookups = ['tai-lieu'] as const;

/** The steps of a document report: an approval says what is granted, and the Fund may correct opening stocks. */
export function useDocumentSteps(
  summaryOf: (report: DocumentReport) => string,
): readonly StepDescription<DocumentReport, DocumentStep>[] {
  const texts = useTexts(documentTexts);
  const shared = useTexts(quarterReportTexts);
  const { documentReports } = useServices();
  const names = useNames(lookups);
  const facts = useDecidedOn();
  const steps = useQuarterReportSteps<DocumentReport>(documentReports, summaryOf);

  return useMemo(() => {
    const linesOf = (
      report: DocumentReport,
      before: (line: DocumentLine) => number,
      most: (line: DocumentLine) => number,
    ) =>
      report.chiTiet.map((line) => ({
        id: line.id,
        ten: names.of('tai-lieu', line.taiLieuId),
        truoc: before(line),
        most: most(line),
        so: before(line),
      }));
    const grants: StepDescription<DocumentReport, DocumentStep> = {
      id: 'phe-duyet',
      asks: 'opinion',
      label: shared('step.phe-duyet'),
      question: (report) => shared('ask.phe-duyet', { code: report.ma, summary: summaryOf(report) }),
      facts,
      extra: {
        initialValues: (report) => ({
          chiTiet: linesOf(
            report,
            ({ deNghi }) => deNghi,
            ({ deNghi }) => mostGrantable(deNghi),
          ),
        }),
        schema: () => linesSchema,
        fields: () => (
          <LineStepFields
            title={texts('grant.title')}
            help={texts('grant.help')}
            known={texts('line.deNghi')}
            asked={texts('line.duocDuyet')}
          />
        ),
      },
      done: shared('done.phe-duyet'),
      run: ({ id, concurrencyStamp }, input, signal) => {
        const { maLanGui, yKien, chiTiet } = input as typeof input & LinesInput;
        const granted = chiTiet.map((line) => ({ id: line.id, duocDuyet: line.so ?? 0 }));
        return documentReports.approve(id, { concurrencyStamp, maLanGui, yKien, chiTiet: granted }, signal);
      },
    };
    const opening: StepDescription<DocumentReport, DocumentStep> = {
      id: 'sua-ton-dau',
      asks: 'reason',
      label: shared('step.sua-ton-dau'),
      question: (report) => shared('ask.sua-ton-dau', { code: report.ma }),
      facts,
      extra: {
        initialValues: (report) => ({
          chiTiet: linesOf(
            report,
            ({ tonDau }) => tonDau,
            () => mostDocuments,
          ),
        }),
        schema: () => linesSchema,
        fields: () => (
          <LineStepFields title={texts('opening.title')} known={texts('line.tonDau')} asked={texts('opening.title')} />
        ),
        fieldByCode: { 'QuyHoTro:05001': 'chiTiet' },
      },
      done: shared('done.sua-ton-dau'),
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
    return [...steps.map((step) => (step.id === 'phe-duyet' ? grants : step)), opening];
  }, [steps, facts, documentReports, names, texts, shared, summaryOf]);
}

const linesSchema = object({
  chiTiet: listOf(
    object({ so: requiredCount({ min: 0, max: mostDocuments }), most: number() }).test(
      'most',
      ({ so, most = 0 }, { path, createError }) =>
        typeof so !== 'number' || so <= most
          ? true
          : createError({ path: `${path}.so`, message: validationMessage('max', { max: most, actual: so }) }),
    ),
  ),
});
