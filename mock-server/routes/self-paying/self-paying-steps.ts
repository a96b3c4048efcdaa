import type { AnyObjectSchema } from 'yup';
import { object } from 'yup';

import { todayAt } from '@/domain/format/calendar';
import { formatDate } from '@/domain/format/dates';
import {
  paymentHistoryOffset,
  selfPayingPayment,
  selfPayingStatus,
  selfPayingStatuses,
} from '@/domain/self-paying/self-paying-dossier';
import { paperNames, type SelfPayingPaper } from '@/domain/self-paying/self-paying-papers';
import {
  papersAskedForSchema,
  paymentFoundSchema,
  paymentNotedSchema,
  type PaymentFound,
  type PaymentNoted,
} from '@/domain/self-paying/self-paying-steps';
import { normalizeOptionalName } from '@/domain/text/names';
import { reasonLength } from '@/domain/validation/checks';
import { validationErrorsOf } from '@/domain/validation/schema-errors';
import { optionalText, requiredText } from '@/domain/validation/yup-fields';
import {
  selfPayingWorkflow,
  type SelfPayingFacts,
  type SelfPayingRule,
  type SelfPayingStep,
} from '@/machines/workflows/self-paying-workflow-machine';
import { isJsonObject } from '@/domain/validation/json-object';

import type { MockBackend } from '../../backend';
import { stillToPay } from '../../data/fund/allocations';
import { openPeriodFrom } from '../../data/fund/ledger';
import type { Actor } from '../../data/fund/registration';
import { acceptDossier, refuseCertified, withdrawDossier } from '../../data/fund/self-paying-effects';
import { hasForeignPassport } from '../../data/fund/self-paying-people';
import type { SelfPayingRow } from '../../data/fund/self-paying-row';
import { businessFailure, type MockFailure } from '../../failures';
import { valueName, type LocalText } from '../../local-text';
import type { MockRequest } from '../../routing';
import { modifiedBy, serverTime } from '../audit';
import { signedInUser } from '../data-scope';
import { notingWorker } from './noted-worker';
import { refuseUncovered } from './payment-refusal';
import { bookPayment } from './self-paid-voucher';
import { dueDayOfDossier, missingPapersOf } from './self-paying-wire';
import { fieldError, refuseInvalid } from '../validation-answers';
import { addHistory, decideStep } from '../workflow-steps';

type Body = Readonly<Record<string, unknown>>;

type Change = {
  readonly fields: Partial<SelfPayingRow>;
  /** What the history says of it, beside opinion or reason. */
  readonly note?: string | null;
};

type StepWork = {
  /** @param openFrom ISO date of the open accounting period. */
  readonly schema: (today: string, openFrom: string | undefined) => AnyObjectSchema;
  readonly change: (row: SelfPayingRow, body: Body, backend: MockBackend, actor: Actor) => Change;
};

/** The steps that have an endpoint of their own; `sua` is `PUT`. */
export type DossierVerb = Exclude<SelfPayingStep, 'sua'>;

const opinion = { yKien: optionalText({ max: 500 }) };
const reason = { lyDo: requiredText(reasonLength) };
const reasoned = (fields: Partial<SelfPayingRow>): StepWork => ({
  schema: () => object(reason),
  change: (_, { lyDo }) => ({ fields: { ...fields, lyDo: textOf(lyDo) }, note: textOf(lyDo) }),
});

/** What each step asks for and what it changes; who may take it is the workflow machine's matter. */
export const dossierSteps: Readonly<Record<DossierVerb, StepWork>> = {
  'phe-duyet': {
    schema: () => object(opinion),
    change: (row, { yKien }, backend, actor) => {
      const { database } = backend;
      const ngayPheDuyet = serverTime(actor.now);
      const due = dueDayOfDossier(database, { ...row, ngayPheDuyet });
      return {
        fields: {
          trangThai: selfPayingStatus.approved,
          ngayPheDuyet,
          nguoiPheDuyetId: actor.user.id,
          yKienPheDuyet: textOf(yKien),
          giayToYeuCau: [],
          ...notingWorker(backend, row, actor, () => acceptDossier(database, row, actor)),
        },
        note: textOf(yKien) ?? (due === undefined ? null : `Hạn đóng: ${formatDate(due)}.`),
      };
    },
  },
  'yeu-cau-bo-sung': {
    schema: () => papersAskedForSchema().shape(reason),
    change: (_, { lyDo, giayTo }) => {
      const giayToYeuCau = [...(giayTo as readonly SelfPayingPaper[])];
      const papers = giayToYeuCau.length === 0 ? null : `Giấy tờ cần bổ sung: ${paperNames(giayToYeuCau)}.`;
      return {
        fields: { trangThai: selfPayingStatus.returned, lyDo: textOf(lyDo), giayToYeuCau },
        note: [textOf(lyDo), papers].filter((part) => part !== null).join('\n'),
      };
    },
  },
  'bo-sung': {
    schema: () => object(opinion),
    change: (_, { yKien }, __, { now }) => ({
      fields: { trangThai: selfPayingStatus.pending, ngayChoTu: serverTime(now) },
      note: textOf(yKien),
    }),
  },
  'tu-choi': reasoned({ trangThai: selfPayingStatus.rejected }),
  huy: reasoned({ trangThai: selfPayingStatus.cancelled }),
  'mo-lai': {
    schema: () => object(reason),
    change: (row, { lyDo }, backend, actor) => ({
      fields: {
        trangThai: selfPayingStatus.pending,
        lyDo: textOf(lyDo),
        ngayPheDuyet: null,
        nguoiPheDuyetId: null,
        yKienPheDuyet: null,
        ngayChoTu: serverTime(actor.now),
        ...notingWorker(backend, row, actor, () => withdrawDossier(backend.database, row)),
      },
      note: textOf(lyDo),
    }),
  },
  'ghi-nhan-dong': {
    schema: paymentNotedSchema,
    change: (_, body) => {
      const { hinhThucNop, ngayNop, soGiaoDich, nganHangId } = body as PaymentNoted;
      return {
        fields: {
          tinhTrangDong: selfPayingPayment.reconciling,
          hinhThucNop,
          ngayNop,
          soGiaoDich: normalizeOptionalName(soGiaoDich ?? null),
          nganHangId: textOf(nganHangId),
        },
      };
    },
  },
  'xac-nhan-dong': {
    schema: (today, openFrom) => paymentFoundSchema(today, openFrom).shape(opinion),
    change: (row, body, { database }, actor) => {
      const found = body as PaymentFound;
      const conPhaiNop = stillToPay(database, row);
      refuseUncovered({ ma: row.ma, conPhaiNop }, found);
      refuseCertified(database, row);
      bookPayment(database, row, found, actor);
      const { tinhTrangDong, soGcn, ngayDong, ngayGhiCo } = database.selfPaying.find(row.id) ?? row;
      const soTienThucNhan = row.soTien - conPhaiNop + found.soTienThucNhan;
      const soChungTu = normalizeOptionalName(found.soChungTu);
      return {
        fields: { tinhTrangDong, soGcn, ngayDong, ngayGhiCo, soTienThucNhan, soChungTu },
        note: [textOf(body['yKien']), textOf(found.noiDung), `Số GCN: ${soGcn ?? ''}`]
          .filter((part) => part !== null)
          .join('\n'),
      };
    },
  },
  'khong-tim-thay': {
    schema: () => object(reason),
    change: (_, { lyDo }) => ({ fields: { tinhTrangDong: selfPayingPayment.unpaid }, note: textOf(lyDo) }),
  },
};

