import { citedDecision } from '@/domain/fund/fund-decision';
import { emptySupportType } from '@/domain/support-types/support-type-input';
import type { SupportPaper, SupportTier, SupportTypeInput } from '@/domain/support-types/support-type';

const oldDecision = 'Quyết định 144/2007/QĐ-TTg';

const passport = copy('Hộ chiếu');
const authority = optional('Giấy ủy quyền', 1);
const liquidation = original('Văn bản thanh lý hợp đồng nêu rõ lý do, hoặc thông báo của người sử dụng lao động');
const boardingPass = copy('Hộ chiếu và thẻ lên máy bay của người được cử đi');
const ticketInvoice = original('Hóa đơn vé máy bay khứ hồi');

/**
 * The kinds of support of the Fund with amounts, working days and papers (domain dictionary §1.5; Decision 40/2021
 * Art.9–19). The tiers of HT01 are an example that the Fund replaces by its own.
 */
export const supportCatalogue: readonly SupportTypeInput[] = [
  workerSupport('HT01', 'Điều 10', {
    ten: 'Về nước trước thời hạn do tai nạn lao động, tai nạn rủi ro, ốm đau, bệnh tật',
    cachTinh: 1,
    mucToiThieu: 10_000_000,
    mucToiDa: 30_000_000,
    bangMuc: [
      injury(0, 30, 10_000_000, 15_000_000),
      injury(31, 60, 15_000_000, 22_000_000),
      injury(61, null, 22_000_000, 30_000_000),
    ],
    thanhPhanHoSo: papers('HT01', [
      liquidation,
      copy('Giấy khám sức khỏe hoặc giấy tờ y tế của nước sở tại'),
      passport,
      authority,
    ]),
    ghiChu: 'Thời gian đã làm việc càng ngắn thì xét ở nửa trên của mức tương ứng.',
  }),
  workerSupport('HT02', 'Điều 11', {
    ten: 'Về nước trước thời hạn do người sử dụng lao động giải thể, phá sản, thu hẹp sản xuất, bất khả kháng',
    cachTinh: 1,
    mucToiThieu: 7_000_000,
    mucToiDa: 20_000_000,
    thanhPhanHoSo: papers('HT02', [
      original('Văn bản thanh lý hợp đồng, thông báo của người sử dụng lao động hoặc văn bản của cơ quan đại diện'),
      passport,
      authority,
    ]),
  }),
  workerSupport('HT03', 'Điều 12', {
    ten: 'Về nước trước thời hạn do đơn phương chấm dứt hợp đồng vì bị ngược đãi, cưỡng bức, đe dọa, quấy rối tình dục',
    cachTinh: 1,
    mucToiThieu: 7_000_000,
    mucToiDa: 20_000_000,
    thanhPhanHoSo: papers('HT03', [
      original('Văn bản thanh lý hợp đồng, văn bản của cơ quan đại diện hoặc biên bản của nước sở tại'),
      passport,
      authority,
    ]),
  }),
  workerSupport('HT04', 'Điều 13 khoản 1 điểm b', {
    ten: 'Thuê luật sư, tư vấn pháp lý, án phí – tạm cấp đợt 1',
    cachTinh: 3,
    tyLe: 25,
    mucToiDa: 25_000_000,
    mucToiDaNhom: 50_000_000,
    soNgayXuLy: 5,
    thanhPhanHoSo: papers('HT04', [
      original('Văn bản tiếp nhận khiếu nại của nước sở tại, đã hợp pháp hóa'),
      copy('Hợp đồng thuê luật sư'),
      passport,
      authority,
    ]),
  }),
  workerSupport('HT05', 'Điều 13 khoản 1 điểm c', {
    ten: 'Thuê luật sư, tư vấn pháp lý, án phí – phần còn lại',
    cachTinh: 3,
    tyLe: 50,
    mucToiDa: 50_000_000,
    mucToiDaNhom: 100_000_000,
    loaiTamCap: 'HT04',
    thanhPhanHoSo: papers('HT05', [
      original('Văn bản thanh lý hợp đồng luật sư hoặc đề nghị thanh toán'),
      original('Hóa đơn, biên lai'),
      original('Biên lai án phí'),
    ]),
  }),
  workerSupport('HT06', 'Điều 13 khoản 2', {
    ten: 'Thuê chỗ ở tạm thời trong thời gian giải quyết tranh chấp',
    cachTinh: 5,
    tyLe: 100,
    soNgayXuLy: null,
    thanhPhanHoSo: papers('HT06', [
      original('Dự toán được duyệt'),
      copy('Hợp đồng thuê chỗ ở'),
      original('Hóa đơn, chứng từ'),
    ]),
  }),
  workerSupport('HT07', 'Điều 14', {
    ten: 'Thân nhân của người lao động bị chết, mất tích',
    doiTuong: 2,
    cachTinh: 2,
    mucToiThieu: 40_000_000,
    mucToiDa: 40_000_000,
    thanhPhanHoSo: papers('HT07', [
      certified('Giấy chứng tử hoặc văn bản tuyên bố chết, mất tích'),
      certified('Giấy tờ chứng minh quan hệ thân nhân'),
      authority,
    ]),
  }),
  workerSupport('HT08', 'Điều 15', {
    ten: 'Đào tạo chuyển đổi nghề sau khi về nước trước thời hạn',
    cachTinh: 4,
    donGia: 1_000_000,
    soThangToiDa: 6,
    mucToiDa: 6_000_000,
    loaiTruoc: ['HT01', 'HT02', 'HT03'],
    bieuMau: 3,
    thanhPhanHoSo: papers('HT08', [
      copy('Chứng chỉ hoặc giấy chứng nhận hoàn thành khóa đào tạo'),
      original('Phiếu thu, biên lai học phí'),
      authority,
    ]),
  }),
  enterpriseSupport('HT09', 'Điều 17', {
    ten: 'Khai thác, phát triển, ổn định thị trường (vé máy bay khứ hồi 01 người)',
    cachTinh: 5,
    gioiHanLan: 2,
    hanNopSauChuyenDi: 15,
    thanhPhanHoSo: papers('HT09', [boardingPass, ticketInvoice]),
  }),
  enterpriseSupport('HT10', 'Điều 18', {
    ten: 'Cử người giải quyết rủi ro liên quan đến người lao động (vé máy bay khứ hồi 01 người)',
    cachTinh: 5,
    hanNopSauChuyenDi: 15,
    thanhPhanHoSo: papers('HT10', [boardingPass, ticketInvoice, original('Văn bản yêu cầu cử cán bộ')]),
  }),
  enterpriseSupport('HT11', 'Điều 19', {
    ten: 'Đưa thi hài, di hài người lao động về nước',
    cachTinh: 3,
    tyLe: 50,
    thanhPhanHoSo: papers('HT11', [
      certified('Giấy chứng tử'),
      certified('Giấy tờ phá sản của người sử dụng lao động, đã hợp pháp hóa'),
      original('Báo giá của 03 hãng vận chuyển'),
      original('Hóa đơn vận chuyển'),
    ]),
  }),
  ofOldRegime('HT90', { ten: 'Hỗ trợ tài liệu (chế độ cũ)', doiTuong: 3, cachTinh: 6 }),
  ofOldRegime('HT91', { ten: 'Hỗ trợ học phí (chế độ cũ)', doiTuong: 1, cachTinh: 5 }),
];

