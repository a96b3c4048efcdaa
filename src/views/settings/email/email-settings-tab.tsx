import { useMemo, useState } from 'react';

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
import { AskAhead } from '@/views/shared/ask-ahead';
import { takeAhead } from '@/views/shared/asked-ahead';
import { RepeatedForm } from '@/views/shared/form/repeated-form';
import { RecordFormView, type RecordFormDescription } from '@/views/shared/record/record-form-view';
import { useRecordForm, type RecordCalls } from '@/views/shared/record/use-record-form';

import { settingsTexts } from '../settings-texts';
import { EmailHeading } from './email-heading';
import { SenderSection, ServerSection } from './email-sections';

/** The settings as a record among records: an installation has one, so its id says only that. */
type StoredSettings = EmailSettings & { readonly id: string; readonly concurrencyStamp: string };

const recordId = 'email';

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
      withoutSecrets: withoutSmtpPassword,
      words: {
        labelOf: (field) => texts(`email.${field as keyof EmailSettings}`),
        textOf: (_, value) => (typeof value === 'string' ? value : JSON.stringify(value)),
      },
      label: texts('email.form'),
      submitLabel: texts('settings.save'),
      savedMessage: texts('settings.saved'),
    }),
    [validate, texts],
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
  return {
    get: async (id, signal) => ({
      ...(await takeAhead(callName, signal, settings.getEmail)),
      id,
      concurrencyStamp: '',
    }),
    create: () => Promise.reject(new Error('The e-mail settings are always there.')),
    update: async (id, { concurrencyStamp, ...input }, signal) => {
      await settings.updateEmail(input, signal);
      return { ...input, id, concurrencyStamp };
    },
  };
}
