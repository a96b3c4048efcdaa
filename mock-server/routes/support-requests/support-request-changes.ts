import { todayAt } from '@/domain/format/calendar';
import { supportRequestCode } from '@/domain/fund/record-codes';
import { filingDay } from '@/domain/support/support-entry';
import { frameOfCase } from '@/domain/support/support-facts';
import type { SupportCaseInput } from '@/domain/support/support-request';

import type { MockBackend } from '../../backend';
import type { Database } from '../../data/database';
import { factsOfCase } from '../../data/support/case-facts';
import {
  unappraised,
  unsent,
  type SupportCaseRow,
  type SupportRequestRow,
} from '../../data/support/support-request-row';
import type { MockRequest } from '../../routing';
import { checkStamp, createdBy, modifiedBy } from '../audit';
import { signedInUser } from '../data-scope';
import { addHistory } from '../workflow-steps';
import { findSupportRequest } from './support-request-answer';
import { readSupportRequest, type SupportWish } from './support-request-input';
import { decideSupportStep } from './support-request-steps';
import { refuseOutside } from './support-refusals';

/** Makes a draft. @throws MockFailure 400 or 403 `QuyHoTro:06005`; nothing is stored then. */
export function createSupportRequest(request: MockRequest, backend: MockBackend): SupportRequestRow {
  const { database, clock } = backend;
  const user = signedInUser(request);
  const now = clock();
  const today = todayAt(now);
  const wish = readSupportRequest(request.body, { database, user, today });
  refuseAmounts(backend, wish, '');
  const { truongHop, ...head } = wish.input;
  const row: SupportRequestRow = {
    ...createdBy(user, now),
    ...head,
    ...unsent,
    ma: nextCode(database, Number(today.slice(0, 4))),
    truongHop: caseRows(truongHop, []),
  };
  database.supportRequests.put(row);
  noteUse(database, wish);
  addHistory(
    database,
    { banGhiId: row.id, tuTrangThai: null, denTrangThai: row.trangThai, hanhDong: 'tao' },
    user,
    now,
  );
  return row;
}

/** Changes a draft or a returned request. @throws MockFailure 400, 403 or 409; nothing is stored then. */
export function changeSupportRequest(request: MockRequest, backend: MockBackend): SupportRequestRow {
  const { database, clock } = backend;
  const user = signedInUser(request);
  const row = findSupportRequest(database, request.params['id'], user);
  const today = todayAt(clock());
  decideSupportStep(request, backend, row, 'sua');
  checkStamp(row, request.body);
  const wish = readSupportRequest(request.body, { database, user, today, row });
  refuseAmounts(backend, wish, row.id);
  const { truongHop, ...head } = wish.input;
  const changed: SupportRequestRow = {
    ...row,
    ...head,
    truongHop: caseRows(truongHop, row.truongHop),
    ...modifiedBy(user, clock()),
  };
  database.supportRequests.put(changed);
  noteUse(database, wish);
  const { trangThai } = row;
  const taken = { banGhiId: row.id, tuTrangThai: trangThai, denTrangThai: trangThai, hanhDong: 'sua' };
  addHistory(database, taken, user, clock());
  return changed;
}

/** Removes a draft that was never sent. @throws MockFailure 403; one that is not there is gone already. */
export function removeSupportRequest(request: MockRequest, backend: MockBackend): void {
  const { database } = backend;
  const row = findSupportRequest(database, request.params['id'], signedInUser(request));
  decideSupportStep(request, backend, row, 'xoa');
  database.supportRequests.retire(row.id);
}

/** A case keeps its id as long as its contract stays; of cases without one yet each keeps its own. */
function caseRows(inputs: readonly SupportCaseInput[], before: readonly SupportCaseRow[]): readonly SupportCaseRow[] {
  const left = [...before];
  return inputs.map((input) => {
    const place = left.findIndex(({ hopDongId }) => hopDongId === input.hopDongId);
    const [known] = place === -1 ? [] : left.splice(place, 1);
    return { ...input, ...unappraised, id: known?.id ?? crypto.randomUUID() };
  });
}

/** Amounts that are entered lie inside the frame of their case, where it can be told already. */
function refuseAmounts({ database, clock }: MockBackend, { input, type }: SupportWish, requestId: string): void {
  const today = todayAt(clock());
  const filedOn = filingDay(input, null, today);
  for (const [index, each] of input.truongHop.entries()) {
    const facts = factsOfCase(database, { requestId, type, donViId: input.donViId, filedOn, today }, each);
    if (each.tienDeNghi !== null) {
      refuseOutside(each.tienDeNghi, frameOfCase(type, each, facts), index + 1);
    }
  }
}

/** From its first request on a kind of support can only be deactivated (`QuyHoTro:08003`). */
function noteUse({ supportTypes }: Database, { type }: SupportWish): void {
  const stored = supportTypes.find(type.id);
  if (stored?.daSuDung === false) {
    supportTypes.put({ ...stored, daSuDung: true });
  }
}

/** Codes are never used again, not even that of a draft which was removed (domain dictionary §4.1). */
function nextCode({ supportRequests }: Database, year: number): string {
  const start = `YCHT.${year}.`;
  let last = 0;
  for (const { ma } of supportRequests.everRows()) {
    last = ma.startsWith(start) ? Math.max(last, Number(ma.slice(start.length))) : last;
  }
  return supportRequestCode(year, last + 1);
}
