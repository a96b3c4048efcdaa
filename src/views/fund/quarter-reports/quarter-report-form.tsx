import { useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Schema } from 'yup';

import type { ReportHead } from '@/domain/quarter-reports/report-head';
import { formErrorsOf } from '@/domain/validation/schema-errors';
import { useTexts } from '@/views/app/localization-context';
import { ofToday } from '@/views/shared/days/of-today';
import type { FieldWords } from '@/views/shared/record/conflict-dialog';
import { FormHeading } from '@/views/shared/record/form-heading';
import { RecordFormView, type RecordFormDescription } from '@/views/shared/record/record-form-view';
import { useRecordForm, type RecordCalls } from '@/views/shared/record/use-record-form';
import { useReturn } from '@/views/shared/unsaved/use-return';
import { useWhyLocked, type EditedWorkflow } from '@/views/shared/workflow/use-why-locked';

import { AuthorSection, PeriodSection } from './head-sections';
import { PreparedQuarter, type PrepareQuarter } from './prepared-quarter';
import type { QuarterPreparation, QuarterReport } from './quarter-report';
import { quarterReportTexts } from './quarter-report-texts';

/** What a kind of report is to its form; the same object for all of them. */
export type QuarterReportKind<Input, Report> = {
  readonly inputOf: (report: Report) => Input;
  readonly normalize: (typed: Input) => Input;
  /** @param rules.today ISO date. */
  readonly schema: (rules: { readonly today: string }) => Schema;
  /** The field at which a refusal of the back end is shown. */
  readonly fieldByCode: Readonly<Record<string, string>>;
  /** Says whether a report may be changed by now. */
  readonly workflow: EditedWorkflow<Report>;
  readonly listHref: string;
  readonly reportHref: (reportId: string) => string;
};

type QuarterReportFormProps<Input extends ReportHead, Report extends QuarterReport, Preparation> = {
  /** `undefined` for a new report. */
  readonly reportId: string | undefined;
  readonly kind: QuarterReportKind<Input, Report>;
  readonly calls: RecordCalls<Input, Report> & { readonly prepare: PrepareQuarter<Preparation> };
  /** A new report before anything is typed. Stable. */
  readonly blank: Input;
  readonly words: FieldWords;
  /** What the form is called by assistive technology. */
  readonly label: string;
  readonly title: string;
  /** What is between the period and the author, once it is known what the quarter starts with. */
  readonly children: (preparation: Preparation, report: Report | undefined) => ReactNode;
};

/** A report's form, whatever kind it is: period, what is reported, author (domain dictionary §5.6, §5.7). */
export function QuarterReportForm<
  Input extends ReportHead,
  Report extends QuarterReport,
  Preparation extends QuarterPreparation,
>({ reportId, kind, calls, blank, words, label, title, children }: QuarterReportFormProps<Input, Report, Preparation>) {
  const texts = useTexts(quarterReportTexts);
  const [address] = useLocation();
  const returnTo = useReturn();
  const whyLocked = useWhyLocked(kind.workflow);
  const formRef = useRecordForm<Input, Report>(reportId, calls, kind);
  const [validate] = useState(() => ofToday((today) => formErrorsOf(kind.schema({ today }))));
  const parent = reportId === undefined ? kind.listHref : kind.reportHref(reportId);

  const description = useMemo<RecordFormDescription<Input, Report>>(
    () => ({
      blank,
      validate,
      fieldByCode: { 'QuyHoTro:01002': 'quy', ...kind.fieldByCode },
      words,
      label,
      submitLabel: texts('form.save'),
      isWide: true,
    }),
    [blank, kind, validate, words, label, texts],
  );

  return (
    <RecordFormView<Input, Report>
      formRef={formRef}
      name={address}
      backHref={parent}
      description={description}
      whyLocked={whyLocked}
      onSaved={({ id }) => {
        returnTo(kind.reportHref(id));
      }}
      onCancel={() => {
        returnTo(parent);
      }}
      heading={(report) => (
        <FormHeading
          title={title}
          name={report?.ma}
          details={report === undefined ? undefined : `${report.ma} – ${report.donViTen}`}
        />
      )}
    >
      {(report) => (
        <>
          <PeriodSection isStored={report !== undefined} />
          <PreparedQuarter<Preparation>
            prepare={calls.prepare}
            donViId={report?.donViId}
            reportId={report?.id}
            reportHref={kind.reportHref}
          >
            {(preparation) => children(preparation, report)}
          </PreparedQuarter>
          <AuthorSection />
        </>
      )}
    </RecordFormView>
  );
}
