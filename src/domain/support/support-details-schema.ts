import type { AnySchema } from 'yup';

import { mostSupportMonths } from '../constants';
import { addMonths } from '../format/calendar';
import { validationMessage } from '../validation/validation-message';
import {
  checkedText,
  listOf,
  mustBeFilled,
  mustBeGiven,
  mustBeWhole,
  notBefore,
  notInFuture,
  optionalDate,
  optionalMoney,
  optionalNumber,
  optionalText,
  recordOf,
  requiredFlag,
  requiredMoney,
  siblingText,
  type NumberField,
  type TextField,
} from '../validation/yup-fields';
import { detailFieldsOf } from './support-detail-fields';
import { flightClasses, lossEvents, supportRelatives } from './support-lists';
import type { SupportCaseDetails } from './support-request';
import type { SupportRequestRules } from './support-request-rules';

type Field = keyof SupportCaseDetails;

/** Those of them that may stay empty. */
const optionalFields: ReadonlySet<Field> = new Set<Field>(['anPhi', 'giaVePhoThong', 'baoGia']);

/** Whom one legal case can concern. */
const mostPeople = 1_000_000;

/** Quotes of carriers that Art.19 asks for. */
const quotesNeeded = 3;
const mostQuotes = 10;

/** Rules of the own fields: those that the kind asks for are needed, the others are not looked at. */
export function caseDetailsSchema({ type, today }: Pick<SupportRequestRules, 'type' | 'today'>) {
  const asked = new Set(detailFieldsOf(type?.ma ?? ''));
  const text = (name: Field, field: TextField) => (isNeeded(asked, name) ? mustBeFilled(field) : field);
  const number = (name: Field, field: NumberField) => (isNeeded(asked, name) ? mustBeGiven(field) : field);
  const past = (field: TextField) => notInFuture(field, today);
  const confirmed = (name: Field) => (asked.has(name) ? yes() : requiredFlag());
  return recordOf({
    soNguoi: number('soNguoi', mustBeWhole(optionalNumber({ min: 1, max: mostPeople }))),
    giaTriHopDong: number('giaTriHopDong', positive('Giá trị hợp đồng luật sư')),
    anPhi: optionalMoney(),
    loaiSuKien: text('loaiSuKien', oneOf(lossEvents)),
    ngayChet: text('ngayChet', past(optionalDate())),
    soChungTu: text('soChungTu', optionalText({ max: 50 })),
    quanHe: text('quanHe', oneOf(supportRelatives)),
    coSo: text('coSo', optionalText({ max: 255 })),
    nghe: text('nghe', optionalText({ max: 255 })),
    tuNgay: text('tuNgay', past(optionalDate())),
    denNgay: text('denNgay', notBefore({ field: 'tuNgay' }, past(optionalDate()))),
    soThang: insideCourse(
      number('soThang', mustBeWhole(optionalNumber({ min: 1, max: type?.soThangToiDa ?? mostSupportMonths }))),
    ),
    truongHopTruocId: text('truongHopTruocId', optionalText()),
    khongHuongNganSach: confirmed('khongHuongNganSach'),
    nhanVien: text('nhanVien', optionalText({ max: 100 })),
    nuocCongTac: text('nuocCongTac', optionalText()),
    ngayDi: text('ngayDi', past(optionalDate())),
    ngayVe: text('ngayVe', notBefore({ field: 'ngayDi' }, past(optionalDate()))),
    giaVe: number('giaVe', positive('Giá vé')),
    hangVe: text('hangVe', oneOf(flightClasses)),
    giaVePhoThong: economyFare(asked.has('giaVePhoThong'), optionalMoney()),
    soVanBan: text('soVanBan', optionalText({ max: 50 })),
    khongViPham: confirmed('khongViPham'),
    chiPhi: number('chiPhi', positive('Chi phí')),
    baoGia: quotes(asked.has('baoGia')),
  } satisfies Record<Field, AnySchema>);
}

function isNeeded(asked: ReadonlySet<Field>, name: Field): boolean {
  return asked.has(name) && !optionalFields.has(name);
}

function yes() {
  return requiredFlag().test('required', validationMessage('required'), (value) => value);
}

function positive(name: string): NumberField {
  return optionalMoney().test('notZero', validationMessage('notZero', { name }), (value) => value !== 0);
}

/** A month of a course counts once it has begun; a course that is not dated yet says nothing. */
function insideCourse(field: NumberField): NumberField {
  return field.test('courseMonths', validationMessage('courseMonths'), (value, { parent }) => {
    const last = siblingText(parent, 'denNgay');
    const lastMonth = addMonths(siblingText(parent, 'tuNgay'), Math.floor(value ?? 1) - 1);
    return value === null || value === undefined || last === '' || lastMonth === undefined || lastMonth <= last;
  });
}

function oneOf(values: readonly { readonly id: string }[]): TextField {
  return checkedText(optionalText(), 'invalid', (text) => values.some(({ id }) => id === text));
}

/** At most economy class is paid for: for a higher one the economy fare has to be known. */
function economyFare(isAsked: boolean, field: NumberField): NumberField {
  return field.test('required', validationMessage('required'), (value, { parent }) => {
    const flightClass = siblingText(parent, 'hangVe');
    const isHigher = flightClass !== '' && flightClass !== flightClasses[0]?.id;
    return !isAsked || !isHigher || (value !== null && value !== undefined);
  });
}

function quotes(isAsked: boolean) {
  return listOf(requiredMoney(), { max: mostQuotes }).test(
    'required',
    validationMessage('required'),
    (value) => !isAsked || value.length >= quotesNeeded,
  );
}
