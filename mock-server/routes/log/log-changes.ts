import { maskIdentitiesIn, maskIdentity } from '@/domain/format/identities';
import type { LogChange } from '@/domain/log/log-entry';
import { logFieldOf, wireFieldOf } from '@/domain/log/log-fields';
import { communes } from '@/domain/reference/communes';
import { isJsonObject } from '@/domain/validation/json-object';

import type { Database } from '../../data/database';
import type { MockRequest } from '../../routing';

/** Most changed fields and letters that an entry keeps. */
const mostChanges = 200;
const mostLetters = 500;

/**
 * What every change touches, and what only machines read: ids of the rows that a row hangs on, its place, and what a
 * voucher declares beside the parts that it has.
 */
const unnamed =
  /^(?:id|concurrencyStamp|creationTime|creatorId|lastModificationTime|lastModifierId|maLanGui|stt|baoCaoId|dongId|nguoiLaoDongId|hoSoTuDongId|phanBoKhai|daTaoHopDong)$/u;

/** Personal, passport and account numbers (domain dictionary §4.2), by the last part of a field's name. */
const sensitive = /^so(?:Cccd|HoChieu|TaiKhoan)/iu;

/** Passwords, and what holds them, are neither kept nor named. */
const secret = /password|matKhau|secret|token|connectionString/iu;

/** By it a new password shows in the log; it says when, and nothing of what. */
const secretsMoment = 'lastPasswordChangeTime';

/** What of a record was and became, field by field; of a new one all that it has, of a removed one all that it had. */
export function changesBetween(database: Database, before: object | undefined, after: object | undefined): LogChange[] {
  const was = flat(before ?? {});
  const is = flat(after ?? {});
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((truong) => ({ truong, cu: was.get(truong) ?? null, moi: is.get(truong) ?? null }))
    .filter(({ cu, moi }) => cu !== moi)
    .slice(0, mostChanges)
    .map(({ truong, cu, moi }) => ({ truong, cu: shown(database, truong, cu), moi: shown(database, truong, moi) }));
}

/** How the page is cut and in which order it comes, and what is known without the entry. */
const noFilter = /^(?:sorting|skipcount|maxresultcount|api-version|culture|ui-culture|__tenant)$/u;

/** What the rows of an export were found by: the query of a list, or what the note of a report tells. */
export function filtersIn(database: Database, asked: Pick<MockRequest, 'query' | 'body'>): LogChange[] {
  return [...asked.query, ...toldFilters(asked.body)]
    .filter(([name, value]) => !noFilter.test(name) && !secret.test(name) && value !== '')
    .slice(0, mostChanges)
    .map(([name, value]) => {
      const truong = wireFieldOf(name);
      return { truong, cu: null, moi: shown(database, truong, value) };
    });
}

/** Only what the log has a name for: anybody can tell it anything. */
function toldFilters(body: unknown): readonly (readonly [name: string, value: string])[] {
  const told: unknown = isJsonObject(body) ? body['boLoc'] : undefined;
  return Object.entries(isJsonObject(told) ? told : {}).flatMap(([name, value]) =>
    typeof value === 'string' && logFieldOf(wireFieldOf(name)) !== undefined
      ? [[name.toLowerCase(), value] as const]
      : [],
  );
}

/** Rows inside a record are counted from 1; lists of plain values are one text. Empty values are left out. */
function flat(value: object, prefix = '', into = new Map<string, string>()): ReadonlyMap<string, string> {
  for (const [name, inner] of Object.entries(value) as readonly (readonly [string, unknown])[]) {
    const field = `${prefix}${name}`;
    const isSecret = secret.test(name) && name !== secretsMoment;
    if (unnamed.test(name) || isSecret || inner === null || inner === undefined || inner === '') {
      continue;
    }
    if (Array.isArray(inner)) {
      flatList(inner, field, into);
    } else if (typeof inner === 'object') {
      flat(inner, `${field}.`, into);
    } else {
      into.set(field, textOf(inner));
    }
  }
  return into;
}

function flatList(list: readonly unknown[], field: string, into: Map<string, string>): void {
  const rows = list.filter((item): item is object => typeof item === 'object' && item !== null);
  if (rows.length === 0 && list.length > 0) {
    into.set(field, list.map(textOf).join(', '));
  }
  for (const [index, row] of rows.entries()) {
    flat(row, `${field}.${index + 1}.`, into);
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** As people may read it: numbers masked; people, units and communes, of which a front end has no whole list, by name. */
function shown(database: Database, truong: string, value: string | null): string | null {
  if (value === null) {
    return null;
  }
  const name = truong.split('.').at(-1) ?? '';
  if (sensitive.test(name)) {
    return maskIdentity(value);
  }
  if (name === 'xaPhuongMa') {
    return nameOfCommune.get(value) ?? value;
  }
  return (isId.test(value) ? nameOf(database, value) : undefined) ?? maskIdentitiesIn(value).slice(0, mostLetters);
}

const nameOfCommune = new Map(communes.map(({ id, ten }) => [id, ten]));

const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

function nameOf({ users, units }: Database, id: string): string | undefined {
  const unit = units.find(id);
  return unit === undefined ? users.findEver(id)?.hoTen : `${unit.ma} – ${unit.ten}`;
}
