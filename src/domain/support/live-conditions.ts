import type { WorkCalendar } from '../fund/work-calendar';
import type { SupportType } from '../support-types/support-type';
import { remembered } from './remembered';
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
 * What of a case no condition and no amount looks at: passport, reason, account, who applies in the worker's place, papers.
 */
export const unjudgedFields = [
  'soHoChieu',
  'noiCapHc',
  'ngayCapHc',
  'lyDoHoTro',
  'lyDoKhac',
  'chuTaiKhoan',
  'soTaiKhoan',
  'nganHangId',
  'chiNhanh',
  'nguoiUyQuyen',
  'giayTo',
] as const satisfies readonly (keyof SupportCaseInput)[];

const unjudged: ReadonlySet<string> = new Set(unjudgedFields);

/** What the back end is asked about a request: of its head no condition looks at the contact and the note. */
export function questionOf({
  loaiHoTroId,
  donViId,
  hinhThucNop,
  ngayDeNghi,
  truongHop,
}: Omit<SupportRequestInput, 'nguoiLienHe' | 'dienThoai' | 'ghiChu'>): SupportRequestInput {
  return { loaiHoTroId, donViId, hinhThucNop, ngayDeNghi, nguoiLienHe: '', dienThoai: '', ghiChu: null, truongHop };
}

/** True where two questions have one answer: they differ at most in what no condition looks at. */
export function asksTheSame(one: SupportRequestInput, other: SupportRequestInput): boolean {
  const { truongHop: cases, ...head } = one;
  const { truongHop: otherCases, ...otherHead } = other;
  return (
    JSON.stringify(head) === JSON.stringify(otherHead) &&
    cases.length === otherCases.length &&
    cases.every((entry, index) => isSameForConditions(entry, otherCases[index]))
  );
}

function isSameForConditions(one: SupportCaseInput, other: SupportCaseInput | undefined): boolean {
  return one === other || (other !== undefined && judgedPart(one) === judgedPart(other));
}

const judgedPart = remembered((entry: SupportCaseInput) =>
  JSON.stringify(Object.entries(entry).filter(([field]) => !unjudged.has(field))),
);
