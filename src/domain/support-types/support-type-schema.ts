import type { AnySchema } from 'yup';

import { mostSupportMonths, mostSupportPapers } from '../constants';
import { isDateOrder } from '../validation/checks';
import { validationMessage } from '../validation/validation-message';
import {
  checkedText,
  isMissing,
  listOf,
  mustBeWhole,
  mustHaveTwoDecimals,
  oneOfThese,
  optionalDate,
  optionalMoney,
  optionalNumber,
  optionalText,
  recordOf,
  requiredDate,
  requiredFlag,
  requiredText,
  type NumberField,
  type TextField,
} from '../validation/yup-fields';
import type { SupportPaper, SupportTypeInput } from './support-type';
import { figuresNeeded, type SupportFigure } from './support-type-input';
import { beneficiaries, paperKinds, supportForms, supportLimits, supportMethods } from './support-type-lists';
import { tierSchema } from './tier-schema';

const typeCode = /^HT\d{2}$/u;
const mostDays = 60;
const mostTiers = 20;

/** As many other codes as the form of a code has room for, `HT00` left out. */
const mostEarlierKinds = 99;

/**
 * Rules of a kind of support (domain dictionary §5.13). Check a normalised value; whether its code is taken is not
 * checked.
 */
export function supportTypeSchema() {
  return recordOf({
    ma: codeOfType(requiredText()),
    ten: requiredText({ max: 255 }),
    doiTuong: oneOfThese(idsOf(beneficiaries)),
    cachTinh: oneOfThese(idsOf(supportMethods)),
    mucToiThieu: figure('mucToiThieu', optionalMoney()),
    mucToiDa: notBelow('mucToiThieu', figure('mucToiDa', optionalMoney())),
    mucToiDaNhom: notBelow('mucToiDa', figure('mucToiDaNhom', optionalMoney())),
    tyLe: rate(),
    donGia: figure('donGia', optionalMoney()),
    soThangToiDa: figure('soThangToiDa', mustBeWhole(optionalNumber({ min: 1, max: mostSupportMonths }))),
    soNgayXuLy: daysAllowed(),
    canCu: requiredText({ max: 255 }),
    hieuLucTu: requiredDate(),
    hieuLucDen: optionalDate().test('dateOrder', validationMessage('dateOrder'), (value, { parent }) =>
      isDateOrder((parent as SupportTypeInput).hieuLucTu, value ?? null),
    ),
    gioiHanLan: oneOfThese(idsOf(supportLimits)),
    loaiTruoc: listOf(otherCode(requiredText()), { max: mostEarlierKinds }),
    loaiTamCap: otherCode(optionalText()),
    hanNopSauChuyenDi: daysAllowed(),
    bangMuc: listOf(tierSchema(), { max: mostTiers }),
    thanhPhanHoSo: listOf(paperSchema(), { max: mostSupportPapers }),
    bieuMau: oneOfThese(idsOf(supportForms)),
    ghiChu: optionalText({ max: 1000 }),
  } satisfies Record<keyof SupportTypeInput, AnySchema>);
}

function daysAllowed(): NumberField {
  return mustBeWhole(optionalNumber({ min: 1, max: mostDays }));
}

function paperSchema() {
  return recordOf({
    ma: requiredText({ max: 64 }),
    ten: requiredText({ max: 255 }),
    batBuoc: requiredFlag(),
    hinhThuc: oneOfThese(idsOf(paperKinds)),
  } satisfies Record<keyof SupportPaper, AnySchema>);
}

function idsOf(values: readonly { readonly id: number }[]): readonly number[] {
  return values.map(({ id }) => id);
}

function codeOfType(field: TextField): TextField {
  return checkedText(field, 'pattern', (text) => typeCode.test(text));
}

/** A code of another kind of support: no kind waits for itself. */
function otherCode(field: TextField): TextField {
  return codeOfType(field).test('invalid', validationMessage('invalid'), (value, { from }) => {
    const record = from?.at(-1)?.value as SupportTypeInput | undefined;
    return isMissing(value) || value !== record?.ma;
  });
}

/** A figure, required where the method counts by it. */
function figure(name: SupportFigure, field: NumberField): NumberField {
  return field.test('required', validationMessage('required'), (value, { parent }) => {
    const { cachTinh } = parent as SupportTypeInput;
    const needed = figuresNeeded(cachTinh);
    return !needed.includes(name) || !isMissing(value);
  });
}

/** Above 0, at most 100, at most two decimals. */
function rate(): NumberField {
  const above0 = figure('tyLe', optionalNumber({ max: 100 })).test(
    'notZero',
    validationMessage('notZero', { name: 'Tỷ lệ' }),
    (value) => isMissing(value) || value > 0,
  );
  return mustHaveTwoDecimals(above0);
}

function notBelow(least: SupportFigure, field: NumberField): NumberField {
  return field.test('min', (value, context) => {
    const min: unknown = (context.parent as SupportTypeInput)[least];
    return typeof min === 'number' && typeof value === 'number' && value < min
      ? context.createError({ message: validationMessage('min', { min, actual: value }) })
      : true;
  });
}
