import { addMonths, addDays, todayAt } from '@/domain/format/calendar';
import { isSameContract } from '@/domain/fund-reports/line-checks';
import { citizenIdProvinces } from '@/domain/reference/citizen-id-provinces';
import { departureFormOf } from '@/domain/self-paying/self-paying-dossier';

import { createdBy } from '../../routes/audit';
import type { MockUser } from '../../routing';
import type { Database } from '../database';
import type { ContractRow, WorkerRow } from '../rows';
import type { FundReportLineRow } from './rows';
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

/** Finds the contract of each line, or makes it, with its worker where the database does not know one yet. */
export function registerLines(
  database: Database,
  donViId: string,
  lines: readonly FundReportLineRow[],
  actor: Actor,
): void {
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
    if (line.hopDongId !== null && database.contracts.find(line.hopDongId) !== undefined) {
      continue;
    }
    const worker = workers.get(line.soCccd) ?? addWorker(database, line, actor);
    workers.set(line.soCccd, worker);
    const own = contracts.get(worker.id) ?? [];
    const contract =
      own.find((row) => row.donViId === donViId && isSameContract(row, line)) ??
      addContract(database, { donViId, nguoiLaoDongId: worker.id }, line, actor);
    contracts.set(worker.id, [...own, contract]);
    database.fundReportLines.put({ ...line, hopDongId: contract.id });
  }
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
  const { thiTruongId, nganhNgheId, soHopDong, ngayKy, ngayXuatCanh, tienDichVu, thoiHanThang } = line;
  const end = addMonths(ngayXuatCanh, thoiHanThang);
  const contract: ContractRow = {
    id: crypto.randomUUID(),
    nguoiLaoDongId,
    donViId,
    hinhThucDi: departureFormOf('qua-don-vi', database.units.find(donViId)?.loaiDonViId),
    ...{ thiTruongId, nganhNgheId, soHopDong, ngayKy, ngayXuatCanh, tienDichVu },
    nsdld: null,
    diaChiLamViec: null,
    tuNgay: ngayXuatCanh,
    denNgay: end === undefined ? null : addDays(end, -1),
    mucLuong: null,
    tienTe: null,
    ngayVeNuoc: null,
    lyDoVeNuoc: null,
    tinhTrang: ngayXuatCanh > todayAt(now) ? 1 : 2,
    dongQuy: 2,
    soGcn: null,
    ngayDong: null,
  };
  database.contracts.put(contract);
  return contract;
}
