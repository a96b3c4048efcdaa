import { emptyContributionAmount } from '@/domain/contribution-amounts/contribution-amount-input';
import { isJsonObject, type JsonObject } from '@/domain/validation/json-object';
import { defaultChoices, mergeInputOf } from '@/domain/workers/worker-merge';
import type { Worker } from '@/domain/workers/worker';
import { bodyShapes } from '@mock-server/http/body-shapes';

import { declarationOfSen } from '../../support/self-paying';
import { operations, type Operation } from '../../support/contract';
import { head, lineOf } from '../fund/fund-desk';
import { lyDo, wish } from '../pay-ins/pay-in-desk';
import { contract, person } from '../routes/worker-fixtures';
import { recordDecisions } from '../scope/scope-decisions';
import { userNamed } from '../support/test-backend';
import { today } from '../support-requests/support-desk';
import type { EveryState } from './every-state';
import type { HostileCaller, KeptRows } from './hostile-caller';

export type GoodCall = {
  readonly name: string;
  readonly operation: Operation;
  readonly user: string;
  readonly path: string;
  readonly body: JsonObject;
};

type Row = JsonObject & { readonly id: string };

/** What is made of the whole record, as a screen reads it before. */
const readFirst: ReadonlySet<string> = new Set([
  'bao-cao-tai-lieu',
  'bao-cao-doanh-thu',
  'bao-cao-tai-lieu/{id}/phe-duyet',
  'bao-cao-tai-lieu/{id}/sua-ton-dau',
  'yeu-cau-ho-tro/{id}/tham-dinh',
  'yeu-cau-ho-tro/{id}/phe-duyet',
  'yeu-cau-ho-tro/{id}/chi-tra',
  'yeu-cau-ho-tro/{id}/huy-chi',
  'yeu-cau-ho-tro/{id}/sua-tai-khoan',
  'dm-loai-ho-tro',
]);

/** What a body is made from: the record that the address names, and how to look at one. */
type Making = {
  readonly row: Row;
  readonly rows: readonly Row[];
  readonly whole: JsonObject;
  readonly state: EveryState;
  readonly caller: HostileCaller;
};

const prefix = '/api/app/';

/** The shape of an operation's body; absent where it has none. */
export function shapeOf({ method, template }: Operation) {
  return bodyShapes[`${method} ${template.replaceAll(/\{(\w+)\}/gu, ':$1')}`];
}

/** The body with a name of its own for its intention. */
export function renamed(body: JsonObject): JsonObject {
  return 'maLanGui' in body ? { ...body, maLanGui: crypto.randomUUID() } : body;
}

/**
 * Finds for each operation with a body a call that is carried out, with a record in each status and each caller tried in
 * turn; everything is taken back.
 */
export async function findGoodCalls(caller: HostileCaller, state: EveryState, kept: KeptRows) {
  const good: GoodCall[] = [];
  const missing: string[] = [];
  for (const operation of operations.filter((each) => shapeOf(each) !== undefined)) {
    const found = await goodCallOf(caller, state, kept, operation);
    if (found === undefined) {
      missing.push(`${operation.method} ${operation.template}`);
    } else {
      good.push(found);
    }
  }
  return { good, missing };
}

async function goodCallOf(
  caller: HostileCaller,
  state: EveryState,
  kept: KeptRows,
  operation: Operation,
): Promise<GoodCall | undefined> {
  const { method, template } = operation;
  const what = template.slice(prefix.length);
  const resource = what.split('/')[0] ?? '';
  const rows = [...(recordDecisions[resource]?.rows(caller.database) ?? [])] as unknown as readonly Row[];
  for (const row of what.includes('{id}') || what.includes('/nhieu/') ? spread(rows) : [rows[0] ?? { id: '' }]) {
    for (const user of caller.callersFor(row['donViId'])) {
      const path = template.replace('{id}', row.id).replace('{ma}', 'chua-dong-quy');
      const isRead = method === 'PUT' || readFirst.has(what);
      const whole = isRead ? (await caller.ask(user, 'GET', `${prefix}${resource}/${row.id}`)).body : undefined;
      const making = { row, rows, whole: isJsonObject(whole) ? whole : row, state, caller };
      for (const body of bodiesOf(method, what, making)) {
        const { status, body: answer } = await caller.ask(user, method, path, JSON.stringify(renamed(body)));
        kept.restore();
        if (status < 300 && !JSON.stringify(answer ?? '').includes('"loi":{')) {
          return { name: `${method} ${what}`, operation, user, path, body };
        }
      }
    }
  }
  return undefined;
}

