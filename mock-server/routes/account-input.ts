import { interpolate } from '@/domain/localization/texts';

import type { ValidationError } from '../failures';
import { resourceTexts } from '../startup/texts';
import { isFields } from './request-input';
import { refuseAny } from './validation-answers';

/** What ABP's data annotations say of one field of an account request. */
export type FieldRule = {
  readonly name: string;
  readonly isRequired?: boolean;
  readonly isEmail?: boolean;
  readonly max?: number;
};

/** The checked texts of a request, `''` for what was not sent. */
export type AccountFields = Readonly<Record<string, string>>;

/**
 * Reads the named fields of a body and checks them as ABP's data annotations do, in its texts.
 *
 * @throws MockFailure 400 with all complaints.
 */
export function readAccountFields(body: unknown, rules: readonly FieldRule[], culture: string): AccountFields {
  const sent = isFields(body) ? body : {};
  const fields = Object.fromEntries(
    rules.map(({ name }) => {
      const value = sent[name];
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
  refuseAny(rules.flatMap((rule) => complaintsOf(rule, fields[rule.name] ?? '', culture)));
  return fields;
}

function complaintsOf({ name, isRequired, isEmail, max }: FieldRule, text: string, culture: string): ValidationError[] {
  const complaints: ValidationError[] = [];
  const complain = (key: string, value = '') => {
    const template = resourceTexts('AbpValidation', culture)[key] ?? key;
    complaints.push({
      message: interpolate(template, { 0: displayName(name, culture), 1: value }),
      members: [name],
    });
  };
  if (isRequired === true && text.trim() === '') {
    complain('The {0} field is required.');
  } else if (isEmail === true && !isAddress(text)) {
    complain('The {0} field is not a valid e-mail address.');
  }
  if (max !== undefined && text.length > max) {
    complain('The field {0} must be a string with a maximum length of {1}.', String(max));
  }
  return complaints;
}

/** .NET's `EmailAddressAttribute`: one `@`, neither first nor last. */
export function isAddress(text: string): boolean {
  const at = text.indexOf('@');
  return at > 0 && at < text.length - 1 && at === text.lastIndexOf('@');
}

function displayName(field: string, culture: string): string {
  const name = field.charAt(0).toUpperCase() + field.slice(1);
  return resourceTexts('AbpAccount', culture)[`DisplayName:${name}`] ?? name;
}
