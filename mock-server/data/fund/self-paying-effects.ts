import { todayAt } from '@/domain/format/calendar';
import { missingValue } from '@/domain/format/identities';
import { departureFormOf } from '@/domain/self-paying/self-paying-dossier';
import { isSameJourney } from '@/domain/self-paying/self-paying-warnings';

import { businessFailure } from '../../failures';
import { createdBy, modifiedBy } from '../../routes/audit';
import type { Database } from '../database';
import type { ContractRow, WorkerRow } from '../rows';
import { certificateNumbers } from './certificates';
import { usesOfContract } from './contract-uses';
import { addSelfPaidContribution, takeBackSelfPaid } from './contribution-postings';
import { contributionsOf } from './fund-report-index';
import { outdateForms, type Actor } from './registration';
import { contractsOfWorker, workerByCitizenId } from './self-paying-people';
import type { SelfPayingRow } from './self-paying-row';

/**
 * Makes or updates the worker and the contract of an accepted dossier.
 *
 * @throws MockFailure 403 `QuyHoTro:01006` when the contract has a certificate already; nothing is stored then.
 */
export function acceptDossier(
  database: Database,
  row: SelfPayingRow,
  actor: Actor,
): Pick<SelfPayingRow, 'nguoiLaoDongId' | 'hopDongId' | 'daTaoHopDong'> {
  const known = workerByCitizenId(database, row.soCccd);
  const contract = known === undefined ? undefined : sameContract(database, known, row);
  if (contract !== undefined && contract.soGcn !== null) {
    throw alreadyPaid(row, contract);
  }
  const worker = known === undefined ? newWorker(row, actor) : updatedWorker(known, row, actor);
  database.workers.put(worker);
  const id = contract?.id ?? crypto.randomUUID();
  database.contracts.put(contractOf(database, row, { id, nguoiLaoDongId: worker.id, known: contract }, actor));
  const isOwn = contract === undefined || (row.daTaoHopDong && row.hopDongId === id);
  return { nguoiLaoDongId: worker.id, hopDongId: id, daTaoHopDong: isOwn };
}

/**
 * Takes the contract that an approval has made out of the database again, unless money or another record stands on it by
 * now; the worker stays.
 */
export function withdrawDossier(
  database: Database,
  row: SelfPayingRow,
): Pick<SelfPayingRow, 'hopDongId' | 'daTaoHopDong'> {
  const { hopDongId, daTaoHopDong } = row;
  if (!daTaoHopDong || hopDongId === null || isNeeded(database, hopDongId, row.id)) {
    return { hopDongId, daTaoHopDong };
  }
  const workerId = database.contracts.find(hopDongId)?.nguoiLaoDongId ?? '';
  database.contracts.remove(hopDongId);
  outdateForms(database, workerId);
  return { hopDongId: null, daTaoHopDong: false };
}

function isNeeded(database: Database, hopDongId: string, ownId: string): boolean {
  // Money that was taken back again left a contribution, whose page and postings name the contract.
  const isPaid = contributionsOf(database, hopDongId).length > 0;
  const isCertified = (database.contracts.find(hopDongId)?.soGcn ?? null) !== null;
  return isPaid || isCertified || usesOfContract(database, hopDongId, ownId).length > 0;
}

/**
 * Marks the contract of a paid dossier as contributed for and gives it the year's next certificate.
 *
 * @param ngayDong ISO date of the money.
 * @throws MockFailure 403 `QuyHoTro:01006` when the contract has got a certificate meanwhile.
 */
export function certifyContract(database: Database, row: SelfPayingRow, ngayDong: string, actor: Actor): string {
  const contract = database.contracts.find(row.hopDongId ?? '');
  if (contract === undefined) {
    return certificateNumbers(database, todayAt(actor.now).slice(0, 4))();
  }
  refuseCertified(database, row);
  return addSelfPaidContribution(database, contract, { hoSoTuDongId: row.id, ngayDong, soTien: row.soTien }, actor);
}

/** @throws MockFailure 403 `QuyHoTro:01006` when the contract of a dossier has a certificate already. */
export function refuseCertified(database: Database, row: SelfPayingRow): void {
  const contract = database.contracts.find(row.hopDongId ?? '');
  if (contract !== undefined && contract.soGcn !== null) {
    throw alreadyPaid(row, contract);
  }
}

/** Takes the certificate of a dossier back, because its money was not there after all. */
export function uncertifyContract(database: Database, row: SelfPayingRow, actor: Actor): void {
  const paid = { hopDongId: row.hopDongId ?? '', hoSoTuDongId: row.id };
  takeBackSelfPaid(database, paid, 'Hủy đối soát khoản nộp.', actor);
}

