import { todayAt } from '@/domain/format/calendar';
import { reportStatus } from '@/domain/reference/report-statuses';
import {
  hasPaid,
  isUndecided,
  type SelfPayingDossier,
  type SelfPayingInput,
} from '@/domain/self-paying/self-paying-dossier';
import { warningsOf, type SelfPayingWarning } from '@/domain/self-paying/self-paying-warnings';

import type { MockBackend } from '../../backend';
import type { Database } from '../database';
import type { ContractRow, WorkerRow } from '../rows';
import type { FundReportRow } from './rows';
import { linesOfWorker } from './fund-report-index';
import type { SelfPayingRow } from './self-paying-row';

/** A draft is the unit's own affair. */
const isSent = ({ trangThai }: FundReportRow) => trangThai !== reportStatus.draft;

type People = {
  readonly versions: string;
  readonly byCitizenId: ReadonlyMap<string, WorkerRow>;
  readonly byPassport: ReadonlyMap<string, readonly WorkerRow[]>;
  readonly contracts: ReadonlyMap<string, readonly ContractRow[]>;
};

const known = new WeakMap<Database, People>();

/** Workers by their numbers and contracts by worker; made anew only when one of the tables has changed. */
function peopleOf(database: Database): People {
  const versions = `${database.workers.version} ${database.contracts.version}`;
  const present = known.get(database);
  if (present?.versions === versions) {
    return present;
  }
  const workers = [...database.workers.rows()];
  const made: People = {
    versions,
    byCitizenId: new Map(workers.map((worker) => [worker.soCccd, worker])),
    byPassport: groupedBy(workers, ({ soHoChieu }) => soHoChieu ?? ''),
    contracts: groupedBy(database.contracts.rows(), ({ nguoiLaoDongId }) => nguoiLaoDongId),
  };
  known.set(database, made);
  return made;
}

function groupedBy<Row>(rows: Iterable<Row>, keyOf: (row: Row) => string): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) {
      groups.set(keyOf(row), [row]);
    } else {
      group.push(row);
    }
  }
  return groups;
}

/** The worker who is declared: by identity number, or else by passport; and by which of them. */
export function matchingWorker(
  database: Database,
  { soCccd, soHoChieu }: Pick<SelfPayingInput, 'soCccd' | 'soHoChieu'>,
): { readonly worker: WorkerRow; readonly by: 'soCccd' | 'soHoChieu' } | undefined {
  const { byCitizenId, byPassport } = peopleOf(database);
  const same = byCitizenId.get(soCccd);
  if (same !== undefined) {
    return { worker: same, by: 'soCccd' };
  }
  const holder = byPassport.get(soHoChieu)?.[0];
  return holder === undefined ? undefined : { worker: holder, by: 'soHoChieu' };
}

/** The worker with an identity number. */
export function workerByCitizenId(database: Database, soCccd: string): WorkerRow | undefined {
  return peopleOf(database).byCitizenId.get(soCccd);
}

/** Who holds a passport that is valid on a day: as long as it is, its number is one person's (domain dictionary §5.10). */
export function passportHolders(database: Database, soHoChieu: string, day: string): readonly WorkerRow[] {
  const holders = soHoChieu === '' ? [] : (peopleOf(database).byPassport.get(soHoChieu) ?? []);
  return holders.filter(({ ngayHetHanHc }) => (ngayHetHanHc ?? day) >= day);
}

/**
 * Whether somebody is named with a passport that is another worker's on a day. Of two records that have held the same
 * number before, none is refused for it: they are merged.
 */
export function hasForeignPassport(
  database: Database,
  { soCccd, soHoChieu }: Pick<SelfPayingInput, 'soCccd' | 'soHoChieu'>,
  day: string,
): boolean {
  const own = workerByCitizenId(database, soCccd);
  return own?.soHoChieu !== soHoChieu && passportHolders(database, soHoChieu, day).some(({ id }) => id !== own?.id);
}

/** All contracts of a worker, the latest departure first. */
export function contractsOfWorker(database: Database, workerId: string): readonly ContractRow[] {
  const contracts = peopleOf(database).contracts.get(workerId) ?? [];
  return [...contracts].sort((left, right) => (right.ngayXuatCanh ?? '').localeCompare(left.ngayXuatCanh ?? ''));
}

/** Other dossiers with the same identity number or passport. */
export function otherDossiers(database: Database, row: SelfPayingRow): readonly SelfPayingRow[] {
  return [...database.selfPaying.rows()].filter(
    (other) => other.id !== row.id && (other.soCccd === row.soCccd || other.soHoChieu === row.soHoChieu),
  );
}

/** What an officer is warned of; a dossier that was decided warns of nothing any more. */
export function warningsOfDossier({ database, clock }: MockBackend, row: SelfPayingRow): readonly SelfPayingWarning[] {
  if (!isUndecided(row)) {
    return [];
  }
  const today = todayAt(clock());
  const worker = workerByCitizenId(database, row.soCccd);
  const contracts = worker === undefined ? [] : contractsOfWorker(database, worker.id);
  return warningsOf(row, {
    worker,
    passportHolders: passportHolders(database, row.soHoChieu, today),
    dossiers: otherDossiers(database, row).map((other) => ({
      ...other,
      isPaid: hasPaid(other),
    })),
    paidContracts: contracts.filter(({ soGcn }) => soGcn !== null),
    reportedLines: linesOfWorker(database, row)
      .filter(({ report }) => isSent(report))
      .map(({ line }) => line),
  });
}

/** A dossier of the person that is still being handled, beside `ownId`: it is the reason to refuse another one. */
export function openDossierOf(
  database: Database,
  soCccd: string,
  ownId: string | undefined,
): Pick<SelfPayingDossier, 'ma'> | undefined {
  return [...database.selfPaying.rows()].find((row) => row.id !== ownId && row.soCccd === soCccd && isUndecided(row));
}
