import { Typography } from '@mui/material';
import { useFormikContext } from 'formik';
import { useState } from 'react';

import { blankLock, lockEnd, lockPeriods, lockSchema, type LockInput } from '@/domain/users/lock-period';
import { formErrorsOf } from '@/domain/validation/schema-errors';
import type { ModalRef } from '@/machines/dialogs/modal-machine';
import { useTexts } from '@/views/app/localization-context';
import { useNotices } from '@/views/app/notices';
import { useServices } from '@/views/app/services-context';
import { DateField } from '@/views/shared/form/date-field';
import { RadioField } from '@/views/shared/form/radio-field';
import { useChoices } from '@/views/shared/form/use-choices';
import { FormDialog } from '@/views/shared/modal/form-dialog';
import { ofToday } from '@/views/shared/days/of-today';

import { userTexts } from './user-texts';

type LockDialogProps = {
  readonly modalRef: ModalRef;
  readonly userId: string;
  readonly name: string;
  readonly onDone: () => void;
};

/** Keeps somebody from signing in, for a while or until somebody unlocks. */
export function LockDialog({ modalRef, userId, name, onDone }: LockDialogProps) {
  const texts = useTexts(userTexts);
  const notices = useNotices();
  const { users } = useServices();
  const [validate] = useState(() => ofToday((today) => formErrorsOf(lockSchema(today))));

  return (
    <FormDialog<LockInput>
      modalRef={modalRef}
      title={texts('lock.title', { name })}
      initialValues={blankLock}
      validate={validate}
      fieldByCode={noFields}
      submit={(values, signal) => users.lock(userId, lockEnd(values, Date.now()), signal)}
      submitLabel={texts('lock.submit')}
      draftName={`lock ${userId}`}
      onDone={() => {
        notices.success(texts('lock.done'));
        onDone();
      }}
    >
      <LockFields />
    </FormDialog>
  );
}

function LockFields() {
  const texts = useTexts(userTexts);
  const periods = useChoices(lockPeriods);
  const { values } = useFormikContext<LockInput>();
  return (
    <>
      <Typography sx={{ gridColumn: '1 / -1' }}>{texts('lock.help')}</Typography>
      <RadioField name="period" label={texts('lock.period')} choices={periods} isRequired />
      {values.period === 'date' ? <DateField name="date" label={texts('lock.date')} isRequired width="half" /> : null}
    </>
  );
}

const noFields = {};
