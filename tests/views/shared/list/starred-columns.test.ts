import { describe, expect, it } from 'vitest';

import { unitsList } from '@/views/database/units/units-list';
import { workersList } from '@/views/database/workers/workers-list';
import { contributionsList } from '@/views/fund/contributions/contributions-list';
import { documentReportsList } from '@/views/fund/document-reports/document-reports-list';
import { fundReportsList } from '@/views/fund/fund-reports/fund-reports-list';
import { payInsList } from '@/views/fund/pay-ins/pay-ins-list';
import { revenueReportsList } from '@/views/fund/revenue-reports/revenue-reports-list';
import { dossiersList } from '@/views/fund/self-paying/dossiers-list';
import type { ColumnKind } from '@/views/shared/list/list-description';
import { fitOnPaper } from '@/views/shared/list-print/paper-fit';
import { requestsList } from '@/views/support/requests/requests-list';
import { supportedWorkersList } from '@/views/support/workers/supported-workers-list';
import { logList } from '@/views/system/log/log-list';
import { supportTypesList } from '@/views/system/support-types/support-types-list';
import { usersList } from '@/views/system/users/users-list';

type Columns = readonly {
  readonly field: string;
  readonly kind: ColumnKind;
  readonly isDefault?: boolean;
  readonly isSortable?: false;
}[];

const fundReports = (isFund: boolean) => fundReportsList({ today: '2026-11-20', isFund }).columns;
const money = 'phaiNopTrongKy tongPhaiNop daNop noChuyenKySau';

/** Section of the domain dictionary, columns, and the fields that it marks with a star. */
const lists: readonly (readonly [string, Columns, string])[] = [
  ['5.1 B-01 fund reports for the Fund', fundReports(true), `ma donViTen ky soLaoDong ${money} hanNop trangThai`],
  [
    '5.2 B-03 self-paying workers',
    dossiersList.columns,
    'ma hoTen soCccd thiTruongId ngayXuatCanh hanDong tinhTrangDong ngayGui trangThai',
  ],
  [
    '5.4 B-04 contributions',
    contributionsList.columns,
    'soGcn hoTen soCccd donViTen thiTruongId ngayXuatCanh tienNld tienDn tong ngayDong nguonDong',
  ],
  ['5.5 B-05 pay-ins', payInsList.columns, 'ma nguoiNop loai hinhThuc soTien ngayNop soChungTu trangThai'],
  [
    '5.6 B-06 revenue reports',
    revenueReportsList.columns,
    `ma donViTen ky tongDoanhThu duNoKyTruoc ${money} trangThai`,
  ],
  [
    '5.8 B-08 support requests',
    requestsList.columns,
    'ma loaiHoTroId donViTen soTruongHop tienDeNghi tienDuyet ngayNhanDu hanXuLy trangThai',
  ],
  [
    '5.9 B-09 supported workers',
    supportedWorkersList.columns,
    'hoTen soCccd donViTen thiTruongId loaiHoTroId tienDuyet tienChi soQd ngayQd ngayChi tinhTrangChi',
  ],
];

describe('the columns that the domain dictionary marks with a star', () => {
  it.each(lists)('W-07 %s: are shown to whoever has chosen none, and can be sorted by', (_, columns, starred) => {
    const shown = columns.filter(({ isDefault, isSortable }) => isDefault === true && isSortable !== false);
    expect(starred.split(' ').filter((field) => !shown.some((column) => column.field === field))).toEqual([]);
  });

  it.each<[string, Columns]>([
    ['fund reports', fundReports(true)],
    ['self-paying workers', dossiersList.columns],
    ['contributions', contributionsList.columns],
    ['pay-ins', payInsList.columns],
    ['revenue reports', revenueReportsList.columns],
    ['document reports', documentReportsList.columns],
    ['support requests', requestsList.columns],
    ['supported workers', supportedWorkersList.columns],
    ['workers', workersList.columns],
    ['units', unitsList.columns],
    ['log', logList.columns],
    ['kinds of support', supportTypesList.columns],
    ['users', usersList.columns],
  ])('B-10 and all that a list opens with has room on paper: %s', (_, columns) => {
    expect(fitOnPaper(columns.filter(({ isDefault }) => isDefault).map(({ kind }) => kind))).toBeDefined();
  });

  it('B-03 says the minute in which a dossier was sent', () => {
    expect(dossiersList.columns.find(({ field }) => field === 'ngayGui')?.kind).toBe('dateTime');
  });
});
