import { useCallback, useMemo, useState } from 'react';

import type { FundReportInput } from '@/domain/fund-reports/fund-report';
import { fundReportSchema } from '@/domain/fund-reports/head-schema';
import { formErrorsOf } from '@/domain/validation/schema-errors';
import type { FundReportEditRef } from '@/machines/records/fund-report-edit-machine';
import { useTexts } from '@/views/app/localization-context';
import { FormFrame } from '@/views/shared/form/form-frame';
import { FormSection } from '@/views/shared/form/form-section';
import { useForm } from '@/views/shared/form/use-form';

import { AuthorFields } from './author-fields';
import { reportTexts } from './report-texts';

/** The head of a report while it is filled in; the machine stores it together with the lines. */
export function HeadForm({ editRef }: { readonly editRef: FundReportEditRef }) {
  const texts = useTexts(reportTexts);
  const [initialValues] = useState(() => editRef.getSnapshot().context.head);
  const { today } = editRef.getSnapshot().context;
  const validate = useMemo(() => formErrorsOf(fundReportSchema(today)), [today]);

  const onTyped = useCallback(
    ({ nguoiLap, dienThoaiNguoiLap, ghiChu }: FundReportInput, isDirty: boolean) => {
      const { head } = editRef.getSnapshot().context;
      const isSame =
        head.nguoiLap === nguoiLap && head.dienThoaiNguoiLap === dienThoaiNguoiLap && head.ghiChu === ghiChu;
      if (isDirty || !isSame) {
        editRef.send({ type: 'head.change', head: { ...head, nguoiLap, dienThoaiNguoiLap, ghiChu } });
      }
    },
    [editRef],
  );
  const form = useForm<FundReportInput>({
    initialValues,
    validate,
    isBusy: false,
    onSubmit: () => {
      editRef.send({ type: 'edit.save' });
    },
    onTyped,
  });

  return (
    <FormFrame form={form} label={texts('head.title')}>
      <FormSection title={texts('head.title')}>
        <AuthorFields />
      </FormSection>
    </FormFrame>
  );
}