function alreadyPaid({ hoTen, soHopDong }: SelfPayingRow, { soGcn, soHopDong: number }: ContractRow) {
  const contractNumber = soHopDong ?? number ?? missingValue;
  return businessFailure(
    'QuyHoTro:01006',
    {
      vi: `Người lao động ${hoTen} – hợp đồng ${contractNumber} đã đóng quỹ theo GCN ${soGcn ?? ''}.`,
      en: `Worker ${hoTen} – contract ${contractNumber} has contributed to the Fund already under certificate ${soGcn ?? ''}.`,
    },
    { 'họ tên': hoTen, số: contractNumber, gcn: soGcn },
  );
}

function sameContract(database: Database, worker: WorkerRow, row: SelfPayingRow): ContractRow | undefined {
  const contracts = contractsOfWorker(database, worker.id);
  return contracts.find(({ id }) => id === row.hopDongId) ?? contracts.find((contract) => isSameJourney(contract, row));
}

function newWorker(row: SelfPayingRow, { user, now }: Actor): WorkerRow {
  return {
    ...createdBy(user, now),
    soCccd: row.soCccd,
    lyDoCccd: row.lyDoCccd,
    hoTen: row.hoTen,
    ngaySinh: row.ngaySinh,
    gioiTinh: row.gioiTinh,
    ...declaredDetails(row),
    ...declaredContact(row),
    ngoaiNgu: null,
    kyNangNghe: null,
    ghiChu: null,
  };
}

/**
 * Who the person is stays as the database has it; what may change in a life is taken from the declaration. Whom to call
 * is taken whole: no name stands beside another one's telephone.
 */
function updatedWorker(worker: WorkerRow, row: SelfPayingRow, { user, now }: Actor): WorkerRow {
  const declared = Object.entries(declaredDetails(row)).filter(([, value]) => value !== null);
  const contact = row.lienHeTen === null ? {} : declaredContact(row);
  return { ...worker, ...Object.fromEntries(declared), ...contact, ...modifiedBy(user, now) };
}

function declaredContact({ lienHeTen, lienHeQuanHe, lienHeDienThoai }: SelfPayingRow) {
  return { lienHeTen, lienHeQuanHe, lienHeDienThoai };
}

function declaredDetails(row: SelfPayingRow) {
  const { ngayCapCccd, noiCapCccd, soHoChieu, ngayCapHc, noiCapHc, ngayHetHanHc } = row;
  const { dienThoai, email, tinhThanhMa, xaPhuongMa, diaChi, trinhDo } = row;
  return {
    ...{ ngayCapCccd, noiCapCccd, soHoChieu, ngayCapHc, noiCapHc, ngayHetHanHc },
    ...{ dienThoai, email, tinhThanhMa, xaPhuongMa, diaChi, trinhDo },
  };
}

function contractOf(
  database: Database,
  row: SelfPayingRow,
  keys: { readonly id: string; readonly nguoiLaoDongId: string; readonly known: ContractRow | undefined },
  { now }: Actor,
): ContractRow {
  const { thiTruongId, nganhNgheId, nsdld, diaChiLamViec, soHopDong, ngayKy, tuNgay, denNgay } = row;
  const { mucLuong, tienTe, ngayXuatCanh } = row;
  return {
    id: keys.id,
    nguoiLaoDongId: keys.nguoiLaoDongId,
    ...senderOf(database, row, keys.known),
    ...{ thiTruongId, nganhNgheId, nsdld, diaChiLamViec, ngayKy, tuNgay, denNgay },
    ...{ mucLuong, tienTe, ngayXuatCanh },
    soHopDong: soHopDong ?? keys.known?.soHopDong ?? null,
    tienDichVu: keys.known?.tienDichVu ?? null,
    ngayVeNuoc: keys.known?.ngayVeNuoc ?? null,
    lyDoVeNuoc: keys.known?.lyDoVeNuoc ?? null,
    tinhTrang: keys.known?.tinhTrang ?? (ngayXuatCanh > todayAt(now) ? 1 : 2),
    dongQuy: 3,
    soGcn: null,
    ngayDong: null,
  };
}

/** Who sends the worker: as declared, unless the money of a contract that is known already is a unit's by now. */
function senderOf(
  database: Database,
  { id, hinhThuc, donViId }: SelfPayingRow,
  known: ContractRow | undefined,
): Pick<ContractRow, 'hinhThucDi' | 'donViId'> {
  if (known !== undefined && usesOfContract(database, known.id, id).length > 0) {
    return { hinhThucDi: known.hinhThucDi, donViId: known.donViId };
  }
  const unitType = donViId === null ? undefined : database.units.find(donViId)?.loaiDonViId;
  return { hinhThucDi: departureFormOf(hinhThuc, unitType), donViId };
}
