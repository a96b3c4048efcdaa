const prefix = 'Volo.Abp.Identity:';

/** The reset link is used up, too old or not the server's own. */
export const invalidTokenCode = `${prefix}InvalidToken`;

/** Users and roles answer a stale stamp with this code and 403, every other record with 409 (ABP contract §6.3). */
export const identityConflictCode = `${prefix}ConcurrencyFailure`;

const passwordCodes = [
  'PasswordTooShort',
  'PasswordRequiresNonAlphanumeric',
  'PasswordRequiresDigit',
  'PasswordRequiresLower',
  'PasswordRequiresUpper',
  'PasswordRequiresUniqueChars',
] as const;

/** What a form calls the fields that ABP Identity's refusals are about; one it does not have is left out. */
export type IdentityFields = {
  readonly userName?: string;
  readonly email?: string;
  readonly password?: string;
  readonly currentPassword?: string;
};

/** The field that each of ABP Identity's codes is about (ABP contract §6.3), for a form's refusals. */
export function fieldByIdentityCode(fields: IdentityFields): Readonly<Record<string, string>> {
  const { userName, email, password, currentPassword } = fields;
  const entries: readonly (readonly [string, string | undefined])[] = [
    ['DuplicateUserName', userName],
    ['InvalidUserName', userName],
    ['DuplicateEmail', email],
    ['InvalidEmail', email],
    ...passwordCodes.map((code) => [code, password] as const),
    ['PasswordMismatch', currentPassword],
  ];
  return Object.fromEntries(
    entries.flatMap(([code, field]) => (field === undefined ? [] : [[`${prefix}${code}`, field] as const])),
  );
}
