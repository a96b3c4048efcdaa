import { beforeEach, describe, expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import type { Unit, UnitInput, UnitListItem } from '@/domain/units/unit';
import type { FundReportRow } from '@mock-server/data/fund/rows';

import { payInPath, wish } from '../pay-ins/pay-in-desk';
import { complaintsOf, errorOf, openOffice, type Office } from './office';

const path = '/api/app/don-vi';

let office: Office;

beforeEach(async () => {
  office = await openOffice(200);
});

async function list(userName: string, query: string): Promise<Page<UnitListItem>> {
  const { status, body } = await (await office.as(userName)).get(`${path}?${query}`);
  expect(status).toBe(200);
  return body as Page<UnitListItem>;
}

async function unitOf(userName: string, ma: string): Promise<Unit> {
  const row = [...office.backend.database.units.rows()].find((unit) => unit.ma === ma);
  return (await (await office.as(userName)).get(`${path}/${row?.id ?? ''}`)).body as Unit;
}

function userId(userName: string): string {
  return [...office.backend.database.users.rows()].find((user) => user.userName === userName)?.id ?? '';
}

function newUnit(): UnitInput {
  return {
    ten: 'Công ty TNHH Nhân lực Thử Nghiệm',
    tenGiaoDich: null,
    tenVietTat: null,
    loaiDonViId: 2,
    mst: '0100233488',
    soGiayPhep: '061/DEMO-GP',
    ngayCapGp: '2026-01-05',
    coQuanCapGp: 'Bộ Nội vụ',
    tinhThanhMa: '01',
    xaPhuongMa: '00004',
    diaChi: 'Số 1, phố Thử',
    dienThoai: '0900000999',
    email: 'thunghiem@example.com',
    website: null,
    nguoiDaiDien: 'Trần Văn Thử',
    chucVu: 'Giám đốc',
    canBoPhuTrachId: userId('khoa.tm'),
    duNoNld: 0,
    duNoDoanhThu: 0,
    taiKhoan: [],
    lienHe: [],
    trangThai: 1,
  };
}

describe('list of units', () => {
  it('P-03 D-02 shows all sixty to the Fund and the Department, its own to a unit, its province’s to an authority', async () => {
    expect((await list('khoa.tm', '')).totalCount).toBe(60);
    expect((await list('son.hv', '')).totalCount).toBe(60);
    expect((await list('dv0007.nhaplieu', '')).items.map(({ ma }) => ma)).toEqual(['DV0007']);
    const provincial = await list('dv0049.khaithac', 'maxResultCount=100');
    expect(new Set(provincial.items.map(({ tinhThanhMa }) => tinhThanhMa))).toEqual(new Set(['40']));
  });

  it('D-02 searches, filters and sorts', async () => {
    expect((await list('khoa.tm', 'filter=lam%20giang')).items).toEqual([
      expect.objectContaining({
        ma: 'DV0007',
        ten: 'Công ty Cổ phần Nhân lực Lam Giang',
        tenGiaoDich: 'LAM GIANG HR JSC',
        mst: '9900000048',
        soGiayPhep: '007/DEMO-GP',
        canBoPhuTrachTen: 'Trần Minh Khoa',
        duNoNld: 500_000,
        trangThai: 1,
      }),
    ]);
    // As lists show a phone, and as Word writes a tax code.
    for (const typed of ['0900 000 007', '9900\u20110000\u201148']) {
      const found = await list('khoa.tm', `filter=${encodeURIComponent(typed)}`);
      expect(found.items.map(({ ma }) => ma)).toEqual(['DV0007']);
    }
    const filtered = await list('khoa.tm', `loaiDonViId=2&tinhThanhMa=79&trangThai=1&sorting=ten&maxResultCount=100`);
    const names = filtered.items.map(({ ten }) => ten);
    expect(names.length).toBeGreaterThan(3);
    expect(names).toEqual([...names].sort(new Intl.Collator('vi').compare));
    const mine = await list('khoa.tm', `canBoPhuTrachId=${userId('khoa.tm')}&maxResultCount=100`);
    expect(new Set(mine.items.map(({ canBoPhuTrachTen }) => canBoPhuTrachTen))).toEqual(new Set(['Trần Minh Khoa']));
  });

  it('D-02 sorts by every column that it shows', async () => {
    const { items } = await list('khoa.tm', '');
    const columns = Object.keys(items[0] ?? {}).filter((column) => column !== 'id');
    expect(columns).toHaveLength(17);
    for (const column of columns) {
      expect((await list('khoa.tm', `sorting=${column}`)).totalCount, column).toBe(60);
    }
  });

  it('D-02 counts the workers who left in the clock’s year', async () => {
    const unit = await unitOf('khoa.tm', 'DV0007');
    const departed = [...office.backend.database.contracts.rows()].filter(
      ({ donViId, ngayXuatCanh }) => donViId === unit.id && ngayXuatCanh?.startsWith('2026') === true,
    );
    expect(unit.soLaoDongNamNay).toBe(departed.length);
  });

  it('D-02 answers 404 to a unit that asks for another', async () => {
    const other = [...office.backend.database.units.rows()].find(({ ma }) => ma === 'DV0001');
    expect((await (await office.as('dv0007.lanhdao')).get(`${path}/${other?.id ?? ''}`)).status).toBe(404);
  });
});

describe('entering and changing a unit', () => {
  it('D-02 gives the code and the audit fields itself', async () => {
    const input = { ...newUnit(), ma: 'DV9999', daPhatSinhBaoCao: true };
    const reply = await (await office.as('khoa.tm')).post(path, input);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      ...newUnit(),
      mst: '0100233488',
      ma: 'DV0061',
      daPhatSinhBaoCao: false,
      canBoPhuTrachTen: 'Trần Minh Khoa',
      soLaoDongNamNay: 0,
      creatorId: userId('khoa.tm'),
      creationTime: '2026-11-15T08:00:00.000',
    });
  });

  it('D-02 refuses a wrong tax code, a missing licence, an unknown officer', async () => {
    const wrong = { ...newUnit(), mst: '9900000017', soGiayPhep: '', canBoPhuTrachId: userId('dv0007.lanhdao') };
    const reply = await (await office.as('khoa.tm')).post(path, wrong);
    expect([reply.status, [...complaintsOf(reply)].sort()]).toEqual([400, ['mst', 'soGiayPhep']]);
    const officer = await (await office.as('khoa.tm')).post(path, { ...newUnit(), canBoPhuTrachId: userId('son.hv') });
    expect(complaintsOf(officer)).toEqual(['canBoPhuTrachId']);
  });

  it.each([[undefined], [[]], ['x'], [{}], [{ taiKhoan: [null], lienHe: 'x' }]])(
    'D-02 answers 400, never a crash, to %j',
    async (body) => {
      expect((await (await office.as('khoa.tm')).post(path, body)).status).toBe(400);
    },
  );

  it('D-02 says which unit has the tax code, and that licence and e-mail are taken', async () => {
    const desk = await office.as('khoa.tm');
    const taxCode = await desk.post(path, { ...newUnit(), mst: '9900000048' });
    expect([taxCode.status, errorOf(taxCode).code, errorOf(taxCode).message]).toEqual([
      403,
      'QuyHoTro:07003',
      'Mã số thuế 9900000048 đã được dùng cho đơn vị Công ty Cổ phần Nhân lực Lam Giang.',
    ]);
    const taken = { ...newUnit(), soGiayPhep: '007 / demo–gp', email: 'DV0007@example.com' };
    expect(complaintsOf(await desk.post(path, taken))).toEqual(['soGiayPhep', 'email']);
  });

  it('D-02 fixes type and opening debts after the first approved report', async () => {
    const desk = await office.as('khoa.tm');
    const unit = await unitOf('khoa.tm', 'DV0007');
    const reply = await desk.put(`${path}/${unit.id}`, { ...unit, loaiDonViId: 5, duNoNld: 0, duNoDoanhThu: 9 });
    expect([reply.status, complaintsOf(reply)]).toEqual([400, ['loaiDonViId', 'duNoNld', 'duNoDoanhThu']]);
    const renamed = await desk.put(`${path}/${unit.id}`, { ...unit, chucVu: 'Tổng Giám đốc' });
    expect([renamed.status, (renamed.body as Unit).chucVu]).toEqual([200, 'Tổng Giám đốc']);
    const fresh = (await desk.post(path, newUnit())).body as Unit;
    expect((await desk.put(`${path}/${fresh.id}`, { ...fresh, duNoNld: 750_000 })).status).toBe(200);
  });

  it('D-02 B-11 fixes the type with the first report, before anybody has approved it, and the debts not yet', async () => {
    const desk = await office.as('khoa.tm');
    const { fundReports } = office.backend.database;
    const fresh = (await desk.post(path, newUnit())).body as Unit;
    expect(fresh.coBaoCao).toBe(false);
    const [report] = [...fundReports.rows()];
    fundReports.put({ ...report, id: 'r-moi', donViId: fresh.id, trangThai: 1 } as FundReportRow);

    expect(((await desk.get(`${path}/${fresh.id}`)).body as Unit).coBaoCao).toBe(true);
    const retyped = await desk.put(`${path}/${fresh.id}`, { ...fresh, loaiDonViId: 5 });
    expect([retyped.status, complaintsOf(retyped)]).toEqual([400, ['loaiDonViId']]);
    expect((await desk.put(`${path}/${fresh.id}`, { ...fresh, duNoDoanhThu: 9 })).status).toBe(200);
  });

  it('P-03 B-11 keeps the Fund’s unit and one’s own active and of their type, for nobody could sign in again', async () => {
    const fund = [...office.backend.database.units.rows()].find(({ loaiDonViId }) => loaiDonViId === 100)?.ma ?? '';
    const own = [...office.backend.database.units.rows()].find(({ loaiDonViId }) => loaiDonViId === 13)?.ma ?? '';
    for (const ma of [fund, own]) {
      const unit = await unitOf('son.hv', ma);
      const desk = await office.as('son.hv');
      const left = await desk.put(`${path}/${unit.id}`, { ...unit, trangThai: 2, loaiDonViId: 4 });
      expect([left.status, complaintsOf(left)], ma).toEqual([400, ['trangThai', 'loaiDonViId']]);
      expect((await desk.put(`${path}/${unit.id}`, { ...unit, chucVu: 'Trưởng phòng' })).status, ma).toBe(200);
    }
    const again = await unitOf('khoa.tm', fund);
    const byItself = await (await office.as('khoa.tm')).put(`${path}/${again.id}`, { ...again, trangThai: 5 });
    expect([byItself.status, complaintsOf(byItself)]).toEqual([400, ['trangThai']]);
    const other = await unitOf('son.hv', 'DV0007');
    expect((await (await office.as('son.hv')).put(`${path}/${other.id}`, { ...other, trangThai: 2 })).status).toBe(200);
  });

  it('P-03 B-11 makes no second Fund: the people of a unit of that type would count as its staff', async () => {
    const desk = await office.as('son.hv');
    const made = await desk.post(path, { ...newUnit(), loaiDonViId: 100, soGiayPhep: null });
    expect([made.status, complaintsOf(made)]).toEqual([400, ['loaiDonViId']]);
    const fresh = (await desk.post(path, newUnit())).body as Unit;
    const turned = await desk.put(`${path}/${fresh.id}`, { ...fresh, loaiDonViId: 100 });
    expect([turned.status, complaintsOf(turned)]).toEqual([400, ['loaiDonViId']]);
    expect((await desk.put(`${path}/${fresh.id}`, { ...fresh, loaiDonViId: 4 })).status).toBe(200);
  });

  it('P-03 B-11 leaves opening debts to the Fund: the Department enters and changes none', async () => {
    const department = await office.as('son.hv');
    const fund = await office.as('khoa.tm');
    const entered = await department.post(path, { ...newUnit(), duNoNld: 1, duNoDoanhThu: 2 });
    expect([entered.status, complaintsOf(entered)]).toEqual([400, ['duNoNld', 'duNoDoanhThu']]);
    const fresh = (await department.post(path, newUnit())).body as Unit;
    const changed = await department.put(`${path}/${fresh.id}`, { ...fresh, duNoNld: 123_000 });
    expect([changed.status, complaintsOf(changed)]).toEqual([400, ['duNoNld']]);
    expect((await fund.put(`${path}/${fresh.id}`, { ...fresh, duNoNld: 123_000 })).status).toBe(200);
  });

  it('D-02 answers 409 to a stamp of before', async () => {
    const desk = await office.as('khoa.tm');
    const unit = await unitOf('khoa.tm', 'DV0007');
    expect((await desk.put(`${path}/${unit.id}`, unit)).status).toBe(200);
    expect((await desk.put(`${path}/${unit.id}`, unit)).status).toBe(409);
  });

  it('D-02 lets a unit’s leader change the contacts and nothing else', async () => {
    const desk = await office.as('dv0007.lanhdao');
    const unit = await unitOf('dv0007.lanhdao', 'DV0007');
    const lienHe = [{ hoTen: 'Lê Thị Mới', chucVu: null, dienThoai: '0900000123', email: null }];
    const refused = await desk.put(`${path}/${unit.id}`, { ...unit, lienHe, diaChi: 'Nơi khác' });
    expect([refused.status, complaintsOf(refused)]).toEqual([400, ['diaChi']]);
    const reply = await desk.put(`${path}/${unit.id}`, { ...unit, lienHe });
    expect([reply.status, (reply.body as Unit).lienHe]).toEqual([200, lienHe]);
    expect((await (await office.as('dv0007.nhaplieu')).put(`${path}/${unit.id}`, unit)).status).toBe(403);
  });

  it('B-11 D-02 lets the leader change the contacts also where the officer in charge has gone', async () => {
    expect((await (await office.as('admin')).remove(`/api/identity/users/${userId('khoa.tm')}`)).status).toBe(204);
    const unit = await unitOf('dv0007.lanhdao', 'DV0007');
    const lienHe = [{ hoTen: 'Lê Thị Mới', chucVu: null, dienThoai: '0900000123', email: null }];
    const desk = await office.as('dv0007.lanhdao');
    const reply = await desk.put(`${path}/${unit.id}`, { ...unit, lienHe });
    expect([reply.status, (reply.body as Unit).lienHe]).toEqual([200, lienHe]);
  });
});

