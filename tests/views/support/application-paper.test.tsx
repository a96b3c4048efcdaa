// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import type { SupportCase } from '@/domain/support/support-request';
import { emptyCaseDetails } from '@/domain/support/support-request-input';
import { ApplicationPapers } from '@/views/support/papers/application-paper';

import { fakeServices, Surroundings } from '../shared/list/list-fixtures';
import { storedRequest, supportTypeOf } from './request-fixtures';

afterEach(cleanup);

/** The lines of the paper of one case, by their labels. */
function linesOf(code: string, rieng: Partial<SupportCase['rieng']>, ofCase: Partial<SupportCase> = {}) {
  const request = storedRequest(code, { ...ofCase, rieng: { ...emptyCaseDetails(), ...rieng } });
  const { services } = fakeServices({});
  render(
    <Surroundings services={services}>
      <ApplicationPapers request={request} type={supportTypeOf(code)} takenAt="2026-11-20T02:00:00Z" />
    </Surroundings>,
  );
  const cellsOf = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);
  return screen.getAllByRole('row').map((row) => cellsOf(row).join(' '));
}

describe('the application for support', () => {
  it('B-08 says for which training it asks, so that the commune confirms it and the officer can reckon by it', () => {
    const training = { coSo: 'Trường Cao đẳng Lam Giang', nghe: 'Hàn công nghệ cao', soThang: 4 };
    const days = { tuNgay: '2026-12-01', denNgay: '2027-03-31', truongHopTruocId: 'case-0', khongHuongNganSach: true };
    const lines = linesOf('HT08', { ...training, ...days });
    expect(lines).toEqual(
      expect.arrayContaining([
        'Cơ sở đào tạo: Trường Cao đẳng Lam Giang',
        'Nghề đào tạo: Hàn công nghệ cao',
        'Học từ ngày: 01/12/2026',
        'Học đến ngày: 31/03/2027',
        'Số tháng: 4',
        'Chưa hưởng hỗ trợ đào tạo từ ngân sách nhà nước: Có',
      ]),
    );
    expect(lines.join()).not.toContain('case-0');
  });

  it('B-08 says what happened to a worker who is dead or missing, and by which paper', () => {
    const rieng = { loaiSuKien: 'chet', ngayChet: '2026-09-02', soChungTu: '12/TLKT', quanHe: 'vo' } as const;
    expect(linesOf('HT07', rieng)).toEqual(
      expect.arrayContaining([
        'Sự kiện: Chết',
        'Ngày chết hoặc ngày tuyên bố mất tích: 02/09/2026',
        'Số giấy chứng tử hoặc văn bản tuyên bố: 12/TLKT',
        'Quan hệ thân nhân: Vợ',
      ]),
    );
  });

  it('B-08 says what a dispute cost, and of how many', () => {
    expect(linesOf('HT05', { soNguoi: 3, giaTriHopDong: 40_000_000, anPhi: 300_000 })).toEqual(
      expect.arrayContaining([
        'Số người liên quan: 3',
        'Giá trị hợp đồng luật sư: 40.000.000 đồng',
        'Án phí: 300.000 đồng',
      ]),
    );
    cleanup();
    expect(linesOf('HT06', { chiPhi: 6_000_000 })).toContain('Chi phí thuê chỗ ở thực tế: 6.000.000 đồng');
  });

  it('B-08 says the class of a flight and the economy fare, by which the amount is reckoned', () => {
    const lines = linesOf('HT09', { giaVe: 30_000_000, hangVe: 'thuong-gia', giaVePhoThong: 12_000_000 });
    expect(lines).toEqual(
      expect.arrayContaining(['Hạng vé: Thương gia', 'Giá vé hạng phổ thông cùng hành trình: 12.000.000 đồng']),
    );
  });

  it.each(['HT01', 'HT09'])('B-08 of a draft of %s without an amount says none in words either', (code) => {
    linesOf(code, {}, { tienDeNghi: null });
    expect(screen.queryByText(/Bằng chữ/u)).toBeNull();
    cleanup();
    linesOf(code, {}, { tienDeNghi: 5_000_000 });
    expect(screen.getByText(/Bằng chữ: Năm triệu đồng/u)).toBeDefined();
  });
});
