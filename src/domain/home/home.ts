import * as v from 'valibot';

import { ofKnownKinds } from '../abp/of-known-kinds';
import { ownAddress } from '../abp/own-address';
import type { Schemas } from '../contract/schemas';

export type HomeTile = Schemas['OTrangChu'];
export type HomeTileCode = HomeTile['ma'];
export type HomeDeadline = Schemas['HanTrangChu'];
export type HomePage = Schemas['TrangChu'];
export type HomeChart = Schemas['BieuDoTrangChu']['bieuDo'][number];
export type HomeSeries = HomeChart['chuoi'][number];

/** The tiles by code (domain dictionary §5.0). */
export const homeTileCodes = [
  'bao-cao-quy-cho-tham-dinh',
  'bao-cao-quy-cho-phe-duyet',
  'ho-tro-cho-xu-ly',
  'tu-dong-cho-phe-duyet',
  'phieu-nop-cho-doi-soat',
  'don-vi-qua-han',
  'xuat-canh-thang-truoc',
  'thu-quy-thang-truoc',
  'ho-tro-da-chi-thang-truoc',
  'ky-den-han',
  'du-no',
  'lao-dong-chua-dong',
  'ho-tro-bi-tra-lai',
] as const satisfies readonly HomeTileCode[];

const deadlineKinds = [
  'bao-cao-quy',
  'bao-cao-doanh-thu',
  'bao-cao-tai-lieu',
  'nop-quy',
  'nguoi-lao-dong-tu-dong',
] as const satisfies readonly HomeDeadline['loai'][];

const chartCodes = ['xuat-canh-theo-thang', 'thi-truong'] as const satisfies readonly HomeChart['ma'][];

const homeAddress = v.pipe(ownAddress, v.string());

const tileSchema = v.object({
  ma: v.picklist(homeTileCodes),
  giaTri: v.pipe(v.number(), v.integer()),
  kieu: v.picklist(['so', 'tien']),
  lienKet: homeAddress,
  hanXuLy: v.nullish(v.string(), null),
  ky: v.nullish(v.string(), null),
});

const deadlineSchema = v.object({
  loai: v.picklist(deadlineKinds),
  ky: v.string(),
  hanXuLy: v.string(),
  soTien: v.nullish(v.pipe(v.number(), v.integer()), null),
  tinhTrangNop: v.fallback(v.nullish(v.picklist([1, 2, 3, 4]), null), null),
  lienKet: homeAddress,
});

/** Answer of `GET /api/app/trang-chu`. */
export const homePageSchema = v.object({
  o: ofKnownKinds('ma', homeTileCodes, tileSchema),
  han: ofKnownKinds('loai', deadlineKinds, deadlineSchema),
});

/** Answer of `GET /api/app/trang-chu/bieu-do`. */
export const homeChartsSchema = v.object({
  bieuDo: ofKnownKinds(
    'ma',
    chartCodes,
    v.object({
      ma: v.picklist(chartCodes),
      nam: v.pipe(v.number(), v.integer()),
      lienKet: homeAddress,
      chuoi: v.array(
        v.object({
          ten: v.string(),
          diem: v.array(v.object({ nhan: v.string(), giaTri: v.pipe(v.number(), v.minValue(0)) })),
        }),
      ),
    }),
  ),
});
