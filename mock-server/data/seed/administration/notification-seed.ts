import { formatDate } from '@/domain/format/dates';
import { href } from '@/domain/navigation/routes';

import type { NotificationRow } from '../../notification-row';
import type { ContractRow, UnitRow, WorkerRow } from '../../rows';
import { seedId } from '../ids';

type Person = { readonly id: string; readonly donViId: string };

type Seeds = {
  readonly units: readonly UnitRow[];
  readonly users: readonly Person[];
  readonly workers: readonly WorkerRow[];
  readonly contracts: readonly ContractRow[];
};

type Message = Omit<NotificationRow, 'id' | 'nguoiNhanId' | 'daDoc'>;

/** How many messages each person finds, and how many of them nobody has read yet. */
const mostSeeded = 6;
const unreadSeeded = 2;

/**
 * What has happened before the first visit, all of it true of the seed: units hear which of their workers the Fund has
 * given a certificate, officers the same of the units that they look after.
 */
export function seedNotifications({ units, users, workers, contracts }: Seeds): readonly NotificationRow[] {
  const names = new Map(workers.map(({ id, hoTen }) => [id, hoTen]));
  const certified = lastCertified(contracts);
  const rows: NotificationRow[] = [];
  for (const { id, donViId } of users) {
    const lookedAfter = units.filter(({ canBoPhuTrachId }) => canBoPhuTrachId === id);
    const messages = [
      ...[donViId, ...lookedAfter.map((unit) => unit.id)]
        .flatMap((unitId) => certified.get(unitId) ?? [])
        .map((contract) => certificateMessage(contract, names)),
      ...lookedAfter.map(assignmentMessage),
    ];
    const newest = messages.sort((one, other) => latestFirst(one.thoiGian, other.thoiGian)).slice(0, mostSeeded);
    for (const [index, message] of newest.reverse().entries()) {
      const daDoc = index < newest.length - unreadSeeded;
      rows.push({ ...message, id: seedId('notifications', rows.length + 1), nguoiNhanId: id, daDoc });
    }
  }
  return rows;
}

type Certified = ContractRow & { readonly donViId: string; readonly ngayDong: string };

/** The contracts of each unit that were paid for last, the newest first. */
function lastCertified(contracts: readonly ContractRow[]): ReadonlyMap<string, readonly Certified[]> {
  const ofUnits = new Map<string, Certified[]>();
  for (const contract of contracts) {
    if (isCertified(contract)) {
      const known = ofUnits.get(contract.donViId);
      if (known === undefined) {
        ofUnits.set(contract.donViId, [contract]);
      } else {
        known.push(contract);
      }
    }
  }
  for (const [unitId, all] of ofUnits) {
    ofUnits.set(unitId, all.sort(newestFirst).slice(0, mostSeeded));
  }
  return ofUnits;
}

function isCertified(contract: ContractRow): contract is Certified {
  return contract.donViId !== null && contract.ngayDong !== null;
}

/** The newest first; of one day the later certificate. */
function newestFirst(one: Certified, other: Certified): number {
  return latestFirst(one.ngayDong, other.ngayDong) || latestFirst(one.soGcn ?? '', other.soGcn ?? '');
}

function latestFirst(one: string, other: string): number {
  return one === other ? 0 : one < other ? 1 : -1;
}

function certificateMessage(contract: Certified, names: ReadonlyMap<string, string>): Message {
  return {
    loai: 'nguoi-lao-dong',
    suKien: 'worker.contributed',
    thamSo: {
      ten: names.get(contract.nguoiLaoDongId) ?? '',
      so: contract.soGcn ?? '',
      ngay: formatDate(contract.ngayDong),
    },
    duongDan: href('worker', { workerId: contract.nguoiLaoDongId }),
    thoiGian: `${contract.ngayDong}T16:30:00`,
  };
}

function assignmentMessage({ id, ma, ten, creationTime }: UnitRow): Message {
  return {
    loai: 'don-vi',
    suKien: 'unit.assigned',
    thamSo: { donVi: `${ma} – ${ten}` },
    duongDan: href('unit', { unitId: id }),
    thoiGian: creationTime,
  };
}
