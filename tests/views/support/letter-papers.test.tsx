// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import type { SupportRequest } from '@/domain/support/support-request';
import { AppraisalPaper } from '@/views/support/papers/appraisal-paper';
import { DecisionPapers, ProposalPaper } from '@/views/support/papers/letter-papers';

import { caseWith, supportType } from '../../domain/support/support-fixtures';
import { fakeServices, Surroundings } from '../shared/list/list-fixtures';

afterEach(cleanup);

const workerType = supportType('HT01');
const takenAt = '2026-11-20T02:00:00Z';

/** A request for up to three workers, and what each is proposed and granted. */
function requestFor(...amounts: readonly number[]): SupportRequest {
  const names = ['Nguyễn Văn Hải', 'Trần Văn Sơn', 'Lê Thị Mai'];
  const truongHop = amounts.map((amount, index) => ({
    ...caseWith('HT01', {}, { lyDoHoTro: 'tai-nan-lao-dong', tienDeNghi: 20_000_000 }),
    ...{ id: `case-${index}`, hoTen: names[index], soCccd: '042096000031' },
    ...{ tienDeXuat: amount, tienDuyet: amount },
  }));
  const head = { ma: 'YCHT.2026.00031', loaiHoTroTen: workerType.ten, donViTen: 'Lam Giang', mienDieuKien: null };
  const days = { ngayDeNghi: '2026-11-02', ngayNhanDu: '2026-11-04', ngayQd: '2026-11-20', soQd: '45/QĐ-QHTVLNN' };
  return { ...head, ...days, ngayThamDinh: null, truongHop } as unknown as SupportRequest;
}

function textOf(paper: 'decision' | 'proposal' | 'appraisal', request: SupportRequest, type = workerType): string {
  const { services } = fakeServices({});
  const { container } = render(
    <Surroundings services={services}>
      {paper === 'decision' ? (
        <DecisionPapers request={request} type={type} takenAt={takenAt} />
      ) : paper === 'appraisal' ? (
        <AppraisalPaper request={request} type={type} takenAt={takenAt} />
      ) : (
        <ProposalPaper request={request} type={type} takenAt={takenAt} />
      )}
    </Surroundings>,
  );
  return container.textContent;
}

describe('the decision on support', () => {
  it('B-08 names those alone who were granted something', () => {
    const several = textOf('decision', requestFor(15_000_000, 0, 10_000_000));
    expect(several).toContain('Hỗ trợ 2 trường hợp có tên trong danh sách kèm theo');
    expect(several).toContain('25.000.000 đồng');
    expect([several.includes('Lê Thị Mai'), several.includes('Trần Văn Sơn')]).toEqual([true, false]);
    cleanup();
    const one = textOf('decision', requestFor(0, 15_000_000));
    expect(one).toContain('Hỗ trợ ông/bà Trần Văn Sơn');
    expect([one.includes('Danh sách được hỗ trợ'), one.includes('Nguyễn Văn Hải')]).toEqual([false, false]);
  });

  it.each([
    ['2025-09-14', '40/2021/QĐ-TTg ngày 31 tháng 12 năm 2021'],
    ['2025-09-15', '34/2025/QĐ-TTg ngày 15 tháng 9 năm 2025'],
  ])('B-08 is based, when signed on %s, on the Decision in force on that day', (ngayQd, decision) => {
    const signed = textOf('decision', { ...requestFor(15_000_000), ngayQd });
    expect(signed).toContain(`Căn cứ Quyết định số ${decision} của Thủ tướng Chính phủ`);
  });

  it('B-08 supports the relatives of a worker who is dead or missing, not the worker', () => {
    const request = requestFor(40_000_000);
    const relative = { hoTen: 'Nguyễn Thị Lan', quanHe: 'vo' };
    const truongHop = request.truongHop.map((entry) => ({ ...entry, nguoiUyQuyen: relative }));
    const text = textOf('decision', { ...request, truongHop } as unknown as SupportRequest, supportType('HT07'));
    expect(text).toContain(
      'Hỗ trợ thân nhân của người lao động Nguyễn Văn Hải, do ông/bà Nguyễn Thị Lan đứng tên đề nghị, theo nội dung',
    );
    expect(text).not.toContain('ông/bà Nguyễn Văn Hải');
  });

  it('B-08 names all where all were granted something', () => {
    expect(textOf('decision', requestFor(15_000_000, 10_000_000))).toContain('Hỗ trợ 2 trường hợp');
  });
});

describe('the sheet of the appraisal', () => {
  it('B-08 says amounts in đồng throughout, those of the conditions too', () => {
    const request = requestFor(15_000_000);
    const dieuKien = [{ ma: 'E5', dat: false, canCu: 'Điều 10', thamSo: { min: 10_000_000, max: 30_000_000 } }];
    const truongHop = request.truongHop.map((entry) => ({ ...entry, giayTo: [], dieuKien }));
    const text = textOf('appraisal', { ...request, truongHop } as unknown as SupportRequest);
    expect(text).toContain('10.000.000\u00a0đồng');
    expect(text).not.toContain('₫');
  });

  it('B-08 does not say in the appraiser’s name that the conditions are met where a case is left out or a waiver is asked for', () => {
    const bare = (request: SupportRequest, mienDieuKien: string | null = null) =>
      textOf('appraisal', {
        ...request,
        ...{ mienDieuKien, yKienThamDinh: null },
        truongHop: request.truongHop.map((entry) => ({ ...entry, giayTo: [], dieuKien: [] })),
      });
    expect(bare(requestFor(15_000_000, 10_000_000))).toContain('Hồ sơ đủ điều kiện, đề nghị lãnh đạo Quỹ');
    cleanup();
    const partly = bare(requestFor(15_000_000, 0));
    expect(partly).not.toContain('Hồ sơ đủ điều kiện');
    expect(partly).toContain('Đề nghị lãnh đạo Quỹ xem xét, quyết định theo số tiền đề xuất nêu trên.');
    cleanup();
    expect(bare(requestFor(15_000_000), 'Người lao động đã tử vong')).not.toContain('Hồ sơ đủ điều kiện');
  });
});

describe('the proposal of support', () => {
  it('B-08 does not say of cases for which nothing is proposed that they meet the conditions', () => {
    expect(textOf('proposal', requestFor(15_000_000, 10_000_000))).toContain('các trường hợp đủ điều kiện hỗ trợ');
    cleanup();
    const partly = textOf('proposal', requestFor(15_000_000, 0, 10_000_000));
    expect(partly).toContain('2 trường hợp đủ điều kiện hỗ trợ theo quy định, 1 trường hợp không được đề xuất hỗ trợ');
    expect(partly).not.toContain('các trường hợp đủ điều kiện');
  });
});
