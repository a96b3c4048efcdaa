import { describe, expect, it } from 'vitest';

import { reportStatus } from '@/domain/reference/report-statuses';
import { documentReportsList } from '@/views/fund/document-reports/document-reports-list';
import { fundReportsList } from '@/views/fund/fund-reports/fund-reports-list';
import { revenueReportsList } from '@/views/fund/revenue-reports/revenue-reports-list';

/** What the rule looks at; the other fields of a row are none of its business. */
type Facts = {
  readonly trangThai: number;
  readonly nguoiThamDinhId: string | null;
  readonly batBuocHaiNguoi: boolean;
};

describe.each([
  ['B-01', fundReportsList({ today: '2026-11-28', isFund: true })],
  ['B-06', revenueReportsList],
  ['B-07', documentReportsList],
])('%s approval of many reports', (id, { bulkActions = [] }) => {
  const approval = bulkActions.find((action) => action.id === 'phe-duyet');
  const offers = (facts: Facts) => approval?.isOffered?.(facts as never, 'me');
  const appraised = { trangThai: reportStatus.appraised, batBuocHaiNguoi: true };

  it(`${id} is offered for what somebody else has appraised`, () => {
    expect(offers({ ...appraised, nguoiThamDinhId: 'somebody' })).toBe(true);
    expect(offers({ ...appraised, nguoiThamDinhId: 'somebody', trangThai: reportStatus.submitted })).toBe(false);
  });

  it(`${id} is offered for what one has appraised oneself only where two people are not demanded`, () => {
    expect(offers({ ...appraised, nguoiThamDinhId: 'me' })).toBe(false);
    expect(offers({ ...appraised, nguoiThamDinhId: 'me', batBuocHaiNguoi: false })).toBe(true);
  });
});
