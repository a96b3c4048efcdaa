import { formatMoney } from '@/domain/format/numbers';
import type { Schemas } from '@/domain/contract/schemas';
import { conditionsOfFacts } from '@/domain/support/fact-conditions';
import { redConditions, type JudgedCondition } from '@/domain/support/support-condition';
import { judgeCase } from '@/domain/support/support-eligibility';
import { withFrames } from '@/domain/support/support-matter';
import { isPaidWhole, leftToPay, standingPayments } from '@/domain/support/support-payments';
import type { CaseAmount } from '@/domain/support/support-steps';
import { normalizeName, normalizeNote } from '@/domain/text/names';

import type { MockBackend } from '../../backend';
import { workCalendar } from '../../data/fund/work-calendar';
import { factsOfCase, type CaseOwner } from '../../data/support/case-facts';
import type { SupportCaseRow, SupportRequestRow } from '../../data/support/support-request-row';
import { serverTime } from '../audit';
import { signedInUser } from '../data-scope';
import type { MockRequest } from '../../routing';
import { fieldError, refuseInvalid } from '../validation-answers';
import { ownerOf } from './support-request-answer';
import { conditionRefusal, paidTooMuch, refuseOutside } from './support-refusals';

/** What a step changes of a request. */
export type StepChange = {
  readonly fields: Partial<SupportRequestRow>;
  /** What the history says of it. */
  readonly note?: string | null;
  /** False for a payment after which something is left to pay. */
  readonly isWhole?: boolean;
};

/**
 * The appraisal: an amount for each case, inside its frame, and the conditions as they are now. What is red needs a
 * waiver; an amount outside the law cannot be waived.
 *
 * @throws MockFailure 400, or 403 `QuyHoTro:06001`–`06009`, `06012`.
 */
export function appraised(request: MockRequest, backend: MockBackend, row: SupportRequestRow): StepChange {
  const body = request.body as Schemas['ThamDinhHoTro'];
  const waiver = normalizeNote(body.mienDieuKien ?? null);
  const amounts = amountsOf(request, row, 'deXuat', body.deXuat);
  const owner = ownerOf(backend, row);
  const calendar = workCalendar(backend.database);
  const truongHop = givenCases(backend, owner, row, amounts).map(
    ({ truongHop: each, amount, facts, frame }, index): SupportCaseRow => {
      const dieuKien = judgeCase(owner.type, { truongHop: each, filedOn: owner.filedOn, calendar, amount }, facts);
      if (amount > 0) {
        const red = redConditions(dieuKien);
        const [first] = red;
        if (first !== undefined && (waiver === null || first.ma === 'E5')) {
          throw conditionRefusal(first, index + 1);
        }
        refuseOutside(amount, frame, index + 1);
      }
      return { ...each, tienDeXuat: amount, dieuKien };
    },
  );
  const hasRed = truongHop.some(
    ({ tienDeXuat, dieuKien }) => (tienDeXuat ?? 0) > 0 && redConditions(dieuKien ?? []).length > 0,
  );
  const yKien = normalizeNote(body.yKien ?? null);
  return {
    fields: {
      truongHop,
      ngayNhanDu: body.ngayNhanDuHoSo,
      nguoiThamDinhId: signedInUser(request).id,
      ngayThamDinh: serverTime(backend.clock()),
      yKienThamDinh: yKien,
      mienDieuKien: hasRed ? waiver : null,
    },
    note: [yKien, hasRed ? waiver : null].filter((text) => text !== null).join('\n') || null,
  };
}

/**
 * The approval: decision and amounts. What the Fund itself knows is looked at once more, as it may have changed since the
 * appraisal: contributions, debts, what was granted meanwhile; and so is a case to which the appraisal gave nothing.
 *
 * @throws MockFailure 400, or 403 `QuyHoTro:06001`–`06009`, `06012`.
 */
export function approved(request: MockRequest, backend: MockBackend, row: SupportRequestRow): StepChange {
  const body = request.body as Schemas['PheDuyetHoTro'];
  const amounts = amountsOf(request, row, 'duyet', body.duyet);
  const owner = ownerOf(backend, row);
  const calendar = workCalendar(backend.database);
  const truongHop = givenCases(backend, owner, row, amounts).map(
    ({ truongHop: each, amount, facts, frame }, index): SupportCaseRow => {
      if (amount > 0) {
        refuseOutside(amount, frame, index + 1);
        const now = judgeCase(owner.type, { truongHop: each, filedOn: owner.filedOn, calendar, amount }, facts);
        const [open] = openConditions(row, each, now);
        if (open !== undefined) {
          throw conditionRefusal(open, index + 1);
        }
      }
      return { ...each, tienDuyet: amount };
    },
  );
  const yKien = normalizeNote(body.yKien ?? null);
  return {
    fields: {
      truongHop,
      soQd: normalizeName(body.soQd),
      ngayQd: body.ngayQd,
      nguoiPheDuyetId: signedInUser(request).id,
      ngayPheDuyet: serverTime(backend.clock()),
      yKienPheDuyet: yKien,
    },
    note: yKien,
  };
}

