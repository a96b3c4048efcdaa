import type { AnySchema } from 'yup';

import { mostSupportPapers } from '../constants';
import { addMonths, isIsoDate } from '../format/calendar';
import { isMasked } from '../format/identities';
import { isCitizenId } from '../identity/citizen-id';
import { isPassport } from '../identity/passport';
import { reasonLength } from '../validation/checks';
import { validationMessage } from '../validation/validation-message';
import {
  checkedText,
  isBlank,
  laterThanBegin,
  listOf,
  mustBeFilled,
  mustBeWhole,
  notBefore,
  notInFuture,
  oneOfThese,
  optionalDate,
  optionalNumber,
  optionalText,
  recordOf,
  requiredFlag,
  requiredMoney,
  requiredText,
  siblingText,
  type TextField,
} from '../validation/yup-fields';
import { transferFields } from './case-transfer';
import { caseDetailsSchema } from './support-details-schema';
import { isReasonOf, otherReason, supportRelations } from './support-lists';
import type { AuthorisedPerson, SubmittedPaper, SupportCaseInput } from './support-request';
import type { SupportRequestRules } from './support-request-rules';

/** The stay abroad may begin and end so many months outside the contract (domain dictionary §5.8). */
const monthsBesideContract = 6;

const paperStates = ['co', 'thieu', 'khong-ap-dung'];

/** Rules of one case (domain dictionary §5.8, "Per case"): those of a worker, or of the enterprise itself. */
export function supportCaseSchema({ type, today, acceptsMasked = false }: SupportRequestRules) {
  const isOfWorker = type?.doiTuong !== 3;
  const mayStay = (text: string) => acceptsMasked && isMasked(text);
  const ofWorker = (field: TextField) => (isOfWorker ? mustBeFilled(field) : field);
  const past = (field: TextField) => notInFuture(field, today);
  return recordOf({
    hopDongId: ofWorker(optionalText()),
    soHoChieu: ofWorker(checkedText(optionalText(), 'passport', (text) => mayStay(text) || isPassport(text))),
    noiCapHc: ofWorker(optionalText({ max: 150 })),
    ngayCapHc: ofWorker(past(optionalDate())),
    nuocDen: ofWorker(optionalText()),
    hdTu: ofWorker(optionalDate()),
    hdDen: laterThanBegin('hdTu', ofWorker(optionalDate())),
    lvTu: besideContract(ofWorker(past(optionalDate()))),
    lvDen: besideContract(notBefore({ field: 'lvTu' }, ofWorker(past(optionalDate())))),
    ngaySuViec: notAfterOwnDay(ofWorker(past(optionalDate()))),
    lyDoHoTro: checkedText(
      mustBeFilled(optionalText()),
      'invalid',
      (id) => type === undefined || isReasonOf(type.ma, id),
    ),
    lyDoKhac: explained(optionalText(reasonLength)),
    mucDo: mustBeWhole(optionalNumber({ min: 0, max: 100 })),
    tienDeNghi: requiredMoney().test(
      'notZero',
      validationMessage('notZero', { name: 'Số tiền đề nghị' }),
      (value) => value !== 0,
    ),
    ...transferFields(mayStay),
    nguoiUyQuyen: authorisedPersonSchema(past, mayStay)
      .nullable()
      .defined()
      .test('required', validationMessage('required'), (value) => type?.doiTuong !== 2 || value !== null),
    rieng: caseDetailsSchema({ type, today }),
    giayTo: listOf(paperSchema(), { max: mostSupportPapers }),
  } satisfies Record<keyof SupportCaseInput, AnySchema>);
}

function authorisedPersonSchema(past: (field: TextField) => TextField, mayStay: (text: string) => boolean) {
  return recordOf({
    hoTen: requiredText({ max: 100 }),
    quanHe: checkedText(requiredText(), 'invalid', (id) => supportRelations.some((relation) => relation.id === id)),
    soCccd: checkedText(requiredText(), 'cccd', (text) => mayStay(text) || isCitizenId(text)),
    ngayCap: past(optionalDate()),
    noiCap: optionalText({ max: 150 }),
    diaChi: requiredText({ max: 255 }),
  } satisfies Record<keyof AuthorisedPerson, AnySchema>);
}

function paperSchema() {
  return recordOf({
    ma: requiredText({ max: 64 }),
    ten: requiredText({ max: 255 }),
    batBuoc: requiredFlag(),
    tinhTrang: oneOfThese(paperStates),
    tepId: optionalText(),
  } satisfies Record<keyof SubmittedPaper, AnySchema>);
}

function explained(field: TextField): TextField {
  return field.test(
    'required',
    validationMessage('required'),
    (value, { parent }) => !isBlank(value) || siblingText(parent, 'lyDoHoTro') !== otherReason,
  );
}

/**
 * Not after the death or the beginning of the course: what happened is measured against the contribution (E2), and the day
 * of the details is nowhere else.
 */
function notAfterOwnDay(field: TextField): TextField {
  return field.test('eventAfterOwnDay', validationMessage('eventAfterOwnDay'), (value, { parent }) => {
    const { rieng } = parent as Readonly<Record<string, unknown>>;
    const ownDay = siblingText(rieng, 'ngayChet') || siblingText(rieng, 'tuNgay');
    return isBlank(value) || !isIsoDate(ownDay) || value <= ownDay;
  });
}

/** Inside the contract, six months more at either end. */
function besideContract(field: TextField): TextField {
  return field.test('outsideContract', validationMessage('outsideContract'), (value, { parent }) => {
    const first = addMonths(siblingText(parent, 'hdTu'), -monthsBesideContract);
    const last = addMonths(siblingText(parent, 'hdDen'), monthsBesideContract);
    return (
      isBlank(value) ||
      !isIsoDate(value) ||
      first === undefined ||
      last === undefined ||
      (value >= first && value <= last)
    );
  });
}
