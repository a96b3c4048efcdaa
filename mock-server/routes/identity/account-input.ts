import { isJsonObject } from '@/domain/validation/json-object';
import { isMissing } from '@/domain/validation/yup-fields';

import { invalidValue, type ValidationError } from '../../failures';
import type { LocalText } from '../../local-text';
import { fieldText, resourceTexts } from '../../startup/texts';
import { refuseAny } from '../validation-answers';

/** What ABP's data annotations say of one field of a request to one of ABP's own services. */
export type FieldRule = {
  readonly name: string;
  /** Of the text `DisplayName:<label>`, where it is not the name. */
  readonly label?: string;
  readonly isRequired?: boolean;
  readonly isEmail?: boolean;
  readonly max?: number;
};

/** The checked texts of a request, `''` for what was not sent. */
export type AccountFields = Readonly<Record<string, string>>;

/** Who has the display names of a request's fields. */
export type FieldResource = 'AbpAccount' | 'AbpIdentity' | 'AbpTenantManagement' | 'AbpSettingManagement';

/**
 * Reads the named fields of a body and checks them as ABP's data annotations do, in its texts.
 *
 * @throws MockFailure 400 with all complaints.
 */
export function readAccountFields(
  body: unknown,
  rules: readonly FieldRule[],
  resource: FieldResource = 'AbpAccount',
): AccountFields {
  const { texts, complaints } = judgedFields(body, rules, resource);
  refuseAny(complaints);
  return texts;
}

/**
 * The texts of the named fields, and what ABP objects to: .NET's JSON reader to what is no text, before anything else is
 * looked at, or else the data annotations. Fields are called as the resource calls them.
 */
export function judgedFields(
  body: unknown,
  rules: readonly FieldRule[],
  resource: FieldResource,
): { readonly texts: AccountFields; readonly complaints: readonly ValidationError[] } {
  const sent = isJsonObject(body) ? body : {};
  const texts = Object.fromEntries(
    rules.map(({ name }) => {
      const value = sent[name];
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
  const wrongKinds = rules
    .filter(({ name }) => !isMissing(sent[name]) && typeof sent[name] !== 'string')
    .map(({ name }) => invalidValue(name, sent[name]));
  const called = ({ name, label = name }: FieldRule) => displayName(label, resource);
  const complaints =
    wrongKinds.length > 0
      ? wrongKinds
      : rules.flatMap((rule) => complaintsOf(rule, texts[rule.name] ?? '', called(rule)));
  return { texts, complaints };
}

/** ABP's complaint about a value that is missing. @param called What the field is called. */
export function missingValue(name: string, called: LocalText): ValidationError {
  return { message: fieldText('The {0} field is required.', called), members: [name] };
}

function complaintsOf(
  { name, isRequired, isEmail, max }: FieldRule,
  text: string,
  called: LocalText,
): ValidationError[] {
  const complaints: ValidationError[] = [];
  const complain = (key: string, value = '') => {
    complaints.push({ message: fieldText(key, called, { 1: value }), members: [name] });
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

/** .NET's `EmailAddressAttribute`: one `@`, neither first nor last, and no line break, which would begin a header. */
export function isAddress(text: string): boolean {
  const at = text.indexOf('@');
  return at > 0 && at < text.length - 1 && at === text.lastIndexOf('@') && !/[\r\n]/u.test(text);
}

/** False for a name that looks like another one or like nothing: blanks around it, or characters that nobody sees. */
export function canBeTold(name: string): boolean {
  return /[\p{L}\p{N}]/u.test(name) && name === name.trim() && !/\p{C}/u.test(name);
}

function displayName(field: string, resource: FieldResource): LocalText {
  const name = field.charAt(0).toUpperCase() + field.slice(1);
  const nameIn = (culture: string) => resourceTexts(resource, culture)[`DisplayName:${name}`] ?? name;
  return { vi: nameIn('vi'), en: nameIn('en') };
}
