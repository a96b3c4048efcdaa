import type { StepHistoryRow } from '../step-history';
import type { UserRow } from '../users';

/** A step of a seeded record, whichever record that is. */
export type SeededStep = Omit<StepHistoryRow, 'id' | 'banGhiId'>;

/** @param thoiGian Server time. @param nguoiThucHienId `null` where nobody with an account took the step. */
export function seededStep(
  thoiGian: string,
  nguoiThucHienId: string | null,
  [tuTrangThai, denTrangThai]: readonly [from: number | null, to: number],
  hanhDong: string,
  yKien: string | null = null,
): SeededStep {
  return { thoiGian, nguoiThucHienId, tuTrangThai, denTrangThai, hanhDong, yKien };
}

/** The history of a record by its steps in their order. */
export function seededHistory(recordId: string, steps: readonly SeededStep[]): readonly StepHistoryRow[] {
  return steps.map((step, index) => ({ ...step, id: `${recordId}-${index + 1}`, banGhiId: recordId }));
}

/** Who acts for a unit. Its head may do the clerk's work; a clerk may not send, so nobody stands in for a head. */
export type UnitPeople = Readonly<Record<'clerk' | 'head', string | null>>;

/** The people of every unit by its id, each the first of that office. */
export function seededUnitPeople(users: readonly UserRow[]): (unitId: string | null) => UnitPeople {
  const known = new Map<string, Partial<UnitPeople>>();
  for (const { id, donViId, roles } of users) {
    const office = roles.includes('don-vi-lanh-dao')
      ? 'head'
      : roles.includes('don-vi-nhap-lieu')
        ? 'clerk'
        : undefined;
    const people = known.get(donViId) ?? {};
    if (office !== undefined && people[office] === undefined) {
      known.set(donViId, { ...people, [office]: id });
    }
  }
  return (unitId) => {
    const { clerk = null, head = null } = known.get(unitId ?? '') ?? {};
    return { clerk: clerk ?? head, head };
  };
}
