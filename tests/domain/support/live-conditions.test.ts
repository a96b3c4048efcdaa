import { describe, expect, it } from 'vitest';

import { answeredCase, type AnsweredRequest } from '@/domain/support/live-conditions';

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
