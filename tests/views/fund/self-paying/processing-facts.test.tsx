// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import {
  selfPayingStatus,
  type SelfPayingDossier,
  type SelfPayingStatus,
} from '@/domain/self-paying/self-paying-dossier';
import { ProcessingFacts } from '@/views/fund/self-paying/processing-facts';

import { declarationOfSen } from '../../../support/self-paying';
import { fakeServices, signedInAuth, Surroundings } from '../../shared/list/list-fixtures';

afterEach(cleanup);

const lyDo = 'Thiếu bản dịch hợp đồng lao động.';

function show(trangThai: SelfPayingStatus): void {
  const decided = { ngayPheDuyet: '2026-11-23T09:00:00', nguoiPheDuyetTen: 'Phạm Quang Vinh', yKienPheDuyet: null };
  const waiting = { soNgayCho: null, canhBao: [], giayToYeuCau: [], nguoiLaoDongId: null };
  const dossier = { ...declarationOfSen(), ...waiting, ...decided, ngayGui: '2026-11-18T09:12:00', trangThai, lyDo };
  render(
    <Surroundings services={fakeServices().services} authRef={signedInAuth()}>
      <ProcessingFacts dossier={dossier as unknown as SelfPayingDossier} />
    </Surroundings>,
  );
}

it('B-02 B-03 says why a dossier was sent back until it is approved: the approval has settled that', () => {
  for (const status of [selfPayingStatus.pending, selfPayingStatus.returned, selfPayingStatus.rejected]) {
    show(status);
    expect(screen.getByText(lyDo)).toBeDefined();
    cleanup();
  }
  show(selfPayingStatus.approved);
  expect(screen.getByText('Phạm Quang Vinh')).toBeDefined();
  expect(screen.queryByText(lyDo)).toBeNull();
});
