import { pageSizes } from '@/domain/constants';
import { bulkMostRows } from '@/domain/lists/bulk-action';
import type { LogAction } from '@/domain/log/log-entry';
import { isGranted } from '@/domain/policies/policy-expression';
import { isJsonObject } from '@/domain/validation/json-object';

import type { MockBackend } from '../../backend';
import { statusOfRefusal } from '../../failures';
import type { MockRequest, MockRoute } from '../../routing';
import { storedId } from '../guid';
import { isRepeated } from '../once';
import { actionOf } from './log-actions';
import { changesBetween, filtersIn } from './log-changes';
import { logSubjectOf, type LoggedRecord, type LogSubject } from './log-subjects';
import type { TouchedRecord } from './log-touched';
import { writeLog } from './log-writing';

/** How a request ended: the code of a refusal where it has one, the JSON that was answered. */
type Outcome = { readonly status: number; readonly code?: string | undefined; readonly body?: unknown };

/** Waits for the end of a request, and writes it into the log. */
export type LogRecorder = (outcome: Outcome) => void;

type Watched = Pick<MockRequest, 'params' | 'query' | 'body' | 'user'>;

const largestScreen = Math.max(...pageSizes);

/**
 * Begins the entry of a request before it is answered; `undefined` for one that changes nothing and shows nothing
 * secret. A step for many records makes an entry for each of them.
 */
export function recordRequest(route: MockRoute, watched: Watched, backend: MockBackend): LogRecorder | undefined {
  const found = logSubjectOf(route);
  const action = found && (actionOf(route, found.rest) ?? readingOf(route, watched, found, backend));
  if (found === undefined || action === undefined) {
    return undefined;
  }
  const { subject } = found;
  const isRemoval = subject.find !== undefined && isRemovalOfRecord(route, found.rest);
  const startedAt = performance.now();
  const look = (id: string) => subject.find?.(backend.database, id, watched);
  const asked: readonly TouchedRecord[] =
    subject.touchedBy?.(found.rest, watched.body) ?? askedIds(watched, subject).map((id) => ({ id, action }));
  const before = new Map(asked.map(({ id }) => [id, look(id)]));
  return (outcome) => {
    if (isRepeated(outcome)) {
      return;
    }
    const { status, code, body } = outcome;
    const thoiLuongMs = Math.round(performance.now() - startedAt) + backend.hooks.latencyMs;
    const failure = status < 400 ? null : (code ?? String(status));
    for (const { id, action: hanhDong, maLoi: refusal } of endsOf(asked, body, failure)) {
      const [was, is] = [before.get(id), look(id)];
      // Removing what the person may not know of, or what is gone, is answered as if it were done.
      const maLoi = refusal ?? (isRemoval && (was === undefined || is !== undefined) ? '404' : null);
      writeLog(backend, {
        hanhDong,
        doiTuong: subject.kind,
        maBanGhi: codeOf(is ?? was, body),
        banGhiId: id === '' ? null : id,
        ...ownerOf(subject, watched, is ?? was),
        maLoi,
        thoiLuongMs,
        thayDoi: maLoi === null ? changesOf(hanhDong, was, is, body, backend, watched) : [],
        userId: watched.user?.id,
      });
    }
  };
}

/** Other removals take something of a record away that stays. */
function isRemovalOfRecord({ method }: MockRoute, rest: string): boolean {
  return method === 'DELETE' && /^\/:\w+$/u.test(rest);
}

/** What a read shows: whole numbers or papers, or more rows than a screen has, as exports fetch them. */
function readingOf(
  { method }: MockRoute,
  watched: Watched,
  { subject, rest }: { readonly subject: LogSubject; readonly rest: string },
  { database }: MockBackend,
): LogAction | undefined {
  if (method !== 'GET') {
    return undefined;
  }
  const { user, query } = watched;
  const look = subject.looks?.find(({ at }) => at === rest);
  if (look !== undefined) {
    const { shownTo, of = () => true } = look;
    const row = subject.find?.(database, askedIds(watched, subject)[0] ?? '', watched)?.row;
    const isShown = isGranted(shownTo, user?.grantedPolicies ?? new Set());
    return isShown && (row === undefined || of(row)) ? 'xem-nhay-cam' : undefined;
  }
  const isExport = Number(query.get('maxresultcount')) > largestScreen && Number(query.get('skipcount') ?? 0) === 0;
  return (subject.lists ?? ['']).includes(rest) && isExport ? 'xuat' : undefined;
}