/** The newest and the oldest ones of each status. */
function spread(rows: readonly Row[]): readonly Row[] {
  const byStatus = new Map<string, Row[]>();
  for (const row of rows) {
    const key = JSON.stringify([row['trangThai'], row['hinhThuc'], row['daGui']]);
    byStatus.set(key, [...(byStatus.get(key) ?? []), row]);
  }
  return [...byStatus.values()].flatMap((each) => [...new Set([...each.slice(-3), ...each.slice(0, 3)])]);
}

function bodiesOf(method: string, what: string, making: Making): readonly JsonObject[] {
  const { row, whole } = making;
  const step = { concurrencyStamp: row['concurrencyStamp'], maLanGui: '', yKien: null, lyDo };
  if (method === 'PUT' && what.endsWith('{id}')) {
    return [whole];
  }
  if (what.includes('/nhieu/')) {
    return [
      { items: [{ id: row.id, concurrencyStamp: row['concurrencyStamp'] }], maLanGui: '', yKien: null, lyDo: null },
    ];
  }
  const own = makers[what]?.(making) ?? [{}];
  return own.map((each) => (what.includes('{id}') ? { ...step, ...each } : each));
}

const line = ({ row }: Making) =>
  lineOf(1, { ngayXuatCanh: `${String(row['nam'])}-${String(row['thang']).padStart(2, '0')}-08` });

const quarters = ({ whole }: Making) =>
  [
    [2026, 1],
    [2026, 2],
    [2026, 3],
    [2024, 1],
  ].map(([nam, quy]) => ({ ...whole, nam, quy }));

const listOf = (list: unknown) => (list ?? []) as readonly Row[];

const idsOf = (list: unknown): readonly string[] => listOf(list).map(({ id }) => id);

const amountsOf = ({ whole }: Making) =>
  idsOf(whole['truongHop']).map((truongHopId) => ({ truongHopId, soTien: 10_000_000 }));

const workerOf = (row: { readonly id: string }, { caller, whole }: Making) =>
  ({ ...whole, ...caller.database.workers.find(row.id), hopDong: [] }) as unknown as Worker;

