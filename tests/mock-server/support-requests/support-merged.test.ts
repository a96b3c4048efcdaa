import { beforeAll, describe, expect, it } from 'vitest';

import type { SupportRequest } from '@/domain/support/support-request';

import { caseOf, codeOf, openSupport, requestOf, taken, type SupportDesk } from './support-desk';

let desk: SupportDesk;

beforeAll(async () => {
  desk = await openSupport(60);
});

/** A sent request for two workers who turn out to be one: a case by the contract of each, hurt on the 2nd and on a day. */
async function sentForTwo(ngaySuViec: string): Promise<SupportRequest> {
  const type = desk.typeOf('HT01');
  const cases = ['2026-09-02', ngaySuViec].map((day) =>
    caseOf(type, desk.contractOf(), { tienDeNghi: 20_000_000, ngaySuViec: day }),
  );
  const made = taken(await desk.create(requestOf('HT01', cases)));
  return taken(await desk.step('dv0007.lanhdao', made, 'gui'));
}

/** One record of the two workers of a request. */
async function mergeWorkers({ truongHop }: SupportRequest): Promise<void> {
  const [giuLai, boDi] = truongHop.map(({ nguoiLaoDongId }) => desk.database.workers.find(nguoiLaoDongId ?? ''));
  const { status } = await (
    await desk.office.as('khoa.tm')
  ).post('/api/app/nguoi-lao-dong/gop', {
    giuLaiId: giuLai?.id,
    boDiId: boDi?.id,
    concurrencyStamps: { giuLai: giuLai?.concurrencyStamp, boDi: boDi?.concurrencyStamp },
    luaChon: {},
  });
  expect(status).toBe(200);
}

/** The red conditions of each case, as they are shown. */
async function shownRed({ id }: SupportRequest): Promise<unknown> {
  const { body } = await (await desk.office.as('ha.lt')).get(`/api/app/yeu-cau-ho-tro/${id}`);
  return (body as SupportRequest).truongHop.map(({ dieuKien }) =>
    dieuKien.flatMap(({ ma, dat, lyDo }) => (dat ? [] : [`${ma} ${lyDo}`])),
  );
}

const sameAsFirst = 'Trường hợp 1 của yêu cầu này đã đề nghị hỗ trợ cho cùng người lao động và cùng nội dung.';

describe('a request whose two workers turn out to be one', () => {
  it('B-04 B-08 E4 06004 what happened once is not granted twice by it, whenever the records were merged', async () => {
    const sent = await sentForTwo('2026-09-02');
    expect(await shownRed(sent)).toEqual([[], []]);
    await mergeWorkers(sent);
    expect(await shownRed(sent)).toEqual([[], [`E4 ${sameAsFirst}`]]);
    const refused = await desk.appraise(sent, 15_000_000);
    expect(codeOf(refused)).toEqual([403, 'QuyHoTro:06004']);
    expect(refused.body).toMatchObject({ error: { message: sameAsFirst } });

    const late = await sentForTwo('2026-09-02');
    taken(await desk.appraise(late, 15_000_000));
    await mergeWorkers(late);
    expect(codeOf(await desk.approve(late, 15_000_000))).toEqual([403, 'QuyHoTro:06004']);
  });

  it('B-04 B-08 E4 grants either of the two cases alone, and both where two things happened', async () => {
    const sent = await sentForTwo('2026-09-02');
    await mergeWorkers(sent);
    const [first, second] = sent.truongHop.map(({ id }) => id);
    const onlySecond = [
      { truongHopId: first, soTien: 0 },
      { truongHopId: second, soTien: 15_000_000 },
    ];
    const appraised = taken(await desk.appraise(sent, 0, { deXuat: onlySecond }));
    expect(taken(await desk.approve(appraised, 0, { duyet: onlySecond })).tienDuyet).toBe(15_000_000);

    const apart = await sentForTwo('2026-09-03');
    await mergeWorkers(apart);
    expect(taken(await desk.appraise(apart, 15_000_000)).trangThai).toBe(3);
  });
});

describe('training after an early return', () => {
  it('B-08 E6 06006 is not granted again by another contract, whose contribution supported no early return', async () => {
    const first = desk.contractOf();
    const second = desk.contractOf(desk.database.contracts.find(first)?.nguoiLaoDongId);
    const early = requestOf('HT02', [caseOf(desk.typeOf('HT02'), first, { tienDeNghi: 10_000_000 })]);
    const [returned] = (await desk.paid(early, 10_000_000)).truongHop;
    const course = (contract: string, tuNgay: string) => {
      const dates = { tuNgay, denNgay: '2026-11-01', soThang: 1 };
      const school = { coSo: 'Trường Cao đẳng nghề', nghe: 'Hàn', khongHuongNganSach: true };
      const rieng = { ...dates, ...school, truongHopTruocId: returned?.id ?? '' };
      return requestOf('HT08', [
        caseOf(desk.typeOf('HT08'), contract, { tienDeNghi: 1_000_000, ngaySuViec: null, rieng }),
      ]);
    };
    await desk.paid(course(first, '2026-09-20'), 1_000_000);
    expect(codeOf(await desk.appraised(course(second, '2026-09-21'), 1_000_000))).toEqual([403, 'QuyHoTro:06006']);
  });
});
