import { describe, expect, it } from 'vitest';

import { createDatabase } from '@mock-server/data/database';

const database = createDatabase({ workerCount: 300 });
const vouchers = [...database.payIns.rows()];
const steps = byRecord(database.stepHistory.rows());
const papers = byRecord(database.attachments.rows());

function byRecord<Row extends { readonly banGhiId: string }>(rows: Iterable<Row>): ReadonlyMap<string, readonly Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    found.set(row.banGhiId, [...(found.get(row.banGhiId) ?? []), row]);
  }
  return found;
}

describe('seeded vouchers', () => {
  it('B-05 D-02 have a history that leads from nothing to their status, step by step, in the order of time', () => {
    const wrong = vouchers.filter(({ id, trangThai, creationTime }) => {
      const own = steps.get(id) ?? [];
      return (
        own[0]?.thoiGian !== creationTime ||
        own.at(-1)?.denTrangThai !== trangThai ||
        own.some(({ tuTrangThai, thoiGian }, place) => {
          const before = own[place - 1];
          return tuTrangThai !== (before?.denTrangThai ?? null) || thoiGian < (before?.thoiGian ?? '');
        })
      );
    });
    expect([vouchers.length > 0, wrong]).toEqual([true, []]);
  });

  it('B-05 D-02 are sent by their own unit, answered by the accountant, and never after the demo’s last day', () => {
    const taken = vouchers.flatMap(({ id, donViId }) => (steps.get(id) ?? []).map((step) => ({ ...step, donViId })));
    const unitOf = new Map([...database.users.rows()].map(({ id, donViId }) => [id, donViId]));
    const heads = new Set(
      [...database.users.rows()].filter(({ roles }) => roles.includes('don-vi-lanh-dao')).map(({ donViId }) => donViId),
    );
    const accountant = [...database.users.rows()].find(({ userName }) => userName === 'ngan.dt');
    expect(
      taken.filter(
        ({ hanhDong, nguoiThucHienId, donViId }) =>
          (hanhDong === 'gui' &&
            unitOf.get(nguoiThucHienId ?? '') !== (heads.has(donViId ?? '') ? donViId : undefined)) ||
          (['doi-soat', 'tra-lai', 'thu-tien-mat'].includes(hanhDong) && nguoiThucHienId !== accountant?.id),
      ),
    ).toEqual([]);
    expect(taken.every(({ thoiGian }) => thoiGian < '2026-11-16')).toBe(true);
  });

  it('B-05 D-02 have the paper that their way of paying needs; cash has none', () => {
    const counts = new Map([1, 2, 3].map((way) => [way, new Set<number>()]));
    for (const { id, hinhThuc } of vouchers) {
      counts.get(hinhThuc)?.add(papers.get(id)?.length ?? 0);
    }
    expect([...counts].map(([way, found]) => [way, [...found]])).toEqual([
      [1, [1]],
      [2, [0]],
      [3, [1]],
    ]);
  });
});
