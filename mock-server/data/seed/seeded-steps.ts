import type { Audited } from '@/domain/abp/paging';

import { onceMade } from '../once-made';
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

type AuditedRow = Pick<Audited, 'id' | 'creatorId' | 'lastModificationTime' | 'lastModifierId'>;

/**
 * A table of records that have a workflow, with the history of all of them, each made once: every record was made by who
 * took its first step and last changed by who took its last one.
 *
 * @param makeRows The records without that. @param stepsOf Their steps, those of one record in their order.
 */
export function stepped<Row extends AuditedRow>(
  makeRows: () => readonly Row[],
  stepsOf: (rows: readonly Row[]) => readonly StepHistoryRow[],
) {
  const bare = onceMade(makeRows);
  const steps = onceMade(() => stepsOf(bare()));
  const rows = onceMade(() => {
    const [firsts, lasts] = [new Map<string, StepHistoryRow>(), new Map<string, StepHistoryRow>()];
    for (const step of steps()) {
      if (!firsts.has(step.banGhiId)) {
        firsts.set(step.banGhiId, step);
      }
      lasts.set(step.banGhiId, step);
    }
    return bare().map((row) => asLeftBetween(firsts.get(row.id), lasts.get(row.id), row));
  });
  return { rows, steps };
}

function asLeftBetween<Row extends AuditedRow>(
  first: StepHistoryRow | undefined,
  last: StepHistoryRow | undefined,
  row: Row,
): Row {
  const made = { ...row, creatorId: row.creatorId ?? first?.nguoiThucHienId ?? null };
  return last === undefined || last === first
    ? made
    : { ...made, lastModificationTime: last.thoiGian, lastModifierId: last.nguoiThucHienId };
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
