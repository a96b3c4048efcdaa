import { isMissing } from '@/domain/validation/yup-fields';
import { isJsonObject } from '@/domain/validation/json-object';

import { invalidValue, type ValidationError } from '../../failures';
import { judgedFields, type AccountFields, type FieldRule } from './account-input';

/** A body read field by field; what it complains about is refused all at once. */
export type IdentityReader = {
  readonly texts: AccountFields;
  /** False when it was not sent, ABP's default of a plain boolean; `"true"` and `"false"` are taken as well. */
  readonly flag: (name: string) => boolean;
  /** Names without repetition; `undefined` when they were not sent. */
  readonly names: (name: string) => readonly string[] | undefined;
  /** `{}` when they were not sent. */
  readonly properties: (name: string) => Readonly<Record<string, unknown>>;
  /** `undefined` when there is none to check. */
  readonly stamp: string | undefined;
  readonly complain: (complaint: ValidationError) => void;
  readonly complaints: () => readonly ValidationError[];
};

/** Reads a request of the identity module as ABP's lenient JSON reader and its data annotations do. */
export function readIdentity(body: unknown, rules: readonly FieldRule[]): IdentityReader {
  const sent = isJsonObject(body) ? body : {};
  const { texts, complaints: found } = judgedFields(body, [...rules, { name: 'concurrencyStamp' }], 'AbpIdentity');
  const complaints: ValidationError[] = [...found];
  const refuse = (name: string) => {
    complaints.push(invalidValue(name, sent[name]));
  };
  const stamp = texts['concurrencyStamp'];
  return {
    texts,
    flag: (name) => {
      const flag = asFlag(sent[name] ?? false);
      if (flag === undefined) {
        refuse(name);
      }
      return flag === true;
    },
    names: (name) => {
      const list = sent[name];
      if (isMissing(list)) {
        return undefined;
      }
      if (!Array.isArray(list) || !list.every((each) => typeof each === 'string')) {
        refuse(name);
        return undefined;
      }
      return [...new Set<string>(list)];
    },
    properties: (name) => {
      const value = sent[name];
      if (!isMissing(value) && !isJsonObject(value)) {
        refuse(name);
      }
      return isJsonObject(value) ? value : {};
    },
    stamp: stamp === '' ? undefined : stamp,
    complain: (complaint) => void complaints.push(complaint),
    complaints: () => complaints,
  };
}

/** ABP stores no empty texts. */
export function textOrNull(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}

/** A boolean, or the text of one, as ABP's JSON reader takes it; `undefined` for anything else. */
export function asFlag(value: unknown): boolean | undefined {
  const text = typeof value === 'string' ? value.toLowerCase() : value;
  return text === true || text === 'true' ? true : text === false || text === 'false' ? false : undefined;
}
