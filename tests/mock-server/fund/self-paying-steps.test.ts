import { beforeAll, describe, expect, it } from 'vitest';

import type { Schemas } from '@/domain/contract/schemas';
import type { PaymentState, SelfPayingStatus } from '@/domain/self-paying/self-paying-dossier';
import { requiredPapers } from '@/domain/self-paying/self-paying-papers';
import type { SelfPayingRow } from '@mock-server/data/fund/self-paying-row';

import { declarationOfSen } from '../../support/self-paying';
import { complaintsOf, errorOf, openOffice, type Office } from '../routes/office';
import { attach, declare, dossiers, newKey, step, taken, trailOf } from './self-paying-desk';

let office: Office;

beforeAll(async () => {
  office = await openOffice(60);
});

const lyDo = 'Lý do đủ dài để được chấp nhận.';
const words: Readonly<Record<string, object>> = {
  'phe-duyet': { yKien: null },
  'yeu-cau-bo-sung': { lyDo, giayTo: [] },
  'bo-sung': { yKien: null },
  'tu-choi': { lyDo },
  huy: { lyDo },
  'mo-lai': { lyDo },
  'ghi-nhan-dong': { hinhThucNop: 1, ngayNop: '2026-11-14', soGiaoDich: null, nganHangId: null },
  'xac-nhan-dong': { soTienThucNhan: 100_000, ngayGhiCo: '2026-11-14', soChungTu: null, noiDung: null },
  'khong-tim-thay': { lyDo },
};
const verbs = Object.keys(words);

type State = readonly [SelfPayingStatus, PaymentState];

/** Every state that a dossier can be in. */
const states: readonly State[] = [
  [2, 1],
  [6, 1],
  [5, 1],
  [9, 1],
  [4, 1],
  [4, 2],
  [4, 3],
];

/** Where each step leads, by the state it starts from (domain dictionary §5.3). */
const moves: Readonly<Record<string, Readonly<Record<string, State>>>> = {
  'phe-duyet': { '2,1': [4, 1] },
  'yeu-cau-bo-sung': { '2,1': [6, 1] },
  'bo-sung': { '6,1': [2, 1] },
  'tu-choi': { '2,1': [5, 1], '6,1': [5, 1] },
  huy: { '2,1': [9, 1], '6,1': [9, 1] },
  'mo-lai': { '4,1': [2, 1] },
  'ghi-nhan-dong': { '4,1': [4, 2] },
  'xac-nhan-dong': { '4,2': [4, 3] },
  'khong-tim-thay': { '4,2': [4, 1] },
};

/** Who may take which step (domain dictionary §3.3). */
const officerSteps = ['phe-duyet', 'yeu-cau-bo-sung', 'bo-sung', 'tu-choi', 'huy', 'ghi-nhan-dong'];
const stepsOf: Readonly<Record<string, readonly string[]>> = {
  'khoa.tm': officerSteps,
  'vinh.pq': ['phe-duyet', 'yeu-cau-bo-sung', 'tu-choi', 'mo-lai'],
  'ngan.dt': ['ghi-nhan-dong', 'xac-nhan-dong', 'khong-tim-thay'],
  admin: [],
  'son.hv': [],
  'dv0007.lanhdao': [],
  'dv0007.nhaplieu': [],
};

let template: SelfPayingRow | undefined;
let made = 0;

/** A complete dossier in a state, put into the table directly; no two are of one person. */
async function dossierIn([trangThai, tinhTrangDong]: State): Promise<SelfPayingRow> {
  const { selfPaying } = office.backend.database;
  template ??= selfPaying.find((await declare(office)).id);
  if (template === undefined) {
    throw new Error('The dossier was not stored.');
  }
  selfPaying.remove(template.id);
  made += 1;
  const serial = String(made).padStart(6, '0');
  const person = { soCccd: `042196${serial}`, soHoChieu: `C9${serial}`, soHopDong: `${made}/TEST` };
  const code = { id: newKey(), ma: `TD.2026.${serial.replace('0', '9')}` };
  const row: SelfPayingRow = { ...template, ...person, ...code, trangThai, tinhTrangDong };
  selfPaying.put(row);
  attach(office, row, ...requiredPapers('6a'));
  return row;
}

