import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { useLocation, useParams } from 'wouter';

import { href } from '@/domain/navigation/routes';
import { quarterBefore } from '@/domain/quarter-reports/quarter';
import type { RevenuePreparation, RevenueReport } from '@/domain/revenue-reports/revenue-report';
import {
  emptyRevenueReport,
  normalizeRevenueReport,
  revenueInputOf,
  type RevenueReportInput,
} from '@/domain/revenue-reports/revenue-report-input';
import { revenueReportSchema } from '@/domain/revenue-reports/revenue-report-schema';
import { revenueSums } from '@/domain/revenue-reports/revenue-rules';
import { formErrorsOf } from '@/domain/validation/schema-errors';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { FormSection } from '@/views/shared/form/form-section';
import { PageHeading } from '@/views/shared/page-heading';
import { RecordFormView, type RecordFormDescription } from '@/views/shared/record/record-form-view';
import { useRecordForm } from '@/views/shared/record/use-record-form';
import { useReturn } from '@/views/shared/unsaved/use-return';
import { useToday } from '@/views/shared/use-today';

import { AuthorSection, PeriodSection } from '../quarter-reports/head-sections';
import { PreparedQuarter } from '../quarter-reports/prepared-quarter';
import { quarterReportTexts } from '../quarter-reports/quarter-report-texts';
import { RevenueLinesSection } from './revenue-lines';
import { RevenueSums } from './revenue-sums';
import { revenueTexts } from './revenue-texts';
import { useRevenueWords } from './use-revenue-words';

/** A revenue report's form: a new one, or a stored one when the address names it. */
export function RevenueReportFormScreen() {
  const { reportId } = useParams<{ reportId?: string }>();
  return <RevenueReportForm key={reportId ?? 'new'} reportId={reportId} />;
}

function RevenueReportForm({ reportId }: { readonly reportId: string | undefined }) {
  const { revenueReports } = useServices();
  const texts = useTexts(revenueTexts);
  const shared = useTexts(quarterReportTexts);
  const today = useToday();
  const [address] = useLocation();
  const returnTo = useReturn();
  const formRef = useRecordForm<RevenueReportInput, RevenueReport>(reportId, revenueReports);
  const words = useRevenueWords();
  const [blank] = useState(() => emptyRevenueReport(quarterBefore(today)));
  const [validate] = useState(() => formErrorsOf(revenueReportSchema({ today })));
  const parent = reportId === undefined ? href('revenueReports') : href('revenueReport', { reportId });
  const title = texts(reportId === undefined ? 'revenue.create' : 'revenue.edit');

  const description = useMemo<RecordFormDescription<RevenueReportInput, RevenueReport>>(
    () => ({
      blank,
      inputOf: revenueInputOf,
      normalize: normalizeRevenueReport,
      validate,
      fieldByCode: { 'QuyHoTro:01002': 'quy', 'QuyHoTro:04002': 'quy', 'QuyHoTro:04001': 'chiTiet' },
      words,
      label: texts('revenue.formTitle'),
      submitLabel: shared('form.save'),
      isWide: true,
    }),
    [blank, validate, words, texts, shared],
  );

  return (
    <RecordFormView<RevenueReportInput, RevenueReport>
      formRef={formRef}
      name={address}
      backHref={parent}
      description={description}
      onSaved={({ id }) => {
        returnTo(href('revenueReport', { reportId: id }));
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
          <PreparedQuarter<RevenuePreparation>
            prepare={revenueReports.prepare}
            donViId={report?.donViId}
            reportId={report?.id}
            reportHref={(id) => href('revenueReport', { reportId: id })}
          >
            {(preparation) => (
              <>
                <RevenueLinesSection rate={preparation} />
                <Settlement preparation={preparation} daNop={report?.daNop ?? 0} />
              </>
            )}
          </PreparedQuarter>
          <AuthorSection />
        </>
      )}
    </RecordFormView>
  );
}

type SettlementProps = { readonly preparation: RevenuePreparation; readonly daNop: number };

/** Quyết toán, following every figure that is typed. */
function Settlement({ preparation, daNop }: SettlementProps) {
  const texts = useTexts(revenueTexts);
  const { values } = useFormikContext<RevenueReportInput>();
  const { tyLe, duNoKyTruoc, nopThuaKyTruoc } = preparation;
  const { tongDoanhThu } = revenueSums(values.khongPhatSinh ? [] : values.chiTiet);
  return (
    <FormSection title={texts('settle.title')}>
      <RevenueSums tongDoanhThu={tongDoanhThu} tyLe={tyLe} account={{ duNoKyTruoc, nopThuaKyTruoc, daNop }} />
    </FormSection>
  );
}
