import { formatDate } from '../format/dates';
import { missingValue } from '../format/identities';
import { formatMoney } from '../format/numbers';
import { builtInLanguageOf } from '../localization/languages';
import { defineTexts, interpolate } from '../localization/texts';
import { markets } from '../reference/markets';
import { frameWording } from './support-amounts';
import type { ConditionCode, JudgedCondition } from './support-condition';

/** What the conditions say; `passed` when met, `failed` when not. */
export const supportConditionTexts = defineTexts({
  vi: {
    'support.E1.passed': 'Đã đóng góp Quỹ đầy đủ (GCN {soGcn}).',
    'support.E1.failed': 'Người lao động chưa đóng góp Quỹ nên không đủ điều kiện hỗ trợ.',
    'support.E2.passed': 'Sự việc ngày {ngaySuViec}, sau khi đóng góp Quỹ ({ngayDong}).',
    'support.E2.failed': 'Sự việc xảy ra trước thời điểm đóng góp Quỹ ({ngayDong}).',
    'support.E3.passed': 'Sự việc ({ngaySuViec}) xảy ra trong thời gian làm việc ở nước ngoài.',
    'support.E3.failed': 'Sự việc không xảy ra trong thời gian làm việc ở nước ngoài theo hợp đồng.',
    'support.E3.notRecorded':
      'Sự việc ngày {ngaySuViec} không nằm giữa ngày xuất cảnh và ngày về nước ghi trong hồ sơ người lao động.',
    'support.E4.passed': 'Chưa được hỗ trợ nội dung này cho lần đóng góp này.',
    'support.E4.failed': 'Người lao động đã được hỗ trợ nội dung "{loai}" cho lần đóng góp này (QĐ {soQd}).',
    'support.E4.sameEvent':
      'Người lao động đã được hỗ trợ nội dung "{loai}" cho chính sự việc ngày {ngaySuViec} (QĐ {soQd}).',
    'support.E4.withheld': 'Người lao động đã được hỗ trợ nội dung này cho lần đóng góp này.',
    'support.E4.sameEventWithheld': 'Người lao động đã được hỗ trợ cho chính sự việc ngày {ngaySuViec}.',
    'support.E4.sameRequest':
      'Trường hợp {trungVoi} của yêu cầu này đã đề nghị hỗ trợ cho cùng người lao động và cùng nội dung.',
    'support.E4.newTrip': 'Chuyến công tác {ngayDi} – {ngayVe} chưa được hỗ trợ.',
    'support.E4.sameTrip': 'Chuyến công tác {ngayDi} – {ngayVe} đã được hỗ trợ ({loai}, QĐ {soQd}).',
    'support.E4.newTransport': 'Chi phí vận chuyển {soTien} chưa được hỗ trợ.',
    'support.E4.sameTransport': 'Chi phí vận chuyển {soTien} đã được hỗ trợ ({loai}, QĐ {soQd}).',
    'support.E5.passed': 'Số tiền {soTien} nằm trong mức hỗ trợ.',
    'support.E5.failed': 'Số tiền phải từ {min} đến {max}.',
    'support.E5.exactly': 'Số tiền phải đúng {max}.',
    'support.E5.most': 'Số tiền không được quá {max}.',
    'support.E5.least': 'Số tiền không được dưới {min}.',
    'support.E6.passed': 'Đã được hỗ trợ về nước trước thời hạn ({loai}, QĐ {soQd}).',
    'support.E6.withheld': 'Đã được hỗ trợ về nước trước thời hạn.',
    'support.E6.failed':
      'Hỗ trợ đào tạo chỉ áp dụng cho người đã được hỗ trợ về nước trước thời hạn và chưa hưởng hỗ trợ đào tạo từ ngân sách nhà nước.',
    'support.E7.passed': 'Đã trừ số tạm cấp {tamCap} trong tổng mức {tong}.',
    'support.E7.failed': 'Phải trừ số tạm cấp {tamCap}: chỉ còn được hỗ trợ {conLai} trong tổng mức {tong}.',
    'support.E8.passed': 'Doanh nghiệp không còn nợ Quỹ.',
    'support.E8.failed': 'Doanh nghiệp còn nợ Quỹ {soTien} nên chưa đủ điều kiện hỗ trợ.',
    'support.E9.passed': 'Thị trường {thiTruong} chưa được hỗ trợ trong năm {nam}.',
    'support.E9.failed': 'Doanh nghiệp đã được hỗ trợ thị trường {thiTruong} trong năm {nam}.',
    'support.E10.passed': 'Nộp sau {soNgay} ngày làm việc kể từ ngày kết thúc chuyến công tác.',
    'support.E10.failed': 'Hồ sơ nộp quá {toiDa} ngày làm việc kể từ ngày kết thúc chuyến công tác.',
    'support.E10.tooEarly': 'Ngày nộp hồ sơ ({ngayNop}) trước ngày kết thúc chuyến công tác ({ngayVe}).',
    'support.E11.passed': 'Doanh nghiệp không vi phạm hợp đồng.',
    'support.E11.failed': 'Doanh nghiệp chưa xác nhận không vi phạm hợp đồng.',
  },
  en: {
    'support.E1.passed': 'The contribution was paid in full (certificate {soGcn}).',
    'support.E1.failed': 'The worker has not contributed to the Fund and cannot be supported.',
    'support.E2.passed': 'It happened on {ngaySuViec}, after the contribution ({ngayDong}).',
    'support.E2.failed': 'It happened ({ngaySuViec}) before the contribution ({ngayDong}).',
    'support.E3.passed': 'It happened ({ngaySuViec}) while working abroad.',
    'support.E3.failed': 'It did not happen ({ngaySuViec}) while working abroad under the contract ({lvTu} – {lvDen}).',
    'support.E3.notRecorded':
      'What happened on {ngaySuViec} does not lie between departure and return in the record of the worker.',
    'support.E4.passed': 'Not supported in this matter for this contribution yet.',
    'support.E4.failed': 'The worker was supported in "{loai}" for this contribution already (decision {soQd}).',
    'support.E4.sameEvent':
      'The worker was supported in "{loai}" for what happened on {ngaySuViec} already (decision {soQd}).',
    'support.E4.withheld': 'The worker was supported in this matter for this contribution already.',
    'support.E4.sameEventWithheld': 'The worker was supported for what happened on {ngaySuViec} already.',
    'support.E4.sameRequest': 'Case {trungVoi} of this request asks for the same worker in the same matter already.',
    'support.E4.newTrip': 'The trip of {ngayDi} – {ngayVe} was not supported yet.',
    'support.E4.sameTrip': 'The trip of {ngayDi} – {ngayVe} was supported already ({loai}, decision {soQd}).',
    'support.E4.newTransport': 'The transport for {soTien} was not supported yet.',
    'support.E4.sameTransport': 'The transport for {soTien} was supported already ({loai}, decision {soQd}).',
    'support.E5.passed': 'The amount {soTien} is within the limits.',
    'support.E5.failed': 'The amount has to be between {min} and {max}.',
    'support.E5.exactly': 'The amount has to be exactly {max}.',
    'support.E5.most': 'The amount must not be more than {max}.',
    'support.E5.least': 'The amount must not be less than {min}.',
    'support.E6.passed': 'Supported for an early return before ({loai}, decision {soQd}).',
    'support.E6.withheld': 'Supported for an early return before.',
    'support.E6.failed':
      'Training is supported only for those who were supported for an early return and whose training the state budget did not pay.',
    'support.E7.passed': 'The advance of {tamCap} is subtracted from {tong}.',
    'support.E7.failed': 'The advance of {tamCap} has to be subtracted: {conLai} are left of {tong}.',
    'support.E8.passed': 'The enterprise owes the Fund nothing.',
    'support.E8.failed': 'The enterprise still owes the Fund {soTien} and cannot be supported yet.',
    'support.E9.passed': 'The market {thiTruong} was not supported in {nam} yet.',
    'support.E9.failed': 'The enterprise was supported for the market {thiTruong} in {nam} already.',
    'support.E10.passed': 'Filed {soNgay} working days after the end of the trip.',
    'support.E10.failed': 'Filed more than {toiDa} working days after the end of the trip ({ngayVe}).',
    'support.E10.tooEarly': 'Filed ({ngayNop}) before the end of the trip ({ngayVe}).',
    'support.E11.passed': 'The enterprise kept the contracts.',
    'support.E11.failed': 'The enterprise has not confirmed that it kept the contracts.',
  },
});