describe('steps of a self-paying dossier', () => {
  it.each(Object.keys(stepsOf))('B-02 P-03 lets %s take exactly its steps, in every state', async (userName) => {
    for (const state of states) {
      for (const verb of verbs) {
        const row = await dossierIn(state);
        const expected = stepsOf[userName]?.includes(verb) === true ? moves[verb]?.[state.join(',')] : undefined;
        const { status } = await step(office, userName, row, verb, words[verb]);
        const after = office.backend.database.selfPaying.find(row.id);
        expect([userName, state, verb, status, after?.trangThai, after?.tinhTrangDong]).toEqual([
          ...[userName, state, verb],
          ...(expected === undefined ? [403, ...state] : [200, ...expected]),
        ]);
      }
    }
  });

  it('B-02 names the status in the refusal of a step that it does not have', async () => {
    const row = await dossierIn([5, 1]);
    const error = errorOf(await step(office, 'khoa.tm', row, 'phe-duyet'));
    expect([error.code, error.message]).toEqual([
      'QuyHoTro:01004',
      `Trạng thái của ${row.ma} đã thay đổi (Từ chối). Vui lòng tải lại.`,
    ]);
  });

  it.each(['yeu-cau-bo-sung', 'tu-choi', 'huy'])('B-02 asks for a reason of 10 to 500 letters for %s', async (verb) => {
    const row = await dossierIn([2, 1]);
    const short = await step(office, 'khoa.tm', row, verb, { ...words[verb], lyDo: 'Thiếu' });
    const long = await step(office, 'khoa.tm', row, verb, { ...words[verb], lyDo: 'x'.repeat(501) });
    expect([short.status, complaintsOf(short), long.status, complaintsOf(long)]).toEqual([
      400,
      ['lyDo'],
      400,
      ['lyDo'],
    ]);
  });

  it('B-02 answers a stale stamp with 409 and does nothing', async () => {
    const row = await dossierIn([2, 1]);
    const { status } = await step(office, 'khoa.tm', { ...row, concurrencyStamp: 'old' }, 'phe-duyet');
    expect([status, office.backend.database.selfPaying.find(row.id)]).toEqual([409, row]);
  });

  it('B-02 B-03 carries an intention out once, however often it is sent', async () => {
    const row = await dossierIn([4, 2]);
    const { contracts } = office.backend.database;
    const again = { maLanGui: newKey(), ...words['xac-nhan-dong'] };
    const first = await taken(step(office, 'ngan.dt', row, 'xac-nhan-dong', again));
    const second = await taken(step(office, 'ngan.dt', row, 'xac-nhan-dong', again));
    expect([second, (await trailOf(office, row)).length]).toEqual([first, 1]);
    expect([...contracts.rows()].filter(({ soGcn }) => soGcn === first.soGcn).length).toBeLessThanOrEqual(1);
  });

  it('B-03 issues no certificate for money that is short or under another code', async () => {
    const [row, found] = [await dossierIn([4, 2]), words['xac-nhan-dong']];
    const short = await step(office, 'ngan.dt', row, 'xac-nhan-dong', { ...found, soTienThucNhan: 99_999 });
    const other = await step(office, 'ngan.dt', row, 'xac-nhan-dong', { ...found, noiDung: 'QHTVLNN TD2020000001' });
    expect([errorOf(short).code, complaintsOf(short)]).toEqual(['QuyHoTro:02004', ['soTienThucNhan']]);
    expect([errorOf(other).code, complaintsOf(other)]).toEqual(['QuyHoTro:02004', ['noiDung']]);
    expect(office.backend.database.selfPaying.find(row.id)).toEqual(row);
  });

  it('B-02 takes the contract out of the database again when an approval is taken back', async () => {
    const row = await dossierIn([2, 1]);
    const approved = await taken(step(office, 'khoa.tm', row, 'phe-duyet'));
    const { contracts } = office.backend.database;
    const made = contracts.find(approved.hopDongId ?? '');
    const reopened = await taken(step(office, 'vinh.pq', approved, 'mo-lai', { lyDo }));
    expect([
      made?.dongQuy,
      contracts.find(approved.hopDongId ?? ''),
      reopened.trangThai,
      reopened.ngayPheDuyet,
    ]).toEqual([3, undefined, 2, null]);
  });
});

describe('whom to call at home', () => {
  it('B-02 B-10 goes into the worker’s record whole, and stays there when a later declaration names nobody', async () => {
    const other = await openOffice(60);
    const { workers, selfPaying } = other.backend.database;
    const accepted = async (changes: object) => {
      const declared = await declare(other, changes);
      attach(other, declared, ...requiredPapers('6a'));
      const { id } = await taken(step(other, 'khoa.tm', declared, 'phe-duyet'));
      const { lienHeTen, lienHeQuanHe, lienHeDienThoai } =
        workers.find(selfPaying.find(id)?.nguoiLaoDongId ?? '') ?? {};
      return [lienHeTen, lienHeQuanHe, lienHeDienThoai];
    };
    const mother = { lienHeTen: 'Trần Thị Hoa', lienHeQuanHe: 'Mẹ', lienHeDienThoai: '0900000111' };
    expect(await accepted(mother)).toEqual(['Trần Thị Hoa', 'Mẹ', '0900000111']);
    const later = { soHopDong: '46/2026/HĐLĐ', thiTruongId: 'JP' };
    expect(await accepted(later)).toEqual(['Trần Thị Hoa', 'Mẹ', '0900000111']);
    const father = { ...later, soHopDong: '47/2026/HĐLĐ', thiTruongId: 'KR', lienHeTen: 'Phạm Văn Đức' };
    expect(await accepted(father)).toEqual(['Phạm Văn Đức', null, null]);
  });
});

