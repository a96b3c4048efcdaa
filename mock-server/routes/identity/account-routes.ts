import type { MockBackend } from '../../backend';
import type { Database } from '../../data/database';
import { peopleOf, personOf, type UserRow } from '../../data/users';
import { entityNotFound, invalidValue, MockFailure, validationFailure } from '../../failures';
import { localText, type LocalText } from '../../local-text';
import { identityFailure, refuseComplaints } from '../../identity-complaints';
import type { MockIssuer } from '../../issuer/issuer';
import { passwordComplaints, setPassword } from '../../issuer/passwords';
import { createResetToken, isResetTokenOf, spendResetToken } from '../../issuer/reset-links';
import { deliver } from '../../mailbox';
import type { MockRequest, MockRoute } from '../../routing';
import { resourceText } from '../../startup/texts';
import { modifiedBy } from '../audit';
import { readAccountFields, type FieldRule } from './account-input';
import { identityUserDto, registeredUser, userComplaints } from './account-users';
import { profileRoutes } from './profile-routes';

/** The client whose address the host knows. */
const knownAppName = 'Angular';

const email: FieldRule = { name: 'email', isRequired: true, isEmail: true, max: 256 };
const appName: FieldRule = { name: 'appName', isRequired: true };
const password: FieldRule = { name: 'password', isRequired: true, max: 128 };
const userId: FieldRule = { name: 'userId' };
const resetToken: FieldRule = { name: 'resetToken', isRequired: true };

/** ABP's account service (ABP contract §8.1, §8.2). */
export const accountRoutes: readonly MockRoute[] = [
  {
    method: 'POST',
    path: '/api/account/register',
    access: 'anonymous',
    handle: async ({ body, tenantId }, { database, settings, issuer, clock }) => {
      const fields = readAccountFields(body, [
        { name: 'userName', isRequired: true, max: 256 },
        { name: 'emailAddress', isRequired: true, isEmail: true, max: 256 },
        password,
        appName,
      ]);
      if (!settings.account.isSelfRegistrationEnabled) {
        throw new MockFailure(403, { message: accountText('SelfRegistrationDisabledMessage') });
      }
      const { userName = '', emailAddress = '', password: chosen = '' } = fields;
      refuseComplaints(passwordComplaints(issuer, chosen));
      refuseComplaints(userComplaints(issuer, { userName, email: emailAddress }, { ownId: '', tenantId }));
      const person = { userName, email: emailAddress, roles: defaultRoles(database) };
      const user = registeredUser(person, tenantId, clock());
      issuer.users().put(user);
      await setPassword(issuer, user.id, chosen);
      return { status: 200, body: identityUserDto(issuer.users().find(user.id) ?? user, tenantId) };
    },
  },
  {
    method: 'POST',
    path: '/api/account/send-password-reset-code',
    access: 'anonymous',
    handle: async (request, backend) => {
      const { body, tenantId } = request;
      const fields = readAccountFields(body, [email, appName]);
      const wanted = (fields['email'] ?? '').toUpperCase();
      const user = peopleOf(backend.database.users, tenantId).find((row) => row.email.toUpperCase() === wanted);
      if (user === undefined) {
        const address = fields['email'] ?? '';
        const { vi, en } = accountText('Volo.Account:InvalidEmailAddress');
        const named = (text: string) => text.replace('{0}', () => address);
        throw new MockFailure(403, { message: { vi: named(vi), en: named(en) } });
      }
      if (fields['appName'] !== knownAppName) {
        throw new Error(`No address is configured for the application ${fields['appName'] ?? ''}.`);
      }
      await sendResetMail(user, request, backend);
      return { status: 204 };
    },
  },
  {
    method: 'POST',
    path: '/api/account/verify-password-reset-token',
    access: 'anonymous',
    handle: async ({ body, tenantId }, { issuer }) => {
      const fields = readAccountFields(body, [userId, resetToken]);
      const user = namedPerson(fields['userId'], tenantId, issuer);
      return { status: 200, body: await isResetTokenOf(issuer, user.id, fields['resetToken'] ?? '') };
    },
  },
  {
    method: 'POST',
    path: '/api/account/reset-password',
    access: 'anonymous',
    handle: async ({ body, tenantId }, { issuer, clock }) => {
      const fields = readAccountFields(body, [userId, resetToken, password]);
      const user = namedPerson(fields['userId'], tenantId, issuer);
      const token = fields['resetToken'] ?? '';
      const invalidToken = () => identityFailure([{ code: 'InvalidToken', values: [] }]);
      if (!(await isResetTokenOf(issuer, user.id, token))) {
        throw invalidToken();
      }
      const chosen = fields['password'] ?? '';
      refuseComplaints(passwordComplaints(issuer, chosen));
      if (!(await spendResetToken(issuer, user.id, token))) {
        throw invalidToken();
      }
      await setPassword(issuer, user.id, chosen, modifiedBy(undefined, clock()));
      await issuer.grants.revokeUser(user.id, undefined);
      return { status: 204 };
    },
  },
  ...profileRoutes,
];

function defaultRoles({ roles }: Database): readonly string[] {
  return [...roles.rows()].filter(({ isDefault }) => isDefault).map(({ name }) => name);
}

async function sendResetMail(user: UserRow, { culture, tenantId }: MockRequest, backend: MockBackend): Promise<void> {
  const { issuer, settings, store, hooks, origin } = backend;
  const query = new URLSearchParams({
    userId: user.id,
    __tenant: tenantId ?? '',
    resetToken: await createResetToken(issuer, user.id),
  });
  const mail = {
    to: user.email,
    subject: localText(accountText('PasswordReset'), culture),
    link: `${settings.appUrl ?? origin}/account/reset-password?${query.toString()}`,
  };
  await deliver(store, mail);
  hooks.mail?.(mail);
}

/** @throws MockFailure 400 for what is no id, 404 for nobody. */
function namedPerson(id: string | undefined, tenantId: string | undefined, { users }: MockIssuer): UserRow {
  const wanted = (id ?? '').toLowerCase();
  if (!/^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/.test(wanted)) {
    throw validationFailure([invalidValue('userId', id ?? '')]);
  }
  const user = personOf(users(), wanted, tenantId);
  if (user === undefined) {
    throw entityNotFound();
  }
  return user;
}

function accountText(key: string): LocalText {
  return resourceText('AbpAccount', key);
}
