import { paymentHistoryOffset } from '@/domain/self-paying/self-paying-dossier';

import { workflowTables, type WorkflowResource } from '../call';
import { codeOf, isRefused, type Caller, type Invariant, type Outcome } from '../outcome';
import type { AnyRow, Change } from '../watched';

/** From → to of each workflow as the domain dictionary draws it: §5.1 (and §5.6, §5.7), §5.3, §5.5, §5.8. */
const ofReports = ['1-2', '6-2', '2-1', '2-3', '2-6', '3-6', '3-4', '2-5', '3-5', '4-3'];
const legal: Readonly<Record<WorkflowResource, readonly string[]>> = {
  'bao-cao-quy': ofReports,
  'bao-cao-doanh-thu': ofReports,
  'bao-cao-tai-lieu': ofReports,
  'phieu-nop-quy': ['1-2', '6-2', '2-7', '2-6', '2-5', '7-2', '1-9', '1-7'],
  'nguoi-lao-dong-tu-dong': ['2-4', '2-6', '6-2', '2-5', '6-5', '2-9', '6-9', '4-2'],
  'yeu-cau-ho-tro': ['1-2', '6-2', '2-3', '2-6', '3-6', '3-4', '2-5', '3-5', '4-7', '7-4', '2-1'],
};

/** What a record of each kind may begin as; cash is received on saving (§5.5), a declaration is sent (§5.3). */
const begun: Readonly<Record<WorkflowResource, readonly number[]>> = {
  'bao-cao-quy': [1],
  'bao-cao-doanh-thu': [1],
  'bao-cao-tai-lieu': [1],
  'phieu-nop-quy': [1, 7],
  'nguoi-lao-dong-tu-dong': [2],
  'yeu-cau-ho-tro': [1],
};

/** Payment of a dossier (§5.3, last line): found or not found; 4, paid back, by the ledger (§5.4). */
const legalPayments = ['1-2', '2-3', '2-1', '3-4', '3-2'];

/** Money that was not found for a dossier, and whose voucher, once taken back, is reconciled again after all (§5.5). */
const foundAfterAll = '1-3';

const resources = Object.keys(workflowTables) as readonly WorkflowResource[];

function workflowChanges({ changes }: Outcome) {
  return changes.flatMap((change) => {
    const resource = resources.find((each) => workflowTables[each] === change.table);
    return resource === undefined ? [] : [{ resource, ...change }];
  });
}

/** Every status that a record comes to is one that its workflow leads to from where it was. */
export const statusesAreLegal: Invariant = (outcome) =>
  workflowChanges(outcome).flatMap(({ resource, id, was, is }) => {
    const [from, to] = [Number(was?.['trangThai']), Number(is?.['trangThai'])];
    const payment = `${String(was?.['tinhTrangDong'])}-${String(is?.['tinhTrangDong'])}`;
    const isLegal =
      was === undefined
        ? begun[resource].includes(to)
        : is === undefined
          ? from === 1 && was['daGui'] !== true
          : from === to || legal[resource].includes(`${String(from)}-${String(to)}`);
    const isPaidLegally =
      was === undefined ||
      is === undefined ||
      was['tinhTrangDong'] === is['tinhTrangDong'] ||
      legalPayments.includes(payment) ||
      (payment === foundAfterAll && outcome.call.path.startsWith('/api/app/phieu-nop-quy'));
    return [
      ...(isLegal ? [] : [`${resource} ${id} went ${String(from)} → ${String(to)}`]),
      ...(isPaidLegally ? [] : [`${resource} ${id} was paid ${payment}`]),
    ];
  });

/** Every transition has its row in the history: when, who, from, to (§4.3). */
export const stepsAreInTheHistory: Invariant = (outcome) => {
  const rows = outcome.changes.filter(({ table }) => table === 'stepHistory');
  return [
    ...rows.flatMap(({ was, is }) => [
      ...(was === undefined ? [] : ['a row of the history was changed']),
      ...(is === undefined || [outcome.user?.id, null].includes(is['nguoiThucHienId'] as string | null)
        ? []
        : [`the history tells of somebody else: ${JSON.stringify(is)}`]),
    ]),
    ...workflowChanges(outcome).flatMap(({ resource, id, was, is }) => [
      ...missing(rows, id, was, is, 'trangThai', 0).map((what) => `${resource} ${what}`),
      ...missing(rows, id, was, is, 'tinhTrangDong', paymentHistoryOffset).map((what) => `${resource} ${what}`),
    ]),
  ];
};

function missing(
  rows: readonly Change[],
  id: string,
  was: AnyRow | undefined,
  is: AnyRow | undefined,
  field: string,
  offset: number,
): readonly string[] {
  if (is === undefined || was === undefined || was[field] === is[field]) {
    return [];
  }
  const own = rows.flatMap(({ is: row }) => (row?.['banGhiId'] === id ? [row] : []));
  const from = own.some((row) => row['tuTrangThai'] === Number(was[field]) + offset);
  const to = own.some((row) => row['denTrangThai'] === Number(is[field]) + offset);
  return from && to ? [] : [`${id} went ${field} ${String(was[field])} → ${String(is[field])} past its history`];
}

