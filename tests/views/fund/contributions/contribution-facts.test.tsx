// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import type { Contribution } from '@/domain/contributions/contribution';
import { missingValue } from '@/domain/format/identities';
import { policies } from '@/domain/policies/policy-names';
import { createNames } from '@/views/shared/list/cells/names';
import { ContributionFacts } from '@/views/fund/contributions/contribution-facts';

import { fakeServices, signedInAuth, Surroundings } from '../../shared/list/list-fixtures';

afterEach(cleanup);

/** Both shares of one contract: the worker has paid his himself, the unit its own with a report. */
const record = {
  id: 'contribution-1',
  nguoiLaoDongId: 'worker-1',
  hoTen: 'Nguyễn Văn Ví Dụ',
  ngaySinh: '1996-06-14',
  gioiTinh: 1,
  soCccd: '038096000001',
  soHoChieu: null,
  tinhThanhMa: '38',
  donViMa: 'DV0007',
  donViTen: 'Công ty Cổ phần Nhân lực Lam Giang',
  hinhThucDi: '2',
  thiTruongId: 'JP',
  nganhNgheId: 'TP',
  soHopDong: '1/2026/HĐĐĐ-LG',
  ngayKy: null,
  tuNgay: null,
  denNgay: null,
  nsdld: null,
  ngayXuatCanh: '2026-10-20',
  nam: 2026,
  thang: 10,
  baoCaoId: 'report-1',
  baoCaoMa: 'BCQ.202610.DV0007',
  hoSoTuDongId: 'dossier-1',
  tienNld: 100_000,
  tienDn: 150_000,
  tong: 250_000,
  tienNldPhaiDong: 100_000,
  tienDnPhaiDong: 150_000,
  ngayDong: '2026-10-01',
  nguonDong: 2,
  soLanHoTro: 0,
} as unknown as Contribution;

/** What stands beside a label. */
function valueOf(label: string): HTMLElement | null {
  return (screen.queryByText(label)?.nextElementSibling ?? null) as HTMLElement | null;
}

function show(
  changes: Partial<Contribution>,
  granted: readonly string[] = [policies.fundReports, policies.selfPaying],
) {
  render(
    <Surroundings services={fakeServices().services} authRef={signedInAuth(granted)}>
      <ContributionFacts record={{ ...record, ...changes }} names={createNames('vi', new Map())} />
    </Surroundings>,
  );
}

const linkOf = (label: string) => valueOf(label)?.querySelector('a')?.getAttribute('href');

describe('the sources of a contribution', () => {
  it('B-04 leads from each share to what it was paid by, under its own name', () => {
    show({});
    expect(linkOf('Báo cáo quỹ')).toBe('/quan-ly-quy/bao-cao-quy/report-1');
    expect(linkOf('Hồ sơ tự đóng')).toBe('/quan-ly-quy/nguoi-lao-dong-tu-dong/dossier-1');
  });

  it('B-04 names the one source that there is', () => {
    show({ baoCaoId: null, baoCaoMa: null });
    expect([valueOf('Báo cáo quỹ'), linkOf('Hồ sơ tự đóng')]).toEqual([
      null,
      '/quan-ly-quy/nguoi-lao-dong-tu-dong/dossier-1',
    ]);
    cleanup();
    show({ hoSoTuDongId: null });
    expect([valueOf('Hồ sơ tự đóng'), linkOf('Báo cáo quỹ')]).toEqual([null, '/quan-ly-quy/bao-cao-quy/report-1']);
  });

  it('B-04 P-02 leads nobody to what they may not open; a dossier, which has no name there, is left out', () => {
    show({}, []);
    expect(valueOf('Báo cáo quỹ')?.textContent).toBe('BCQ.202610.DV0007');
    expect(valueOf('Hồ sơ tự đóng')).toBeNull();
    cleanup();
    show({ baoCaoId: null, baoCaoMa: null }, []);
    expect([valueOf('Báo cáo quỹ'), valueOf('Hồ sơ tự đóng')]).toEqual([null, null]);
    cleanup();
    show({ baoCaoId: null, baoCaoMa: null, hoSoTuDongId: null }, []);
    expect(valueOf('Báo cáo quỹ')?.textContent).toBe(missingValue);
  });
});
