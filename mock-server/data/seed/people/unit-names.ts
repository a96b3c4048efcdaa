import { withoutDiacritics } from '@/domain/text/search-text';
import type { UnitTypeId } from '@/domain/units/unit';
import { unitProperNames } from './name-parts';
import { createRandom } from '../random';

export type UnitName = {
  readonly ten: string;
  readonly tenGiaoDich: string | null;
  readonly tenVietTat: string;
  readonly loaiDonViId: UnitTypeId;
  readonly tinhThanhMa: string;
};

/** Where the 48 service enterprises have their seats: Hà Nội, Hồ Chí Minh, Hải Phòng, Nghệ An, Thanh Hóa, others. */
const seats = [
  ...Array.from({ length: 30 }, () => '01'),
  ...Array.from({ length: 8 }, () => '79'),
  ...['31', '31', '40', '40', '38', '38', '48', '24', '42', '33'],
] as const;

const legalForms = [
  ['Công ty Cổ phần', 'JSC'],
  ['Công ty TNHH', 'CO., LTD'],
] as const;

const trades = [
  ['Nhân lực', 'HR'],
  ['Cung ứng nhân lực', 'MANPOWER SUPPLY'],
  ['Phát triển nguồn nhân lực', 'HUMAN RESOURCES DEVELOPMENT'],
  ['Hợp tác lao động quốc tế', 'INTERNATIONAL LABOUR COOPERATION'],
  ['Đầu tư và Xuất nhập khẩu lao động', 'INVESTMENT AND LABOUR EXPORT'],
] as const;

const demoUnitIndex = 6;

/** Names, types and seats of all 60 units, in the order of their codes. */
export function unitNames(): readonly UnitName[] {
  return [...serviceEnterprises(), ...otherUnits];
}

function serviceEnterprises(): readonly UnitName[] {
  const random = createRandom('unit names');
  const places = Array.from(random.shuffled(seats.length), (index) => seats[index] ?? '01');
  return demoUnitFirst(unitProperNames).map((properName, index) => {
    const isDemoUnit = index === demoUnitIndex;
    const drawnForm = random.pick(legalForms);
    const drawnTrade = random.pick(trades);
    const [form, formEn] = isDemoUnit ? legalForms[0] : drawnForm;
    const [trade, tradeEn] = isDemoUnit ? trades[0] : drawnTrade;
    return {
      ten: `${form} ${trade} ${properName}`,
      tenGiaoDich: `${withoutDiacritics(properName).toUpperCase()} ${tradeEn} ${formEn}`,
      tenVietTat: properName,
      loaiDonViId: 2,
      tinhThanhMa: isDemoUnit ? '01' : (places[index] ?? '01'),
    };
  });
}

/** Moves "Lam Giang" to the seventh place, because tours and tests know it as DV0007. */
function demoUnitFirst(names: readonly string[]): readonly string[] {
  const others = names.filter((name) => name !== 'Lam Giang');
  return [...others.slice(0, demoUnitIndex), 'Lam Giang', ...others.slice(demoUnitIndex)];
}

const unit = (loaiDonViId: UnitTypeId, ten: string, tenVietTat: string, tinhThanhMa = '01'): UnitName => ({
  ten,
  tenGiaoDich: null,
  tenVietTat,
  loaiDonViId,
  tinhThanhMa,
});

const otherUnits: readonly UnitName[] = [
  unit(3, 'Sở Nội vụ tỉnh Nghệ An', 'Sở Nội vụ Nghệ An', '40'),
  unit(3, 'Sở Nội vụ tỉnh Thanh Hóa', 'Sở Nội vụ Thanh Hóa', '38'),
  unit(3, 'Sở Nội vụ thành phố Hà Nội', 'Sở Nội vụ Hà Nội'),
  unit(4, 'Trung tâm Hợp tác lao động Hải Đăng Xanh', 'Hải Đăng Xanh'),
  unit(4, 'Trung tâm Giới thiệu việc làm Bình Minh Xanh', 'Bình Minh Xanh', '40'),
  unit(5, 'Tổng công ty Xây dựng Thạch Bàn Xanh', 'Thạch Bàn Xanh'),
  unit(5, 'Công ty Cổ phần Xây lắp Hòa Phong Việt', 'Hòa Phong Việt', '79'),
  unit(6, 'Công ty TNHH Đầu tư Mê Công Xanh', 'Mê Công Xanh', '79'),
  unit(6, 'Công ty Cổ phần Nông nghiệp Lan Xang Việt', 'Lan Xang Việt', '42'),
  unit(7, 'Công ty TNHH Đào tạo nghề Tay Vàng Việt', 'Tay Vàng Việt', '31'),
  unit(13, 'Cục Quản lý lao động ngoài nước', 'DOLAB'),
  unit(100, 'Quỹ Hỗ trợ việc làm ngoài nước', 'FES'),
];
