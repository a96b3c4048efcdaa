import { agreesWithPerson, isCitizenId } from '../identity/citizen-id';
import { isPassport } from '../identity/passport';
import { isPhone } from '../identity/phone';
import { isMasked } from '../format/identities';
import { isSame } from '../records/record-differences';
import { validationErrorsOf, type FieldError } from '../validation/schema-errors';
import { unitedContracts } from './contract-union';
import type { Worker, WorkerInput, WorkerPerson } from './worker';
import { workerSchema } from './worker-schema';

/** One of the two records that are compared. */
export type Side = 'left' | 'right';

/**
 * What is chosen together, by the field that names the choice: a paper with its dates, a place with its street, a person with
 * their telephone. A number
 * of one paper with the dates of another would be a paper that does not exist.
 */
export const mergeGroups = {
  hoTen: ['hoTen'],
  ngaySinh: ['ngaySinh'],
  gioiTinh: ['gioiTinh'],
  soCccd: ['soCccd', 'ngayCapCccd', 'noiCapCccd', 'lyDoCccd'],
  soHoChieu: ['soHoChieu', 'ngayCapHc', 'noiCapHc', 'ngayHetHanHc'],
  dienThoai: ['dienThoai'],
  email: ['email'],
  tinhThanhMa: ['tinhThanhMa', 'xaPhuongMa', 'diaChi'],
  lienHeTen: ['lienHeTen', 'lienHeQuanHe', 'lienHeDienThoai'],
  trinhDo: ['trinhDo'],
  ngoaiNgu: ['ngoaiNgu'],
  kyNangNghe: ['kyNangNghe'],
  ghiChu: ['ghiChu'],
} as const satisfies Partial<Record<keyof WorkerPerson, readonly (keyof WorkerPerson)[]>>;

export type MergeField = keyof typeof mergeGroups;

export const mergeFields = Object.keys(mergeGroups) as readonly MergeField[];

/** From which record each field is taken. */
export type MergeChoices = Readonly<Record<MergeField, Side>>;

export type WorkerPair = { readonly left: Worker; readonly right: Worker };

/** Two records that become one: whose id stays, and whose fields are taken. */
export type MergePlan = WorkerPair & { readonly kept: Side; readonly choices: MergeChoices };

/**
 * Body of `POST /api/app/nguoi-lao-dong/gop`. It names records and not values, so that somebody who sees masked numbers
 * can merge without ever sending one; a field without a choice gets the default one.
 */
export type WorkerMergeInput = {
  readonly giuLaiId: string;
  readonly boDiId: string;
  readonly concurrencyStamps: { readonly giuLai: string; readonly boDi: string };
  readonly luaChon: Readonly<Partial<Record<MergeField, 'giuLai' | 'boDi'>>>;
};

/**
 * The fields that the two records do not have alike, in the order of the form. Masked numbers count as different: what
 * they hide may be.
 */
export function differingFields({ left, right }: WorkerPair): readonly MergeField[] {
  return mergeFields.filter((field) => mergeGroups[field].some((name) => !isKnownAlike(left[name], right[name])));
}

/**
 * What is proposed for every field: the value that is there before the missing one, then the valid one, then the one of
 * the record that was changed last.
 *
 * @param today ISO date; a passport that has expired is not valid.
 */
export function defaultChoices(pair: WorkerPair, today: string): MergeChoices {
  const newer: Side = changedAt(pair.right) > changedAt(pair.left) ? 'right' : 'left';
  return choicesFrom((field) => {
    const [left, right] = [worthOf(pair.left, field, today), worthOf(pair.right, field, today)];
    return left === right ? newer : left > right ? 'left' : 'right';
  });
}

/** The record whose id and history are proposed to stay: more contracts hang on it, or it is the older one. */
export function proposedKept({ left, right }: WorkerPair): Side {
  const difference = right.hopDong.length - left.hopDong.length;
  return difference > 0 || (difference === 0 && right.creationTime < left.creationTime) ? 'right' : 'left';
}

/** True for a plan as it is proposed: nobody has chosen anything else, or it was taken back. @param today ISO date. */
export function isProposed({ left, right, kept, choices }: MergePlan, today: string): boolean {
  const pair = { left, right };
  const proposed = defaultChoices(pair, today);
  return kept === proposedKept(pair) && differingFields(pair).every((field) => choices[field] === proposed[field]);
}

/**
 * Choices for records that were saved anew meanwhile: those about values that are still the same on both sides stay as
 * they were made, the others are proposed afresh.
 */
