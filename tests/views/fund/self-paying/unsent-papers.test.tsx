// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Route } from 'wouter';

import { fundUnitTypeId } from '@/domain/constants';
import { href, routes } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import { selfPayingPayment, selfPayingStatus, type SelfPayingDossier } from '@/domain/self-paying/self-paying-dossier';
import { DossierScreen } from '@/views/fund/self-paying/dossier-screen';
import { ReviewScreen } from '@/views/fund/self-paying/review-screen';

import { declarationOfSen } from '../../../support/self-paying';
import { pdf, waitingUploads } from '../../shared/attachments/attachments-fixtures';
import { fakeServices, signedInAuth, Surroundings } from '../../shared/list/list-fixtures';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const complete = {
  ...declarationOfSen(),
  id: 'dossier-1',
  ma: 'TD.2026.000045',
  concurrencyStamp: 's',
  creationTime: '2026-11-18T09:12:00',
  trangThai: selfPayingStatus.pending,
  tinhTrangDong: selfPayingPayment.unpaid,
  duTaiLieu: true,
  thieuGiayTo: [],
  giayToYeuCau: [],
  canhBao: [],
  soTien: 100_000,
  conPhaiNop: 100_000,
  nguoiLaoDongId: null,
} as unknown as SelfPayingDossier;

it.each([
  ['the page', 'selfPayingDossier', DossierScreen, 'Hủy hồ sơ'],
  ['the review', 'selfPayingReview', ReviewScreen, 'Phê duyệt'],
] as const)(
  'B-02 B-03 V-05 on %s of a dossier no step overtakes papers that are still on their way',
  async (_, route, Screen, step) => {
    const { services } = fakeServices({
      attachments: waitingUploads,
      selfPaying: {
        get: () => Promise.resolve(complete),
        history: () => Promise.resolve({ items: [] }),
        match: () => Promise.resolve({ khopTheo: null, nguoiLaoDong: null, hoSoKhac: [] }),
      },
    });
    window.history.replaceState(null, '', href(route, { dossierId: complete.id }));
    const granted = [policies.selfPaying, policies.selfPayingEdit, policies.selfPayingApprove];
    render(
      <Surroundings services={services} authRef={signedInAuth(granted, 'vi', fundUnitTypeId)}>
        <Route path={routes[route].path} component={Screen} />
      </Surroundings>,
    );
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: step });
    expect(button.disabled).toBe(false);
    const input = await screen.findByLabelText('Đính kèm Tài liệu khác', { selector: 'input' });
    fireEvent.change(input, { target: { files: [pdf('anh-chung-tu.pdf')] } });
    expect(await screen.findByText(/^Còn tệp chưa tải lên xong/u)).toBeDefined();
    expect(button.disabled).toBe(true);
  },
);
