import { Alert } from '@mui/material';
import { useFormikContext } from 'formik';
import { useCallback, useMemo } from 'react';

import { formatDate } from '@/domain/format/dates';
import { formatPercent } from '@/domain/format/numbers';
import type { QuarterRate } from '@/domain/revenue-reports/revenue-rules';
import {
  emptyRevenueLine,
  type RevenueLineInput,
  type RevenueReportInput,
} from '@/domain/revenue-reports/revenue-report-input';
import { revenueSums } from '@/domain/revenue-reports/revenue-rules';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { CheckboxField } from '@/views/shared/form/checkbox-field';
import { FormSection } from '@/views/shared/form/form-section';
import type { LineColumn } from '@/views/shared/line-table/line-column';
import { LineTableField } from '@/views/shared/line-table/line-table-field';
import { LookupsAlert } from '@/views/shared/line-table/lookups-alert';
import { useLineLookup } from '@/views/shared/line-table/use-line-lookup';

import { revenueTexts } from './revenue-texts';

/** Doanh thu theo thị trường: a line for each market, or none on purpose. */
export function RevenueLinesSection({ rate }: { readonly rate: QuarterRate }) {
  const texts = useTexts(revenueTexts);
  const { language } = useLocalizer();
  const { values } = useFormikContext<RevenueReportInput>();
  const { tyLe, tyLeDenNgay } = rate;
  return (
    <FormSection title={texts('revenue.lines')} help={texts('revenue.linesHelp')}>
      {tyLeDenNgay === null ? null : (
        <Alert severity="warning" sx={{ gridColumn: '1 / -1' }}>
          {texts('revenue.untilDay', { rate: formatPercent(tyLe, language), day: formatDate(tyLeDenNgay) })}
        </Alert>
      )}
      {tyLe === 0 ? (
        <Alert severity="info" sx={{ gridColumn: '1 / -1' }}>
          {texts('revenue.noRate')}
        </Alert>
      ) : null}
      <CheckboxField name="khongPhatSinh" label={texts('revenue.khongPhatSinh')} help={texts('revenue.nilHelp')} />
      {values.khongPhatSinh ? null : <RevenueLines />}
    </FormSection>
  );
}

function RevenueLines() {
  const texts = useTexts(revenueTexts);
  const markets = useLineLookup('thi-truong');
  const { choices, nameOf } = markets;
  const columns = useMemo<readonly LineColumn<RevenueLineInput>[]>(
    () => [
      { field: 'thiTruongId', label: texts('line.thiTruongId'), kind: 'choice', width: 240, choices, isRequired: true },
      {
        field: 'soLaoDong',
        label: texts('line.soLaoDong'),
        kind: 'count',
        width: 120,
        isRequired: true,
        total: (lines) => revenueSums(lines).soLaoDong,
      },
      {
        field: 'dtNld',
        label: texts('line.dtNld'),
        kind: 'amount',
        width: 180,
        total: (lines) => revenueSums(lines).dtNld,
      },
      {
        field: 'dtNuocNgoai',
        label: texts('line.dtNuocNgoai'),
        kind: 'amount',
        width: 180,
        total: (lines) => revenueSums(lines).dtNuocNgoai,
      },
      {
        field: 'tong',
        label: texts('line.tong'),
        kind: 'amount',
        width: 180,
        figureOf: (line) => revenueSums([line]).tongDoanhThu,
        total: (lines) => revenueSums(lines).tongDoanhThu,
      },
    ],
    [texts, choices],
  );
  const lineName = useCallback(
    ({ thiTruongId }: RevenueLineInput) => (thiTruongId ? nameOf(thiTruongId) : texts('line.unnamed')),
    [nameOf, texts],
  );
  return (
    <>
      <LookupsAlert lookups={[{ label: texts('line.thiTruongId'), lookup: markets }]} />
      <LineTableField<RevenueLineInput>
        name="chiTiet"
        label={texts('revenue.lines')}
        columns={columns}
        newLine={emptyRevenueLine}
        nameOf={lineName}
        addLabel={texts('revenue.add')}
        emptyText={texts('revenue.noLines')}
      />
    </>
  );
}
