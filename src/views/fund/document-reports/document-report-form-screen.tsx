import { useMemo, useState } from 'react';
import { useParams } from 'wouter';

import type { DocumentPreparation, DocumentReport } from '@/domain/document-reports/document-report';
import {
  documentInputOf,
  emptyDocumentLine,
  emptyDocumentReport,
  linesOfStock,
  normalizeDocumentReport,
  type DocumentReportInput,
} from '@/domain/document-reports/document-report-input';
import { documentReportSchema } from '@/domain/document-reports/document-report-schema';
import { href } from '@/domain/navigation/routes';
import { quarterBefore } from '@/domain/quarter-reports/quarter';
import { documentReportWorkflow } from '@/machines/workflows/document-report-workflow-machine';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { RecordError } from '@/views/shared/record/record-error';
import { RecordSkeleton } from '@/views/shared/record/record-skeleton';
import { usePart } from '@/views/shared/record/use-part';
import { useToday } from '@/views/shared/days/use-today';

import { QuarterReportForm, type QuarterReportKind } from '../quarter-reports/quarter-report-form';
import { DocumentLinesSection } from './document-lines';
import { documentTexts } from './document-texts';
import { useDocumentWords } from './use-document-words';

const kind: QuarterReportKind<DocumentReportInput, DocumentReport> = {
  inputOf: documentInputOf,
  normalize: normalizeDocumentReport,
  schema: documentReportSchema,
  fieldByCode: { 'QuyHoTro:05003': 'quy', 'QuyHoTro:05001': 'chiTiet', 'QuyHoTro:05002': 'chiTiet' },
  workflow: documentReportWorkflow,
  listHref: href('documentReports'),
  reportHref: (reportId) => href('documentReport', { reportId }),
};

/** A document report's form: a new one, or a stored one when the address names it. */
export function DocumentReportFormScreen() {
  const { reportId } = useParams<{ reportId?: string }>();
  return reportId === undefined ? (
    <NewDocumentReport />
  ) : (
    <DocumentReportForm key={reportId} reportId={reportId} blank={emptyDocumentReport(quarterBefore(firstDay))} />
  );
}

/** A stored report brings its own quarter; the blank one is never seen. */
const firstDay = '2008-04-01';

/** A new report begins with the lines of the last approved one. */
function NewDocumentReport() {
  const { documentReports } = useServices();
  const today = useToday();
  const [quarter] = useState(() => quarterBefore(today));
  const { content: preparation, error, reload } = usePart((signal) => documentReports.prepare(quarter, signal));
  const blank = useMemo<DocumentReportInput | undefined>(() => {
    const lines = linesOfStock(preparation?.tonDau ?? []);
    return preparation === undefined
      ? undefined
      : { ...emptyDocumentReport(quarter), chiTiet: lines.length === 0 ? [emptyDocumentLine()] : lines };
  }, [preparation, quarter]);

  if (error !== undefined) {
    return <RecordError error={error} backHref={kind.listHref} onRetry={reload} />;
  }
  return blank === undefined ? <RecordSkeleton /> : <DocumentReportForm reportId={undefined} blank={blank} />;
}

type DocumentReportFormProps = { readonly reportId: string | undefined; readonly blank: DocumentReportInput };

function DocumentReportForm({ reportId, blank }: DocumentReportFormProps) {
  const { documentReports } = useServices();
  const texts = useTexts(documentTexts);
  const words = useDocumentWords();
  return (
    <QuarterReportForm<DocumentReportInput, DocumentReport, DocumentPreparation>
      reportId={reportId}
      kind={kind}
      calls={documentReports}
      blank={blank}
      words={words}
      label={texts('document.formTitle')}
      title={texts(reportId === undefined ? 'document.create' : 'document.edit')}
    >
      {(preparation, report) => <DocumentLinesSection preparation={preparation} stored={report?.chiTiet} />}
    </QuarterReportForm>
  );
}
