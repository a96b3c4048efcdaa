import { useState } from 'react';

import type { DayOff, DayOffInput } from '@/domain/days-off/day-off';
import { dayOffInputOf, emptyDayOff, normalizeDayOff } from '@/domain/days-off/day-off-input';
import { dayKinds } from '@/domain/days-off/day-off-lists';
import { dayOffSchema } from '@/domain/days-off/day-off-schema';
import { commonTexts } from '@/domain/localization/common-texts';
import { formErrorsOf } from '@/domain/validation/schema-errors';
import type { ModalRef } from '@/machines/dialogs/modal-machine';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { DateField } from '@/views/shared/form/date-field';
import { RadioField } from '@/views/shared/form/radio-field';
import { TextField } from '@/views/shared/form/text-field';
import { useChoices } from '@/views/shared/form/use-choices';
import { FormDialog } from '@/views/shared/modal/form-dialog';

import { daysOffTexts } from './days-off-texts';

type DayOffDialogProps = {
  readonly modalRef: ModalRef;
  /** The row that is changed; `undefined` for a new one. */
  readonly row: DayOff | undefined;
  readonly onDone: (saved: DayOff) => void;
  /** Somebody else has changed the row: the table is to be loaded again. */
  readonly onReload: () => void;
};

const noteLines = 2;

/** A day of the administrator's table. */
export function DayOffDialog({ modalRef, row, onDone, onReload }: DayOffDialogProps) {
  const texts = useTexts(daysOffTexts);
  const common = useTexts(commonTexts);
  const kinds = useChoices(dayKinds);
  const { daysOff } = useServices();
  const [validate] = useState(() => formErrorsOf(dayOffSchema()));

  return (
    <FormDialog<DayOffInput, DayOff>
      modalRef={modalRef}
      title={texts(row === undefined ? 'form.add' : 'form.edit')}
      initialValues={row === undefined ? emptyDayOff() : dayOffInputOf(row)}
      validate={(typed) => validate(normalizeDayOff(typed))}
      submit={(typed, signal) => {
        const input = normalizeDayOff(typed);
        return row === undefined
          ? daysOff.create(input, signal)
          : daysOff.update(row.id, { ...input, concurrencyStamp: row.concurrencyStamp }, signal);
      }}
      submitLabel={common('action.save')}
      draftName={`day-off ${row?.id ?? 'new'}`}
      conflict={{ message: texts('conflict.changed'), showLatest: texts('conflict.reload'), onShowLatest: onReload }}
      onDone={onDone}
    >
      <DateField name="ngay" label={texts('form.ngay')} isRequired width="half" />
      <RadioField name="loai" label={texts('form.loai')} choices={kinds} help={texts('form.loaiHelp')} isRequired />
      <TextField name="ten" label={texts('form.ten')} isRequired />
      <TextField name="ghiChu" label={texts('form.ghiChu')} lines={noteLines} />
    </FormDialog>
  );
}