const paymentSteps: readonly SelfPayingStep[] = ['ghi-nhan-dong', 'xac-nhan-dong', 'khong-tim-thay'];

/**
 * Takes a step of one dossier, stores it and writes its history.
 *
 * @throws MockFailure 403 when workflow or rules say no, 400 for what is missing; nothing is stored then.
 */
export function takeDossierStep(
  request: MockRequest,
  backend: MockBackend,
  row: SelfPayingRow,
  verb: DossierVerb,
): SelfPayingRow {
  const { database, clock } = backend;
  const user = signedInUser(request);
  const actor: Actor = { user, now: clock() };
  refuseStep(request, backend, row, verb);
  const { schema, change } = dossierSteps[verb];
  const body = isJsonObject(request.body) ? request.body : {};
  const today = todayAt(actor.now);
  refuseInvalid(validationErrorsOf(schema(today, openPeriodFrom(database)), body));
  if (verb === 'phe-duyet' && hasForeignPassport(database, row, today)) {
    refuseInvalid([fieldError('soHoChieu', 'foreignPassport', { name: row.hoTen })]);
  }
  const { fields, note = null } = change(row, body, backend, actor);
  const changed: SelfPayingRow = { ...row, ...fields, ...modifiedBy(user, actor.now) };
  database.selfPaying.put(changed);
  const statusOf = paymentSteps.includes(verb)
    ? ({ tinhTrangDong }: SelfPayingRow) => paymentHistoryOffset + tinhTrangDong
    : ({ trangThai }: SelfPayingRow) => trangThai;
  addHistory(
    database,
    { banGhiId: row.id, tuTrangThai: statusOf(row), denTrangThai: statusOf(changed), hanhDong: verb, yKien: note },
    user,
    actor.now,
  );
  return changed;
}

/** @throws MockFailure 403 when the caller may not take the step now. */
function refuseStep(request: MockRequest, { database }: MockBackend, row: SelfPayingRow, step: SelfPayingStep): void {
  const missing = missingPapersOf(database, row);
  const { trangThai, tinhTrangDong, soTien } = row;
  decideStep<SelfPayingFacts, SelfPayingRule, SelfPayingStep>(request, {
    workflow: selfPayingWorkflow,
    facts: { trangThai, tinhTrangDong, duTaiLieu: missing.length === 0, soTien, conPhaiNop: stillToPay(database, row) },
    step,
    record: { ma: row.ma, statusName: statusName(row) },
    refusals: {
      papersComplete: () =>
        businessFailure(
          'QuyHoTro:02002',
          {
            vi: `Thiếu tài liệu bắt buộc: ${paperNames(missing)}.`,
            en: `Required documents are missing: ${paperNames(missing, 'en')}.`,
          },
          {
            'danh sách': paperNames(missing),
          },
        ),
      approved: () => notChangeable(row),
      unpaid: () => notChangeable(row),
    },
  });
}

/** The refusal of a change to a dossier that was decided. */
export function notChangeable({ ma }: Pick<SelfPayingRow, 'ma'>): MockFailure {
  return businessFailure(
    'QuyHoTro:02001',
    {
      vi: 'Hồ sơ tự đóng đã được duyệt/đã hủy, không thể thay đổi.',
      en: 'The self-paying dossier is approved or cancelled; it cannot be changed.',
    },
    { ma },
  );
}

function statusName({ trangThai }: SelfPayingRow): LocalText {
  return valueName(selfPayingStatuses, trangThai);
}

function textOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value.normalize('NFC').trim() : '';
  return text === '' ? null : text;
}
