import { describe, expect, it } from 'vitest';

import { importResults } from '@/services/api/import-answer';

const refusal = { code: 'QuyHoTro:07001', message: 'Số CCCD đã tồn tại.' };

describe('the answer of an import', () => {
  it('C-08 is sorted into the order of the rows', async () => {
    const answer = {
      ketQua: [
        { thuTu: 1, loi: refusal },
        { thuTu: 0, id: 'a' },
      ],
    };
    expect(await importResults(2, Promise.resolve(answer))).toEqual([
      { id: 'a' },
      { refusal: { ...refusal, details: null, data: null, validationErrors: null } },
    ]);
  });

  it('C-08 B-10 counts a refused row as refused although its answer has an id, as one made of a C# class has', async () => {
    const none = '00000000-0000-0000-0000-000000000000';
    const answer = {
      ketQua: [
        { thuTu: 0, id: 'a', loi: null },
        { thuTu: 1, id: none, loi: refusal },
        { thuTu: 2, id: null, loi: refusal },
      ],
    };
    const refused = { refusal: { ...refusal, details: null, data: null, validationErrors: null } };
    expect(await importResults(3, Promise.resolve(answer))).toEqual([{ id: 'a' }, refused, refused]);
  });

  it.each([
    ['nothing', undefined],
    ['too few rows', { ketQua: [{ thuTu: 0, id: 'a' }] }],
    [
      'one row twice',
      {
        ketQua: [
          { thuTu: 0, id: 'a' },
          { thuTu: 0, id: 'b' },
        ],
      },
    ],
    [
      'a row that was not sent',
      {
        ketQua: [
          { thuTu: 0, id: 'a' },
          { thuTu: 2, id: 'b' },
        ],
      },
    ],
    ['too many rows', { ketQua: [0, 1, 2].map((thuTu) => ({ thuTu, id: 'a' })) }],
    ['neither an id nor a reason', { ketQua: [{ thuTu: 0 }, { thuTu: 1 }] }],
    ['a reason that cannot be read', { ketQua: [0, 1].map((thuTu) => ({ thuTu, id: 'a', loi: 'không hợp lệ' })) }],
  ])('C-08 that speaks of %s is malformed, an answer all the same: the rows may be in', async (_, answer) => {
    await expect(importResults(2, Promise.resolve(answer))).rejects.toMatchObject({
      code: 'response.malformed',
      status: 200,
    });
  });
});
