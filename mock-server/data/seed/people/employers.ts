/** Names of employers; all invented. */
export const employers = [
  'Aozora Foods',
  'Hinode Kogyo',
  'Midorino Farm',
  'Kazemori Kensetsu',
  'Formosa Bloom Precision',
  'Jade River Textile',
  'Green Harbor Marine',
  'Hanbit Metal',
  'Saebyeok Electronics',
  'Blue Pine Construction',
  'Silver Oak Care',
  'North Lantern Logistics',
] as const;

/** Workplaces of the three big markets; elsewhere the country's name stands for it. */
export const workplaces: Readonly<Record<string, readonly string[]>> = {
  JP: [
    'Aichi, Nhật Bản',
    'Osaka, Nhật Bản',
    'Saitama, Nhật Bản',
    'Chiba, Nhật Bản',
    'Shizuoka, Nhật Bản',
    'Hiroshima, Nhật Bản',
  ],
  TW: ['Đào Viên, Đài Loan', 'Đài Trung, Đài Loan', 'Tân Bắc, Đài Loan', 'Cao Hùng, Đài Loan', 'Chương Hóa, Đài Loan'],
  KR: ['Gyeonggi, Hàn Quốc', 'Incheon, Hàn Quốc', 'Chungnam, Hàn Quốc', 'Gyeongnam, Hàn Quốc'],
};

/** Lowest and highest monthly wage, and the step between wages, by currency. */
export const monthlyWages: Readonly<Record<string, readonly [lowest: number, highest: number, step: number]>> = {
  JPY: [160_000, 230_000, 1_000],
  TWD: [28_600, 34_000, 100],
  KRW: [2_100_000, 2_800_000, 10_000],
  CNY: [6_000, 9_500, 100],
  SGD: [1_400, 2_600, 50],
  EUR: [900, 2_400, 50],
  HUF: [280_000, 420_000, 5_000],
  RON: [3_200, 4_600, 50],
  PLN: [4_300, 6_000, 50],
  HKD: [4_900, 8_000, 50],
  MOP: [5_000, 9_000, 50],
  MYR: [1_700, 2_600, 50],
  THB: [12_000, 19_000, 100],
  SAR: [1_500, 2_600, 50],
  RUB: [60_000, 95_000, 1_000],
  DZD: [70_000, 110_000, 1_000],
  AUD: [3_800, 5_200, 50],
  CZK: [24_000, 34_000, 500],
  LAK: [6_000_000, 11_000_000, 100_000],
};
