import { useMemo, useState } from 'react';

import { commonTexts } from '@/domain/localization/common-texts';
import { href } from '@/domain/navigation/routes';
import type { EmailSettings } from '@/domain/settings/email-settings';
import {
  blankEmailSettings,
  emailSettingsOf,
  emailSettingsSchema,
  normalizeEmailSettings,
  withoutSmtpPassword,
} from '@/domain/settings/email-settings-schema';
import { formErrorsOf } from '@/domain/validation/schema-errors';
import type { SettingsApi } from '@/services/api/settings-api';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { AskAhead } from '@/views/shared/loading/ask-ahead';
import { takeAhead } from '@/views/shared/loading/asked-ahead';
import { RepeatedForm } from '@/views/shared/form/repeated-form';
import { RecordFormView, type RecordFormDescription } from '@/views/shared/record/record-form-view';
import { refuseOvertaken, stampOf } from '@/views/shared/record/unstamped';
import { useRecordForm, type RecordCalls } from '@/views/shared/record/use-record-form';

import { settingsTexts } from '../settings-texts';
import { EmailHeading } from './email-heading';
import { SenderSection, ServerSection } from './email-sections';

/** The settings as a record among records: an installation has one, so its id says only that. */
type StoredSettings = EmailSettings & { readonly id: string; readonly concurrencyStamp: string };

const recordId = 'email';

const hidden = '••••••••';

/** The call for them, which the page of the settings makes while its link is held down. */
const callName = 'e-mail settings';

/** The e-mail settings of the installation (register E-01). */
export function EmailSettingsTab() {
  const { settings } = useServices();
  return (
    <>
      <AskAhead name={callName} ask={settings.getEmail} />
      <RepeatedForm>{(onEnded) => <EmailSettingsForm onEnded={onEnded} />}</RepeatedForm>
    </>
  );
}

type EmailSettingsFormProps = {
  /** Saved or given up: the form is to begin anew, from what the server holds now. */
  readonly onEnded: () => void;
};

function EmailSettingsForm({ onEnded }: EmailSettingsFormProps) {
  const texts = useTexts(settingsTexts);
  const common = useTexts(commonTexts);
  const { settings } = useServices();
  const formRef = useRecordForm<EmailSettings, StoredSettings>(recordId, emailCalls(settings), {
    inputOf: emailSettingsOf,
    normalize: normalizeEmailSettings,
  });
  const [validate] = useState(() => formErrorsOf(emailSettingsSchema()));

  const description = useMemo<RecordFormDescription<EmailSettings, StoredSettings>>(
    () => ({
      blank: blankEmailSettings,
      validate,
      fieldByCode: {},
      withoutSecrets: withoutPassword,
      words: {
        labelOf: (field) => texts(`email.${field as keyof EmailSettings}`),
        textOf: (field, value) => {
          if (typeof value === 'boolean') {
            return common(value ? 'confirm.yes' : 'confirm.no');
          }
          if (typeof value === 'string' && value !== '') {
            return field === 'smtpPassword' ? hidden : value;
          }
          return typeof value === 'number' ? String(value) : '';
        },
      },
      label: texts('email.form'),
      submitLabel: texts('settings.save'),
      savedMessage: texts('settings.saved'),
    }),
    [validate, texts, common],
  );

  return (
    <RecordFormView<EmailSettings, StoredSettings>
      formRef={formRef}
      name={href('settings', undefined, `tab=${recordId}`)}
      description={description}
      onSaved={onEnded}
      onCancel={onEnded}
      heading={(stored) => <EmailHeading sender={stored?.defaultFromAddress ?? ''} />}
    >
      {() => (
        <>
          <SenderSection />
          <ServerSection />
        </>
      )}
    </RecordFormView>
  );
}

function emailCalls(settings: SettingsApi): RecordCalls<EmailSettings, StoredSettings> {
  const storedOf = (read: EmailSettings): StoredSettings => ({
    ...read,
    id: recordId,
    concurrencyStamp: stampOf(emailSettingsOf(read)),
  });
  return {
    get: async (_, signal) => storedOf(await takeAhead(callName, signal, settings.getEmail)),
    create: () => Promise.reject(new Error('The e-mail settings are always there.')),
    update: async (_, { concurrencyStamp, ...input }, signal) => {
      refuseOvertaken(concurrencyStamp, emailSettingsOf(await settings.getEmail(signal)));
      await settings.updateEmail(input, signal);
      return storedOf(input);
    },
  };
}

/** The stamp is made of the settings, the password among them. */
function withoutPassword<Holder extends EmailSettings>(holder: Holder): Holder {
  const kept = withoutSmtpPassword(holder);
  return 'concurrencyStamp' in kept ? { ...kept, concurrencyStamp: '' } : kept;
}