type Own = Pick<SupportTypeInput, 'ten' | 'cachTinh'> & Partial<SupportTypeInput>;

function workerSupport(ma: string, article: string, own: Own): SupportTypeInput {
  return {
    ...emptySupportType(),
    ma,
    canCu: `${article} ${citedDecision}`,
    hieuLucTu: '2022-02-21',
    soNgayXuLy: 15,
    bieuMau: 1,
    ...own,
  };
}

function enterpriseSupport(ma: string, article: string, own: Own): SupportTypeInput {
  return workerSupport(ma, article, { doiTuong: 3, gioiHanLan: 0, bieuMau: 4, ...own });
}

function ofOldRegime(ma: string, own: Own): SupportTypeInput {
  return {
    ...emptySupportType(),
    ma,
    canCu: oldDecision,
    hieuLucTu: '2007-10-01',
    hieuLucDen: '2022-02-20',
    gioiHanLan: 0,
    ...own,
  };
}

function injury(tu: number, den: number | null, soTienTu: number, soTienDen: number): SupportTier {
  return { tieuChi: 1, tu, den, soTienTu, soTienDen };
}

type Paper = Omit<SupportPaper, 'ma'>;

function papers(type: string, list: readonly Paper[]): readonly SupportPaper[] {
  return list.map((paper, index) => ({ ma: `${type}-${index + 1}`, ...paper }));
}

function original(ten: string): Paper {
  return { ten, batBuoc: true, hinhThuc: 1 };
}

function copy(ten: string): Paper {
  return { ten, batBuoc: true, hinhThuc: 2 };
}

function certified(ten: string): Paper {
  return { ten, batBuoc: true, hinhThuc: 3 };
}

function optional(ten: string, hinhThuc: SupportPaper['hinhThuc']): Paper {
  return { ten, batBuoc: false, hinhThuc };
}
