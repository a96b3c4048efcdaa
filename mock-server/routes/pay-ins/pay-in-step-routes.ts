import type { PayIn, PayInVerb } from '@/domain/pay-ins/pay-in';
import { receiptSchema, type Receipt } from '@/domain/pay-ins/receipt';
import { policies } from '@/domain/policies/policy-names';
import { normalizeOptionalName } from '@/domain/text/names';
import { reasonLength } from '@/domain/validation/checks';
import { validationErrorsOf } from '@/domain/validation/schema-errors';
import { requiredText } from '@/domain/validation/yup-fields';
import { isJsonObject } from '@/domain/validation/json-object';

import type { MockBackend } from '../../backend';
import { openPeriodFrom } from '../../data/fund/ledger';
import type { PayInRow } from '../../data/fund/pay-in-row';
import { businessFailure } from '../../failures';
import type { MockRequest, MockRoute } from '../../routing';
import { checkStamp } from '../audit';
import { signedInUser } from '../data-scope';
import { shownTo } from './masked-vouchers';
import { findPayIn, payInResource, wholePayIn } from './pay-in-answer';
import { movePayIn, reconcile, takeBack, takeCash, todayOf } from './pay-in-steps';
import { refuseInvalid } from '../validation-answers';
import { once } from '../once';

/** Domain dictionary §4.3. */
const reason = requiredText(reasonLength);

type TakeStep = (request: MockRequest, backend: MockBackend, row: PayInRow) => PayIn;

/** Steps of a voucher (domain dictionary §5.5 a–f); each is one intention, whatever it is sent again. */
const steps: Readonly<Record<PayInVerb, TakeStep>> = {
  gui: (request, backend, row) =>
    wholePayIn(backend.database, movePayIn(request, backend, row, 'gui', { change: { lyDo: null } })),
  'thu-tien-mat': takeCash,
  'doi-soat': (request, backend, row) => {
    const { lyDoChenhLech, ...receipt } = readReceipt(request, backend, row);
    const money = { ...receipt, soTienThucNhan: receipt.soTienThucNhan ?? 0, lyDoChenhLech, maGiaoDichSaoKe: null };
    return reconcile(request, backend, row, 'doi-soat', money);
  },
  'tra-lai': (request, backend, row) => withReason(request, backend, row, 'tra-lai'),
  'tu-choi': (request, backend, row) => withReason(request, backend, row, 'tu-choi'),
  'huy-doi-soat': (request, backend, row) => takeBack(request, backend, row, readReason(request)),
  huy: (request, backend, row) => withReason(request, backend, row, 'huy'),
};

export const payInStepRoutes: readonly MockRoute[] = (Object.keys(steps) as PayInVerb[]).map((verb) => ({
  method: 'POST',
  path: `/api/app/${payInResource}/:id/${verb}`,
  access: { policy: policies.payIns },
  handle: (request, backend) =>
    once(request, backend, () => {
      const user = signedInUser(request);
      const row = findPayIn(backend.database, request.params['id'] ?? '', user);
      checkStamp(row, request.body);
      return { status: 200, body: shownTo(user, steps[verb](request, backend, row)) };
    }),
}));

function withReason(request: MockRequest, backend: MockBackend, row: PayInRow, step: PayInVerb): PayIn {
  const lyDo = readReason(request);
  return wholePayIn(backend.database, movePayIn(request, backend, row, step, { change: { lyDo }, yKien: lyDo }));
}

/** @throws MockFailure 400 for a reason that is missing, too short or too long. */
function readReason({ body }: MockRequest): string {
  const lyDo = isJsonObject(body) ? body['lyDo'] : undefined;
  refuseInvalid(validationErrorsOf(reason, lyDo).map((error) => ({ ...error, field: 'lyDo' })));
  return normalizeOptionalName(lyDo as string) ?? '';
}

/** @throws MockFailure 403 `QuyHoTro:03004` for an unexplained difference, 400 with all other complaints. */
function readReceipt(request: MockRequest, backend: MockBackend, row: PayInRow): Receipt {
  const body = isJsonObject(request.body) ? request.body : {};
  const receipt = {
    ngayGhiCo: body['ngayGhiCo'],
    soTienThucNhan: body['soTienThucNhan'],
    xuLyChenhLech: body['xuLyChenhLech'] ?? null,
    lyDoChenhLech: body['lyDo'] ?? null,
    phanBoLai: body['phanBoLai'] ?? false,
  };
  const schema = receiptSchema({
    declared: row.soTien,
    today: todayOf(backend),
    openFrom: openPeriodFrom(backend.database),
  });
  const errors = validationErrorsOf(schema, receipt).map((error) =>
    error.field === 'lyDoChenhLech' ? { ...error, field: 'lyDo' } : error,
  );
  const isUnexplained = errors.some(({ key }) => key === 'reasonRequired');
  if (isUnexplained && typeof receipt.soTienThucNhan === 'number') {
    throw unexplainedDifference();
  }
  refuseInvalid(errors);
  const isEqual = receipt.soTienThucNhan === row.soTien;
  return isEqual ? { ...(receipt as Receipt), xuLyChenhLech: null, lyDoChenhLech: null } : (receipt as Receipt);
}

export function unexplainedDifference() {
  return businessFailure('QuyHoTro:03004', {
    vi: 'Số tiền thực nhận khác số tiền khai. Vui lòng nhập lý do chênh lệch.',
    en: 'The amount received differs from the amount declared. Please enter the reason for the difference.',
  });
}
