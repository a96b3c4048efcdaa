import { unitState } from '@/domain/reference/unit-lists';
import { withoutDiacritics } from '@/domain/text/search-text';
import type { UnitRow } from '../../rows';
import { dayOfDate, isoOf } from '../days';
import { seedId, seedStamp } from '../ids';
import { drawName } from './names';
import { drawAddress, drawCommune } from './places';
import { createRandom, type Random } from '../random';
import { demoTaxCodes } from './tax-codes';
import { unitNames, type UnitName } from './unit-names';

/** Users 1 and 2 (`khoa.tm`, `ha.lt`) and the four officers after the named people. */
const officerNumbers = [1, 2, 13, 14, 15, 16] as const;

/** Units with a debt of the time when 1 % of revenue was due (until 20/02/2022). */
const legacyDebtors: ReadonlySet<number> = new Set([3, 6, 9, 14, 18, 21, 25, 30, 34, 38, 42, 45]);

const states: Readonly<Record<number, UnitRow['trangThai']>> = {
  45: unitState.suspended,
  46: unitState.licenceWithdrawn,
  47: unitState.licenceHandedBack,
};

/** The 60 units `DV0001`–`DV0060`: 48 service enterprises first, the Fund last; all invented but the state bodies. */
export function seedUnits(): readonly UnitRow[] {
  const random = createRandom('units');
  const names = unitNames();
  const taxCodes = demoTaxCodes(names.length);
  return names.map((name, index) => unitRow(random, name, index + 1, taxCodes[index] ?? ''));
}

function unitRow(random: Random, name: UnitName, number: number, mst: string): UnitRow {
  const id = seedId('units', number);
  const ma = `DV${String(number).padStart(4, '0')}`;
  const isDemoUnit = number === 7;
  const isService = name.loaiDonViId === 2;
  const licenceDay = random.integer(dayOfDate(2010, 1, 1), dayOfDate(2025, 10, 31));
  const licensed = isDemoUnit ? '2022-11-16' : isoOf(licenceDay);
  const representative = drawName(random, random.chance(0.3), name.tinhThanhMa);
  const officer = random.pick(officerNumbers);
  const legacyDebt = 100_000 * random.integer(5, 300);
  return {
    id,
    ma,
    ten: name.ten,
    tenGiaoDich: name.tenGiaoDich,
    tenVietTat: name.tenVietTat,
    loaiDonViId: name.loaiDonViId,
    mst,
    soGiayPhep: isService ? `${String(number).padStart(3, '0')}/DEMO-GP` : null,
    ngayCapGp: isService ? licensed : null,
    coQuanCapGp: isService ? (licensed < '2025-03-01' ? 'Bộ Lao động – Thương binh và Xã hội' : 'Bộ Nội vụ') : null,
    tinhThanhMa: name.tinhThanhMa,
    xaPhuongMa: drawCommune(random, name.tinhThanhMa),
    diaChi: drawAddress(random),
    dienThoai: `0900000${String(number).padStart(3, '0')}`,
    email: `${ma.toLowerCase()}@example.com`,
    website: isService ? `https://${ma.toLowerCase()}.example.com` : null,
    nguoiDaiDien: isDemoUnit ? 'Vũ Quang Huy' : representative,
    chucVu: isService ? 'Giám đốc' : 'Thủ trưởng đơn vị',
    canBoPhuTrachId: seedId('users', isDemoUnit ? 1 : officer),
    duNoNld: 0,
    duNoDoanhThu: legacyDebtors.has(number) ? legacyDebt : 0,
    taiKhoan: [
      {
        nganHangId: random.pick(['970436', '970415', '970418', '970405']),
        soTaiKhoan: `99${String(random.integer(0, 99_999_999)).padStart(8, '0')}`,
        chuTaiKhoan: withoutDiacritics(name.tenVietTat).toUpperCase(),
      },
    ],
    lienHe: [
      {
        hoTen: drawName(random, random.chance(0.6), name.tinhThanhMa),
        chucVu: 'Cán bộ nghiệp vụ',
        dienThoai: `0900002${String(number).padStart(3, '0')}`,
        email: `lienhe.${ma.toLowerCase()}@example.com`,
      },
    ],
    trangThai: states[number] ?? unitState.active,
    daPhatSinhBaoCao: [2, 4, 5, 6, 7].includes(name.loaiDonViId),
    creationTime: `2025-01-02T08:${String(number % 60).padStart(2, '0')}:00`,
    creatorId: null,
    lastModificationTime: null,
    lastModifierId: null,
    concurrencyStamp: seedStamp(id),
  };
}
