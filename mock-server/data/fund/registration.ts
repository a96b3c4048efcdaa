import { lastDayOfMonths, todayAt } from '@/domain/format/calendar';
import { isSameContract } from '@/domain/fund-reports/contract-index';
import { isSame } from '@/domain/records/record-differences';
import { employmentState } from '@/domain/reference/contract-lists';
import { citizenIdProvinces } from '@/domain/reference/citizen-id-provinces';
import { departureFormOf } from '@/domain/self-paying/self-paying-dossier';

import { createdBy, modifiedBy, newStamp } from '../../routes/audit';
import type { MockUser } from '../../routing';
import type { Database } from '../database';
import type { ContractRow, WorkerRow } from '../rows';
import type { FundReportLineRow, FundReportRow } from './rows';
import { contractsOfWorker, workerByCitizenId } from './self-paying-people';

/** Who changes the data, and when (milliseconds since the epoch). */
export type Actor = { readonly user: MockUser; readonly now: number };

const provinces = new Map(citizenIdProvinces.map(({ code, provinceId }) => [code, provinceId]));
const fallbackProvince = '01';

/** The contract that an approval of the line would count the money for; `undefined` where it would make one. */
export function contractOfLine(database: Database, donViId: string, line: FundReportLineRow): ContractRow | undefined {
  const named = line.hopDongId === null ? undefined : database.contracts.find(line.hopDongId);
  const worker = workerByCitizenId(database, line.soCccd);
  const own = worker === undefined ? [] : contractsOfWorker(database, worker.id);
  return named ?? own.find((contract) => contract.donViId === donViId && isSameContract(contract, line));
}

/**
 * Finds the contract of each line and brings it up to date, or makes it, with its worker where the database does not know
 * one yet.
 */
export function registerLines(
  database: Database,
  report: Pick<FundReportRow, 'donViId' | 'ngayGui'>,
  lines: readonly FundReportLineRow[],
  actor: Actor,
): void {
  const { donViId } = report;
  const workers = new Map<string, WorkerRow>();
  for (const worker of database.workers.rows()) {
    workers.set(worker.soCccd, worker);
  }
  const contracts = new Map<string, ContractRow[]>();
  for (const contract of database.contracts.rows()) {
    const group = contracts.get(contract.nguoiLaoDongId);
    if (group === undefined) {
      contracts.set(contract.nguoiLaoDongId, [contract]);
    } else {
      group.push(contract);
    }
  }
  for (const line of lines) {
    const named = line.hopDongId === null ? undefined : database.contracts.find(line.hopDongId);
    if (named !== undefined) {
      bringUpToDate(database, named, line, report, actor);
      continue;
    }
    const worker = workers.get(line.soCccd) ?? addWorker(database, line, actor);
    workers.set(line.soCccd, worker);
    const own = contracts.get(worker.id) ?? [];
    const known = own.find((row) => row.donViId === donViId && isSameContract(row, line));
    const contract =
      known === undefined
        ? addContract(database, { donViId, nguoiLaoDongId: worker.id }, line, actor)
        : bringUpToDate(database, known, line, report, actor);
    contracts.set(worker.id, [...own.filter(({ id }) => id !== contract.id), contract]);
    database.fundReportLines.put({ ...line, hopDongId: contract.id });
  }
}

/**
 * Stores a known contract as an approved line has it: what the unit reports of a departure, and the Fund has looked at,
 * is newer than what was entered in advance, so that reports by contracts count what the unit's report says (domain
 * dictionary §6.0). Later still are the story of who is back or missing, and what was put right in the register after the
 * report had been sent; they stay.
 */
function bringUpToDate(
  database: Database,
  contract: ContractRow,
  line: FundReportLineRow,
  { ngayGui }: Pick<FundReportRow, 'ngayGui'>,
  { now }: Actor,
): ContractRow {
  const { notDeparted, working } = employmentState;
  const { tinhTrang, ngayVeNuoc } = contract;
  const changedAt = database.workers.find(contract.nguoiLaoDongId)?.lastModificationTime ?? '';
  const isDeparted = contract.ngayXuatCanh !== null && tinhTrang !== notDeparted;
  const isOver = ngayVeNuoc !== null || (tinhTrang !== notDeparted && tinhTrang !== working);
  if (isDeparted && (isOver || changedAt > (ngayGui ?? ''))) {
    return contract;
  }
  const { thiTruongId, nganhNgheId, ngayKy, ngayXuatCanh } = line;
  const { soHopDong, tienDichVu, tuNgay, denNgay } = contract;
  const row: ContractRow = {
    ...contract,
    ...{ thiTruongId, nganhNgheId, ngayKy, ngayXuatCanh },
    ...(tuNgay === null && denNgay === null ? termOf(line) : {}),
    soHopDong: soHopDong ?? line.soHopDong,
    tienDichVu: line.tienDichVu ?? tienDichVu,
    tinhTrang: isOver ? tinhTrang : stateOn(ngayXuatCanh, now),
  };
  database.contracts.put(row);
  if (!isSame(row, contract)) {
    outdateForms(database, contract.nguoiLaoDongId);
  }
  return row;
}

