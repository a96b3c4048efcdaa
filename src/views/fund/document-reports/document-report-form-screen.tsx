import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useLocation, useParams } from 'wouter';

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
import { formErrorsOf } from '@/domain/validation/schema-errors';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { PageHeading } from '@/views/shared/page-heading';
import { RecordError } from '@/views/shared/record/record-error';
import { RecordFormView, type RecordFormDescription } from '@/views/shared/record/record-form-view';
import { RecordSkeleton } from '@/views/shared/record/record-skeleton';
import { useRecord } from '@/views/shared/record/use-record';
import { useRecordForm } from '@/views/shared/record/use-record-form';
import { useReturn } from '@/views/shared/unsaved/use-return';
import { useToday } from '@/views/shared/use-today';

import { AuthorSection, PeriodSection } from '../quarter-reports/head-sections';
import { PreparedQuarter } from '../quarter-reports/prepared-quarter';
import { quarterReportTexts } from '../quarter-reports/quarter-report-texts';
import { DocumentLinesSection } from './document-lines';
import { documentTexts } from './document-texts';
import { useDocumentWords } from './use-document-words';

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
  const preparationRef = useRecord<DocumentPreparation>(`${quarter.nam}Q${quarter.quy}`, {
    get: (_, signal) => documentReports.prepare(quarter, signal),
  });
  const preparation = useSelector(preparationRef, ({ context }) => context.record);
  const error = useSelector(preparationRef, ({ context }) => context.error);
  const blank = useMemo<DocumentReportInput | undefined>(() => {
    const lines = linesOfStock(preparation?.tonDau ?? []);
    return preparation === undefined
      ? undefined
      : { ...emptyDocumentReport(quarter), chiTiet: lines.length === 0 ? [emptyDocumentLine()] : lines };
  }, [preparation, quarter]);

  if (error !== undefined) {
    return (
      <RecordError
        error={error}
        backHref={href('documentReports')}
        onRetry={() => {
          preparationRef.send({ type: 'record.reload' });
        }}
      />
    );
  }
  return blank === undefined ? <RecordSkeleton /> : <DocumentReportForm reportId={undefined} blank={blank} />;
}

type DocumentReportFormProps = { readonly reportId: string | undefined; readonly blank: DocumentReportInput };

function DocumentReportForm({ reportId, blank }: DocumentReportFormProps) {
  const { documentReports } = useServices();
  const texts = useTexts(documentTexts);
  const shared = useTexts(quarterReportTexts);
  const today = useToday();
  const [address] = useLocation();
  const returnTo = useReturn();
  const formRef = useRecordForm<DocumentReportInput, DocumentReport>(reportId, documentReports);
  const words = useDocumentWords();
  const [validate] = useState(() => formErrorsOf(documentReportSchema({ today })));
  const parent = reportId === undefined ? href('documentReports') : href('documentReport', { reportId });
  const title = texts(reportId === undefined ? 'document.create' : 'document.edit');

  const description = useMemo<RecordFormDescription<DocumentReportInput, DocumentReport>>(
    () => ({
      blank,
      inputOf: documentInputOf,
      normalize: normalizeDocumentReport,
      validate,
      fieldByCode: {
        'QuyHoTro:01002': 'quy',
        'QuyHoTro:05003': 'quy',
        'QuyHoTro:05001': 'chiTiet',
        'QuyHoTro:05002': 'chiTiet',
      },
      words,
      label: texts('document.formTitle'),
      submitLabel: shared('form.save'),
      isWide: true,
    }),
    [blank, validate, words, texts, shared],
  );

  return (
    <RecordFormView<DocumentReportInput, DocumentReport>
      formRef={formRef}
      name={address}
      backHref={parent}
      description={description}
      onSaved={({ id }) => {
        returnTo(href('documentReport', { reportId: id }));
      }}
      onCancel={() => {
        returnTo(parent);
      }}
      heading={(report) => (
        <PageHeading
          title={title}
          subtitle={report === undefined ? undefined : `${report.ma} – ${report.donViTen}`}
          documentTitle={[title, report?.ma].filter(Boolean).join(' – ')}
        />
      )}
    >
      {(report) => (
        <>
          <PeriodSection isStored={report !== undefined} />
          <PreparedQuarter<DocumentPreparation>
            prepare={documentReports.prepare}
            donViId={report?.donViId}
            reportId={report?.id}
            reportHref={(id) => href('documentReport', { reportId: id })}
          >
            {(preparation) => <DocumentLinesSection preparation={preparation} isStored={report !== undefined} />}
          </PreparedQuarter>
          <AuthorSection />
        </>
      )}
    </RecordFormView>
  );
}
