import { describe, expect, it } from 'vitest';

import { answeredCase, liveConditions, type AnsweredRequest } from '@/domain/support/live-conditions';

import { caseWith, supportType } from './support-fixtures';

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
    const entry = { truongHop, filedOn: '2026-11-13' };
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
