import { beforeEach, describe, expect, it } from 'vitest';

import type { SelfPayingDossier } from '@/domain/self-paying/self-paying-dossier';
import { requiredPapers } from '@/domain/self-paying/self-paying-papers';

import { declarationOfSen } from '../../support/self-paying';
import { complaintsOf, errorOf } from '../routes/office';
import { lineOf, linesOf, openFund, reportPath, type Fund } from './fund-desk';
import { attach, declare, dossiers, step, taken } from './self-paying-desk';

let fund: Fund;

beforeEach(async () => {
  fund = await openFund();
});

describe('the passport in a line of a report', () => {
  it('B-01 B-10 refuses a passport that is somebody else’s: in the same list, or in the register while it is valid', async () => {
    const report = await fund.draft(10, linesOf(2));
    const desk = await fund.office.as('dv0007.nhaplieu');
    const put = async (luu: readonly object[]) => {
      const reply = await desk.put(`${reportPath}/${report.id}/nguoi-lao-dong`, {
        concurrencyStamp: fund.database.fundReports.find(report.id)?.concurrencyStamp,
        maLanGui: crypto.randomUUID(),
        luu,
        xoa: [],
      });
      return [reply.status, reply.status === 200 ? [] : errorOf(reply).validationErrors];
    };
    expect(await put([lineOf(3), lineOf(4, { soHoChieu: lineOf(1).soHoChieu })])).toEqual([
      400,
      [{ message: 'Trùng số hộ chiếu với người lao động khác ở dòng 1.', members: ['luu[1].soHoChieu'] }],
    ]);
    const holder = [...fund.database.workers.rows()].find(
      ({ soHoChieu, ngayHetHanHc }) => soHoChieu !== null && ngayHetHanHc !== null && ngayHetHanHc > '2027',
    );
    const soHoChieu = holder?.soHoChieu ?? '';
    const { hoTen } = lineOf(3);
    expect(await put([lineOf(3, { soHoChieu })])).toEqual([
      400,
      [
        {
          message: `Số hộ chiếu của ${hoTen} đã có trong cơ sở dữ liệu ở một người lao động khác.`,
          members: ['luu[0].soHoChieu'],
        },
      ],
    ]);
    // The holder himself may be reported with it, and anybody once it has run out.
    const { ngaySinh = '', gioiTinh = 1, soCccd = '', lyDoCccd = null } = holder ?? {};
    const himself = { hoTen: holder?.hoTen ?? '', ngaySinh, gioiTinh, soCccd, lyDoCccd, soHoChieu };
    expect(await put([lineOf(5, himself)])).toEqual([200, []]);
    if (holder !== undefined) {
      fund.database.workers.put({ ...holder, soHoChieu: lineOf(6).soHoChieu, ngayHetHanHc: '2026-11-14' });
    }
    expect(await put([lineOf(6)])).toEqual([200, []]);
  });

  it('B-01 B-10 approves no line whose passport has become somebody else’s since it was sent', async () => {
    const report = await fund.draft(10, linesOf(2));
    await fund.step('dv0007.lanhdao', report.id, 'gui');
    await fund.step('ha.lt', report.id, 'tham-dinh');
    const [somebody] = fund.database.workers.rows();
    if (somebody !== undefined) {
      fund.database.workers.put({ ...somebody, soHoChieu: lineOf(2).soHoChieu, ngayHetHanHc: '2030-01-01' });
    }
    const refused = await fund.step('vinh.pq', report.id, 'phe-duyet');
    expect([refused.status, complaintsOf(refused)]).toEqual([400, ['dong[1].soHoChieu']]);
    const holders = [...fund.database.workers.rows()].filter((row) => row.soHoChieu === lineOf(2).soHoChieu);
    expect(holders.map(({ id }) => id)).toEqual([somebody?.id]);
  });
});

describe('the passport of a self-payer', () => {
  it('B-02 B-10 accepts nobody with another worker’s valid passport, until the number is put right', async () => {
    const holder = [...fund.database.workers.rows()].find(
      ({ soHoChieu, ngayHetHanHc }) => soHoChieu !== null && (ngayHetHanHc ?? '') > '2027',
    );
    const own = { soCccd: '042196800003', soHoChieu: holder?.soHoChieu ?? '' };
    const declared = await declare(fund.office, own);
    attach(fund.office, declared, ...requiredPapers(declared.hinhThuc));
    const refused = await step(fund.office, 'khoa.tm', declared, 'phe-duyet');
    expect([refused.status, errorOf(refused).validationErrors]).toEqual([
      400,
      [
        {
          message: `Số hộ chiếu của ${declared.hoTen} đã có trong cơ sở dữ liệu ở một người lao động khác.`,
          members: ['soHoChieu'],
        },
      ],
    ]);
    expect(fund.database.selfPaying.find(declared.id)).toMatchObject({ trangThai: 2, hopDongId: null });
    const desk = await fund.office.as('khoa.tm');
    const { concurrencyStamp } = declared;
    const corrected = { ...declarationOfSen({ ...own, soHoChieu: 'C8000003' }), concurrencyStamp };
    const { body } = await desk.put(`${dossiers}/${declared.id}`, corrected);
    expect((await taken(step(fund.office, 'khoa.tm', body as SelfPayingDossier, 'phe-duyet'))).trangThai).toBe(4);
  });
});
