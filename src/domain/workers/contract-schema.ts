import type { AnySchema } from 'yup';

import { isDateOrder } from '../validation/checks';
import { validationMessage } from '../validation/validation-message';
import {
  isBlank,
  oneOfThese,
  optionalDate,
  recordOf,
  optionalMoney,
  optionalOneOfThese,
  optionalText,
  requiredText,
  siblingText,
  type TextField,
} from '../validation/yup-fields';
import { departureForms, employmentState, employmentStates, returnReasons } from '../reference/contract-lists';
import { endDate, signingDate, wage, wageCurrency } from './contract-fields';
import type { Contract } from './worker';

type ContractField = Exclude<keyof Contract, 'id' | 'donViTen' | 'dongQuy' | 'soGcn' | 'ngayDong'>;

/** Rules of one contract (domain dictionary §5.10, Appendix A); what the server adds for reading is not checked. */
export function contractSchema() {
  return recordOf({
    hinhThucDi: oneOfThese(departureForms.map(({ id }) => id)),
    donViId: sendingUnit(optionalText()),
    thiTruongId: requiredText(),
    nganhNgheId: requiredText(),
    nsdld: optionalText({ max: 255 }),
    diaChiLamViec: optionalText({ max: 255 }),
    soHopDong: optionalText({ max: 50 }),
    ngayKy: signingDate(optionalDate(), 'hinhThucDi'),
    tuNgay: optionalDate(),
    denNgay: endDate(optionalDate()),
    mucLuong: wage(),
    tienTe: wageCurrency(),
    tienDichVu: optionalMoney(),
    ngayXuatCanh: departureDate(optionalDate()),
    ngayVeNuoc: returnDate(optionalDate()),
    lyDoVeNuoc: optionalOneOfThese(returnReasons.map(({ id }) => id)),
    tinhTrang: oneOfThese(employmentStates.map(({ id }) => id)),
  } satisfies Record<ContractField, AnySchema>);
}

/** A form's first values of a new contract. */
export function emptyContract(): Contract {
  return {
    hinhThucDi: '2',
    donViId: null,
    thiTruongId: '',
    nganhNgheId: '',
    nsdld: null,
    diaChiLamViec: null,
    soHopDong: null,
    ngayKy: null,
    tuNgay: null,
    denNgay: null,
    mucLuong: null,
    tienTe: null,
    tienDichVu: null,
    ngayXuatCanh: null,
    ngayVeNuoc: null,
    lyDoVeNuoc: null,
    tinhTrang: employmentState.notDeparted,
  };
}

/** True for the forms 1–5, in which a unit sends the worker (Law 69/2020 Art.5). */
export function needsSendingUnit({ hinhThucDi }: Pick<Contract, 'hinhThucDi'>): boolean {
  return !['6a', '6b'].includes(hinhThucDi);
}

function sendingUnit(field: TextField): TextField {
  return field.test(
    'required',
    validationMessage('required'),
    (value, { parent }) => !isBlank(value) || !needsSendingUnit(parent as Contract),
  );
}

/** Who has returned must have left. */
function departureDate(field: TextField): TextField {
  return field.test(
    'required',
    validationMessage('required'),
    (value, { parent }) => !isBlank(value) || siblingText(parent, 'ngayVeNuoc') === '',
  );
}

function returnDate(field: TextField): TextField {
  return field.test('returnBeforeDeparture', validationMessage('returnBeforeDeparture'), (value, { parent }) => {
    return isBlank(value) || isDateOrder(siblingText(parent, 'ngayXuatCanh'), value);
  });
}
