import { Alert, Box, Button } from '@mui/material';
import { useFormikContext } from 'formik';
import { useCallback, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';

import { todayAt } from '@/domain/format/calendar';
import { createFormats } from '@/domain/format/formats';
import { missingValue } from '@/domain/format/identities';
import type { FundReport, FundReportInput, FundReportStart } from '@/domain/fund-reports/fund-report';
import { blankReport, fundReportSchema, normalizeReport, reportInputOf } from '@/domain/fund-reports/head-schema';
import { firstReportYear, periodOf, periodToReport, type Period } from '@/domain/fund-reports/period';
import { monthOf } from '@/domain/lists/month';
import { navigationTexts } from '@/domain/navigation/navigation-texts';
import { href } from '@/domain/navigation/routes';
import { formErrorsOf } from '@/domain/validation/schema-errors';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { CheckboxField } from '@/views/shared/form/checkbox-field';
import { FormSection } from '@/views/shared/form/form-section';
import { NumberField } from '@/views/shared/form/number-field';
import { SelectField } from '@/views/shared/form/select-field';
import { ofToday } from '@/views/shared/days/of-today';
import { PageHeading } from '@/views/shared/page-heading';
import { Facts } from '@/views/shared/record/facts';
import { RecordFormView, type RecordFormDescription } from '@/views/shared/record/record-form-view';
import { PartView } from '@/views/shared/record/part-view';
import { usePart } from '@/views/shared/record/use-part';
import { useRecordForm } from '@/views/shared/record/use-record-form';
import { useReturn } from '@/views/shared/unsaved/use-return';

import { AuthorFields } from './author-fields';
import { reportTexts } from './report-texts';

const fieldByCode = { 'QuyHoTro:01001': 'thang', 'QuyHoTro:01002': 'thang' };

const months = Array.from({ length: 12 }, (_, index) => ({ id: index + 1, label: String(index + 1).padStart(2, '0') }));

/** Lập báo cáo quỹ: which period, and who prepares it; the workers come after that. */
export function ReportCreateScreen() {
  const texts = useTexts(reportTexts);
  const titles = useTexts(navigationTexts);
  const { fundReports } = useServices();
  const [address, navigate] = useLocation();
  const returnTo = useReturn();
  const [today] = useState(() => todayAt(Date.now()));
  const formRef = useRecordForm<FundReportInput, FundReport>(undefined, fundReports, {
    inputOf: reportInputOf,
    normalize: normalizeReport,
  });

  const description = useMemo<RecordFormDescription<FundReportInput, FundReport>>(
    () => ({
      blank: blankReport(periodToReport(today)),
      validate: ofToday((day) => formErrorsOf(fundReportSchema(day))),
      fieldByCode,
      savedMessage: texts('create.saved'),
      words: {
        labelOf: (field) => texts(`head.${field as keyof FundReportInput}`),
        textOf: (_, value) => String(value),
      },
      submitLabel: texts('create.submit'),
      label: texts('create.title'),
    }),
    [today, texts],
  );

  const openReport = useCallback(
    ({ id }: FundReport) => {
      navigate(href('fundReport', { reportId: id }), { replace: true });
    },
    [navigate],
  );

  return (
    <RecordFormView<FundReportInput, FundReport>
      formRef={formRef}
      name={address}
      backHref={href('fundReports')}
      description={description}
      onSaved={openReport}
      onCancel={() => {
        returnTo(href('fundReports'));
      }}
      heading={() => <PageHeading title={titles('page.fundReportCreate')} />}
    >
      {() => (
        <>
          <FormSection title={texts('create.title')}>
            <SelectField name="thang" label={texts('head.thang')} choices={months} isRequired width="third" />
            <NumberField name="nam" label={texts('head.nam')} isRequired width="third" />
            <AuthorFields />
            <CheckboxField name="khongPhatSinh" label={texts('head.khongPhatSinh')} />
          </FormSection>
          <ChosenPeriod />
        </>
      )}
    </RecordFormView>
  );
}

/** What the period that stands in the form begins with. */
function ChosenPeriod() {
  const { values } = useFormikContext<FundReportInput>();
  const { nam, thang } = values;
  const isPeriod = Number.isInteger(nam) && Number.isInteger(thang) && nam >= firstReportYear && nam <= 2100;
  return isPeriod ? <PeriodStart key={monthOf({ nam, thang })} period={{ nam, thang }} /> : null;
}

function PeriodStart({ period }: { readonly period: Period }) {
  const { fundReports } = useServices();
  const start = usePart((signal) => fundReports.start(period, signal));
  return (
    <PartView part={start} waiting={null}>
      {(known) => <KnownStart period={period} start={known} />}
    </PartView>
  );
}

type KnownStartProps = { readonly period: Period; readonly start: FundReportStart };

function KnownStart({ period, start }: KnownStartProps) {
  const texts = useTexts(reportTexts);
  const { date, money } = createFormats(useLocalizer().language);
  if (start.chuaDenKy) {
    return (
      <Alert severity="warning" sx={{ mb: 2.5 }}>
        {texts('create.toCome')}
      </Alert>
    );
  }
  if (start.baoCaoDaCo !== null) {
    const { id, ma } = start.baoCaoDaCo;
    return (
      <Alert
        severity="warning"
        sx={{ mb: 2.5 }}
        action={
          <Button component={Link} href={href('fundReport', { reportId: id })} color="inherit" size="small">
            {texts('create.open')}
          </Button>
        }
      >
        {texts('create.exists', { period: periodOf(period), code: ma })}
      </Alert>
    );
  }
  return (
    <Box sx={{ mb: 2.5 }}>
      <Facts
        title={texts('create.start')}
        facts={[
          { label: texts('settle.hanNop'), value: date(start.hanNop) },
          {
            label: texts('settle.ngayQtTruoc'),
            value: start.ngayQtTruoc === null ? missingValue : date(start.ngayQtTruoc),
          },
          { label: texts('settle.duNoKyTruoc'), value: money(start.duNoKyTruoc) },
          { label: texts('settle.nopThuaKyTruoc'), value: money(start.nopThuaKyTruoc) },
        ]}
      />
    </Box>
  );
}
