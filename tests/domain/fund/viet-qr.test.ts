import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { checksum, vietQrText } from '@/domain/fund/viet-qr';

const transfer = {
  bin: '970436',
  account: '0011001234567',
  amount: 9_000_000,
  content: 'QHTVLNN NQ2026000123 9900000016',
};

/** Reads `id, two digits of length, value` again and again. */
function readFields(text: string): readonly (readonly [string, string])[] {
  if (text === '') {
    return [];
  }
  const end = 4 + Number(text.slice(2, 4));
  return [[text.slice(0, 2), text.slice(4, end)], ...readFields(text.slice(end))];
}

describe('vietQrText', () => {
  it.each([
    [
      { bin: '970416', account: '257678859', amount: 1_000, content: 'Chuyen tien' },
      '00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA5303704540410005802VN62150811Chuyen tien6304BBB8',
    ],
    [
      { bin: '970415', account: '113366668888', amount: 500_000, content: 'Thanh toan phi dich vu' },
      '00020101021238560010A0000007270126000697041501121133666688880208QRIBFTTA5303704540650000058' +
        '02VN62260822Thanh toan phi dich vu630463EA',
    ],
  ])('B-05 is the text that other makers of VietQR publish', (given, expected) => {
    expect(vietQrText(given)).toBe(expected);
  });

  it('B-05 has the checksum CRC-16/CCITT-FALSE, whose check value is 29B1', () => {
    expect([checksum('123456789'), checksum('')]).toEqual(['29B1', 'FFFF']);
  });

  it('B-05 says account, amount and content so that they read back', () => {
    const contents = fc.stringMatching(/^[A-Z\d]([A-Z\d ]{0,93}[A-Z\d])?$/u);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), contents, (amount, content) => {
        const text = vietQrText({ ...transfer, amount, content }) ?? '';
        const fields = new Map(readFields(text));
        const account = new Map(readFields(fields.get('38') ?? ''));
        expect([...readFields(account.get('01') ?? '')]).toEqual([
          ['00', transfer.bin],
          ['01', transfer.account],
        ]);
        expect(fields.get('54')).toBe(String(amount));
        expect(readFields(fields.get('62') ?? '')).toEqual([['08', content]]);
        expect(fields.get('63')).toBe(checksum(text.slice(0, -4)));
      }),
    );
  });

  it('B-05 drops diacritics, because the field is plain text', () => {
    expect(vietQrText({ ...transfer, content: 'Nộp Quỹ đợt 1' })).toBe(
      vietQrText({ ...transfer, content: 'Nop Quy dot 1' }),
    );
  });

  it.each([
    { bin: 'KBNN' },
    { account: '12345' },
    { account: '0011 001' },
    { amount: 0 },
    { amount: 1.5 },
    { amount: 1_000_000_000_000 },
    { content: 'A'.repeat(96) },
  ])('B-05 is not made of what no bank could read: %o', (change) => {
    expect(vietQrText({ ...transfer, ...change })).toBeUndefined();
  });
});
