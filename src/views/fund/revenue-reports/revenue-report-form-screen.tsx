import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useParams } from 'wouter';

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
import { revenueSums, settleRevenue } from '@/domain/revenue-reports/revenue-rules';
import { revenueReportWorkflow } from '@/machines/workflows/revenue-report-workflow-machine';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { FormSection } from '@/views/shared/form/form-section';
import { useToday } from '@/views/shared/days/use-today';

import { QuarterReportForm, type QuarterReportKind } from '../quarter-reports/quarter-report-form';
import { RevenueLinesSection } from './revenue-lines';
import { RevenueSums } from './revenue-sums';
import { revenueTexts } from './revenue-texts';
import { useRevenueWords } from './use-revenue-words';

const kind: QuarterReportKind<RevenueReportInput, RevenueReport> = {
  inputOf: revenueInputOf,
  normalize: normalizeRevenueReport,
  schema: revenueReportSchema,
  fieldByCode: { 'QuyHoTro:04002': 'quy', 'QuyHoTro:04001': 'chiTiet' },
  workflow: revenueReportWorkflow,
  listHref: href('revenueReports'),
  reportHref: (reportId) => href('revenueReport', { reportId }),
};

/** A revenue report's form: a new one, or a stored one when the address names it. */
export function RevenueReportFormScreen() {
  const { reportId } = useParams<{ reportId?: string }>();
  return <RevenueReportForm key={reportId ?? 'new'} reportId={reportId} />;
}

function RevenueReportForm({ reportId }: { readonly reportId: string | undefined }) {
  const { revenueReports } = useServices();
  const texts = useTexts(revenueTexts);
  const today = useToday();
  const words = useRevenueWords();
  const [blank] = useState(() => emptyRevenueReport(quarterBefore(today)));
  return (
    <QuarterReportForm<RevenueReportInput, RevenueReport, RevenuePreparation>
      reportId={reportId}
      kind={kind}
      calls={revenueReports}
      blank={blank}
      words={words}
      label={texts('revenue.formTitle')}
      title={texts(reportId === undefined ? 'revenue.create' : 'revenue.edit')}
    >
      {(preparation, report) => (
        <>
          <RevenueLinesSection rate={preparation} />
          <Settlement preparation={preparation} daNop={report?.daNop ?? 0} />
        </>
      )}
    </QuarterReportForm>
  );
}

type SettlementProps = { readonly preparation: RevenuePreparation; readonly daNop: number };

/** Quyết toán, following every figure that is typed. */
function Settlement({ preparation, daNop }: SettlementProps) {
  const texts = useTexts(revenueTexts);
  const { values } = useFormikContext<RevenueReportInput>();
  const { tyLe, duNoKyTruoc, nopThuaKyTruoc } = preparation;
  const { tongDoanhThu } = revenueSums(values.khongPhatSinh ? [] : values.chiTiet);
  const account = { duNoKyTruoc, nopThuaKyTruoc, daNop };
  return (
    <FormSection title={texts('settle.title')}>
      <RevenueSums
        tongDoanhThu={tongDoanhThu}
        tyLe={tyLe}
        account={{ ...account, ...settleRevenue(tongDoanhThu, tyLe, account) }}
      />
    </FormSection>
  );
}
