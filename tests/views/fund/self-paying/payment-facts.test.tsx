// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import type { SelfPayingDossier } from '@/domain/self-paying/self-paying-dossier';
import { PaymentFacts } from '@/views/fund/self-paying/payment-facts';

import { declarationOfSen } from '../../../support/self-paying';
import { fakeServices, signedInAuth, Surroundings } from '../../shared/list/list-fixtures';

afterEach(cleanup);

const nothingCame = { soTienThucNhan: null, ngayGhiCo: null, soChungTu: null, soGcn: null, ngayDong: null };

function show(conPhaiNop: number, changes: Partial<SelfPayingDossier> = {}): void {
  const approved = { ...declarationOfSen(), ...nothingCame, tinhTrangDong: 1, hanDong: '2026-11-29' };
  const dossier = { ...approved, noiDungChuyenKhoan: 'QHTVLNN TD2026000301', soTien: 100_000, conPhaiNop, ...changes };
  render(
    <Surroundings services={fakeServices().services} authRef={signedInAuth()}>
      <PaymentFacts dossier={dossier as SelfPayingDossier} />
    </Surroundings>,
  );
}

describe('what a dossier says of its payment', () => {
  it('B-02 B-05 is what is still owed, once a part of it has come', () => {
    show(40_000);
    expect(screen.getByText('Còn phải nộp').parentElement?.textContent).toContain('40.000');
  });

  it.each([
    ['6a', 4, 'Không còn phải nộp: hợp đồng đã đóng Quỹ'],
    ['6b', 4, 'Không còn phải nộp: hợp đồng đã đóng Quỹ'],
    ['6b', 2, 'Tính từ ngày thông báo chấp thuận'],
    ['6b', 6, 'Tính từ ngày thông báo chấp thuận'],
    ['6b', 5, 'Không phải nộp: hồ sơ đã bị từ chối hoặc hủy'],
    ['6b', 9, 'Không phải nộp: hồ sơ đã bị từ chối hoặc hủy'],
  ] as const)('B-02 B-05 says why there is no day to pay by: %s in status %i', (hinhThuc, trangThai, text) => {
    show(100_000, { hinhThuc, trangThai, hanDong: null });
    expect(screen.getByText(text)).toBeTruthy();
  });

  it.each([100_000, 0])('B-02 B-05 is the amount alone where all or nothing is owed: %i', (conPhaiNop) => {
    show(conPhaiNop);
    expect(screen.getByText('Số tiền phải đóng')).toBeDefined();
    expect(screen.queryByText('Còn phải nộp')).toBeNull();
  });
});
