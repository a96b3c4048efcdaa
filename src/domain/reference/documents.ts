import type { NamedValue } from './named-value';

/** Tài liệu that the Fund prints and units hand out (domain dictionary §7.4; Decision 40/2021 Art.21.1.d). */
export const documents: readonly NamedValue<string>[] = [
  orientation('JP', 'thị trường Nhật Bản', 'Japan'),
  orientation('TW', 'thị trường Đài Loan', 'Taiwan'),
  orientation('KR', 'thị trường Hàn Quốc', 'Republic of Korea'),
  orientation('MY', 'thị trường Malaysia', 'Malaysia'),
  orientation('TD', 'thị trường Trung Đông', 'Middle East'),
  orientation('CA', 'thị trường Châu Âu', 'Europe'),
  orientation('CHUNG', 'dùng chung', 'all markets'),
  { id: 'STNLD', ten: 'Sổ tay người lao động', tenEn: 'Worker’s handbook' },
  { id: 'STNLD-DT', ten: 'Sổ tay người lao động (bản điện tử)', tenEn: 'Worker’s handbook (electronic)' },
  { id: 'CNHT', ten: 'Cẩm nang hỗ trợ của Quỹ', tenEn: 'Guide to the Fund’s support' },
  { id: 'CNHT-DT', ten: 'Cẩm nang hỗ trợ của Quỹ (bản điện tử)', tenEn: 'Guide to the Fund’s support (electronic)' },
  { id: 'TGPL', ten: 'Tờ gấp pháp luật', tenEn: 'Leaflet on the law' },
];

function orientation(code: string, market: string, marketEn: string): NamedValue<string> {
  return {
    id: `GDDH-${code}`,
    ten: `Tài liệu giáo dục định hướng – ${market}`,
    tenEn: `Orientation training – ${marketEn}`,
  };
}
