import { getIn } from 'formik';

import type { AppError } from '@/domain/errors/app-error';
import type { Localizer } from '@/domain/localization/localizer';
import { interpolate } from '@/domain/localization/texts';

/** A refused save: what the server said about the values it saw. */
export type Refusal<Values> = {
  readonly error: AppError;
  readonly values: Values;
};

export type ServerErrors = {
  /** Sentence by field path, parts joined by dots. */
  readonly byField: ReadonlyMap<string, string>;
  /** Sentences about nothing that the form has a field for. */
  readonly general: readonly string[];
};

/** What a business refusal says beside its sentence. */
export type RefusalData = Readonly<Record<string, unknown>>;

/**
 * Field path of each business code that is about one field. Of several alike, such as the lines of a list, what the refusal
 * says beside its sentence tells which it is.
 */
export type FieldByCode = Readonly<Record<string, string | ((data: RefusalData) => string | undefined)>>;

export const noServerErrors: ServerErrors = { byField: new Map(), general: [] };

/**
 * Sorts a refusal onto the form's fields (register V-04): validation errors by their wire path, a business error by the
 * field that its code is about.
 *
 * @param localizer Words what ABP's own modules refuse; without it the server's own sentence stands.
 */
export function serverErrorsOf<Values extends object>(
  { error, values }: Refusal<Values>,
  fieldByCode: FieldByCode = {},
  localizer?: Localizer,
): ServerErrors {
  const place = fieldByCode[error.server?.code ?? ''];
  const field = typeof place === 'function' ? place(error.server?.data ?? {}) : place;
  if (field !== undefined && error.server?.message) {
    return { byField: new Map([[field, moduleText(error, localizer) ?? error.server.message]]), general: [] };
  }
  const byField = new Map<string, string>();
  const general: string[] = [];
  for (const { message, members } of error.server?.validationErrors ?? []) {
    const paths = members.map(fieldPath).filter((path) => hasField(values, path));
    for (const path of paths.filter((path) => !byField.has(path))) {
      byField.set(path, message);
    }
    if (paths.length === 0) {
      general.push(message);
    }
  }
  return { byField, general };
}

/** ABP's modules whose refusals forms know, with the resource that words them. */
const moduleResources: Readonly<Record<string, string>> = {
  'Volo.Abp.Identity': 'AbpIdentity',
  'Volo.Abp.TenantManagement': 'AbpTenantManagement',
};

/**
 * What the code of one of ABP's modules says, in the product's wording: Identity's message joins the texts of all
 * complaints, also of those about other fields, and some texts are badly translated (domain dictionary §9.8).
 */
function moduleText({ server }: AppError, localizer: Localizer | undefined): string | undefined {
  const code = server?.code ?? '';
  const resource = moduleResources[code.slice(0, code.indexOf(':'))];
  if (localizer === undefined || resource === undefined) {
    return undefined;
  }
  const text = localizer.localize(`${resource}::${code}`);
  const values = Object.entries(server?.data ?? {}).map(([key, value]): [string, string] => [key, String(value)]);
  const said = interpolate(text, Object.fromEntries(values));
  return text === code || /\{\w+\}/u.test(said) ? undefined : said;
}

/**
 * The form's name of a wire member: `HopDong[0].NgayKy` and `hopDong[0].ngayKy` are `hopDong.0.ngayKy`.
 *
 * @param member As ABP writes it in `validationErrors[].members`.
 */
function fieldPath(member: string): string {
  return member
    .split(/[.[\]]+/u)
    .filter((part) => part !== '')
    .map((part) => part.charAt(0).toLowerCase() + part.slice(1))
    .join('.');
}

/** True while the field still holds what the server refused, in a list that has kept its rows. */
export function isStillRefused(path: string, refused: object, present: object): boolean {
  return getIn(refused, path) === getIn(present, path) && listSizes(path, refused) === listSizes(path, present);
}

function hasField(values: object, path: string): boolean {
  return path !== '' && getIn(values, path) !== undefined;
}

function listSizes(path: string, values: object): string {
  const parts = path.split('.');
  return parts
    .map((_, index): unknown => getIn(values, parts.slice(0, index + 1).join('.')))
    .filter((part) => Array.isArray(part))
    .map((part) => part.length)
    .join();
}
