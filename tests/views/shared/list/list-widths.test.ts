import { describe, expect, it } from 'vitest';

import { frame } from '@/views/app/theme-tokens';
import { unitsList } from '@/views/database/units/units-list';
import { workersList } from '@/views/database/workers/workers-list';
import { contributionsList } from '@/views/fund/contributions/contributions-list';
import { documentReportsList } from '@/views/fund/document-reports/document-reports-list';
import { fundReportsList } from '@/views/fund/fund-reports/fund-reports-list';
import { payInsList } from '@/views/fund/pay-ins/pay-ins-list';
import { revenueReportsList } from '@/views/fund/revenue-reports/revenue-reports-list';
import { approvalsList, dossiersList } from '@/views/fund/self-paying/dossiers-list';
import { requestsList } from '@/views/support/requests/requests-list';
import { supportedWorkersList } from '@/views/support/workers/supported-workers-list';
import { logList } from '@/views/system/log/log-list';

/** What of a list says how wide it is. */
type List = {
  readonly isSelectable?: true;
  readonly bulkActions?: readonly unknown[];
  readonly columns: readonly { readonly isDefault?: boolean; readonly width: number }[];
};

const screenWidth = 1440;
/** Margins of the page, frame of the table, and the scroll bar of the page. */
const besides = 2 * 24 + 2 + 15;
const checkboxes = 50;
const rowActions = 44;

describe('the columns that a list opens with', () => {
  it.each<[string, List]>([
    ['fund reports for the Fund', fundReportsList({ today: '2026-11-20', isFund: true })],
    ['fund reports for a unit', withoutBulk(fundReportsList({ today: '2026-11-20', isFund: false }))],
    ['revenue reports', revenueReportsList],
    ['document reports', documentReportsList],
    ['self-paying dossiers', dossiersList],
    ['dossiers to approve', approvalsList],
    ['contributions', contributionsList],
    ['pay-in vouchers', payInsList],
    ['workers', workersList],
    ['units', unitsList],
    ['support requests', requestsList],
    ['supported workers', supportedWorkersList],
    ['log', logList],
  ])('stand side by side on a screen of 1440 pixels with the menu open: %s', (_, list) => {
    const isSelectable = list.isSelectable === true || (list.bulkActions ?? []).length > 0;
    const shown = list.columns.filter(({ isDefault }) => isDefault);
    const width = shown.reduce((sum, column) => sum + column.width, rowActions + (isSelectable ? checkboxes : 0));
    expect(width).toBeLessThanOrEqual(screenWidth - frame.sidebarWidth - besides);
  });
});

/** A unit may take no step with many reports at once. */
function withoutBulk(list: List): List {
  return { ...list, bulkActions: [] };
}