describe('deleting a unit', () => {
  it('D-02 is refused when anything refers to it, and is the administrator’s', async () => {
    const unit = await unitOf('admin', 'DV0007');
    const reply = await (await office.as('admin')).remove(`${path}/${unit.id}`);
    expect([reply.status, errorOf(reply).code, errorOf(reply).message]).toEqual([
      403,
      'QuyHoTro:07004',
      'Không thể xóa đơn vị đã phát sinh dữ liệu.',
    ]);
    const created = await (await office.as('khoa.tm')).post(path, newUnit());
    const { id } = created.body as Unit;
    expect((await (await office.as('khoa.tm')).remove(`${path}/${id}`)).status).toBe(403);
    expect(await (await office.as('admin')).remove(`${path}/${id}`)).toEqual({ status: 204, body: undefined });
    expect((await list('admin', '')).totalCount).toBe(60);
    expect((await (await office.as('admin')).remove(`${path}/${id}`)).status).toBe(204);
  });

  it('B-11 D-02 is refused for one that has nothing but a voucher of money that the Fund has entered for it', async () => {
    const { id } = (await (await office.as('khoa.tm')).post(path, newUnit())).body as Unit;
    const voucher = wish(office, { donViId: id, phanBo: [] });
    expect((await (await office.as('ngan.dt')).post(payInPath, voucher)).status).toBe(200);
    const reply = await (await office.as('admin')).remove(`${path}/${id}`);
    expect([reply.status, errorOf(reply).code]).toEqual([403, 'QuyHoTro:07004']);
  });
});
