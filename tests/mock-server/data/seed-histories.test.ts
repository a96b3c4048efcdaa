import { describe, expect, it } from 'vitest';

import { createDatabase } from '@mock-server/data/database';
import type { StepHistoryRow } from '@mock-server/data/step-history';

const database = createDatabase();

const steps = new Map<string, StepHistoryRow[]>();
for (const step of database.stepHistory.rows()) {
  steps.set(step.banGhiId, [...(steps.get(step.banGhiId) ?? []), step]);
}

/** What the record itself says of its steps, in whichever words its kind has. */
type Stepped = {
  readonly id: string;
  readonly trangThai: number;
  readonly creationTime: string;
  readonly creatorId: string | null;
  readonly lastModificationTime: string | null;
  readonly lastModifierId: string | null;
  readonly ngayGui?: string | null;
  readonly ngayThamDinh?: string | null;
  readonly ngayPheDuyet?: string | null;
  readonly ngayDuyet?: string | null;
};

const kinds = [
  'supportRequests',
  'selfPaying',
  'fundReports',
  'revenueReports',
  'documentReports',
  'payIns',
] as const satisfies readonly (keyof typeof database)[];

it('D-02 B-08 no records of the demo that have statuses are without a history here, but units', () => {
  const withStatus = Object.entries(database)
    .filter(([, table]) => 'trangThai' in ([...table.rows()][0] ?? {}))
    .map(([name]) => name);
  expect(new Set(withStatus)).toEqual(new Set([...kinds, 'units']));
});

describe.each(kinds)('records of the demo that have a workflow: %s', (kind) => {
  const records: readonly Stepped[] = [...database[kind].rows()];

  it('D-02 B-08 were made by who took the first step, and last changed by who took the last one', () => {
    expect(records.length).toBeGreaterThan(100);
    for (const record of records) {
      const [first, ...later] = steps.get(record.id) ?? [];
      const last = later.at(-1);
      expect({ id: record.id, at: record.creationTime, by: record.creatorId }).toEqual({
        id: record.id,
        at: first?.thoiGian,
        by: first?.nguoiThucHienId,
      });
      expect({ id: record.id, at: record.lastModificationTime, by: record.lastModifierId }).toEqual({
        id: record.id,
        at: last?.thoiGian ?? null,
        by: last?.nguoiThucHienId ?? null,
      });
    }
  });

  it('D-02 B-08 went from step to step in the order of time', () => {
    for (const { id } of records) {
      const times = (steps.get(id) ?? []).map(({ thoiGian }) => thoiGian);
      expect(times).toEqual(times.toSorted());
    }
  });

  it('D-02 B-08 say of themselves when they were sent, appraised and approved as their history does', () => {
    for (const record of records) {
      const own = steps.get(record.id) ?? [];
      const said = [record.ngayThamDinh, record.ngayPheDuyet ?? record.ngayDuyet, sentOf(kind, record)];
      const known = own.map(({ thoiGian }) => thoiGian);
      expect(known).toEqual(expect.arrayContaining(said.filter((moment) => typeof moment === 'string')));
    }
  });
});

/** A dossier comes from outside: it is sent by being made. */
function sentOf(kind: (typeof kinds)[number], { ngayGui, creationTime }: Stepped): string | null | undefined {
  return kind === 'selfPaying' ? creationTime : ngayGui;
}
