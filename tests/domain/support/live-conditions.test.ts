import { describe, expect, it } from 'vitest';

import { isIsoDate } from '@/domain/format/calendar';
import { statutoryCalendar } from '@/domain/fund/work-calendar';
import { unjudgedFields } from '@/domain/support/asked-case';
import {
  answeredCase,
  asksTheSame,
  liveConditions,
  questionOf,
  type AnsweredRequest,
} from '@/domain/support/live-conditions';
import { suggestedAmount, totalCeiling } from '@/domain/support/support-amounts';
import { judgeCase } from '@/domain/support/support-eligibility';
import { frameOfCase } from '@/domain/support/support-facts';
import type { SupportCaseInput, SupportRequestInput } from '@/domain/support/support-request';
import { emptySupportCase, emptySupportRequest } from '@/domain/support/support-request-input';
import { createDatabase } from '@mock-server/data/database';
import { seedSupportTypes } from '@mock-server/data/fund/support-types';
import { factsOfCase } from '@mock-server/data/support/case-facts';

import { caseWith, cleanFacts, supportType } from './support-fixtures';

const database = createDatabase();

const conditions = (thuTu: number) => ({
  thuTu,
  mucMin: null,
  mucMax: null,
  goiY: null,
  daTamCap: 0,
  dieuKien: [],
});

const asked = (loaiHoTroId: string, ...contracts: readonly string[]) =>
  ({ loaiHoTroId, truongHop: contracts.map((hopDongId) => ({ hopDongId })) }) as unknown as AnsweredRequest['question'];

const answered: AnsweredRequest = {
  question: asked('HT01', 'hai', 'dao'),
  conditions: { truongHop: [conditions(1), conditions(2)] },
};

describe('an answer to what was typed before', () => {
  it('B-08 stands for the case that was asked about, as long as it stands in its place', () => {
    expect(answeredCase(answered, asked('HT01', 'hai', 'dao'), 1)).toEqual(conditions(2));
    expect(answeredCase(answered, asked('HT01', 'hai', 'dao', 'an'), 1)).toEqual(conditions(2));
  });

  it('B-08 is never shown as the answer about another worker, or another kind of support', () => {
    expect(answeredCase(answered, asked('HT01', 'hai', 'an'), 1)).toBeUndefined();
    expect(answeredCase(answered, asked('HT01', 'dao'), 0)).toBeUndefined();
    expect(answeredCase(answered, asked('HT02', 'hai', 'dao'), 0)).toBeUndefined();
    expect(answeredCase(undefined, asked('HT01', 'hai'), 0)).toBeUndefined();
  });
});

describe('conditions while a case is typed', () => {
  const amountOf = (ma: string, answer: AnsweredRequest['conditions']['truongHop'][number] | undefined) => {
    const costs = { giaTriHopDong: 80_000_000, soNguoi: 1 };
    const truongHop = caseWith(ma, costs, { tienDeNghi: ma === 'HT05' ? 20_000_000 : 40_000_000 });
    const entry = { truongHop, filedOn: '2026-11-13', calendar: statutoryCalendar };
    return liveConditions(supportType(ma), entry, answer).find((condition) => condition.ma === 'E5')?.dat;
  };

  it('B-08 leave the amount open until it is known what was advanced before', () => {
    const advanced = { ...conditions(1), daTamCap: 90_000_000 };
    expect([amountOf('HT05', undefined), amountOf('HT05', conditions(1)), amountOf('HT05', advanced)]).toEqual([
      undefined,
      true,
      false,
    ]);
  });

  it('B-08 judge the amount at once where nothing is advanced', () => {
    expect(amountOf('HT07', undefined)).toBe(true);
  });
});

