import { describe, expect, it } from 'vitest';

import { frame } from '@/views/app/theme/theme-tokens';
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
import { usersList } from '@/views/system/users/users-list';
import { supportTypesList } from '@/views/system/support-types/support-types-list';

/** What of a list says how wide it is. */
type List = {
  readonly isSelectable?: true;
  readonly bulkActions?: readonly unknown[];
  readonly columns: readonly {
    readonly field: string;
    readonly kind: string;
    readonly isDefault?: boolean;
    readonly width: number;
  }[];
};

const screenWidth = 1440;
/** Margins of the page, frame of the table, and the scroll bar of the page. */
const besides = 2 * 24 + 2 + 15;
const checkboxes = 50;
const rowActions = 44;

describe('the columns that a list opens with', () => {
  it.each<[string, List]>([
    ['fund reports for a unit', withoutBulk(fundReportsList({ today: '2026-11-20', isFund: false }))],
    ['document reports', documentReportsList],
    ['pay-in vouchers', payInsList],
    ['dossiers to approve', approvalsList],
    ['workers', workersList],
    ['units', unitsList],
    ['users', usersList],
    ['log', logList],
    ['kinds of support', supportTypesList],
  ])('stand side by side on a screen of 1440 pixels with the menu open: %s', (_, list) => {
    const shown = list.columns.filter(({ isDefault }) => isDefault);
    const width = shown.reduce(
      (sum, column) => sum + column.width,
      rowActions + (hasCheckboxes(list) ? checkboxes : 0),
    );
    expect(width).toBeLessThanOrEqual(screenWidth - frame.sidebarWidth - besides);
  });
});

describe('more columns than a screen of 1440 pixels holds, for so many have a star in the domain dictionary', () => {
  it.each<[string, List, string]>([
    ['fund reports for the Fund', fundReportsList({ today: '2026-11-20', isFund: true }), 'noChuyenKySau'],
    ['revenue reports', revenueReportsList, 'trangThai'],
    ['self-paying dossiers', dossiersList, 'trangThai'],
    ['contributions', contributionsList, 'tong'],
    ['support requests', requestsList, 'trangThai'],
    ['supported workers', supportedWorkersList, 'tinhTrangChi'],
  ])('W-07 have the one that staff look for in sight before anybody scrolls: %s', (_, list, field) => {
    const shown = list.columns.filter(({ isDefault }) => isDefault);
    const place = shown.findIndex((column) => column.field === field);
    const width = shown
      .slice(0, place + 1)
      .reduce((sum, column) => sum + column.width, rowActions + (hasCheckboxes(list) ? checkboxes : 0));
    expect(place).toBeGreaterThan(0);
    expect(width).toBeLessThanOrEqual(screenWidth - frame.sidebarWidth - besides);
  });
});

describe('what is left over besides them', () => {
  it.each<[string, List, string, number]>([
    ['fund reports for the Fund', fundReportsList({ today: '2026-11-20', isFund: true }), 'donViTen', 150],
    ['self-paying dossiers', dossiersList, 'hoTen', 160],
    ['support requests', requestsList, 'donViTen', 160],
  ])('W-07 goes to the names, so that two units or persons do not look the same: %s', (_, list, field, least) => {
    const shown = list.columns.filter(({ isDefault }) => isDefault);
    const texts = shown.filter(({ kind }) => kind === 'text');
    const sum = (columns: List['columns']) => columns.reduce((total, { width }) => total + width, 0);
    const room = screenWidth - frame.sidebarWidth - besides - rowActions - (hasCheckboxes(list) ? checkboxes : 0);
    const name = texts.find((column) => column.field === field)?.width ?? 0;
    expect(name + (Math.max(0, room - sum(shown)) * name) / sum(texts)).toBeGreaterThanOrEqual(least);
  });
});

function hasCheckboxes({ isSelectable, bulkActions = [] }: List): boolean {
  return isSelectable === true || bulkActions.length > 0;
}

/** A unit may take no step with many reports at once. */
function withoutBulk(list: List): List {
  return { ...list, bulkActions: [] };
}