const days = new Set(['ngaySuViec', 'ngayDong', 'lvTu', 'lvDen', 'ngayDi', 'ngayVe', 'ngayNop']);
const amounts = new Set(['soTien', 'min', 'max', 'tamCap', 'tong', 'conLai']);

/**
 * What a condition says, in a language.
 *
 * @param language Culture name, e.g. `vi`. @param moneyText How its amounts are said, on paper otherwise than on the screen.
 */
export function conditionText(
  condition: Pick<JudgedCondition, 'ma' | 'dat' | 'thamSo'>,
  language: string,
  moneyText: (amount: number) => string = (amount) => formatMoney(amount, builtInLanguageOf(language)),
): string {
  const builtIn = builtInLanguageOf(language);
  const { thamSo } = condition;
  const known: Readonly<Record<string, string | number>> = { ...absent, ...thamSo };
  const values = Object.entries(known).map(([name, value]): [string, string | number] => [
    name,
    days.has(name)
      ? formatDate(String(value))
      : amounts.has(name) && typeof value === 'number'
        ? moneyText(value)
        : name === 'thiTruong'
          ? marketName(String(value), builtIn)
          : value,
  ]);
  return interpolate(supportConditionTexts[builtIn][textKey(condition)], Object.fromEntries(values));
}

type TextKey = keyof typeof supportConditionTexts.vi;

