import type { DocumentReport } from '@/domain/document-reports/document-report';
import type { RevenueReport } from '@/domain/revenue-reports/revenue-report';

import { openOffice, type Reply } from '../routes/office';

export const revenuePath = '/api/app/bao-cao-doanh-thu';
export const documentPath = '/api/app/bao-cao-tai-lieu';

/** A back end with the demo people at their desks, and reports found by their codes. */
export async function openReports() {
  const office = await openOffice(200);
  const { database } = office.backend;
  const idOf = (ma: string): string =>
    [...database.revenueReports.rows(), ...database.documentReports.rows()].find((row) => row.ma === ma)?.id ?? '';
  const stampOf = (id: string): string =>
    (database.revenueReports.find(id) ?? database.documentReports.find(id))?.concurrencyStamp ?? '';
  return {
    office,
    idOf,
    stampOf,
    revenue: async (userName: string, ma: string) =>
      (await (await office.as(userName)).get(`${revenuePath}/${idOf(ma)}`)).body as RevenueReport,
    document: async (userName: string, ma: string) =>
      (await (await office.as(userName)).get(`${documentPath}/${idOf(ma)}`)).body as DocumentReport,
    /** Takes a step with the present stamp. */
    step: async (userName: string, path: string, id: string, verb: string, body: object = {}): Promise<Reply> =>
      (await office.as(userName)).post(`${path}/${id}/${verb}`, {
        concurrencyStamp: stampOf(id),
        maLanGui: crypto.randomUUID(),
        ...body,
      }),
  };
}

export type Reports = Awaited<ReturnType<typeof openReports>>;

export const head = { nguoiLap: 'Nguyễn Thị Thu Trang', dienThoaiLap: '0900000007', ghiChu: null } as const;

export const lineOf = (thiTruongId: string, dtNld: number, dtNuocNgoai = 0) => ({
  thiTruongId,
  soLaoDong: 10,
  dtNld,
  dtNuocNgoai,
});
