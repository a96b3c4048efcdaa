import { useMemo, useState } from 'react';

import { href } from '@/domain/navigation/routes';
import type { TimeZone } from '@/domain/settings/time-zone';
import { timeZoneSchema, type TimeZoneInput } from '@/domain/settings/time-zone-schema';
import { formErrorsOf } from '@/domain/validation/schema-errors';
import type { SettingsApi } from '@/services/api/settings-api';
import { useAuthRef } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { FormSection } from '@/views/shared/form/form-section';
import { LookupField } from '@/views/shared/form/lookup-field';
import { RepeatedForm } from '@/views/shared/form/repeated-form';
import type { Lookup } from '@/views/shared/form/use-lookup';
import { RecordFormView, type RecordFormDescription } from '@/views/shared/record/record-form-view';
import { refuseOvertaken, stampOf } from '@/views/shared/record/unstamped';
import { useRecordForm, type RecordCalls } from '@/views/shared/record/use-record-form';

import { settingsTexts } from './settings-texts';

/** The setting as a record among records: an installation has one, so its id says only that. */
type StoredTimeZone = TimeZoneInput & {
  readonly id: string;
  readonly concurrencyStamp: string;
  /** Those to choose from. */
  readonly zones: readonly TimeZone[];
};

const recordId = 'time-zone';

/** The time zone of the installation. */
export function TimeZoneTab() {
  return <RepeatedForm>{(onEnded) => <TimeZoneForm onEnded={onEnded} />}</RepeatedForm>;
}

type TimeZoneFormProps = {
  /** Saved or given up: the form is to begin anew. */
  readonly onEnded: () => void;
};

function TimeZoneForm({ onEnded }: TimeZoneFormProps) {
  const texts = useTexts(settingsTexts);
  const authRef = useAuthRef();
  const { settings } = useServices();
  const formRef = useRecordForm<TimeZoneInput, StoredTimeZone>(recordId, timeZoneCalls(settings), {
    inputOf: ({ timeZone }) => ({ timeZone }),
    normalize: (typed) => typed,
  });
  const [validate] = useState(() => formErrorsOf(timeZoneSchema()));

  const description = useMemo<RecordFormDescription<TimeZoneInput, StoredTimeZone>>(
    () => ({
      blank: { timeZone: '' },
      validate,
      fieldByCode: {},
      words: { labelOf: () => texts('timeZone.label'), textOf: (_, value) => String(value) },
      label: texts('timeZone.form'),
      submitLabel: texts('settings.save'),
      savedMessage: texts('settings.saved'),
    }),
    [validate, texts],
  );

  return (
    <RecordFormView<TimeZoneInput, StoredTimeZone>
      formRef={formRef}
      name={href('settings', undefined, `tab=${recordId}`)}
      description={description}
      onSaved={() => {
        // The configuration tells every other page which time it is.
        authRef.send({ type: 'configuration.load' });
        onEnded();
      }}
      onCancel={onEnded}
      heading={() => null}
    >
      {(stored) => (
        <FormSection title={texts('timeZone.form')} help={texts('timeZone.explanation')}>
          <LookupField
            name="timeZone"
            label={texts('timeZone.label')}
            lookup={lookupOf(stored?.zones ?? [])}
            isRequired
            help={texts('timeZone.help')}
          />
        </FormSection>
      )}
    </RecordFormView>
  );
}

function timeZoneCalls(settings: SettingsApi): RecordCalls<TimeZoneInput, StoredTimeZone> {
  const get = async (id: string, signal: AbortSignal): Promise<StoredTimeZone> => {
    const [timeZone, zones] = await Promise.all([settings.getTimeZone(signal), settings.timeZones(signal)]);
    return { id, concurrencyStamp: stampOf(timeZone), timeZone, zones };
  };
  return {
    get,
    create: () => Promise.reject(new Error('The time zone is always there.')),
    update: async (id, { timeZone, concurrencyStamp }, signal) => {
      refuseOvertaken(concurrencyStamp, await settings.getTimeZone(signal));
      await settings.updateTimeZone(timeZone, signal);
      return { id, concurrencyStamp: stampOf(timeZone), timeZone, zones: [] };
    },
  };
}

/** Zones that came with the setting, as a look-up that has nothing to wait for. */
function lookupOf(zones: readonly TimeZone[]): Lookup {
  const names = new Map(zones.map(({ value, name }) => [value, name]));
  return {
    choices: zones.map(({ value, name }) => ({ id: value, label: name })),
    error: undefined,
    status: 'ready',
    nameOf: (id) => names.get(id ?? '') ?? id ?? '',
    retry: () => undefined,
  };
}
