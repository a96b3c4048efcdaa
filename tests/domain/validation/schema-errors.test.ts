import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { array, object, string } from 'yup';

import { formErrorsFrom, formErrorsOf, validationErrorsOf } from '@/domain/validation/schema-errors';
import { validationTexts } from '@/domain/validation/validation-texts';
import { listOf, optionalNumber, recordOf, requiredText } from '@/domain/validation/yup-fields';

describe('schema errors', () => {
  const schema = recordOf({
    ten: requiredText({ min: 3, max: 5 }),
    port: optionalNumber({ min: 1, max: 65_535 }),
    lienHe: listOf(recordOf({ hoTen: requiredText() })),
  });

  it('answers the first broken rule of each field, with its place', () => {
    const value = { ten: '  ', port: 0, lienHe: [{ hoTen: 'A' }, { hoTen: '' }] };
    expect(validationErrorsOf(schema, value)).toEqual([
      { field: 'ten', key: 'required', params: {} },
      { field: 'port', key: 'min', params: { min: 1, actual: 0 } },
      { field: 'lienHe[1].hoTen', key: 'required', params: {} },
    ]);
    expect(formErrorsOf(schema)(value)).toEqual({
      ten: { key: 'required', params: {} },
      port: { key: 'min', params: { min: 1, actual: 0 } },
      lienHe: [undefined, { hoTen: { key: 'required', params: {} } }],
    });
  });

  it('answers nothing for a good value', () => {
    const value = { ten: 'abc', port: null, lienHe: [] };
    expect(validationErrorsOf(schema, value)).toEqual([]);
    expect(formErrorsOf(schema)(value)).toEqual({});
  });

  it('measures lengths', () => {
    expect(validationErrorsOf(schema, { ten: 'ab', lienHe: [] })).toEqual([
      { field: 'ten', key: 'minlength', params: { requiredLength: 3, actualLength: 2 } },
    ]);
    expect(validationErrorsOf(schema, { ten: 'abcdef', lienHe: [] })).toEqual([
      { field: 'ten', key: 'maxlength', params: { requiredLength: 5, actualLength: 6 } },
    ]);
  });

  it('V-01 marks that nobody sees neither fill a text nor make it long enough', () => {
    const unseen = '\u200b\u2060\ufeff';
    expect([unseen, `ab${unseen}`].flatMap((ten) => validationErrorsOf(schema, { ten, lienHe: [] }))).toEqual([
      { field: 'ten', key: 'required', params: {} },
      { field: 'ten', key: 'minlength', params: { requiredLength: 3, actualLength: 2 } },
    ]);
  });

  it('refuses what no form could have sent, without a crash and in our own words', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const errors = validationErrorsOf(schema, value);
        expect(errors.length).toBeGreaterThan(0);
        expect(errors.every((error) => `validation.${error.key}` in validationTexts.vi)).toBe(true);
      }),
    );
    expect(validationErrorsOf(object({ a: array().of(string()) }), { a: 5 })).toEqual([
      { field: 'a', key: 'invalid', params: {} },
    ]);
  });

  it('keeps an error of a whole list before errors inside it', () => {
    expect(
      formErrorsFrom([
        { field: 'hopDong', key: 'required', params: {} },
        { field: 'hopDong[0].ngayKy', key: 'date', params: {} },
      ]),
    ).toEqual({ hopDong: { key: 'required', params: {} } });
  });
});
