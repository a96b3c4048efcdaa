import { object, type AnyObjectSchema } from 'yup';

import { todayAt } from '@/domain/format/calendar';
import { policies } from '@/domain/policies/policy-names';
import {
  appraisalSchema,
  payoutReturnSchema,
  payoutSchema,
  supportApprovalSchema,
} from '@/domain/support/support-steps';
import { supportStatus, type SupportRequest } from '@/domain/support/support-request';
import { reasonLength } from '@/domain/validation/checks';
import { validationErrorsOf } from '@/domain/validation/schema-errors';
import { requiredText } from '@/domain/validation/yup-fields';
import {
  supportRequestStatusOf,
  supportRequestWorkflow,
  type SupportRequestStep,
} from '@/machines/workflows/support-request-workflow-machine';
import { isJsonObject } from '@/domain/validation/json-object';

import type { MockBackend } from '../../backend';
import { withPresentPapers, type SupportRequestRow } from '../../data/support/support-request-row';
import type { MockRequest, MockRoute } from '../../routing';
import { checkStamp, modifiedBy, serverTime } from '../audit';
import { signedInUser } from '../data-scope';
import { refuseInvalid } from '../validation-answers';
import { once } from '../once';
import { addHistory, appraisedByOneself, decideStep, sentBefore, statusMoved } from '../workflow-steps';
import { accountCorrected } from './account-corrected';
import { withoutForeignGrants } from './foreign-grants';
import {
  findSupportRequest,
  maskedFor,
  missingFields,
  supportStatusName,
  supportTypeOf,
  wholeSupportRequest,
  worded,
} from './support-request-answer';
import { appraised, approved, paidOut, takenBack, type StepChange } from './support-step-changes';
import { papersMissing } from './support-refusals';

const path = '/api/app/yeu-cau-ho-tro';

/** The steps that have an endpoint of their own, with their policies; `sua` and `xoa` are PUT and DELETE. */
const stepPolicies = {
  gui: policies.supportRequestsSubmit,
  'thu-hoi': policies.supportRequestsSubmit,
  'tham-dinh': policies.supportRequestsAppraise,
  'yeu-cau-bo-sung': policies.supportRequestsReturn,
  'phe-duyet': policies.supportRequestsApprove,
  'tu-choi': policies.supportRequestsReject,
  'chi-tra': policies.supportRequestsPay,
  'huy-chi': policies.supportRequestsRevert,
  'sua-tai-khoan': policies.supportRequestsAppraise,
} as const satisfies Partial<Readonly<Record<SupportRequestStep, string>>>;

type PostedStep = keyof typeof stepPolicies;

/** The steps of a request (domain dictionary §5.8 a–h); each is one intention, however often it is sent. */
export const supportRequestStepRoutes: readonly MockRoute[] = (Object.keys(stepPolicies) as PostedStep[]).map(
  (step): MockRoute => ({
    method: 'POST',
    path: `${path}/:id/${step}`,
    access: { policy: stepPolicies[step] },
    handle: (request, backend) =>
      once(request, backend, () => answer(request, backend, takeSupportStep(request, backend, step))),
  }),
);

/** The answer about one request, with the numbers and the earlier grants that the person may see. */
export function answer(request: MockRequest, backend: MockBackend, row: SupportRequestRow) {
  const user = signedInUser(request);
  const whole: SupportRequest = wholeSupportRequest(backend, row, request.culture);
  const truongHop = whole.truongHop.map((each) => ({
    ...each,
    dieuKien: withoutForeignGrants(backend.database, user, each, each.dieuKien).map((condition) =>
      worded(condition, request.culture),
    ),
  }));
  return { status: 200, body: maskedFor({ ...whole, truongHop }, user) };
}

/** Asks the workflow machine. @throws MockFailure 403 as the machine's reason says, 400 for a form that is not filled in. */
export function decideSupportStep(
  request: MockRequest,
  backend: MockBackend,
  row: SupportRequestRow,
  step: SupportRequestStep,
): unknown {
  const facts = wholeSupportRequest(backend, row, request.culture);
  return decideStep(request, {
    workflow: supportRequestWorkflow,
    facts,
    step,
    record: { ma: row.ma, statusName: supportStatusName(row) },
    refusals: {
      otherThanAppraiser: appraisedByOneself,
      neverSent: () => statusMoved({ ma: row.ma, statusName: sentBefore }),
      dossierComplete: () => {
        refuseInvalid(missingFields(backend, row));
        return papersMissing(facts.thieuHoSo);
      },
    },
  });
}

