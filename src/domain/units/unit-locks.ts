import { fundUnitTypeId } from '../constants';
import { defineTexts } from '../localization/texts';
import { unitState } from '../reference/unit-lists';
import type { Unit, UnitInput } from './unit';

/** Fields that not everybody, or nobody any more, may change. */
type LockableField = keyof Pick<UnitInput, 'loaiDonViId' | 'trangThai' | 'duNoNld' | 'duNoDoanhThu'>;

/** Why a field of a unit is locked. */
export const unitLockTexts = defineTexts({
  vi: {
    'lock.typeReported': 'Không đổi được loại đơn vị sau khi đã có báo cáo.',
    'lock.typeOfFund': 'Không đổi được loại của đơn vị Quỹ.',
    'lock.typeOfOwn': 'Bạn không đổi được loại của đơn vị mình.',
    'lock.stateOfFund':
      'Đơn vị Quỹ luôn ở trạng thái "Hoạt động": trạng thái khác sẽ khóa đăng nhập của toàn bộ cán bộ Quỹ.',
    'lock.stateOfOwn':
      'Bạn không đổi được trạng thái của đơn vị mình: trạng thái khác sẽ khóa đăng nhập của chính bạn và đồng nghiệp.',
    'lock.debtApproved': 'Không sửa được sau khi đã có báo cáo được duyệt; số liệu lấy từ báo cáo.',
    'lock.debtOfFund': 'Chỉ cán bộ của Quỹ được nhập và sửa dư nợ đầu kỳ.',
  },
  en: {
    'lock.typeReported': 'The type cannot change once there is a report.',
    'lock.typeOfFund': "The type of the Fund's unit cannot change.",
    'lock.typeOfOwn': 'You cannot change the type of your own unit.',
    'lock.stateOfFund': "The Fund's unit is always 'Active': any other state would lock all of the Fund's staff out.",
    'lock.stateOfOwn': 'You cannot change the state of your own unit: it would lock you and your colleagues out.',
    'lock.debtApproved': 'It cannot be changed once a report was approved; the figure comes from the reports.',
    'lock.debtOfFund': 'Only staff of the Fund enter and change opening debts.',
  },
});

/** Key of the text that says why. */
export type UnitLock = keyof typeof unitLockTexts.vi;

/** The locked fields of a unit, each with the reason. */
export type UnitLocks = Readonly<Partial<Record<LockableField, UnitLock>>>;

/** Who edits: the unit they are of, and whether that is the Fund. */
export type UnitEditor = { readonly donViId: string | undefined; readonly isFund: boolean };

/**
 * What of a unit the person cannot change though they may edit units.
 *
 * Reports fix the type and, once approved, the opening debts (domain dictionary §5.11). Opening debts are money, which is
 * the Fund's alone (§3.2, DS2). A unit that leaves «Hoạt động» locks its people out (§5.11), so the Fund's unit and the
 * person's own stay in it; their type, which decides what their people see (DS1–DS5), stays as well.
 *
 * @param unit `undefined` for a new one.
 */
export function unitLocks(unit: Unit | undefined, editor: UnitEditor): UnitLocks {
  const isFundUnit = unit?.loaiDonViId === fundUnitTypeId;
  const isOwn = unit !== undefined && unit.id === editor.donViId;
  const isActive = unit?.trangThai === unitState.active;
  const type = firstOf([
    [isFundUnit, 'lock.typeOfFund'],
    [isOwn, 'lock.typeOfOwn'],
    [unit?.coBaoCao === true, 'lock.typeReported'],
  ]);
  const state = firstOf([
    [isFundUnit && isActive, 'lock.stateOfFund'],
    [isOwn && isActive, 'lock.stateOfOwn'],
  ]);
  const debt = firstOf([
    [unit?.daPhatSinhBaoCao === true, 'lock.debtApproved'],
    [!editor.isFund, 'lock.debtOfFund'],
  ]);
  return {
    ...(state === undefined ? {} : { trangThai: state }),
    ...(type === undefined ? {} : { loaiDonViId: type }),
    ...(debt === undefined ? {} : { duNoNld: debt, duNoDoanhThu: debt }),
  };
}

/** The locked fields that an input changes all the same. @param before The stored unit, or a blank one. */
export function changedLockedFields(
  locks: UnitLocks,
  before: Pick<UnitInput, LockableField>,
  input: UnitInput,
): readonly { readonly field: LockableField; readonly lock: UnitLock }[] {
  return (Object.entries(locks) as [LockableField, UnitLock][])
    .filter(([field]) => input[field] !== before[field])
    .map(([field, lock]) => ({ field, lock }));
}

function firstOf(rules: readonly (readonly [holds: boolean, lock: UnitLock])[]): UnitLock | undefined {
  return rules.find(([holds]) => holds)?.[1];
}