/**
 * Puts forms of a worker out of date that were opened before his contracts changed: saved, they would write the old ones
 * back. The time of the last change stays: nobody has put anything right in the register.
 */
export function outdateForms(database: Database, workerId: string): void {
  const worker = database.workers.find(workerId);
  if (worker !== undefined) {
    database.workers.put({ ...worker, concurrencyStamp: newStamp() });
  }
}

/**
 * Takes the departure out of a contract, because the worker did not leave after all: nobody counts as departed, or as
 * owing, for whom the Fund has paid the money back (domain dictionary §5.4). A contract that was signed abroad, and one
 * that has ended, stay as they are. The worker's record is changed by it: a form that was opened before is out of date.
 */
export function takeBackDeparture(database: Database, hopDongId: string, { user, now }: Actor): void {
  const { notDeparted, working } = employmentState;
  const contract = database.contracts.find(hopDongId);
  const worker = database.workers.find(contract?.nguoiLaoDongId ?? '');
  const isOver = contract?.tinhTrang !== notDeparted && contract?.tinhTrang !== working;
  if (contract === undefined || worker === undefined || isOver || contract.hinhThucDi === '6b') {
    return;
  }
  const term = contract.tuNgay === contract.ngayXuatCanh ? { tuNgay: null, denNgay: null } : {};
  database.contracts.put({ ...contract, ...term, ngayXuatCanh: null, tinhTrang: notDeparted });
  database.workers.put({ ...worker, ...modifiedBy(user, now) });
}

function termOf({ ngayXuatCanh, thoiHanThang }: FundReportLineRow): Pick<ContractRow, 'tuNgay' | 'denNgay'> {
  return { tuNgay: ngayXuatCanh, denNgay: lastDayOfMonths(ngayXuatCanh, thoiHanThang) ?? null };
}

function stateOn(ngayXuatCanh: string, now: number): ContractRow['tinhTrang'] {
  return ngayXuatCanh > todayAt(now) ? employmentState.notDeparted : employmentState.working;
}

function addWorker(database: Database, line: FundReportLineRow, { user, now }: Actor): WorkerRow {
  const { soCccd, lyDoCccd, hoTen, ngaySinh, gioiTinh, soHoChieu } = line;
  const worker: WorkerRow = {
    ...createdBy(user, now),
    ...{ soCccd, lyDoCccd, hoTen, ngaySinh, gioiTinh, soHoChieu },
    ngayCapCccd: null,
    noiCapCccd: null,
    ngayCapHc: null,
    noiCapHc: null,
    ngayHetHanHc: null,
    dienThoai: null,
    email: null,
    tinhThanhMa: provinces.get(soCccd.slice(0, 3)) ?? fallbackProvince,
    xaPhuongMa: null,
    diaChi: null,
    lienHeTen: null,
    lienHeQuanHe: null,
    lienHeDienThoai: null,
    trinhDo: null,
    ngoaiNgu: null,
    kyNangNghe: null,
    ghiChu: null,
  };
  database.workers.put(worker);
  return worker;
}

function addContract(
  database: Database,
  { donViId, nguoiLaoDongId }: Pick<ContractRow, 'nguoiLaoDongId'> & { readonly donViId: string },
  line: FundReportLineRow,
  { now }: Actor,
): ContractRow {
  const { thiTruongId, nganhNgheId, soHopDong, ngayKy, ngayXuatCanh, tienDichVu } = line;
  const contract: ContractRow = {
    id: crypto.randomUUID(),
    nguoiLaoDongId,
    donViId,
    hinhThucDi: departureFormOf('qua-don-vi', database.units.find(donViId)?.loaiDonViId),
    ...{ thiTruongId, nganhNgheId, soHopDong, ngayKy, ngayXuatCanh, tienDichVu },
    nsdld: null,
    diaChiLamViec: null,
    ...termOf(line),
    mucLuong: null,
    tienTe: null,
    ngayVeNuoc: null,
    lyDoVeNuoc: null,
    tinhTrang: stateOn(ngayXuatCanh, now),
    dongQuy: 2,
    soGcn: null,
    ngayDong: null,
  };
  database.contracts.put(contract);
  outdateForms(database, nguoiLaoDongId);
  return contract;
}