/**
 * Ids of the records that the request names, in the form of the tables where the tables are looked at: the routes take
 * others as well. One that is empty stands for what the answer tells, or for none.
 */
function askedIds({ params, body, user }: Watched, { idName = 'id', paths, find }: LogSubject): readonly string[] {
  if (paths.includes('/api/account/my-profile')) {
    return [user?.id ?? ''];
  }
  const items: unknown = isJsonObject(body) && params[idName] === undefined ? body['items'] : undefined;
  // More than a step takes are refused together, and stand in the log as one refusal.
  const isStep = Array.isArray(items) && items.length <= bulkMostRows;
  const ids = (isStep ? items : []).flatMap((item: unknown) =>
    isJsonObject(item) && typeof item['id'] === 'string' ? [item['id']] : [],
  );
  const sentId = isJsonObject(body) && typeof body['userId'] === 'string' ? body['userId'] : '';
  const named = params[idName] ?? sentId;
  return ids.length > 0 ? ids : [find === undefined ? named : storedId(named)];
}

/** How it ended for each record: in a step for many each has an end of its own, and an import failed if every row did. */
function endsOf(asked: readonly TouchedRecord[], answer: unknown, failure: string | null) {
  const results: readonly unknown[] = isJsonObject(answer) && Array.isArray(answer['ketQua']) ? answer['ketQua'] : [];
  const isRefused = results.length > 0 && results.every((result) => codeIn(result) !== null);
  const isImport = asked[0]?.action === 'nhap' || asked[0]?.id === '';
  const maLoi = failure ?? (isImport && isRefused ? codeIn(results[0]) : null);
  if (maLoi !== null || asked[0]?.id !== '') {
    return asked.map((record) => ({ ...record, maLoi: maLoi ?? codeIn(results.find((each) => isOf(each, record))) }));
  }
  const id = isJsonObject(answer) && typeof answer['id'] === 'string' ? answer['id'] : '';
  return asked.map((record) => ({ ...record, id, maLoi }));
}

/** Whether one of the results of a step for many tells of a record: by its line where it has one, else by its id. */
function isOf(result: unknown, { id, line }: TouchedRecord): boolean {
  return isJsonObject(result) && (line === undefined ? result['id'] === id : result['dong'] === line);
}

/** Why one record of a step for many was refused, in the words of an entry: the code, or else the status it would have had alone. */
function codeIn(result: unknown): string | null {
  const refusal = isJsonObject(result) ? result['loi'] : undefined;
  if (!isJsonObject(refusal)) {
    return null;
  }
  const { code } = refusal;
  return typeof code === 'string' ? code : String(statusOfRefusal(refusal));
}

function codeOf(record: LoggedRecord | undefined, answer: unknown): string | null {
  const told = isJsonObject(answer) ? answer['ma'] : undefined;
  return record === undefined ? (typeof told === 'string' ? told : null) : record.ma;
}

/** Of a document, whose it is: also of one that was refused, which no table knows. */
function ownerOf({ idName }: LogSubject, { params }: Watched, record: LoggedRecord | undefined) {
  const cuaBanGhiId = record?.ownerId ?? (idName === undefined ? undefined : params['id']);
  return cuaBanGhiId === undefined ? {} : { cuaBanGhiId };
}

function changesOf(
  action: LogAction,
  was: LoggedRecord | undefined,
  is: LoggedRecord | undefined,
  answer: unknown,
  { database }: MockBackend,
  watched: Watched,
) {
  if (action === 'xem-nhay-cam' || action === 'xuat') {
    const total = isJsonObject(answer) ? answer['totalCount'] : undefined;
    const rows = typeof total === 'number' ? [{ truong: 'soDong', cu: null, moi: String(total) }] : [];
    return action === 'xuat' ? [...rows, ...filtersIn(database, watched)] : rows;
  }
  const results = isJsonObject(answer) ? answer['ketQua'] : undefined;
  if (action === 'nhap' && Array.isArray(results)) {
    const refused = results.filter((result) => codeIn(result) !== null).length;
    return [
      { truong: 'soDong', cu: null, moi: String(results.length - refused) },
      ...(refused === 0 ? [] : [{ truong: 'soDongTuChoi', cu: null, moi: String(refused) }]),
    ];
  }
  // Where nothing tells what was, all that is would look like a change.
  const isTold = was !== undefined || action === 'them';
  return isTold ? changesBetween(database, was?.row, is?.row) : [];
}
