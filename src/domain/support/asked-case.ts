import type { Schema } from 'yup';

import { isMoney } from '../validation/checks';
import { validationErrorsOf } from '../validation/schema-errors';
import { remembered } from '../remembered';
import type { SupportCaseInput } from './support-request';
import { typedCaseSchema, typedDetailsSchema } from './typed-request-schema';

/**
 * What of a case no condition and no amount looks at: passport, reason, account, who applies in the worker's place, papers.
 */
const unjudged = {
  soHoChieu: null,
  noiCapHc: null,
  ngayCapHc: null,
  lyDoHoTro: null,
  lyDoKhac: null,
  chuTaiKhoan: null,
  soTaiKhoan: null,
  nganHangId: null,
  chiNhanh: null,
  nguoiUyQuyen: null,
  giayTo: [],
} satisfies Partial<SupportCaseInput>;

/** The names of what no condition looks at. */
export const unjudgedFields = Object.keys(unjudged) as readonly (keyof typeof unjudged)[];

/**
 * A case as it is judged while it is typed: without what no condition looks at, and without what cannot be read yet: the
 * form holds a half-typed day or amount as its text (`DateField`), which the back end refuses as a value of another kind.
 */
export const askedCase = remembered((typed: SupportCaseInput): SupportCaseInput => {
  const entry = { ...typed, ...unjudged };
  const { baoGia, ...details } = entry.rieng;
  const quotes = baoGia.filter(isMoney);
  return readable(typedCaseSchema, { ...entry, rieng: readable(typedDetailsSchema, { ...details, baoGia: quotes }) });
});

function readable<Fields extends object>(schema: Schema, fields: Fields): Fields {
  const unreadable = validationErrorsOf(schema, fields).map(({ field }) => [field, null] as const);
  return { ...fields, ...Object.fromEntries(unreadable) };
}