export function rebasedChoices(
  choices: MergeChoices,
  before: WorkerPair,
  now: WorkerPair,
  today: string,
): MergeChoices {
  const proposed = defaultChoices(now, today);
  return choicesFrom((field) => {
    const isUntouched = mergeGroups[field].every(
      (name) => isSame(before.left[name], now.left[name]) && isSame(before.right[name], now.right[name]),
    );
    return isUntouched ? choices[field] : proposed[field];
  });
}

/**
 * The one record that two become: each field from the chosen side, the contracts of both, each once.
 *
 * @throws RangeError for a record and itself.
 */
export function mergedWorker({ left, right, kept, choices }: MergePlan): WorkerInput {
  if (left.id === right.id) {
    throw new RangeError('A record cannot be merged with itself.');
  }
  const fields = mergeFields.flatMap((field) => {
    const [chosen, other] = choices[field] === 'left' ? [left, right] : [right, left];
    return fieldsOf(field, chosen, other);
  });
  const [first, second] = kept === 'left' ? [left, right] : [right, left];
  return {
    ...(Object.fromEntries(fields) as WorkerPerson),
    hopDong: unitedContracts(first.hopDong, second.hopDong),
  };
}

/** The request that carries a plan out; choices between values that do not differ are left out. */
export function mergeInputOf({ left, right, kept, choices }: MergePlan): WorkerMergeInput {
  const [stays, goes] = kept === 'left' ? [left, right] : [right, left];
  return {
    giuLaiId: stays.id,
    boDiId: goes.id,
    concurrencyStamps: { giuLai: stays.concurrencyStamp, boDi: goes.concurrencyStamp },
    luaChon: Object.fromEntries(
      differingFields({ left, right }).map((field) => [field, choices[field] === kept ? 'giuLai' : 'boDi']),
    ),
  };
}

/** What breaks the rules of a worker record in the one that two would become (`workerSchema`). @param today ISO date. */
export function mergeErrors(plan: MergePlan, today: string): readonly FieldError[] {
  const stored = () => [plan.left, plan.right];
  return validationErrorsOf(workerSchema({ today, acceptsMasked: true, stored }), mergedWorker(plan));
}

/** The choice under which a person's field stands; `undefined` for what is not chosen, such as contracts. */
export function mergeFieldOf(name: string): MergeField | undefined {
  return mergeFields.find((field) => (mergeGroups[field] as readonly string[]).includes(name));
}

/** The chosen side's fields; where both sides mean the same paper or place, what it lacks comes from the other. */
function fieldsOf(field: MergeField, chosen: Worker, other: Worker): readonly (readonly [string, unknown])[] {
  const isSameThing =
    isKnownAlike(chosen[field], other[field]) &&
    mergeGroups[field].every(
      (name) => isLacking(chosen[name]) || isLacking(other[name]) || isSame(chosen[name], other[name]),
    );
  return mergeGroups[field].map((name) => [name, isSameThing && isLacking(chosen[name]) ? other[name] : chosen[name]]);
}

function isLacking(value: unknown): boolean {
  return isSame(value, undefined);
}

function isKnownAlike(left: unknown, right: unknown): boolean {
  return isSame(left, right) && !(typeof left === 'string' && isMasked(left));
}

/** 0 for a missing value, 1 for one that breaks a rule, 2 for a good one. */
function worthOf(worker: Worker, field: MergeField, today: string): number {
  if (isLacking(worker[field])) {
    return 0;
  }
  return isSound(worker, field, today) ? 2 : 1;
}

function isSound(worker: Worker, field: MergeField, today: string): boolean {
  const { soCccd, lyDoCccd, gioiTinh, ngaySinh, soHoChieu, ngayHetHanHc, dienThoai } = worker;
  const agrees = lyDoCccd !== null || agreesWithPerson(soCccd, gioiTinh, ngaySinh);
  switch (field) {
    case 'soCccd':
      return isMasked(soCccd) || (isCitizenId(soCccd) && agrees);
    case 'ngaySinh':
    case 'gioiTinh':
      return agrees;
    case 'soHoChieu':
      return isMasked(soHoChieu ?? '') || (isPassport(soHoChieu ?? '') && (ngayHetHanHc ?? today) >= today);
    case 'dienThoai':
      return isPhone(dienThoai ?? '');
    default:
      return true;
  }
}

function changedAt({ lastModificationTime, creationTime }: Worker): string {
  return lastModificationTime ?? creationTime;
}

function choicesFrom(choose: (field: MergeField) => Side): MergeChoices {
  return Object.fromEntries(mergeFields.map((field) => [field, choose(field)])) as MergeChoices;
}
