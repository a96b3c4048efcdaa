import { Alert, DialogContent } from '@mui/material';
import { useCallback, useEffect, useId, useState, type ReactNode } from 'react';

import { commonTexts } from '@/domain/localization/common-texts';
import { isOvertaken } from '@/domain/errors/refusal';
import type { FormErrors } from '@/domain/validation/schema-errors';
import type { ModalRef } from '@/machines/dialogs/modal-machine';
import { useTexts } from '@/views/app/localization-context';

import { ConflictAlert, type ConflictWords } from '../errors/conflict-alert';
import { ErrorAlert } from '../errors/error-alert';
import { FieldGrid } from '../form/form-section';
import { FormFrame } from '../form/form-frame';
import { GeneralErrors } from '../form/general-errors';
import type { FieldByCode } from '../form/server-errors';
import { useSubmissionForm } from '../form/use-submission-form';
import { recordTexts } from '../record/record-texts';
import { draftOver, isDraftOvertaken } from '../unsaved/draft-over';
import { useSubmission } from '../use-submission';
import { ModalActions } from './modal-actions';
import { ModalDialog } from './modal-dialog';
import { useModalDraft } from './use-modal-draft';
import { closeDone, useModalWork } from './use-modal-work';

type FormDialogProps<Values extends object, Output> = FormDialogContentProps<Values, Output> & {
  readonly title: string;
};

type FormDialogContentProps<Values extends object, Output> = {
  readonly modalRef: ModalRef;
  readonly initialValues: Values;
  readonly validate: (values: Values) => FormErrors;
  readonly fieldByCode?: FieldByCode | undefined;
  /** What the dialog does; called once at a time. */
  readonly submit: (values: Values, signal: AbortSignal) => Promise<Output>;
  readonly submitLabel: string;
  /** What it does ends or takes something back. */
  readonly isSubmitDangerous?: boolean | undefined;
  /** Said below the error when somebody else has changed or moved the record meanwhile; what was typed waits for the latest. */
  readonly conflict?: ConflictWords;
  /**
   * Tells this dialog's unsaved input from all other input that outlives a lost session; without it none does, as it must
   * be for a form with a password.
   */
  readonly draftName?: string | undefined;
  /** Called when it is done and the dialog has closed. */
  readonly onDone: (output: Output) => void;
  /** The fields, on a form's six columns. */
  readonly children: ReactNode;
};

/** A dialog is begun with what its form holds. */
const itself = <Values,>(values: Values) => values;

/** A form in a dialog: sends what is typed once, keeps it when that fails, and closes when it is done. */
export function FormDialog<Values extends object, Output = void>({
  title,
  ...content
}: FormDialogProps<Values, Output>) {
  return (
    <ModalDialog modalRef={content.modalRef} title={title} isKept={content.draftName !== undefined}>
      <FormDialogContent {...content} label={title} />
    </ModalDialog>
  );
}

/** The same inside a `<ModalDialog>` of one's own, for a form whose values have to be loaded first. */
export function FormDialogContent<Values extends object, Output>({
  modalRef,
  label,
  initialValues,
  validate,
  fieldByCode,
  submit,
  submitLabel,
  isSubmitDangerous,
  conflict,
  draftName,
  onDone,
  children,
}: FormDialogContentProps<Values, Output> & { readonly label: string }) {
  const common = useTexts(commonTexts);
  const records = useTexts(recordTexts);
  const formId = useId();
  const submissionRef = useSubmission(submit);
  const { found, remember, keepForLater } = useModalDraft<Values>(draftName, modalRef);
  const [base] = useState(initialValues);
  const onTyped = useCallback(
    (values: Values, isDirty: boolean) => {
      remember(isDirty ? { values, base } : undefined);
    },
    [remember, base],
  );
  const { form, isBusy, error } = useSubmissionForm(submissionRef, {
    initialValues,
    draft: found && draftOver(found, base, itself),
    validate,
    fieldByCode,
    onTyped,
  });

  // A record's form is sent for the stamp it was begun with and meets the conflict; a dialog has the row's present one.
  const isOverOthers = found !== undefined && isDraftOvertaken(found, base, itself);

  useModalWork(modalRef, { isBusy, isDirty: form.formik.dirty });

  useEffect(() => {
    const subscription = submissionRef.on('submission.done', ({ output }) => {
      closeDone(modalRef);
      onDone(output);
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [submissionRef, modalRef, onDone]);

  return (
    <>
      <DialogContent dividers>
        {found === undefined ? null : (
          <Alert severity={isOverOthers ? 'warning' : 'info'} sx={{ mb: 3 }}>
            {records(isOverOthers ? 'draft.overtaken' : 'draft.restored')}
          </Alert>
        )}
        {error === undefined ? null : <ErrorAlert error={error} />}
        {error !== undefined && isOvertaken(error) && conflict !== undefined ? (
          <ConflictAlert
            {...conflict}
            onShowLatest={() => {
              keepForLater();
              modalRef.send({ type: 'modal.drop' });
              conflict.onShowLatest();
            }}
          />
        ) : null}
        <FormFrame form={form} label={label} id={formId}>
          <GeneralErrors sentences={form.generalErrors} />
          <FieldGrid>{children}</FieldGrid>
        </FormFrame>
      </DialogContent>
      <ModalActions
        modalRef={modalRef}
        isBusy={isBusy}
        submit={{ label: submitLabel, busyLabel: common('wait.processing'), formId, isDangerous: isSubmitDangerous }}
      />
    </>
  );
}
