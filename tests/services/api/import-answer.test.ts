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
  ])('C-08 that speaks of %s is malformed, an answer all the same: the rows may be in', async (_, answer) => {
    await expect(importResults(2, Promise.resolve(answer))).rejects.toMatchObject({
      code: 'response.malformed',
      status: 200,
    });
  });
});