type Said = Pick<JudgedCondition, 'dat' | 'thamSo'>;

/** Conditions that are met or fail in more than one way: which of their texts says it, by what it is said with. */
const textsByWay: Partial<Record<ConditionCode, (said: Said) => TextKey | undefined>> = {
  E3: ({ dat, thamSo: { ngayXuatCanh } }) => (dat || ngayXuatCanh === undefined ? undefined : 'support.E3.notRecorded'),
  // An enterprise's cost is told by its trip or its amount.
  E4: ({ dat, thamSo: { ngayDi, soTien, ngaySuViec, trungVoi, soQd } }) => {
    if (trungVoi !== undefined) {
      return 'support.E4.sameRequest';
    }
    if (ngayDi !== undefined) {
      return dat ? 'support.E4.newTrip' : 'support.E4.sameTrip';
    }
    if (soTien !== undefined) {
      return dat ? 'support.E4.newTransport' : 'support.E4.sameTransport';
    }
    if (dat) {
      return undefined;
    }
    // A decision that the reader may not know of is left out of the answer.
    if (soQd === undefined) {
      return ngaySuViec === undefined ? 'support.E4.withheld' : 'support.E4.sameEventWithheld';
    }
    return ngaySuViec === undefined ? undefined : 'support.E4.sameEvent';
  },
  E5: ({ dat, thamSo: { min, max } }) => {
    const wording = dat ? undefined : frameWording({ min: asLimit(min), max: asLimit(max) });
    return wording === undefined || wording === 'bounds' ? undefined : `support.E5.${wording}`;
  },
  E6: ({ dat, thamSo: { soQd } }) => (dat && soQd === undefined ? 'support.E6.withheld' : undefined),
  // ISO dates are in the order of their texts.
  E10: ({ thamSo: { ngayNop = '', ngayVe = '' } }) => (ngayNop < ngayVe ? 'support.E10.tooEarly' : undefined),
};

function textKey({ ma, ...said }: Pick<JudgedCondition, 'ma' | 'dat' | 'thamSo'>): TextKey {
  return textsByWay[ma]?.(said) ?? `support.${ma}.${said.dat ? 'passed' : 'failed'}`;
}

function asLimit(value: string | number | undefined): number | null {
  return typeof value === 'number' ? value : null;
}

/** A frame may be open at an end. */
const absent = { min: '…', max: '…', soGcn: missingValue, soQd: missingValue, loai: '' };

function marketName(id: string, language: 'vi' | 'en'): string {
  const market = markets.find((each) => each.id === id);
  return (language === 'vi' ? market?.ten : market?.tenEn) ?? id;
}
