/** A receiving country or territory, named as the Department of Overseas Labour writes it. */
export type Market = {
  /** ISO 3166 alpha-2. */
  readonly id: string;
  readonly ten: string;
  readonly tenEn: string;
  readonly khuVuc: string;
  /** ISO 4217. */
  readonly tienTe: string;
};

const market = (id: string, ten: string, tenEn: string, khuVuc: string, tienTe: string): Market => ({
  id,
  ten,
  tenEn,
  khuVuc,
  tienTe,
});

export const markets: readonly Market[] = [
  market('JP', 'Nhật Bản', 'Japan', 'Đông Bắc Á', 'JPY'),
  market('TW', 'Đài Loan (Trung Quốc)', 'Taiwan (China)', 'Đông Bắc Á', 'TWD'),
  market('KR', 'Hàn Quốc', 'Republic of Korea', 'Đông Bắc Á', 'KRW'),
  market('CN', 'Trung Quốc', 'China', 'Đông Bắc Á', 'CNY'),
  market('SG', 'Singapore', 'Singapore', 'Đông Nam Á', 'SGD'),
  market('GR', 'Hy Lạp', 'Greece', 'Châu Âu', 'EUR'),
  market('HU', 'Hungary', 'Hungary', 'Châu Âu', 'HUF'),
  market('DE', 'Cộng hòa Liên bang Đức', 'Germany', 'Châu Âu', 'EUR'),
  market('RO', 'Romania', 'Romania', 'Châu Âu', 'RON'),
  market('PL', 'Ba Lan', 'Poland', 'Châu Âu', 'PLN'),
  market('HK', 'Hồng Kông (Trung Quốc)', 'Hong Kong (China)', 'Đông Bắc Á', 'HKD'),
  market('MO', 'Ma Cao (Trung Quốc)', 'Macao (China)', 'Đông Bắc Á', 'MOP'),
  market('MY', 'Malaysia', 'Malaysia', 'Đông Nam Á', 'MYR'),
  market('TH', 'Thái Lan', 'Thailand', 'Đông Nam Á', 'THB'),
  market('SA', 'Ả Rập Xê Út', 'Saudi Arabia', 'Trung Đông', 'SAR'),
  market('RU', 'Liên bang Nga', 'Russian Federation', 'Châu Âu', 'RUB'),
  market('DZ', 'Algeria', 'Algeria', 'Châu Phi', 'DZD'),
  market('AU', 'Úc', 'Australia', 'Châu Đại Dương', 'AUD'),
  market('CZ', 'Cộng hòa Séc', 'Czech Republic', 'Châu Âu', 'CZK'),
  market('LA', 'Lào', 'Laos', 'Đông Nam Á', 'LAK'),
];
