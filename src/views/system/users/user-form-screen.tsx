import { useMemo } from 'react';
import { useLocation, useParams } from 'wouter';

import { fieldByIdentityCode } from '@/domain/account/identity-codes';
import { href } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import { emptyUser, normalizeUser, userInputOf, withoutPassword } from '@/domain/users/user-input';
import { userSchema } from '@/domain/users/user-schema';
import type { User, UserInput } from '@/domain/users/user';
import { passwordRulesFrom } from '@/domain/validation/password-rules';
import { formErrorsOf } from '@/domain/validation/schema-errors';
import type { AssignableRole } from '@/services/api/users-api';
import { useAuth, useAuthRef, useConfiguration, useGranted } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { FormHeading } from '@/views/shared/record/form-heading';
import { RecordError } from '@/views/shared/record/record-error';
import { RecordFormView, type RecordFormDescription } from '@/views/shared/record/record-form-view';
import { RecordSkeleton } from '@/views/shared/record/record-skeleton';
import { usePart } from '@/views/shared/record/use-part';
import { useRecordForm } from '@/views/shared/record/use-record-form';
import { useReturn } from '@/views/shared/unsaved/use-return';

import { nameOfUser } from './shown-user';
import { useUserWords } from './use-user-words';
import { AccessSection, AccountSection, PersonSection } from './user-sections';
import { userTexts } from './user-texts';

/** A user's form: a new one, or a stored one when the address names it. */
export function UserFormScreen() {
  const { userId } = useParams<{ userId?: string }>();
  return <UserFormWithRoles key={userId ?? 'new'} userId={userId} />;
}

type UserFormProps = { readonly userId: string | undefined };

/** The roles come first: a new user has some of them from the start. */
function UserFormWithRoles({ userId }: UserFormProps) {
  const { users } = useServices();
  const {
    content: roles,
    error,
    reload,
  } = usePart<readonly AssignableRole[]>((signal) => users.assignableRoles(signal));

  if (error !== undefined) {
    return <RecordError error={error} backHref={href('users')} onRetry={reload} />;
  }
  return roles === undefined ? <RecordSkeleton /> : <UserForm userId={userId} roles={roles} />;
}

function UserForm({ userId, roles }: UserFormProps & { readonly roles: readonly AssignableRole[] }) {
  const { users } = useServices();
  const texts = useTexts(userTexts);
  const [address] = useLocation();
  const returnTo = useReturn();
  const authRef = useAuthRef();
  const isNew = userId === undefined;
  const ownId = useAuth(({ context }) => context.configuration?.currentUser.id);
  const isOwn = !isNew && ownId === userId;
  const mayManageRoles = useGranted(policies.usersManageRoles);
  const settings = useConfiguration()?.setting.values;
  const passwordRules = useMemo(() => passwordRulesFrom(settings ?? {}), [settings]);
  const formRef = useRecordForm<UserInput, User>(userId, users, { inputOf: userInputOf, normalize: normalizeUser });
  const words = useUserWords(formRef);
  const parent = isNew ? href('users') : href('user', { userId });
  const title = texts(isNew ? 'user.create' : 'user.edit');

  const description = useMemo<RecordFormDescription<UserInput, User>>(
    () => ({
      blank: emptyUser(defaultRolesOf(roles, mayManageRoles)),
      validate: formErrorsOf(userSchema({ passwordRules, isNew, mayManageRoles })),
      fieldByCode,
      withoutSecrets: withoutPassword,
      words,
      label: texts('user.formTitle'),
      submitLabel: texts(isNew ? 'user.create' : 'user.save'),
    }),
    [roles, mayManageRoles, passwordRules, isNew, words, texts],
  );

  return (
    <RecordFormView<UserInput, User>
      formRef={formRef}
      name={address}
      backHref={parent}
      description={description}
      onSaved={(saved) => {
        if (saved.id === ownId) {
          // Name and addresses in the frame of the page, and the rights that come with roles.
          authRef.send({ type: 'profile.saved', profile: saved });
        }
        returnTo(href('user', { userId: saved.id }));
      }}
      onCancel={() => {
        returnTo(parent);
      }}
      heading={(user) => (
        <FormHeading title={title} name={user?.userName} details={user === undefined ? undefined : nameOfUser(user)} />
      )}
    >
      {() => (
        <>
          <PersonSection isNew={isNew} />
          <AccessSection roles={roles} mayManageRoles={mayManageRoles} />
          <AccountSection isNew={isNew} isOwn={isOwn} rules={passwordRules} />
        </>
      )}
    </RecordFormView>
  );
}

/** What nobody may give is not given: the server would leave it out without a word. */
function defaultRolesOf(roles: readonly AssignableRole[], mayManageRoles: boolean): readonly string[] {
  return mayManageRoles ? roles.filter(({ isDefault }) => isDefault).map(({ name }) => name) : [];
}

const fieldByCode = {
  ...fieldByIdentityCode({ userName: 'userName', email: 'email', password: 'password' }),
  'Volo.Abp.Identity:RoleNotFound': 'roleNames',
};
