import { describe, expect, it } from 'vitest';

import { attachmentMostFiles } from '@/domain/constants';
import { redConditions } from '@/domain/support/support-condition';
import { judgeCase } from '@/domain/support/support-eligibility';
import { filingDay } from '@/domain/support/support-entry';
import { paperCodeOf } from '@/domain/support/support-draft';
import { amountFrame, isInFrame } from '@/domain/support/support-amounts';
import { missingPaperNames } from '@/domain/support/support-checklist';
import { paidFor } from '@/domain/support/support-payments';
import { normalizeSupportRequest } from '@/domain/support/support-request-input';
import { isGranted } from '@/domain/support/support-request';
import { supportRequestSchema } from '@/domain/support/support-request-schema';
import { validationErrorsOf } from '@/domain/validation/schema-errors';
import { attachmentsOf } from '@mock-server/data/attachments';
import { createDatabase } from '@mock-server/data/database';
import { demoBaseDate } from '@mock-server/data/seed/days';
import { factsOfCase } from '@mock-server/data/support/case-facts';
import { supportRequestResource } from '@mock-server/data/support/support-request-row';
import { workCalendar } from '@mock-server/data/fund/work-calendar';

import golden from './golden-support.json';
import { pausesOf } from './pauses-of';

const database = createDatabase();
const requests = [...database.supportRequests.rows()];
const cases = requests.flatMap((request) => request.truongHop.map((truongHop) => ({ request, truongHop })));
const typeOf = (ma: string) => {
  const found = [...database.supportTypes.rows()].find((type) => type.ma === ma);
  if (found === undefined) {
    throw new Error(ma);
  }
  return found;
};
const countBy = (keys: readonly (string | number)[]) =>
  Object.fromEntries([...new Set(keys)].map((key) => [key, keys.filter((other) => other === key).length]));
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('support demo data', { timeout: 30_000 }, () => {
  it('D-02 B-08 are 140 requests with 210 cases of the kinds and in the states that the dictionary names', () => {
    const share = (state: number) =>
      Math.round((cases.filter(({ request }) => request.trangThai === state).length / cases.length) * 100);
    expect({
      requests: requests.length,
      cases: cases.length,
      byType: countBy(cases.map(({ request }) => request.loaiHoTroId)),
      percentByState: Object.fromEntries([2, 3, 4, 5, 6, 7].map((state) => [state, share(state)])),
    }).toEqual({
      requests: 140,
      cases: 210,
      byType: {
        HT01: 84,
        HT02: 46,
        HT03: 18,
        HT04: 8,
        HT05: 5,
        HT06: 2,
        HT07: 27,
        HT08: 12,
        HT09: 5,
        HT10: 2,
        HT11: 1,
      },
      percentByState: { 2: 8, 3: 10, 4: 12, 5: 5, 6: 5, 7: 60 },
    });
  });

  it('D-02 B-08 B-09 have the golden numbers', () => {
    const granted = cases.filter(({ request }) => isGranted(request));
    expect({
      requested: sum(cases.map(({ truongHop }) => truongHop.tienDeNghi ?? 0)),
      granted: sum(granted.map(({ truongHop }) => truongHop.tienDuyet ?? 0)),
      paid: sum(cases.map(({ truongHop }) => paidFor(truongHop))),
      workers: new Set(granted.flatMap(({ truongHop }) => truongHop.hopDongId ?? [])).size,
      requestsByState: countBy(requests.map(({ trangThai }) => trangThai)),
      requestsByYear: countBy(requests.map(({ ma }) => ma.slice(5, 9))),
    }).toEqual(golden.numbers);
  });

  it('B-08 were granted by the law: every condition is met, also by what the database knows', () => {
    const red = cases
      .filter(({ request }) => isGranted(request) || request.trangThai === 3)
      .flatMap(({ request, truongHop }) => {
        const type = typeOf(request.loaiHoTroId);
        const filedOn = filingDay(request, request.ngayGui, demoBaseDate);
        const facts = factsOfCase(
          database,
          { requestId: request.id, type, donViId: request.donViId, filedOn, today: request.ngayQd ?? demoBaseDate },
          truongHop,
        );
        const entry = { truongHop, filedOn, calendar: workCalendar(database), amount: truongHop.tienDeXuat };
        const found = [...redConditions(judgeCase(type, entry, facts)), ...redConditions(truongHop.dieuKien ?? [])];
        return found.map((condition) => ({ yeuCau: request.ma, loai: type.ma, ...condition }));
      });
    expect(red).toEqual([]);
  });

  it('B-08 are filled in as the form demands, with all required papers but in those that were returned', () => {
    const wrong = requests.flatMap((request) => {
      const schema = supportRequestSchema({ type: typeOf(request.loaiHoTroId), today: demoBaseDate });
      const { loaiHoTroId, donViId, hinhThucNop, ngayDeNghi, nguoiLienHe, dienThoai, ghiChu, truongHop } = request;
      const input = { loaiHoTroId, donViId, hinhThucNop, ngayDeNghi, nguoiLienHe, dienThoai, ghiChu, truongHop };
      return validationErrorsOf(schema, normalizeSupportRequest({ ...input, truongHop: [...truongHop] })).map(
        (error) => ({
          ma: request.ma,
          loai: loaiHoTroId,
          ...error,
        }),
      );
    });
    expect(wrong).toEqual([]);
    const lacking = requests.filter(({ truongHop }) => missingPaperNames(truongHop).length > 0);
    expect(new Set(lacking.map(({ trangThai }) => trangThai))).toEqual(new Set([6]));
  });

  it('D-02 B-08 came back for the paper that is missing, as the reason on the record and in its history says', () => {
    const returned = requests.filter(({ trangThai }) => trangThai === 6);
    const said = returned.map(({ id, truongHop, lyDoBoSung }) => {
      const [paper = ''] = missingPaperNames(truongHop);
      const step = [...database.stepHistory.rows()].findLast(({ banGhiId }) => banGhiId === id);
      return [lyDoBoSung?.includes(paper), step?.yKien === lyDoBoSung];
    });
    expect(said).toEqual(returned.map(() => [true, true]));
  });

  it('D-02 B-08 bring a file for each paper that is there, as many as a record may have, and none for one that is missing', () => {
    const wrong = requests.filter((request) => {
      const papers = request.truongHop.flatMap((each) =>
        each.giayTo.map(({ ma, tinhTrang, tepId }) => ({ code: paperCodeOf(each, ma), tinhTrang, tepId })),
      );
      const there = papers.filter(({ tinhTrang }) => tinhTrang === 'co').slice(0, attachmentMostFiles);
      const files = attachmentsOf(database.attachments, supportRequestResource, request.id);
      const named = files.map(({ id, giayTo }) => [giayTo, id]);
      const filed = papers.filter(({ tepId }) => tepId !== null);
      return (
        JSON.stringify(named) !== JSON.stringify(there.map(({ code, tepId }) => [code, tepId])) ||
        filed.length !== there.length
      );
    });
    expect(wrong).toEqual([]);
  });

  it('B-08 E5 hold amounts rounded to 500.000 đ inside the frame, paid at most as approved', () => {
    for (const { request, truongHop } of cases) {
      const amount = truongHop.tienDuyet ?? truongHop.tienDeXuat ?? truongHop.tienDeNghi ?? 0;
      expect(amount % 500_000).toBe(0);
      expect(paidFor(truongHop)).toBeLessThanOrEqual(truongHop.tienDuyet ?? 0);
      if (request.loaiHoTroId !== 'HT05') {
        expect(isInFrame(amount, amountFrame(typeOf(request.loaiHoTroId), truongHop))).toBe(true);
      }
    }
  });

  it('B-08 have a history that leads to their state, with no step in the future, and pauses as it tells them', () => {
    const stepsOf = new Map<string, { thoiGian: string; tuTrangThai: number | null; denTrangThai: number }[]>();
    for (const step of database.stepHistory.rows()) {
      stepsOf.set(step.banGhiId, [...(stepsOf.get(step.banGhiId) ?? []), step]);
    }
    for (const request of requests) {
      const steps = stepsOf.get(request.id) ?? [];
      expect(steps.at(-1)?.denTrangThai).toBe(request.trangThai);
      for (const [index, { thoiGian, tuTrangThai }] of steps.entries()) {
        expect(thoiGian.slice(0, 10) < demoBaseDate).toBe(true);
        expect(tuTrangThai).toBe(steps[index - 1]?.denTrangThai ?? null);
        expect(thoiGian >= (steps[index - 1]?.thoiGian ?? '')).toBe(true);
      }
      expect(pausesOf(steps)).toEqual(request.tamDung);
    }
  });
});
