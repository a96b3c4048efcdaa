import { contributionStatus, contributionStatuses } from '@/domain/contributions/contribution-lists';
import { todayAt } from '@/domain/format/calendar';
import type { ContributionStep } from '@/domain/contributions/contribution';
import { contributionStepSchemas, type ContributionStepInput } from '@/domain/contributions/contribution-steps';
import { policies } from '@/domain/policies/policy-names';
import { paymentHistoryOffset, selfPayingPayment } from '@/domain/self-paying/self-paying-dossier';
import { normalizeNote, normalizeOptionalName } from '@/domain/text/names';
import { validationErrorsOf } from '@/domain/validation/schema-errors';
import { isJsonObject } from '@/domain/validation/json-object';

import type { MockBackend } from '../../backend';
import { certificateNumbers } from '../../data/fund/certificates';
import {
  changed,
  dossierOfContribution,
  postingOf,
  withCertificate,
  withoutCertificate,
} from '../../data/fund/contribution-postings';
import { takeBackDeparture, type Actor } from '../../data/fund/registration';
import { postedAmounts, type ContributionRow } from '../../data/fund/rows';
import { readPaging } from '../../data/query';
import type { Database } from '../../data/database';
import { businessFailure, entityNotFound } from '../../failures';
import { valueName } from '../../local-text';
import type { MockRequest, MockRoute } from '../../routing';
import { checkStamp, modifiedBy } from '../audit';
import {
  contributionEntry,
  listedContribution,
  stepPolicies,
  stepsFor,
  wholeContribution,
  type ContributionEntry,
} from './contribution-answer';
import { contributionCondition, contributionList, contributionSums } from './contribution-list';
import { scopeOf, signedInUser } from '../data-scope';
import { refuseInvalid } from '../validation-answers';
import { once } from '../once';
import { notingWorkers } from '../workers/noted-workers';
import { addHistory, notAllowed, statusMoved } from '../workflow-steps';

const path = '/api/app/dong-gop-quy';
const read = { policy: policies.contributingWorkers } as const;

/** The ledger of contributions (domain dictionary §5.4). */
export const contributionRoutes: readonly MockRoute[] = [
  {
    method: 'GET',
    path,
    access: read,
    handle: (request, backend) => {
      const user = signedInUser(request);
      const list = contributionList(backend, user);
      const condition = contributionCondition(request.query, list, user);
      const page = list.index.page(condition, readPaging(request.query, 'ngayDong desc, soGcn desc'), contributionSums);
      const isWhole = user.grantedPolicies.has(policies.workersViewSensitive);
      return { status: 200, body: { ...page, items: page.items.map((entry) => listedContribution(entry, isWhole)) } };
    },
  },
  {
    method: 'GET',
    path: `${path}/:id`,
    access: read,
    handle: (request, { database }) => ({
      status: 200,
      body: wholeContribution(database, findEntry(request, database), signedInUser(request)),
    }),
  },
  ...(Object.entries(stepPolicies) as [ContributionStep, string][]).map(([step, policy]): MockRoute => ({
    method: 'POST',
    path: `${path}/:id/${step}`,
    access: { policy },
    handle: (request, backend) => once(request, backend, () => takeStep(request, backend, step)),
  })),
];

/** @throws MockFailure 404 for a contribution that is not there, or that the caller may not know of. */
function findEntry(request: MockRequest, database: Database): ContributionEntry {
  const row = database.contributions.find(request.params['id'] ?? '');
  const entry = row === undefined ? undefined : contributionEntry(database, row, scopeOf(signedInUser(request)));
  if (entry === undefined) {
    throw entityNotFound();
  }
  return entry;
}

function takeStep(request: MockRequest, backend: MockBackend, step: ContributionStep) {
  const { database, clock } = backend;
  const user = signedInUser(request);
  const entry = findEntry(request, database);
  checkStamp(entry.row, request.body);
  refuseStep(entry, user, step);
  const today = todayAt(clock());
  const input = isJsonObject(request.body) ? request.body : {};
  const present = { ngayDong: entry.row.ngayDong, ...postedAmounts(entry.row) };
  refuseInvalid(validationErrorsOf(contributionStepSchemas({ today, ...present })[step], input));
  const typed = input as ContributionStepInput;
  const change = { ...typed, lyDo: normalizeNote(typed.lyDo) ?? '' };
  if (step === 'dieu-chinh') {
    refuseCorrection(entry, change);
  }
  const actor = { user, now: clock() };
  const contract = database.contracts.find(entry.row.hopDongId);
  const worker = contract === undefined ? [] : [contract.nguoiLaoDongId];
  const row = notingWorkers(
    backend,
    actor,
    () => worker,
    () => steps[step](database, entry.row, change, actor),
  );
  database.contributions.put(changed(row));
  return { status: 200, body: wholeContribution(database, findEntry(request, database), user) };
}

/**
 * @throws MockFailure 403 `QuyHoTro:01004` once it was paid back, `QuyHoTro:01009` for paying back what support was granted
 * on, without a code for who is not of the Fund.
 */
