import { beforeEach, describe, expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import type { Schemas } from '@/domain/contract/schemas';
import type { DocumentPreparation, DocumentReport, DocumentReportRow } from '@/domain/document-reports/document-report';
import { documentInputOf } from '@/domain/document-reports/document-report-input';
import { approvedOfUnit } from '@mock-server/data/fund/quarter-reports';

import { complaintsOf, errorOf } from '../routes/office';
import { documentPath, head, openReports, type Reports } from './quarter-reports';

let reports: Reports;

beforeEach(async () => {
  reports = await openReports();
});

const clerk = 'dv0007.nhaplieu';
const unitHead = 'dv0007.lanhdao';
const draftCode = 'BCTL.2026Q3.DV0007';

/** The demo unit's draft of 2026Q3 with another number of the first document issued: 100 at hand, 50 received. */
async function issue(daCap: number) {
  const report = await reports.document(clerk, draftCode);
  const input = documentInputOf(report);
  const chiTiet = input.chiTiet.map((line, index) => (index === 0 ? { ...line, daCap } : line));
  return (await reports.office.as(clerk)).put(`${documentPath}/${report.id}`, {
    ...input,
    chiTiet,
    concurrencyStamp: report.concurrencyStamp,
  });
}

async function approve(id: string, body: object = {}) {
  await reports.step(unitHead, documentPath, id, 'gui');
  await reports.step('khoa.tm', documentPath, id, 'tham-dinh');
  return reports.step('vinh.pq', documentPath, id, 'phe-duyet', body);
}

async function prepare(quarter: string) {
  return (await (await reports.office.as(clerk)).get(`${documentPath}/chuan-bi?${quarter}`))
    .body as DocumentPreparation;
}

describe('document reports', () => {
  it('B-07 refuses 160 issued of 100 and 50, takes 140, and locks the next quarter’s opening stock to 10', async () => {
    const refused = await issue(160);
    expect([refused.status, errorOf(refused).code]).toEqual([403, 'QuyHoTro:05001']);
    const { body } = await issue(140);
    const { id, chiTiet } = body as DocumentReport;
    expect(chiTiet[0]).toEqual(expect.objectContaining({ tonDau: 100, nhan: 50, daCap: 140, hongMat: 0, tonCuoi: 10 }));
    expect((await approve(id)).status).toBe(200);

    const { tonDau } = await prepare('nam=2026&quy=4');
    expect(tonDau[0]).toEqual({ taiLieuId: 'GDDH-JP', thiTruongId: 'JP', tonCuoi: 10 });
    const line = { taiLieuId: 'GDDH-JP', thiTruongId: 'JP', nhan: 0, daCap: 5, hongMat: 0, deNghi: 50 };
    const next = { ...head, nam: 2026, quy: 4, chiTiet: [{ ...line, tonDau: 11 }] };
    const desk = await reports.office.as(clerk);
    const wrong = await desk.post(documentPath, next);
    expect([errorOf(wrong).code, errorOf(wrong).message]).toEqual([
      'QuyHoTro:05002',
      'Số tồn đầu kỳ không khớp số tồn cuối kỳ trước (10).',
    ]);
    const right = await desk.post(documentPath, { ...next, chiTiet: [{ ...line, tonDau: 10 }] });
    expect((right.body as DocumentReport).chiTiet[0]).toEqual(
      expect.objectContaining({ tonDau: 10, tonCuoi: 5, tonCuoiKyTruoc: 10 }),
    );
  });

  it('B-07 keeps the stock of a document that a quarter’s report leaves out', async () => {
    const { id, chiTiet } = (await issue(140)).body as DocumentReport;
    await approve(id);
    const desk = await reports.office.as(clerk);
    const line = { taiLieuId: 'GDDH-JP', thiTruongId: 'JP', tonDau: 10, nhan: 0, daCap: 4, hongMat: 0, deNghi: 0 };
    const next = (await desk.post(documentPath, { ...head, nam: 2026, quy: 4, chiTiet: [line] }))
      .body as DocumentReport;
    expect((await approve(next.id)).status).toBe(200);

    const { tonDau } = await prepare('nam=2027&quy=1');
    const others = chiTiet.slice(1).map(({ taiLieuId, thiTruongId, tonCuoi }) => ({ taiLieuId, thiTruongId, tonCuoi }));
    expect(others.some(({ tonCuoi }) => tonCuoi > 0)).toBe(true);
    expect(tonDau).toEqual([{ taiLieuId: 'GDDH-JP', thiTruongId: 'JP', tonCuoi: 6 }, ...others]);
  });

  it('B-07 lets the Fund correct an opening stock with a reason, and writes it into the history', async () => {
    const { id, chiTiet } = (await issue(140)).body as DocumentReport;
    await reports.step(unitHead, documentPath, id, 'gui');
    const correction = [{ id: chiTiet[0]?.id, tonDau: 95 }];
    const tooLow = await reports.step('khoa.tm', documentPath, id, 'sua-ton-dau', {
      lyDo: 'Kiểm kê thực tế thiếu so với sổ.',
      chiTiet: [{ id: chiTiet[0]?.id, tonDau: 80 }],
    });
    expect(errorOf(tooLow).code).toBe('QuyHoTro:05001');
    const unreasoned = await reports.step('khoa.tm', documentPath, id, 'sua-ton-dau', {
      lyDo: 'thiếu',
      chiTiet: correction,
    });
    expect(complaintsOf(unreasoned)).toEqual(['lyDo']);
    const lyDo = 'Kiểm kê thực tế thiếu 5 quyển so với sổ.';
    const counted = chiTiet.map((line) => ({ id: line.id, tonDau: line.tonDau }));
    const same = await reports.step('khoa.tm', documentPath, id, 'sua-ton-dau', { lyDo, chiTiet: counted });
    expect([same.status, complaintsOf(same)]).toEqual([400, ['chiTiet']]);
    const corrected = await reports.step('khoa.tm', documentPath, id, 'sua-ton-dau', { lyDo, chiTiet: correction });
    expect((corrected.body as DocumentReport).chiTiet[0]).toEqual(
      expect.objectContaining({ tonDau: 95, tonCuoi: 5, tonCuoiKyTruoc: 100, lyDoSuaTonDau: lyDo }),
    );
    expect(
      (await reports.step('dv0007.lanhdao', documentPath, id, 'sua-ton-dau', { lyDo, chiTiet: correction })).status,
    ).toBe(403);
    await reports.step('khoa.tm', documentPath, id, 'tham-dinh');
    expect((await reports.step('vinh.pq', documentPath, id, 'phe-duyet')).status).toBe(200);
    const { items } = (await (await reports.office.as(clerk)).get(`${documentPath}/${id}/lich-su`))
      .body as Schemas['LichSu'];
    expect(items.map(({ hanhDong }) => hanhDong)).toEqual(['phe-duyet', 'tham-dinh', 'sua-ton-dau', 'gui', 'tao']);
  });

  it('B-07 grants up to one and a half times what was asked for, and takes the grant back with the approval', async () => {
    const { id, chiTiet } = (await issue(140)).body as DocumentReport;
    const wanted = chiTiet.find(({ deNghi }) => deNghi > 0);
    const most = Math.floor((wanted?.deNghi ?? 0) * 1.5);
    await reports.step(unitHead, documentPath, id, 'gui');
    await reports.step('ha.lt', documentPath, id, 'tham-dinh');
    const tooMuch = await reports.step('vinh.pq', documentPath, id, 'phe-duyet', {
      chiTiet: [{ id: wanted?.id, duocDuyet: most + 1 }],
    });
    expect(complaintsOf(tooMuch)).toEqual([`chiTiet[${chiTiet.findIndex((line) => line === wanted)}].duocDuyet`]);
    const granted = await reports.step('vinh.pq', documentPath, id, 'phe-duyet', {
      chiTiet: [{ id: wanted?.id, duocDuyet: most }],
    });
    const asked = chiTiet.reduce((sum, { deNghi }) => sum + deNghi, 0);
    expect((granted.body as DocumentReport).duocDuyet).toBe(asked - (wanted?.deNghi ?? 0) + most);
    const revoked = await reports.step('vinh.pq', documentPath, id, 'thu-hoi-phe-duyet', {
      lyDo: 'Nhập nhầm số được duyệt cấp.',
    });
    expect(revoked.body).toEqual(expect.objectContaining({ trangThai: 3, duocDuyet: null }));
  });

  it('B-07 asks for documents, refuses the same one twice, unknown ones, and quarters that are closed or taken', async () => {
    const desk = await reports.office.as(clerk);
    const line = { taiLieuId: 'TGPL', thiTruongId: null, tonDau: 1, nhan: 0, daCap: 0, hongMat: 0, deNghi: 0 };
    const body = { ...head, nam: 2026, quy: 4, chiTiet: [line] };
    expect(complaintsOf(await desk.post(documentPath, { ...body, chiTiet: [] }))).toEqual(['chiTiet']);
    expect(complaintsOf(await desk.post(documentPath, { ...body, chiTiet: [line, line] }))).toEqual([
      'chiTiet[1].taiLieuId',
    ]);
    expect(complaintsOf(await desk.post(documentPath, { ...body, chiTiet: [{ ...line, taiLieuId: 'X' }] }))).toEqual([
      'chiTiet[0].taiLieuId',
    ]);
    expect(complaintsOf(await desk.post(documentPath, { ...body, nam: 2024 }))).toEqual(['quy']);
    expect(errorOf(await desk.post(documentPath, { ...body, quy: 3 })).code).toBe('QuyHoTro:05003');
    const { id } = (await desk.post(documentPath, body)).body as DocumentReport;
    const early = await approve(id);
    expect([early.status, errorOf(early).code]).toEqual([403, 'QuyHoTro:05004']);
  });

  it('B-07 D-02 seeds 336 reports of four lines whose stocks hang together, and sums the whole filter', async () => {
    const { database } = reports.office.backend;
    expect(database.documentReports.size).toBe(336);
    for (const { donViId, chiTiet, nam, quy } of database.documentReports.rows()) {
      const approved = approvedOfUnit(database.documentReports, donViId);
      const before = approved.findLast((row) => row.nam < nam || (row.nam === nam && row.quy < quy));
      expect(chiTiet.length).toBe(4);
      chiTiet.forEach((line, place) => {
        expect(line.tonCuoi).toBe(line.tonDau + line.nhan - line.daCap - line.hongMat);
        expect(line.tonCuoi).toBeGreaterThanOrEqual(0);
        expect(line.tonCuoiKyTruoc).toBe(before?.chiTiet[place]?.tonCuoi ?? null);
        expect(line.tonDau).toBe(line.tonCuoiKyTruoc ?? line.tonDau);
      });
    }
    const page = (await (await reports.office.as('khoa.tm')).get(`${documentPath}?nam=2026&quy=2,3&maxResultCount=3`))
      .body as Page<DocumentReportRow>;
    const rows = [...database.documentReports.rows()].filter(({ nam, quy }) => nam === 2026 && quy >= 2);
    const issued = rows.flatMap(({ chiTiet }) => chiTiet).reduce((sum, { daCap }) => sum + daCap, 0);
    expect([page.totalCount, page.items.length, page.tong?.['daCap']]).toEqual([96, 3, issued]);
  });
});