/** What an operation asks for beside what steps of records have in common; one that has no entry asks for nothing. */
const makers: Readonly<Record<string, (making: Making) => readonly JsonObject[]>> = {
  'bao-cao-quy': () => [10, 11].map((thang) => ({ ...head, nam: 2026, thang })),
  'bao-cao-quy/{id}/nguoi-lao-dong': (making) => [{ luu: [line(making)], xoa: [crypto.randomUUID()] }],
  'bao-cao-quy/{id}/xuat': () => [{ soDong: 5 }],
  'bao-cao-quy/{id}/nhap-excel': (making) => [{ rows: [line(making)] }],
  'bao-cao-tai-lieu': quarters,
  'bao-cao-doanh-thu': quarters,
  'bao-cao-tai-lieu/{id}/phe-duyet': ({ whole }) => [
    { chiTiet: idsOf(whole['chiTiet']).map((id) => ({ id, duocDuyet: 0 })) },
  ],
  'bao-cao-tai-lieu/{id}/sua-ton-dau': ({ whole }) => [
    { chiTiet: idsOf(whole['chiTiet']).map((id) => ({ id, tonDau: 5_000 })) },
  ],
  'phieu-nop-quy': ({ state }) => [{ ...wish(state.office), phanBo: [] }],
  'phieu-nop-quy/{id}/doi-soat': ({ row }) =>
    [true, false].map((phanBoLai) => ({
      ...{ ngayGhiCo: '2026-11-12', soTienThucNhan: row['soTien'], xuLyChenhLech: null, lyDo: null },
      phanBoLai,
    })),
  'phieu-nop-quy/sao-ke/doi-chieu': () => [{ dong: [statementLine] }],
  'phieu-nop-quy/sao-ke/xac-nhan': ({ rows }) =>
    rows
      .filter(({ trangThai }) => trangThai === 2)
      .map(({ id: phieuId, soTien, concurrencyStamp }) => ({
        ...{ maLanGui: '', lyDoChenhLech: null },
        dong: [{ ...statementLine, soTien, phieuId, concurrencyStamp }],
      })),
  'dong-gop-quy/{id}/dieu-chinh': () => [
    { tienNld: 100_000, tienDn: 140_000 },
    { tienNld: 90_000, tienDn: 0 },
  ],
  'dong-gop-quy/{id}/hoan-tra': () => [{ soChungTu: 'UNC 99', ngayChungTu: '2026-11-10' }],
  'nguoi-lao-dong-tu-dong': () => [declarationOfSen()],
  'nguoi-lao-dong-tu-dong/{id}/yeu-cau-bo-sung': () => [{ giayTo: ['ho-chieu'] }],
  'nguoi-lao-dong-tu-dong/{id}/ghi-nhan-dong': () => [
    { hinhThucNop: 1, ngayNop: today, soGiaoDich: 'FT9', nganHangId: '970436' },
  ],
  'nguoi-lao-dong-tu-dong/{id}/xac-nhan-dong': () => [
    { soTienThucNhan: 100_000, ngayGhiCo: '2026-11-12', soChungTu: 'FT9', noiDung: null },
  ],
  'yeu-cau-ho-tro': ({ state }) => [state.newRequest],
  'yeu-cau-ho-tro/dieu-kien': ({ state }) => [state.newRequest],
  'yeu-cau-ho-tro/{id}/tham-dinh': (making) => [
    { ngayNhanDuHoSo: today, deXuat: amountsOf(making), mienDieuKien: null },
  ],
  'yeu-cau-ho-tro/{id}/phe-duyet': (making) => [{ soQd: '45/QĐ', ngayQd: today, duyet: amountsOf(making) }],
  'yeu-cau-ho-tro/{id}/chi-tra': (making) => [{ ngayChi: today, soUnc: 'U1', chi: amountsOf(making) }],
  'yeu-cau-ho-tro/{id}/huy-chi': ({ whole }) => [
    { lanChiIds: listOf(whole['truongHop']).flatMap(({ chiTra }) => idsOf(chiTra)) },
  ],
  'yeu-cau-ho-tro/{id}/sua-tai-khoan': ({ whole }) =>
    idsOf(whole['truongHop']).map((truongHopId) => ({
      ...{ truongHopId, chuTaiKhoan: 'TRAN THI MO', soTaiKhoan: '19001234567' },
      ...{ nganHangId: '970436', chiNhanh: null },
    })),
  'dm-so-tien-dong-quy': () => [
    {
      ...emptyContributionAmount(),
      ...{ ma: 'DN-2030', soTien: 160_000, canCu: 'Quyết định 1', hieuLucTu: '2030-01-01', hieuLucDen: '2030-12-31' },
    },
  ],
  'dm-so-tien-dong-quy/{id}/ket-thuc': () => [{ hieuLucDen: '2027-12-31', quyDinhKeTiep: null }],
  'ngay-nghi': () => [{ ngay: '2027-03-03', loai: 1, ten: 'Nghỉ bù', ghiChu: null }],
  'nguoi-dung/{id}/khoa': () => [{ denThoiDiem: '2026-12-01T00:00:00Z' }],
  'don-vi': ({ caller }) => [
    {
      ...{ ten: 'Công ty TNHH Nhân lực Thử Nghiệm', tenGiaoDich: null, tenVietTat: null, loaiDonViId: 2 },
      ...{ mst: '0100233488', soGiayPhep: '061/DEMO-GP', ngayCapGp: '2026-01-05', coQuanCapGp: 'Bộ Nội vụ' },
      ...{ tinhThanhMa: '01', xaPhuongMa: '00004', diaChi: 'Số 1, phố Thử', dienThoai: '0900000999' },
      ...{ email: 'thu@example.com', website: null, nguoiDaiDien: 'Trần Văn Thử', chucVu: 'Giám đốc' },
      ...{
        canBoPhuTrachId: userNamed(caller.backend, 'khoa.tm').id,
        duNoNld: 0,
        duNoDoanhThu: 0,
        taiKhoan: [],
        lienHe: [],
        trangThai: 1,
      },
    },
  ],
  'dm-loai-ho-tro': ({ whole }) => [{ ...whole, ma: 'HT12', ten: 'Hỗ trợ khác' }],
  'nguoi-lao-dong': ({ caller }) => {
    const unit = [...caller.database.units.rows()].find(({ ma }) => ma === 'DV0007');
    return [{ ...person, hopDong: [{ ...contract, donViId: unit?.id ?? '' }] }];
  },
  'nguoi-lao-dong/gop': (making) => {
    const both = { left: workerOf(making.state.left, making), right: workerOf(making.state.right, making) };
    return [{ ...mergeInputOf({ ...both, kept: 'left', choices: defaultChoices(both, today) }) }];
  },
  'nguoi-lao-dong/nhap-excel': () => [{ maLanGui: '', rows: [{ ...person, hopDong: [] }] }],
  'bao-cao/{ma}/xuat': () => [{ soDong: 5 }],
};

const statementLine = { dong: 1, ngay: '2026-11-12', soTien: 1_000, noiDung: 'nop quy', maGiaoDich: 'GD77' };