function refuseStep(entry: ContributionEntry, user: ReturnType<typeof signedInUser>, step: ContributionStep): void {
  if (stepsFor(entry, user).includes(step)) {
    return;
  }
  if (entry.item.trangThai === contributionStatus.refunded) {
    const ma = nameOf(entry);
    throw statusMoved({ ma, statusName: valueName(contributionStatuses, contributionStatus.refunded) });
  }
  throw step === 'hoan-tra' && entry.item.soLanHoTro > 0
    ? businessFailure('QuyHoTro:01009', {
        vi: `Không thể hoàn trả vì đã phát sinh hỗ trợ theo ${nameOf(entry)}.`,
        en: `This cannot be paid back, because support was granted under ${nameOf(entry)}.`,
      })
    : notAllowed();
}

/** @throws MockFailure 403 `QuyHoTro:01009` for a correction that makes a certificate void on which support was granted. */
function refuseCorrection(entry: ContributionEntry, { tienNld = 0 }: ContributionStepInput): void {
  const { row, item } = entry;
  if (item.soLanHoTro > 0 && row.soGcn !== null && tienNld < row.tienNldPhaiDong) {
    throw businessFailure('QuyHoTro:01009', {
      vi: `Không thể điều chỉnh vì đã phát sinh hỗ trợ theo ${nameOf(entry)}.`,
      en: `This cannot be adjusted, because support was granted under ${nameOf(entry)}.`,
    });
  }
}

function nameOf({ row, item }: ContributionEntry): string {
  return row.gcn.at(-1)?.soGcn ?? item.hoTen;
}

type Change = (database: Database, row: ContributionRow, input: ContributionStepInput, actor: Actor) => ContributionRow;

/**
 * A certificate says that the worker's share is there in full (domain dictionary §12.1): a correction below it makes the
 * certificate void, and one that makes it whole again brings a new one, as long as the money is there.
 */
function certifiedAsPosted(database: Database, row: ContributionRow, lyDo: string, { now }: Actor): ContributionRow {
  const { tienNldPhaiDong: due, daPhuNld, ngayDong } = row;
  const isWhole = postedAmounts(row).tienNld >= due;
  if (row.soGcn !== null) {
    return isWhole ? row : withoutCertificate(database, row, lyDo);
  }
  const ngayCap = todayAt(now);
  return isWhole && due > 0 && daPhuNld >= due
    ? withCertificate(database, row, certificateNumbers(database, ngayCap.slice(0, 4))(), { ngayDong, ngayCap })
    : row;
}

/** The dossier that was paid says that its money went back; nothing is owed by it, and nothing more is done with it. */
function closeDossier(database: Database, row: ContributionRow, lyDo: string, { user, now }: Actor): void {
  const dossier = dossierOfContribution(database, row);
  if (dossier?.tinhTrangDong !== selfPayingPayment.paid) {
    return;
  }
  const { paid, refunded } = selfPayingPayment;
  database.selfPaying.put({ ...dossier, ...modifiedBy(user, now), tinhTrangDong: refunded });
  const [tuTrangThai, denTrangThai] = [paymentHistoryOffset + paid, paymentHistoryOffset + refunded];
  addHistory(
    database,
    { banGhiId: dossier.id, tuTrangThai, denTrangThai, hanhDong: 'hoan-tra', yKien: lyDo },
    user,
    now,
  );
}

const steps: Readonly<Record<ContributionStep, Change>> = {
  'cap-lai-gcn': (database, row, { lyDo }, { now }) => {
    const ngayCap = todayAt(now);
    const soGcn = certificateNumbers(database, ngayCap.slice(0, 4))();
    return withCertificate(database, row, soGcn, { ngayDong: row.ngayDong, ngayCap, lyDo });
  },
  'dieu-chinh': (database, row, { lyDo, tienNld = 0, tienDn = 0 }, actor) => {
    const posted = postedAmounts(row);
    const posting = { loai: 3, tienNld: tienNld - posted.tienNld, tienDn: tienDn - posted.tienDn, lyDo } as const;
    return certifiedAsPosted(database, { ...row, butToan: [...row.butToan, postingOf(posting, actor)] }, lyDo, actor);
  },
  'hoan-tra': (database, row, { lyDo, soChungTu = null, ngayChungTu = null }, actor) => {
    const posted = postedAmounts(row);
    const posting = {
      loai: 4,
      tienNld: -posted.tienNld,
      tienDn: -posted.tienDn,
      lyDo,
      soChungTu: normalizeOptionalName(soChungTu),
      ngayChungTu,
    } as const;
    const back = { ...row, daHoan: true, butToan: [...row.butToan, postingOf(posting, actor)] };
    const closed = withoutCertificate(database, back, lyDo);
    takeBackDeparture(database, row.hopDongId, actor);
    closeDossier(database, row, lyDo, actor);
    return closed;
  },
};
