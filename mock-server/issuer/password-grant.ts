import type { UserRow } from '../data/users';
import type { MockClient } from '../settings';
import { readScopes } from './client-check';
import { checkCredentials, isSecondFactor } from './credentials';
import type { IssuerAnswer, MockIssuer } from './issuer';
import { makeForcedChange } from './passwords';
import { randomHex, sha256 } from './random';
import { recordSignIn } from './sign-in-record';
import { grantRefused, parameter, TokenRefusal } from './token-errors';
import { issueTokenSet } from './token-set';

/** `grant_type=password` with ABP's extras for two factors and a forced password change. @throws TokenRefusal. */
export async function passwordGrant(
  issuer: MockIssuer,
  client: MockClient,
  form: URLSearchParams,
  tenantId: string | null,
): Promise<IssuerAnswer> {
  const scopes = readScopes(form);
  const user = await signIn(issuer, form, tenantId);
  recordSignIn(issuer, user);
  return issueTokenSet(issuer, {
    user,
    clientId: client.clientId,
    tenantId,
    scopes,
    family: randomHex(),
    nonce: null,
    authTime: null,
    isScopeNamed: false,
  });
}

async function signIn(issuer: MockIssuer, form: URLSearchParams, tenantId: string | null): Promise<UserRow> {
  const userName = parameter(form, 'username');
  const password = parameter(form, 'password');
  if (userName === undefined || password === undefined) {
    throw new TokenRefusal(
      'invalid_request',
      "The mandatory 'username' and/or 'password' parameters are missing.",
      'ID2059',
    );
  }
  const check = await checkCredentials(issuer, { userName, password, tenantId });
  switch (check.outcome) {
    case 'wrong':
      throw grantRefused('Invalid username or password!');
    case 'lockedOut':
      throw grantRefused(
        'The user account has been locked out due to invalid login attempts. Please wait a while and try again.',
      );
    case 'notAllowed':
      throw grantRefused(
        'You are not allowed to login! Your account is inactive or needs to confirm your email/phone number.',
      );
    case 'needsTwoFactor':
      return passTwoFactor(issuer, check.user, form);
    case 'mustChangePassword':
      return passPasswordChange(issuer, check.user, form);
    case 'right':
      return check.user;
  }
}

async function passTwoFactor(issuer: MockIssuer, user: UserRow, form: URLSearchParams): Promise<UserRow> {
  if (parameter(form, 'RecoveryCode') !== undefined) {
    throw grantRefused('Invalid recovery code!');
  }
  const code = parameter(form, 'TwoFactorCode');
  if (parameter(form, 'TwoFactorProvider') === undefined || code === undefined) {
    throw grantRefused('RequiresTwoFactor', {
      userId: user.id.replaceAll('-', ''),
      twoFactorToken: await purposeToken(user, 'two-factor'),
    });
  }
  if (!isSecondFactor(issuer, user, code)) {
    throw grantRefused('Invalid authenticator code!');
  }
  return user;
}

async function passPasswordChange(issuer: MockIssuer, user: UserRow, form: URLSearchParams): Promise<UserRow> {
  const expectedToken = await purposeToken(user, 'change-password');
  const token = parameter(form, 'ChangePasswordToken');
  const newPassword = parameter(form, 'NewPassword');
  if (token === undefined || newPassword === undefined) {
    throw grantRefused('ShouldChangePasswordOnNextLogin', {
      userId: user.id.replaceAll('-', ''),
      changePasswordToken: expectedToken,
    });
  }
  if (token !== expectedToken) {
    throw grantRefused('Invalid authenticator code!');
  }
  const complaints = await makeForcedChange(issuer, user, newPassword);
  if (complaints.length > 0) {
    throw grantRefused(complaints.join(', '));
  }
  return user;
}

/** A token that stays the same while the record does, so that it need not be stored. */
function purposeToken(user: UserRow, purpose: string): Promise<string> {
  return sha256(`${purpose}:${user.id}:${user.concurrencyStamp}`);
}
