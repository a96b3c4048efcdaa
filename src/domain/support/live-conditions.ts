import { isIsoDate } from '../format/calendar';
import type { WorkCalendar } from '../fund/work-calendar';
import type { SupportType } from '../support-types/support-type';
import { askedCase } from './asked-case';
import { remembered } from '../remembered';
import type { JudgedCondition } from './support-condition';
import { conditionCodes, entryConditions, factConditionCodes } from './support-eligibility';
import type { SupportEntry } from './support-entry';
import type { SupportCaseInput, SupportConditions, SupportRequestInput } from './support-request';

/** What the back end has answered about a case, perhaps about an earlier state of it. */
export type AnsweredCase = SupportConditions['truongHop'][number];

/** An answer with what was asked: while somebody types it is an answer to something earlier. */
export type AnsweredRequest = { readonly question: SupportRequestInput; readonly conditions: SupportConditions };

type AskedCase = Pick<SupportCaseInput, 'hopDongId'>;

/** What was answered about a case: nothing where it was asked about another kind of support, or another person stood there. */
export function answeredCase(
  answered: AnsweredRequest | undefined,
  { loaiHoTroId, truongHop }: { readonly loaiHoTroId: string; readonly truongHop: readonly AskedCase[] },
  index: number,
): AnsweredCase | undefined {
  const asked = answered?.question;
  const isSameCase = asked?.truongHop[index]?.hopDongId === truongHop[index]?.hopDongId;
  return asked?.loaiHoTroId === loaiHoTroId && isSameCase ? answered?.conditions.truongHop[index] : undefined;
}

/**
 * The conditions of a case while it is typed, in their order: what the entry tells by itself is judged at once, what
 * needs facts is as the back end last answered. An amount whose frame an earlier advance narrows waits for that.
 */
export function liveConditions(
  type: SupportType,
  entry: SupportEntry,
  answered: AnsweredCase | undefined,
): readonly JudgedCondition[] {
  const ofFacts = new Set(factConditionCodes(type));
  const isFrameKnown = answered !== undefined || type.loaiTamCap === null;
  const known = [
    ...entryConditions(type, entry, answered?.daTamCap).filter(({ ma }) => isFrameKnown || ma !== 'E5'),
    ...(answered?.dieuKien ?? []).filter(({ ma }) => ofFacts.has(ma)),
  ];
  return conditionCodes(type).flatMap((code) => known.find(({ ma }) => ma === code) ?? []);
}

/** `liveConditions` of a case that is judged at each drawing: anew only when the case, the day, the answer or the calendar is another. */
export const rememberedConditions = remembered(
  (
    truongHop: SupportCaseInput,
    type: SupportType,
    filedOn: string,
    answered: AnsweredCase | undefined,
    calendar: WorkCalendar,
  ) => liveConditions(type, { truongHop, filedOn, calendar }, answered),
);

/**
 * What the back end is asked about a request: nothing of what no condition looks at, and nothing that cannot be read yet,
 * as a day that is half typed. The conditions are judged on just this while it is typed.
 *
 * @param draft Normalised (`normalizeDraft`).
 * @returns `undefined` where nothing can be judged yet: there is no case, or the request bears no day.
 */
export function questionOf(draft: SupportRequestInput): SupportRequestInput | undefined {
  const { loaiHoTroId, donViId, hinhThucNop, ngayDeNghi, truongHop } = draft;
  if (truongHop.length === 0 || !isIsoDate(ngayDeNghi)) {
    return undefined;
  }
  const head = { loaiHoTroId, donViId, hinhThucNop, ngayDeNghi };
  return { ...head, nguoiLienHe: '', dienThoai: '', ghiChu: null, truongHop: askedCases(truongHop) };
}

// Asked for with each key: only the case that was typed into is another object than before.
const askedCases = remembered((cases: SupportRequestInput['truongHop']) => cases.map((entry) => askedCase(entry)));

/** True where two questions have one answer. */
export function asksTheSame(one: SupportRequestInput, other: SupportRequestInput): boolean {
  const { truongHop: cases, ...head } = one;
  const { truongHop: otherCases, ...otherHead } = other;
  return (
    isWrittenTheSame(head, otherHead) &&
    cases.length === otherCases.length &&
    cases.every((entry, index) => entry === otherCases[index] || isWrittenTheSame(entry, otherCases[index]))
  );
}

function isWrittenTheSame(one: object, other: object | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
