import { validationMessage, type ValidationMessage } from './validation-message';

/** What the server asks of a password (settings `Abp.Identity.Password.*`). */
export type PasswordRules = {
  readonly requiredLength: number;
  readonly requiredUniqueChars: number;
  readonly requiresLower: boolean;
  readonly requiresUpper: boolean;
  readonly requiresDigit: boolean;
  readonly requiresNonAlphanumeric: boolean;
};

/** Longest password ABP Identity stores. */
export const longestPassword = 128;

/** Reads the rules from the configuration's settings; what is missing or unreadable has ASP.NET Identity's default. */
export function passwordRulesFrom(settings: Readonly<Record<string, string | null>>): PasswordRules {
  const read = (name: string) => settings[`Abp.Identity.Password.${name}`] ?? undefined;
  const flag = (name: string) => read(name)?.toLowerCase() !== 'false';
  const count = (name: string, otherwise: number) => {
    const text = read(name) ?? '';
    return /^\d{1,3}$/u.test(text) ? Number(text) : otherwise;
  };
  return {
    requiredLength: count('RequiredLength', 6),
    requiredUniqueChars: count('RequiredUniqueChars', 1),
    requiresLower: flag('RequireLowercase'),
    requiresUpper: flag('RequireUppercase'),
    requiresDigit: flag('RequireDigit'),
    requiresNonAlphanumeric: flag('RequireNonAlphanumeric'),
  };
}

/**
 * Every rule that a password breaks, in the order of ASP.NET Identity's `PasswordValidator`, whose idea of letters is
 * ASCII: `đ` counts as a special character. Empty when the password is good.
 */
export function passwordFaults(password: string, rules: PasswordRules): readonly ValidationMessage[] {
  const different = new Set(password.split('')).size;
  const faults: readonly (ValidationMessage | undefined)[] = [
    when(password.length < rules.requiredLength, 'passwordTooShort', { n: rules.requiredLength }),
    when(password.length > longestPassword, 'maxlength', {
      requiredLength: longestPassword,
      actualLength: password.length,
    }),
    when(rules.requiresNonAlphanumeric && !/[^a-zA-Z0-9]/u.test(password), 'passwordRequiresNonAlphanumeric'),
    when(rules.requiresDigit && !/[0-9]/u.test(password), 'passwordRequiresDigit'),
    when(rules.requiresLower && !/[a-z]/u.test(password), 'passwordRequiresLower'),
    when(rules.requiresUpper && !/[A-Z]/u.test(password), 'passwordRequiresUpper'),
    when(different < rules.requiredUniqueChars, 'passwordRequiresUniqueChars', { n: rules.requiredUniqueChars }),
  ];
  return faults.filter((fault) => fault !== undefined);
}

function when(isBroken: boolean, ...message: Parameters<typeof validationMessage>): ValidationMessage | undefined {
  return isBroken ? validationMessage(...message) : undefined;
}
