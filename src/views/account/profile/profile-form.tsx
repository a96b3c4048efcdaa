import { useMemo } from 'react';

import type { Profile, ProfileInput } from '@/domain/account/account';
import { accountSettingsFrom, type AccountSettings } from '@/domain/account/account-settings';
import { fieldByIdentityCode } from '@/domain/account/identity-codes';
import { emptyProfile, normalizeProfile, profileInputOf, profileSchema } from '@/domain/account/profile-schema';
import { href } from '@/domain/navigation/routes';
import { formErrorsOf } from '@/domain/validation/schema-errors';
import type { AccountApi } from '@/services/api/account-api';

import { useAuthRef, useConfiguration } from '../../app/auth-context';
import { useTexts } from '../../app/localization-context';
import { useServices } from '../../app/services-context';
import { FormSection } from '../../shared/form/form-section';
import { TextField } from '../../shared/form/text-field';
import { RecordFormView, type RecordFormDescription } from '../../shared/record/record-form-view';
import { useRecordForm, type RecordCalls } from '../../shared/record/use-record-form';
import { manageTexts } from './manage-texts';

/** A profile as a record among records: everybody has one, so its id says only that. */
type StoredProfile = Profile & { readonly id: string };

const ownProfileId = 'own';

/** Under which its draft is kept. */
export const profileFormName = `${href('accountManage')}#${ownProfileId}`;

type ProfileFormProps = {
  /** Saved or given up: the form is to begin anew. */
  readonly onEnded: () => void;
};

/** One's own name, addresses and phone number (register A-20). */
export function ProfileForm({ onEnded }: ProfileFormProps) {
  const texts = useTexts(manageTexts);
  const authRef = useAuthRef();
  const { account } = useServices();
  const formRef = useRecordForm<ProfileInput, StoredProfile>(
    ownProfileId,
    useMemo(() => profileCalls(account), [account]),
    { inputOf: profileInputOf, normalize: normalizeProfile },
  );
  const { isEmailUpdateEnabled } = useAccountSettings();
  const validate = useMemo(() => formErrorsOf(profileSchema({ isEmailUpdateEnabled })), [isEmailUpdateEnabled]);

  const description = useMemo<RecordFormDescription<ProfileInput, StoredProfile>>(
    () => ({
      blank: emptyProfile,
      validate,
      fieldByCode,
      words: {
        labelOf: (field) => (isField(field) ? texts(`profile.${field}`) : field),
        textOf: (_, value) => (typeof value === 'string' ? value : ''),
      },
      label: texts('manage.profile'),
      submitLabel: texts('profile.submit'),
    }),
    [validate, texts],
  );

  return (
    <RecordFormView<ProfileInput, StoredProfile>
      formRef={formRef}
      name={profileFormName}
      description={description}
      onSaved={(profile) => {
        // The name in the frame of the page is the configuration's.
        authRef.send({ type: 'profile.saved', profile });
        onEnded();
      }}
      onCancel={onEnded}
      heading={() => null}
    >
      {() => <ProfileFields />}
    </RecordFormView>
  );
}

function ProfileFields() {
  const texts = useTexts(manageTexts);
  const { isUserNameUpdateEnabled, isEmailUpdateEnabled } = useAccountSettings();
  return (
    <FormSection title={texts('profile.section')}>
      <TextField name="surname" label={texts('profile.surname')} width="half" autoComplete="family-name" />
      <TextField name="name" label={texts('profile.name')} width="half" autoComplete="given-name" />
      <TextField
        name="userName"
        label={texts('profile.userName')}
        kind="code"
        width="half"
        autoComplete="username"
        isRequired
        isLocked={!isUserNameUpdateEnabled}
        help={isUserNameUpdateEnabled ? undefined : texts('profile.locked')}
      />
      <TextField
        name="email"
        label={texts('profile.email')}
        width="half"
        kind="email"
        autoComplete="email"
        isRequired
        isLocked={!isEmailUpdateEnabled}
        help={isEmailUpdateEnabled ? undefined : texts('profile.locked')}
      />
      <TextField name="phoneNumber" label={texts('profile.phoneNumber')} width="half" kind="tel" autoComplete="tel" />
    </FormSection>
  );
}

function useAccountSettings(): AccountSettings {
  const values = useConfiguration()?.setting.values;
  return accountSettingsFrom(values ?? {});
}

function profileCalls(account: AccountApi): RecordCalls<ProfileInput, StoredProfile> {
  const stored = (profile: Profile): StoredProfile => ({ ...profile, id: ownProfileId });
  return {
    get: async (_, signal) => stored(await account.getProfile(signal)),
    create: () => Promise.reject(new Error('A profile comes with its account.')),
    update: async (_, input, signal) => stored(await account.updateProfile(input, signal)),
  };
}

const fieldByCode = fieldByIdentityCode({ userName: 'userName', email: 'email' });

function isField(field: string): field is keyof ProfileInput {
  return field in emptyProfile;
}
