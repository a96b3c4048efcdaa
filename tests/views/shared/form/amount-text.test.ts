import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { amountText, caretAfter, readAmount, readDecimal, settleDecimal } from '@/views/shared/form/amount-text';

describe('amounts as they are typed', () => {
  it('K-04 groups an amount by dots digit by digit, whatever the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (amount) => {
        let value: number | string | null = null;
        for (const digit of String(amount)) {
          value = readAmount(`${amountText(value)}${digit}`, value);
        }
        expect(value).toBe(amount);
      }),
    );
  });

  it('V-02 keeps text that is no amount instead of reading another amount out of it', () => {
    expect(readAmount('1.5', '1.')).toBe('1.5');
    expect(readAmount('-5', null)).toBe('-5');
    expect(readAmount('12a', 12)).toBe('12a');
    expect(readAmount('1.000.000 ₫', null)).toBe(1_000_000);
    expect(readAmount('1.00', 1000)).toBe(100);
    expect(readAmount(' ', 5)).toBeNull();
  });

  it('reads decimals after a comma, also those that begin with zero', () => {
    expect(readDecimal('1.850,5', '1.850,')).toBe(1850.5);
    expect(readDecimal('1,0', '1,')).toBe('1,0');
    expect(readDecimal('1,05', '1,0')).toBe(1.05);
    expect(settleDecimal('1,50')).toBe(1.5);
    expect(settleDecimal('1,234')).toBe('1,234');
  });

  it('V-02 moves the dots of a number with decimals too, and reads a pasted one on its own', () => {
    expect(readDecimal('1.50,5', 1850.5)).toBe(150.5);
    expect(readDecimal('1.50,5', 1850.5, false)).toBe('1.50,5');
    expect(readDecimal('1.850,50', 1850.5)).toBe('1.850,50');
    expect(readAmount('12.5', 1_000, false)).toBe('12.5');
  });

  it('keeps the caret behind the same digits', () => {
    expect(caretAfter('1.234.567', 4)).toBe(5);
    expect(caretAfter('12', 2)).toBe(2);
  });
});