/** Decides a step, stores it and writes it into the history. @throws MockFailure; nothing is stored then. */
function takeSupportStep(request: MockRequest, backend: MockBackend, step: PostedStep): SupportRequestRow {
  const { database, clock } = backend;
  const user = signedInUser(request);
  const now = clock();
  const row = findSupportRequest(database, request.params['id'], user);
  checkStamp(row, request.body);
  const to = decideSupportStep(request, backend, row, step);
  const body = isJsonObject(request.body) ? request.body : {};
  refuseInvalid(validationErrorsOf(schemaOf(step, row, todayAt(now)), body));
  const change = changeOf(request, backend, row, step, body);
  const trangThai = change.isWhole === false ? supportStatus.approved : (supportRequestStatusOf(to) ?? row.trangThai);
  const changed: SupportRequestRow = {
    ...row,
    ...change.fields,
    tamDung: pausesAfter(row, trangThai, todayAt(now)),
    ...modifiedBy(user, now),
    trangThai,
  };
  database.supportRequests.put(changed);
  const taken = { banGhiId: row.id, tuTrangThai: row.trangThai, denTrangThai: trangThai, hanhDong: step };
  addHistory(database, { ...taken, yKien: change.note ?? null }, user, now);
  return changed;
}

const reason = () => object({ lyDo: requiredText(reasonLength) });

function schemaOf(step: PostedStep, row: SupportRequestRow, today: string): AnyObjectSchema {
  switch (step) {
    case 'tham-dinh':
      return appraisalSchema({ today, filedOn: row.ngayDeNghi });
    case 'phe-duyet':
      return supportApprovalSchema({ today, completeOn: row.ngayNhanDu });
    case 'chi-tra':
      return payoutSchema({ today, ngayQd: row.ngayQd });
    case 'huy-chi':
      return payoutReturnSchema();
    case 'yeu-cau-bo-sung':
    case 'tu-choi':
      return reason();
    default:
      return object();
  }
}

const notAppraised = { nguoiThamDinhId: null, ngayThamDinh: null, yKienThamDinh: null, mienDieuKien: null } as const;

function changeOf(
  request: MockRequest,
  backend: MockBackend,
  row: SupportRequestRow,
  step: PostedStep,
  body: Readonly<Record<string, unknown>>,
): StepChange {
  const now = backend.clock();
  const words = (name: string) => (typeof body[name] === 'string' ? body[name].normalize('NFC').trim() : null);
  switch (step) {
    case 'gui': {
      const isSentAgain = row.trangThai === supportStatus.returned && row.ngayGui !== null;
      const filed = isSentAgain ? {} : { ngayGui: serverTime(now), ngayNhanDu: todayAt(now) };
      const { database } = backend;
      const { truongHop } = withPresentPapers(database.attachments, row, supportTypeOf(database, row.loaiHoTroId));
      return { fields: { daGui: true, truongHop, ...filed } };
    }
    case 'thu-hoi':
      return { fields: { ngayNhanDu: null, ngayGui: null } };
    case 'tham-dinh':
      return appraised(request, backend, row);
    case 'phe-duyet':
      return approved(request, backend, row);
    case 'chi-tra':
      return paidOut(request, row);
    case 'huy-chi':
      return takenBack(request, row, serverTime(now));
    case 'sua-tai-khoan':
      return accountCorrected(request, row);
    case 'yeu-cau-bo-sung': {
      const truongHop = row.truongHop.map((each) => ({ ...each, tienDeXuat: null, dieuKien: null }));
      return { fields: { lyDoBoSung: words('lyDo'), ...notAppraised, truongHop }, note: words('lyDo') };
    }
    case 'tu-choi':
      return { fields: { lyDoTuChoi: words('lyDo') }, note: words('lyDo') };
  }
}

/** The clock stands still while the request is returned. */
function pausesAfter(row: SupportRequestRow, to: number, today: string): SupportRequestRow['tamDung'] {
  const { returned } = supportStatus;
  if (to === returned && row.trangThai !== returned) {
    return [...row.tamDung, { from: today, to: undefined }];
  }
  return row.trangThai === returned && to !== returned
    ? row.tamDung.map((pause) => (pause.to === undefined ? { ...pause, to: today } : pause))
    : row.tamDung;
}
