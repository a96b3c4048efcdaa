import { describe, expect, it } from 'vitest';

import { createHomeApi } from '@/services/api/home-api';
import { checkedBody } from '@/services/http/answer-body';
import type { HttpClient, RequestOptions } from '@/services/http/http-client';

const { signal } = new AbortController();

const tile = {
  ...{ ma: 'du-no', giaTri: 12, kieu: 'so', lienKet: '/quan-ly-quy/bao-cao-quy' },
  ...{ hanXuLy: null, ky: null },
};
const deadline = {
  ...{ loai: 'nop-quy', ky: '10/2026', hanXuLy: '2026-11-10', soTien: 250_000, tinhTrangNop: 2 },
  lienKet: '/quan-ly-quy/bao-cao-quy/1',
};
const chart = { ma: 'thi-truong', nam: 2026, lienKet: '/report', chuoi: [] };
const hit = { loai: 'don-vi', id: '1', ma: 'DV0007', tieuDe: 'Lam Giang', moTa: null, duongDan: '/don-vi/1' };

/** Answers what a back end says. */
function apiOf(body: unknown) {
  const http = (async (_: string, options?: RequestOptions) =>
    checkedBody(
      { response: new Response(), text: JSON.stringify(await Promise.resolve(body)) },
      options?.schema,
    )) as HttpClient;
  return createHomeApi(http);
}

describe('a back end that is newer than the tab', () => {
  it('B-25 C-08 tiles, deadlines and states of kinds that it has added take none of the known ones along', async () => {
    const later = { ...tile, ma: 'ho-so-cho-ky-so', kieu: 'phan-tram', giaTri: '97,5' };
    const page = apiOf({ o: [later, tile], han: [{ loai: 'ky-so' }, deadline, { ...deadline, tinhTrangNop: 9 }] });
    expect(await page.page(signal)).toEqual({ o: [tile], han: [deadline, { ...deadline, tinhTrangNop: null }] });
  });

  it('B-25 C-08 charts and found records of other kinds are left out as well', async () => {
    const charts = apiOf({ bieuDo: [{ ma: 'theo-nghe', diem: [] }, chart] });
    expect(await charts.charts(signal)).toEqual([chart]);
    const search = apiOf({ items: [{ ...hit, loai: 'van-ban' }, hit] });
    expect(await search.search('lam giang', signal)).toEqual([hit]);
  });

  it('C-08 what names no kind, or is wrong in a known one, is refused as before', async () => {
    const refused = { code: 'response.malformed' };
    await expect(apiOf({ o: [{ ...tile, ma: null }], han: [] }).page(signal)).rejects.toMatchObject(refused);
    await expect(apiOf({ o: [{ ...tile, giaTri: '12' }], han: [] }).page(signal)).rejects.toMatchObject(refused);
    await expect(apiOf({ items: [{ ...hit, ma: null }] }).search('lam giang', signal)).rejects.toMatchObject(refused);
  });
});