describe('entering and changing a dossier', () => {
  it('B-03 refuses a second dossier while one of the person is handled', async () => {
    const row = await dossierIn([6, 1]);
    const { soCccd } = row;
    const reply = await (
      await office.as('khoa.tm')
    ).post(dossiers, declarationOfSen({ soCccd, soHoChieu: 'C7654321' }));
    expect([reply.status, errorOf(reply).code, errorOf(reply).message]).toEqual([
      403,
      'QuyHoTro:02003',
      `Người lao động đã có hồ sơ tự đóng khác đang xử lý: ${row.ma}.`,
    ]);
  });

  it('B-03 changes a dossier under examination, never a decided one', async () => {
    const desk = await office.as('khoa.tm');
    const [open, decided] = [await dossierIn([6, 1]), await dossierIn([4, 1])];
    const change = ({ id, soCccd, soHoChieu, concurrencyStamp }: SelfPayingRow) => {
      const body = { ...declarationOfSen({ soCccd, soHoChieu, nsdld: 'Klinikum Nord' }), concurrencyStamp };
      return desk.put(`${dossiers}/${id}`, body);
    };
    const [changed, refused] = [await change(open), await change(decided)];
    expect([(changed.body as Schemas['HoSoTuDong']).nsdld, errorOf(refused).code]).toEqual([
      'Klinikum Nord',
      'QuyHoTro:02001',
    ]);
  });

  it('B-03 refuses places, markets, banks and units that are not there', async () => {
    const wrong = { tinhThanhMa: '42', xaPhuongMa: '00004', thiTruongId: 'XX', nganhNgheId: 'YY', nganHangId: '1' };
    const reply = await (await office.as('khoa.tm')).post(dossiers, declarationOfSen(wrong));
    expect([reply.status, complaintsOf(reply)]).toEqual([
      400,
      ['xaPhuongMa', 'thiTruongId', 'nganhNgheId', 'nganHangId'],
    ]);
  });

  it('B-03 numbers dossiers of a year one after the other', async () => {
    const first = await declare(office, { soCccd: '042196800001', soHoChieu: 'C8000001' });
    const second = await declare(office, { soCccd: '042196800002', soHoChieu: 'C8000002' });
    expect(Number(second.ma.slice(8)) - Number(first.ma.slice(8))).toBe(1);
  });

  it('P-03 lets only the Fund’s officers enter dossiers, and hides them from units as if they were not there', async () => {
    const row = await dossierIn([2, 1]);
    const entered = await Promise.all(
      ['vinh.pq', 'ngan.dt', 'son.hv', 'dv0007.nhaplieu'].map(async (userName) => {
        const { status } = await (await office.as(userName)).post(dossiers, declarationOfSen());
        return status;
      }),
    );
    const seen = await (await office.as('dv0007.lanhdao')).get(`${dossiers}/${row.id}`);
    expect([entered, seen.status]).toEqual([[403, 403, 403, 403], 403]);
  });

  it('B-02 locks the papers of a decided dossier', async () => {
    const [open, decided, paid] = [await dossierIn([6, 1]), await dossierIn([5, 1]), await dossierIn([4, 3])];
    const desk = await office.as('khoa.tm');
    const lists = await Promise.all([open, decided, paid].map(({ id }) => desk.get(`${dossiers}/${id}/tep-dinh-kem`)));
    expect(lists.map(({ body }) => (body as Schemas['DanhSachTepDinhKem']).duocSua)).toEqual([true, false, false]);
  });
});

describe('approving many dossiers', () => {
  it('B-02 judges each by itself and leaves those with a warning to a look of their own', async () => {
    const [good, warned, lacking] = [await dossierIn([2, 1]), await dossierIn([2, 1]), await dossierIn([2, 1])];
    const { selfPaying, attachments } = office.backend.database;
    selfPaying.put({ ...warned, ngayHetHanHc: warned.ngayXuatCanh });
    const paper = [...attachments.rows()].find(
      ({ banGhiId, giayTo }) => banGhiId === lacking.id && giayTo === 'ban-dich',
    );
    attachments.remove(paper?.id ?? '');
    const items = [good, warned, lacking].map(({ id, concurrencyStamp }) => ({ id, concurrencyStamp }));
    const desk = await office.as('vinh.pq');
    const { status, body } = await desk.post(`${dossiers}/nhieu/phe-duyet`, { items, yKien: null, maLanGui: newKey() });
    const results = (body as Schemas['KetQuaNhieu']).ketQua.map(({ ma, thanhCong, loi }) => [ma, thanhCong, loi?.code]);
    expect([status, results]).toEqual([
      200,
      [
        [good.ma, true, undefined],
        [warned.ma, false, 'QuyHoTro:02005'],
        [lacking.ma, false, 'QuyHoTro:02002'],
      ],
    ]);
  });

  it('B-02 takes fifty at the most', async () => {
    const items = Array.from({ length: 51 }, () => ({ id: newKey(), concurrencyStamp: 'x' }));
    const desk = await office.as('vinh.pq');
    const reply = await desk.post(`${dossiers}/nhieu/phe-duyet`, { items, maLanGui: newKey() });
    expect([reply.status, complaintsOf(reply)]).toEqual([400, ['items']]);
  });
});
