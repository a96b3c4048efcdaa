// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import type { SelfPayingDossier } from '@/domain/self-paying/self-paying-dossier';
import { DossierPapers } from '@/views/fund/self-paying/dossier-papers';

import { declarationOfSen } from '../../../support/self-paying';
import { passport, show } from '../../shared/attachments/attachments-fixtures';

afterEach(cleanup);

const nothing = () => undefined;

it.each([
  ['pending', 2, 6, true],
  ['approved', 4, 1, false],
] as const)(
  'B-02 a dossier that is %s takes the papers that it still may',
  async (_, trangThai, count, isRemovable) => {
    const dossier = { ...declarationOfSen(), id: 'd', concurrencyStamp: 's', trangThai, tinhTrangDong: 1 };
    const content = (
      <DossierPapers dossier={dossier as unknown as SelfPayingDossier} onChanged={nothing} onUnsent={nothing} />
    );
    show(content, {}, [passport]);
    expect(await screen.findByRole('button', { name: 'Đính kèm Ảnh chứng từ nộp tiền' })).toBeDefined();
    expect(screen.getAllByRole('button', { name: /^Đính kèm/u })).toHaveLength(count);
    expect(screen.queryByRole('button', { name: 'Xóa Hộ chiếu.pdf' }) !== null).toBe(isRemovable);
  },
);
