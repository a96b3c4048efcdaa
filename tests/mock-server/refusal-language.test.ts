import { describe, expect, it } from 'vitest';

import { faultIds, faultOf } from '@mock-server/faults/faults';

import { layVoucher, openPayInOffice, take } from './pay-ins/pay-in-desk';
import { errorOf, openOffice, type Desk, type Office, type Reply } from './routes/office';

type Refusal = {
  readonly area: string;
  readonly userName: string;
  readonly ask: (desk: Desk, office: Office) => Promise<Reply>;
  readonly en: string;
  readonly vi: string;
};

/** Letters that no English text has. */
const vietnamese = /[ăâđêôơưáàảãạấầẩẫậắằẳẵặéèẻẽẹếềểễệíìỉĩịóòỏõọốồổỗộớờởỡợúùủũụứừửữựýỳỷỹỵ]/iu;

const head = { nguoiLap: 'Trần Thị Bình', dienThoaiNguoiLap: '0243 825 1234', khongPhatSinh: false, ghiChu: null };

const refusals: readonly Refusal[] = [
  {
    area: 'one’s own account',
    userName: 'admin',
    ask: (desk, { backend }) => {
      const id = idOf(backend.database.users.rows(), ({ userName }) => userName === 'admin');
      return desk.post(`/api/app/nguoi-dung/${id}/mo-khoa`, {});
    },
    en: 'You cannot unlock your own account.',
    vi: 'Bạn không thể tự mở khóa tài khoản của mình.',
  },
  {
    area: 'a unit that has data',
    userName: 'admin',
    ask: (desk, { backend }) =>
      desk.remove(`/api/app/don-vi/${idOf(backend.database.units.rows(), ({ ma }) => ma === 'DV0007')}`),
    en: 'A unit that has data cannot be deleted.',
    vi: 'Không thể xóa đơn vị đã phát sinh dữ liệu.',
  },
  {
    area: 'a worker who has a contract',
    userName: 'admin',
    ask: (desk, { backend }) => {
      const [contract] = backend.database.contracts.rows();
      return desk.remove(`/api/app/nguoi-lao-dong/${contract?.nguoiLaoDongId ?? ''}`);
    },
    en: 'A worker who has a contract cannot be deleted.',
    vi: 'Không thể xóa người lao động đã có hợp đồng.',
  },
  {
    area: 'a used support type',
    userName: 'vinh.pq',
    ask: (desk, { backend }) =>
      desk.remove(`/api/app/dm-loai-ho-tro/${idOf(backend.database.supportTypes.rows(), ({ ma }) => ma === 'HT01')}`),
    en: 'The support type is in use already; it can only be discontinued.',
    vi: 'Loại hỗ trợ đã được sử dụng, chỉ được ngừng áp dụng.',
  },
  {
    area: 'a used rule',
    userName: 'vinh.pq',
    ask: (desk, { backend }) => {
      const id = idOf(backend.database.contributionAmounts.rows(), ({ ma }) => ma === 'DN-2025');
      return desk.remove(`/api/app/dm-so-tien-dong-quy/${id}`);
    },
    en: 'The rule is in use already; it can only be ended.',
    vi: 'Quy định đã được sử dụng, chỉ được kết thúc hiệu lực.',
  },
  {
    area: 'a period to come',
    userName: 'dv0007.nhaplieu',
    ask: (desk) => desk.post('/api/app/bao-cao-quy', { ...head, nam: 2027, thang: 1 }),
    en: 'A report cannot be made for a period that has not begun.',
    vi: 'Không được lập báo cáo cho kỳ chưa đến.',
  },
  {
    area: 'a second report of a period',
    userName: 'dv0007.nhaplieu',
    ask: (desk) => desk.post('/api/app/bao-cao-quy', { ...head, nam: 2026, thang: 9 }),
    en: 'The unit has report BCQ.202609.DV0007 for period 09/2026 already.',
    vi: 'Kỳ 09/2026 của đơn vị đã có báo cáo BCQ.202609.DV0007.',
  },
];

describe('what the business refuses', () => {
  it.each(refusals)('K-03 D-02 $area is said in the language of the call', async ({ userName, ask, en, vi }) => {
    const office = await openPayInOffice();
    const said = async (language: string) => errorOf(await ask(await office.as(userName, language), office)).message;
    expect([await said('en'), await said('vi')]).toEqual([en, vi]);
  });

  it('K-03 D-03 X-03 a failure that the trainer has armed is said in the language of the call', async () => {
    const { backend, as } = await openOffice(60);
    const said = async (language: 'vi' | 'en') => {
      const officer = await as('khoa.tm', language);
      await backend.faults.arm('server.message');
      return errorOf(await officer.put('/api/app/nguoi-lao-dong/1', {})).message;
    };
    expect([await said('vi'), await said('en')]).toEqual([
      'Hồ sơ đang được bộ phận khác xử lý.',
      'Another department is handling the record.',
    ]);
  });

  it.each(faultIds.filter((id) => faultOf(id).effect?.requests?.some((change) => 'instead' in change)))(
    'K-03 D-03 X-03 nobody who reads English is answered in Vietnamese by the failure %s',
    async (id) => {
      for (const change of faultOf(id).effect?.requests ?? []) {
        expect('instead' in change ? await change.instead('en').text() : '').not.toMatch(vietnamese);
      }
    },
  );

  it('K-03 D-02 a status that has moved is named in the language of the call, and stays in its data as it was', async () => {
    const office = await openPayInOffice();
    const voucher = layVoucher(office, 1, { trangThai: 1 });
    const ask = async (language: string) => {
      const inLanguage = { as: (userName: string) => office.as(userName, language) };
      return errorOf(await take(inLanguage, 'ngan.dt', voucher, 'tra-lai'));
    };
    const [en, vi] = [await ask('en'), await ask('vi')];
    expect([en.message, vi.message]).toEqual([
      `The status of ${voucher.ma} has changed (Draft). Please reload.`,
      `Trạng thái của ${voucher.ma} đã thay đổi (Nháp). Vui lòng tải lại.`,
    ]);
    expect([en.data, en.data]).toEqual([vi.data, { ma: voucher.ma, trangThai: 'Nháp' }]);
  });

  it('K-03 D-02 complaints about a field are said in the language of the call', async () => {
    const office = await openPayInOffice();
    const id = idOf(office.backend.database.users.rows(), ({ userName }) => userName === 'ha.lt');
    const complaints = async (language: string) => {
      const desk = await office.as('admin', language);
      const past = await desk.post(`/api/app/nguoi-dung/${id}/khoa`, { denThoiDiem: '2026-01-01T00:00:00Z' });
      return errorOf(past).validationErrors?.map(({ message }) => message);
    };
    expect([await complaints('en'), await complaints('vi')]).toEqual([
      ['The account has to be unlocked at a moment to come.'],
      ['Thời điểm mở khóa phải ở sau thời điểm hiện tại.'],
    ]);
  });
});

function idOf<Row extends { readonly id: string }>(rows: Iterable<Row>, isMeant: (row: Row) => boolean): string {
  return [...rows].find(isMeant)?.id ?? '';
}
