import type { AnySchema } from 'yup';

import { ageOn, isIsoDate } from '../format/calendar';
import { isMasked } from '../format/identities';
import { isCitizenId } from '../identity/citizen-id';
import { isPassport } from '../identity/passport';
import { isPhone, normalizePhone } from '../identity/phone';
import { educationLevels, sexes } from '../reference/person-lists';
import { isEmail, isReason } from '../validation/checks';
import { validationMessage } from '../validation/validation-message';
import {
  checkedText,
  isBlank,
  notInFuture,
  oneOfThese,
  optionalDate,
  optionalOneOfThese,
  optionalText,
  recordOf,
  requiredDate,
  requiredText,
  siblingText,
  type TextField,
} from '../validation/yup-fields';
import { endDate, signingDate, wage, wageCurrency } from '../workers/contract-fields';
import { citizenIdOfPerson, highestAge, lowestAge } from '../workers/person-fields';
import {
  dossierSources,
  isSentByUnit,
  paymentMethods,
  selfPayingForms,
  type SelfPayingInput,
} from './self-paying-dossier';

export type SelfPayingRules = {
  /** ISO date; "not in the future" is measured by it. */
  readonly today: string;
  /** ISO date on which the declaration came; whether the worker has left already is measured by it. */
  readonly declaredOn: string;
  /** True where masked identity numbers may come back unchanged from a user who may not see them whole. */
  readonly acceptsMasked?: boolean;
};

/**
 * Rules of a declaration (domain dictionary §5.2, §8, Appendix A). Check a normalised value (`normalizeDossier`); what
 * only the database knows is not checked.
 */
export function selfPayingSchema({ today, declaredOn, acceptsMasked = false }: SelfPayingRules) {
  const mayStay = (text: string) => acceptsMasked && isMasked(text);
  const past = (field: TextField) => notInFuture(field, today);

  return recordOf({
    hoTen: requiredText({ min: 2, max: 100 }),
    ngaySinh: ageAtDeparture(past(requiredDate())),
    gioiTinh: oneOfThese(sexes.map(({ id }) => id)),
    soCccd: citizenIdOfPerson(checkedText(requiredText(), 'cccd', (text) => mayStay(text) || isCitizenId(text))),
    lyDoCccd: checkedText(optionalText(), 'reasonRequired', isReason),
    ngayCapCccd: past(requiredDate()),
    noiCapCccd: optionalText({ max: 150 }),
    soHoChieu: checkedText(requiredText(), 'passport', (text) => mayStay(text) || isPassport(text)),
    ngayCapHc: past(requiredDate()),
    noiCapHc: optionalText({ max: 150 }),
    ngayHetHanHc: passportExpiry(optionalDate()),
    dienThoai: checkedText(requiredText({ max: 20 }), 'phone', isAnyPhone),
    email: checkedText(optionalText({ max: 255 }), 'email', isEmail),
    tinhThanhMa: requiredText(),
    xaPhuongMa: requiredText(),
    diaChi: optionalText({ max: 255 }),
    trinhDo: optionalOneOfThese(educationLevels.map(({ id }) => id)),
    lienHeTen: optionalText({ max: 100 }),
    lienHeQuanHe: optionalText({ max: 50 }),
    lienHeDienThoai: checkedText(optionalText({ max: 20 }), 'phone', isAnyPhone),
    hinhThuc: oneOfThese(selfPayingForms.map(({ id }) => id)),
    donViId: requiredWhere(optionalText(), isSentByUnit),
    thiTruongId: requiredText(),
    nganhNgheId: requiredText(),
    nsdld: requiredText({ max: 255 }),
    diaChiLamViec: optionalText({ max: 255 }),
    soHopDong: optionalText({ max: 50 }),
    soXacNhan: requiredWhere(optionalText({ max: 50 }), isDirect),
    ngayXacNhan: requiredWhere(past(optionalDate()), isDirect),
    coQuanXacNhan: optionalText({ max: 150 }),
    ngayKy: signingDate(past(optionalDate()), 'hinhThuc'),
    tuNgay: requiredDate(),
    denNgay: endDate(requiredDate()),
    mucLuong: wage(),
    tienTe: wageCurrency(),
    ngayXuatCanh: departureDate(requiredDate(), declaredOn),
    hinhThucNop: optionalOneOfThese(paymentMethods.map(({ id }) => id)),
    ngayNop: past(optionalDate()),
    soGiaoDich: optionalText({ max: 50 }),
    nganHangId: optionalText(),
    nguon: oneOfThese(dossierSources.map(({ id }) => id)),
    ghiChu: optionalText({ max: 1000 }),
  } satisfies Record<keyof SelfPayingInput, AnySchema>);
}

function isDirect(input: Pick<SelfPayingInput, 'hinhThuc'>): boolean {
  return !isSentByUnit(input);
}

function isAnyPhone(text: string): boolean {
  return isPhone(normalizePhone(text));
}

function requiredWhere(field: TextField, isRequired: (input: SelfPayingInput) => boolean): TextField {
  return field.test(
    'required',
    validationMessage('required'),
    (value, { parent }) => !isBlank(value) || !isRequired(parent as SelfPayingInput),
  );
}

function ageAtDeparture(field: TextField): TextField {
  return field
    .test('age18', validationMessage('age18'), (value, { parent }) => {
      const departure = siblingText(parent, 'ngayXuatCanh');
      return isBlank(value) || !isIsoDate(departure) || ageOn(value, departure) >= lowestAge;
    })
    .test('ageTooHigh', validationMessage('ageTooHigh', { max: highestAge }), (value, { parent }) => {
      const departure = siblingText(parent, 'ngayXuatCanh');
      return isBlank(value) || !isIsoDate(departure) || ageOn(value, departure) <= highestAge;
    });
}

function passportExpiry(field: TextField): TextField {
  return field
    .test('passportDates', validationMessage('passportDates'), (value, { parent }) => {
      return isBlank(value) || value > siblingText(parent, 'ngayCapHc');
    })
    .test('passportExpired', validationMessage('passportExpired'), (value, { parent }) => {
      const departure = siblingText(parent, 'ngayXuatCanh');
      return isBlank(value) || !isIsoDate(departure) || value > departure;
    });
}

/** Who concludes a contract before departure has not left yet, who concludes one after it has. */
function departureDate(field: TextField, declaredOn: string): TextField {
  return field
    .test('departureAhead', validationMessage('departureAhead'), (value, { parent }) => {
      return isBlank(value) || siblingText(parent, 'hinhThuc') !== '6a' || value > declaredOn;
    })
    .test('departureBehind', validationMessage('departureBehind'), (value, { parent }) => {
      return isBlank(value) || siblingText(parent, 'hinhThuc') !== '6b' || value < declaredOn;
    });
}