const unit = ['don-vi-nhap-lieu', 'don-vi-lanh-dao'];
const unitHead = ['don-vi-lanh-dao'];
const officer = ['chuyen-vien-quy'];
const director = ['lanh-dao-quy'];
const accountant = ['ke-toan-quy'];
const ofFund = [...officer, ...director];

const whoReports = {
  ...{ sua: unit, xoa: unit, gui: unitHead, 'thu-hoi': unitHead, 'tham-dinh': officer, 'tra-lai': ofFund },
  ...{ 'phe-duyet': director, 'tu-choi': director, 'thu-hoi-phe-duyet': director },
};

/** Who may take each step: columns "Who" of §5.1, §5.3, §5.5 and §5.8, and the table of §3.3. */
const whoMay: Readonly<Record<WorkflowResource, Readonly<Record<string, readonly string[]>>>> = {
  'bao-cao-quy': whoReports,
  'bao-cao-doanh-thu': whoReports,
  'bao-cao-tai-lieu': whoReports,
  'phieu-nop-quy': {
    ...{ sua: [...unit, ...accountant], huy: [...unit, ...accountant], gui: [...unitHead, ...accountant] },
    ...{ 'doi-soat': accountant, 'thu-tien-mat': accountant, 'tra-lai': accountant, 'tu-choi': accountant },
    'huy-doi-soat': accountant,
  },
  'nguoi-lao-dong-tu-dong': {
    ...{ sua: officer, huy: officer, 'bo-sung': officer, 'phe-duyet': ofFund, 'yeu-cau-bo-sung': ofFund },
    ...{ 'tu-choi': ofFund, 'mo-lai': director, 'ghi-nhan-dong': [...officer, ...accountant] },
    ...{ 'xac-nhan-dong': accountant, 'khong-tim-thay': accountant },
  },
  'yeu-cau-ho-tro': {
    ...{ sua: [...unit, ...officer], xoa: [...unit, ...officer], gui: [...unitHead, ...officer] },
    ...{ 'thu-hoi': [...unitHead, ...officer], 'tham-dinh': officer, 'yeu-cau-bo-sung': ofFund },
    ...{ 'phe-duyet': director, 'tu-choi': director, 'chi-tra': accountant, 'huy-chi': accountant },
    'sua-tai-khoan': officer,
  },
};

/** The steps that only a unit takes with what is its own (DS4), and those that are the Fund's. */
const ofUnits = new Set(['sua', 'xoa', 'gui', 'thu-hoi', 'huy']);

/** A step is taken by a person whose role has it, a unit's by one of its own people, and never by one alone (DS6). */
export const stepsAreTakenByTheRight: Invariant = (outcome) => {
  const { call, user, changes } = outcome;
  const { step } = call;
  if (isRefused(outcome) || step === undefined || user === undefined) {
    return [];
  }
  const change = changes.find(({ id, table }) => id === step.id && table === workflowTables[step.resource]);
  const roles = whoMay[step.resource][step.verb] ?? [];
  const row = change?.was;
  // What the Fund has begun without a unit is gone on with by any of its people.
  const isOfFund = row?.['donViId'] === null && mayAct(user, [...ofFund, ...accountant]);
  const isOwn = row === undefined || isOfFund || row['donViId'] === user.donViId || row['creatorId'] === user.id;
  const isAlone = step.verb === 'phe-duyet' && 'nguoiThamDinhId' in (row ?? {}) && row?.['nguoiThamDinhId'] === user.id;
  const isDossier = step.resource === 'nguoi-lao-dong-tu-dong';
  return [
    ...(change === undefined && call.method !== 'DELETE' ? [`${step.verb} was answered and changed nothing`] : []),
    ...(mayAct(user, roles) ? [] : [`${step.verb} was taken by ${user.roles.join()}`]),
    ...(ofUnits.has(step.verb) && !isOwn && !isDossier ? [`${step.verb} was taken with another unit's record`] : []),
    ...(isAlone ? ['approved by who appraised'] : []),
  ];
};

function mayAct({ roles }: Caller, allowed: readonly string[]): boolean {
  return allowed.some((role) => roles.includes(role));
}

/** What the record's page offers is not refused for want of a right or a status, and what it does not offer is refused. */
export const offersAreKept: Invariant = (outcome) => {
  const { call, offered, reply, isStale } = outcome;
  const { step } = call;
  if (step === undefined || reply.status === 401) {
    return [];
  }
  const isOffered = offered?.includes(step.verb) === true;
  if (!isOffered) {
    return isRefused(outcome) ||
      (call.method === 'DELETE' && outcome.changes.every(({ table }) => table === 'logEntries'))
      ? []
      : [`${step.verb} was not offered and was carried out`];
  }
  const code = codeOf(reply);
  const isWithoutRight =
    reply.status === 404 || code === 'QuyHoTro:01004' || (reply.status === 403 && code === undefined);
  return isWithoutRight && !isStale ? [`${step.verb} was offered and refused: ${JSON.stringify(reply.body)}`] : [];
};