describe('what is asked about a case', { timeout: 30_000 }, () => {
  const entry = caseWith('HT01', filledDetails, {
    mucDo: 41,
    tienDeNghi: 20_000_000,
    ngayCapHc: '2023-04-02',
    soTaiKhoan: '0123456789',
  });
  const request = { ...emptySupportRequest('2026-11-15', 'unit-1'), loaiHoTroId: 'HT01', truongHop: [entry] };
  const asking = (...truongHop: readonly SupportCaseInput[]) => questionAbout({ ...request, truongHop });
  const question = asking(entry);

  const { rieng: _, ...ofAllKinds } = emptySupportCase();

  it.each(Object.keys(ofAllKinds) as readonly (keyof typeof ofAllKinds)[])(
    'B-08 is asked anew when a condition could look at %s, and only then',
    (field) => {
      const isUnjudged: boolean = unjudgedFields.some((each) => each === field);
      const changed = { ...entry, [field]: anotherFor(entry[field]) };
      expect(asksTheSame(question, asking(changed))).toBe(isUnjudged);
    },
  );

  it('B-08 is asked anew for each detail of the kind, and for what of the head the conditions look at', () => {
    const details = Object.entries(entry.rieng).map(([field, value]) => ({
      ...entry,
      rieng: { ...entry.rieng, [field]: anotherFor(value) },
    }));
    expect(details.filter((changed) => asksTheSame(question, asking(changed)))).toEqual([]);
    const heads = [
      { loaiHoTroId: 'HT02' },
      { donViId: null },
      { hinhThucNop: 2 as const },
      { ngayDeNghi: '2026-11-14' },
    ];
    expect(heads.some((changed) => asksTheSame(question, questionAbout({ ...request, ...changed })))).toBe(false);
    expect(asksTheSame(question, questionAbout({ ...request, nguoiLienHe: 'Hoa', dienThoai: '1', ghiChu: 'x' }))).toBe(
      true,
    );
    expect(asksTheSame(question, asking(entry, entry))).toBe(false);
    expect(asksTheSame(asking(entry, entry), question)).toBe(false);
  });

  it('B-08 costs nothing for the cases that are the same objects', () => {
    const untouched = new Proxy(entry, {
      ownKeys: () => {
        throw new Error('The case was looked at.');
      },
    });
    const [before, after] = [{ ...entry }, { ...entry }];
    const one = { ...question, truongHop: [untouched, before] };
    expect(asksTheSame(one, { ...question, truongHop: [untouched, after] })).toBe(true);
  });

  it('B-08 V-02 leaves out a day, an amount or a number that is half typed, and keeps all else', () => {
    const rieng = { ...entry.rieng, ngayVe: '10/1', chiPhi: '20tr' as unknown as number };
    const baoGia = [1_000_000, '2tr' as unknown as number, 3_000_000];
    const typed = { ...entry, lvDen: '15/0', mucDo: -4, tienDeNghi: 1e15, rieng: { ...rieng, baoGia } };
    expect(asking(typed).truongHop[0]).toEqual({
      ...question.truongHop[0],
      ...{ lvDen: null, mucDo: null, tienDeNghi: null },
      rieng: { ...entry.rieng, ngayVe: null, chiPhi: null, baoGia: [1_000_000, 3_000_000] },
    });
  });

  it('B-08 V-02 is nothing while the request has no case, or its day is half typed', () => {
    expect(questionOf({ ...request, truongHop: [] })).toBeUndefined();
    expect(questionOf({ ...request, ngayDeNghi: '15/1' })).toBeUndefined();
  });

  it.each(seedSupportTypes().map(({ ma }) => [ma]))(
    'B-08 leaves out what neither a condition of %s, nor its amounts, nor the facts behind them look at',
    (ma) => {
      const type = supportType(ma);
      const blind = Object.fromEntries(
        unjudgedFields.map((field) => [
          field,
          {
            get: () => {
              throw new Error(`A condition looks at ${field}.`);
            },
          },
        ]),
      );
      const contract = [...database.contracts.rows()][0];
      const sealed = Object.defineProperties(caseWith(ma, filledDetails, { hopDongId: contract?.id ?? '' }), blind);
      const [filedOn, today] = ['2026-11-13', '2026-11-15'];
      const owner = { requestId: '', type, donViId: contract?.donViId ?? null, filedOn, today };
      const facts = factsOfCase(database, owner, sealed);
      const judgements = [facts, cleanFacts].map((known) =>
        judgeCase(type, { truongHop: sealed, filedOn: owner.filedOn, calendar: statutoryCalendar }, known),
      );
      expect(judgements.map((judged) => judged.length > 0)).toEqual([true, true]);
      expect(() => [
        frameOfCase(type, sealed, facts),
        suggestedAmount(type, sealed),
        totalCeiling(type, sealed),
      ]).not.toThrow();
      expect(() =>
        liveConditions(type, { truongHop: sealed, filedOn: owner.filedOn, calendar: statutoryCalendar }, undefined),
      ).not.toThrow();
    },
  );
});

function questionAbout(request: SupportRequestInput): SupportRequestInput {
  const question = questionOf(request);
  if (question === undefined) {
    throw new Error('There is nothing to ask.');
  }
  return question;
}

/** Another value of the same kind. */
function anotherFor(value: unknown): unknown {
  if (typeof value === 'number') {
    return value + 1;
  }
  if (typeof value === 'boolean') {
    return !value;
  }
  if (Array.isArray(value)) {
    return [7];
  }
  return typeof value === 'string' && isIsoDate(value) ? '2026-01-02' : 'another';
}

const filledDetails = {
  soNguoi: 2,
  giaTriHopDong: 50_000_000,
  anPhi: 1_000_000,
  ngayChet: '2026-09-02',
  tuNgay: '2026-09-02',
  denNgay: '2026-10-02',
  soThang: 2,
  truongHopTruocId: 'case-0',
  nuocCongTac: 'JP',
  ngayDi: '2026-10-01',
  ngayVe: '2026-11-10',
  giaVe: 30_000_000,
  hangVe: 'thuong-gia' as const,
  giaVePhoThong: 10_000_000,
  chiPhi: 20_000_000,
};