/** The cases with what they are given, what the Fund knows of them, and the frame that the others leave them. */
function givenCases(
  { database }: MockBackend,
  owner: CaseOwner,
  { truongHop }: SupportRequestRow,
  amounts: ReadonlyMap<string, number>,
) {
  const given = truongHop.map((each, index) => ({
    truongHop: each,
    thuTu: index + 1,
    amount: amounts.get(each.id) ?? 0,
  }));
  const cases = given.map((own) => {
    const before = given.filter(({ thuTu, amount }) => thuTu < own.thuTu && amount > 0);
    return { ...own, facts: factsOfCase(database, owner, own.truongHop, before) };
  });
  return withFrames(owner.type, cases);
}

/**
 * The red conditions of a case that nobody has waived: those of its appraisal where it was left out, and what the Fund's
 * own records say against it now. A waiver is a word on what was red when it was written. Amounts are held against their
 * frame instead.
 */
function openConditions(
  { mienDieuKien }: SupportRequestRow,
  { tienDeXuat, dieuKien }: SupportCaseRow,
  now: readonly JudgedCondition[],
): readonly JudgedCondition[] {
  const appraised = redConditions(dieuKien ?? []);
  const isWaived = mienDieuKien !== null && (tienDeXuat ?? 0) > 0;
  const waived = new Set(isWaived ? appraised.map(({ ma }) => ma) : []);
  const since = redConditions(now).filter(({ ma }) => conditionsOfFacts.has(ma));
  return [...appraised, ...since].filter(({ ma }) => !waived.has(ma) && ma !== 'E5' && ma !== 'E7');
}

/** A payment, for each case its part. @throws MockFailure 400, or 403 `QuyHoTro:06011` for more than was approved. */
export function paidOut(request: MockRequest, row: SupportRequestRow): StepChange {
  const body = request.body as Schemas['ChiTraHoTro'];
  const paid = amountsByCase(request, row, 'chi', body.chi);
  refuseInvalid(
    [...paid.values()].every((amount) => amount > 0)
      ? []
      : [fieldError('chi', 'notZero', { name: { vi: 'Số tiền chi', en: 'The amount paid' } })],
  );
  const soUnc = normalizeName(body.soUnc);
  const truongHop = row.truongHop.map((each): SupportCaseRow => {
    const soTien = paid.get(each.id);
    if (soTien === undefined) {
      return each;
    }
    if (soTien > leftToPay(each)) {
      throw paidTooMuch();
    }
    const payment = { id: crypto.randomUUID(), ngayChi: body.ngayChi, soUnc, soTien, huyLuc: null, lyDoHuy: null };
    return { ...each, chiTra: [...each.chiTra, payment] };
  });
  const total = [...paid.values()].reduce((sum, amount) => sum + amount, 0);
  return { fields: { truongHop }, note: `${soUnc}: ${formatMoney(total)}`, isWhole: isPaidWhole(truongHop) };
}

/** Payments that came back. @throws MockFailure 400 for one that does not stand. */
export function takenBack(request: MockRequest, row: SupportRequestRow, moment: string): StepChange {
  const body = request.body as Schemas['HuyChiHoTro'];
  const lyDo = normalizeNote(body.lyDo) ?? '';
  const wanted = new Set(body.lanChiIds);
  const standing = new Set(row.truongHop.flatMap(({ chiTra }) => standingPayments(chiTra).map(({ id }) => id)));
  refuseInvalid([...wanted].every((id) => standing.has(id)) ? [] : [fieldError('lanChiIds', 'invalid')]);
  const truongHop = row.truongHop.map((each): SupportCaseRow => ({
    ...each,
    chiTra: each.chiTra.map((payment) =>
      wanted.has(payment.id) ? { ...payment, huyLuc: moment, lyDoHuy: lyDo } : payment,
    ),
  }));
  return { fields: { truongHop }, note: lyDo };
}

/** An amount for every case, each once, at least one above zero. @throws MockFailure 400. */
function amountsOf(
  request: MockRequest,
  row: SupportRequestRow,
  field: string,
  amounts: readonly CaseAmount[],
): ReadonlyMap<string, number> {
  const byCase = amountsByCase(request, row, field, amounts);
  const isEach = byCase.size === row.truongHop.length;
  refuseInvalid(isEach ? [] : [fieldError(field, 'required')]);
  const isSome = [...byCase.values()].some((amount) => amount > 0);
  refuseInvalid(isSome ? [] : [fieldError(field, 'notZero', { name: { vi: 'Số tiền', en: 'The amount' } })]);
  return byCase;
}

function amountsByCase(
  request: MockRequest,
  { truongHop }: SupportRequestRow,
  field: string,
  amounts: readonly CaseAmount[],
): ReadonlyMap<string, number> {
  const byCase = new Map(amounts.map(({ truongHopId, soTien }) => [truongHopId, soTien]));
  const areKnown = [...byCase.keys()].every((id) => truongHop.some((each) => each.id === id));
  refuseInvalid(areKnown && byCase.size === amounts.length ? [] : [fieldError(field, 'invalid')]);
  return byCase;
}
