import type { AnySchema } from 'yup';

import { ageOn, isIsoDate } from '../format/calendar';
import { isMasked } from '../format/identities';
import { isCitizenId } from '../identity/citizen-id';
import { isPassport } from '../identity/passport';
import { isPhone, normalizePhone } from '../identity/phone';
import { educationLevels, sexes } from '../reference/person-lists';
import { isEmail, isFutureDate, isReason } from '../validation/checks';
import { validationMessage } from '../validation/validation-message';
import {
  checkedText,
  isBlank,
  listOf,
  oneOfThese,
  optionalDate,
  recordOf,
  optionalOneOfThese,
  optionalText,
  requiredDate,
  requiredText,
  siblingText,
  type TextField,
} from '../validation/yup-fields';
import { contractSchema } from './contract-schema';
import { citizenIdOfPerson, highestAge, lowestAge } from './person-fields';
import type { WorkerInput, WorkerPerson } from './worker';
import { normalizeWorker } from './worker-input';

type NumberName = 'soCccd' | 'soHoChieu' | 'dienThoai' | 'lienHeDienThoai';

/** Contracts of one person; those of records that are merged stay. */
const mostContracts = 200;

/** A record as it is stored; without contracts where nobody has gone. */
type StoredWorker = WorkerPerson & Partial<Pick<WorkerInput, 'hopDong'>>;

export type WorkerRules = {
  /** ISO date; "not in the future" is measured by it. */
  readonly today: string;
  /** True where masked identity numbers may come back unchanged from a user who may not see them whole. */
  readonly acceptsMasked?: boolean;
  /**
   * The records that the one to be checked comes from, asked at each check. A number that stands in one of them may stay,
   * whatever today's rules are: a «CMND» of nine digits (domain dictionary §8.1), a phone or passport of a former form. So may
   * the days of a passport beside the departures that stand there: an approved report brings them without asking for it.
   */
  readonly stored?: () => readonly StoredWorker[];
};

/**
 * Rules of a whole worker record (domain dictionary §5.10, §8, Appendix A). Check a normalised value
 * (`normalizeWorker`); what only the database knows, such as uniqueness, is not checked.
 */
export function workerSchema({ today, acceptsMasked = false, stored = () => [] }: WorkerRules) {
  const stands = (text: string, field: NumberName) =>
    stored().some((person) => normalizeWorker({ ...person, hopDong: [] })[field] === text);
  const mayStay = (text: string, field: NumberName) => (acceptsMasked && isMasked(text)) || stands(text, field);
  const phone = (field: 'dienThoai' | 'lienHeDienThoai') =>
    checkedText(optionalText({ max: 20 }), 'phone', (text) => isPhone(normalizePhone(text)) || stands(text, field));
  const notInFuture = (field: TextField) => checkedText(field, 'futureDate', (date) => !isFutureDate(date, today));

  return recordOf({
    soCccd: citizenIdOfPerson(
      checkedText(requiredText(), 'cccd', (text) => isCitizenId(text) || mayStay(text, 'soCccd')),
    ),
    lyDoCccd: checkedText(optionalText(), 'reasonRequired', isReason),
    ngayCapCccd: notInFuture(optionalDate()),
    noiCapCccd: optionalText({ max: 150 }),
    hoTen: requiredText({ min: 2, max: 100 }),
    ngaySinh: ageAtDeparture(notInFuture(requiredDate()), today),
    gioiTinh: oneOfThese(sexes.map(({ id }) => id)),
    soHoChieu: checkedText(optionalText(), 'passport', (text) => isPassport(text) || mayStay(text, 'soHoChieu')),
    ngayCapHc: notInFuture(optionalDate()),
    noiCapHc: optionalText({ max: 150 }),
    ngayHetHanHc: passportExpiry(optionalDate(), stored),
    dienThoai: phone('dienThoai'),
    email: checkedText(optionalText({ max: 255 }), 'email', isEmail),
    tinhThanhMa: requiredText(),
    xaPhuongMa: optionalText(),
    diaChi: optionalText({ max: 255 }),
    lienHeTen: optionalText({ max: 100 }),
    lienHeQuanHe: optionalText({ max: 50 }),
    lienHeDienThoai: phone('lienHeDienThoai'),
    trinhDo: optionalOneOfThese(educationLevels.map(({ id }) => id)),
    ngoaiNgu: optionalText({ max: 100 }),
    kyNangNghe: optionalText({ max: 255 }),
    ghiChu: optionalText({ max: 1000 }),
    hopDong: listOf(contractSchema(), { max: mostContracts }),
  } satisfies Record<keyof WorkerInput, AnySchema>);
}

function ageAtDeparture(field: TextField, today: string): TextField {
  return field
    .test('age18', validationMessage('age18'), (value, { parent }) => {
      const first = departuresOf(parent as WorkerInput).at(0);
      return isBlank(value) || first === undefined || ageOn(value, first) >= lowestAge;
    })
    .test('ageTooHigh', validationMessage('ageTooHigh', { max: highestAge }), (value, { parent }) => {
      const last = departuresOf(parent as WorkerInput).at(-1) ?? today;
      return isBlank(value) || ageOn(value, last) <= highestAge;
    });
}

function passportExpiry(field: TextField, stored: () => readonly StoredWorker[]): TextField {
  return field
    .test('passportDates', validationMessage('passportDates'), (value, { parent }) => {
      const issued = siblingText(parent, 'ngayCapHc');
      const stands = (worker: StoredWorker) => worker.ngayHetHanHc === value && (worker.ngayCapHc ?? '') === issued;
      return isBlank(value) || value > issued || stored().some(stands);
    })
    .test('passportExpired', validationMessage('passportExpired'), (value, { parent }) => {
      const last = lastDepartureOf(parent as WorkerInput);
      const stands = (worker: StoredWorker) => worker.ngayHetHanHc === value && lastDepartureOf(worker) === last;
      return isBlank(value) || last === undefined || value > last || stored().some(stands);
    });
}

/** ISO date of the latest departure; nobody's is `undefined`. */
export function lastDepartureOf(worker: { readonly hopDong?: unknown }): string | undefined {
  return departuresOf(worker).at(-1);
}

/** Departure dates in order; what is no date is another rule's matter. */
function departuresOf({ hopDong }: { readonly hopDong?: unknown }): readonly string[] {
  const contracts: readonly unknown[] = Array.isArray(hopDong) ? hopDong : [];
  return contracts
    .map((contract) => siblingText(contract, 'ngayXuatCanh'))
    .filter(isIsoDate)
    .sort();
}
