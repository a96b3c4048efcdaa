// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import type { FundReportLine } from '@/domain/fund-reports/fund-report';
import { LinesEditor } from '@/views/fund/fund-reports/lines-editor';
import { useReportEdit } from '@/views/fund/fund-reports/use-report-edit';

import { report, storedLine } from '../../../domain/fund-reports/report-fixtures';
import { fakeServices, Surroundings } from '../../shared/list/list-fixtures';

afterEach(cleanup);

describe('the workers of a fund report', () => {
  it('B-01 that can only be read show the departure and the amounts beside who it is', async () => {
    expect((await headsOf([storedLine(0)], true)).slice(0, 9)).toEqual([
      'STT',
      'Họ và tên',
      'Ngày sinh',
      'Giới tính',
      'Số CCCD',
      'Số hộ chiếu',
      'Ngày xuất cảnh',
      'Phần NLĐ đóng',
      'Phần DN đóng',
    ]);
  });

  it('B-01 that can only be read show why an identity number does not match as soon as one does not', async () => {
    const reason = { lyDoCccd: 'Sổ hộ khẩu ghi sai giới tính' };
    expect(await headsOf([storedLine(0), storedLine(1, reason)], true)).toContain('Lý do số CCCD không khớp');
    cleanup();
    const warned = { ...storedLine(0), canhBao: ['cccd-khong-khop'] as const };
    expect(await headsOf([warned as unknown as FundReportLine], true)).toContain('Lý do số CCCD không khớp');
  });

  it('B-01 are typed in the order of the paper form', async () => {
    const heads = await headsOf([storedLine(0)], false);
    expect(heads[5]).toBe('Lý do số CCCD không khớp');
    expect(heads.indexOf('Ngày xuất cảnh *')).toBeGreaterThan(heads.indexOf('Ngày ký hợp đồng *'));
    expect(heads.indexOf('Phần NLĐ đóng')).toBeGreaterThan(heads.indexOf('Ngày xuất cảnh *'));
  });
});

/** The heads of the columns, after the lines have come. */
async function headsOf(lines: readonly FundReportLine[], isLocked: boolean): Promise<readonly string[]> {
  const { services } = fakeServices({ fundReports: { lines: () => Promise.resolve(lines) } });
  render(
    <Surroundings services={services}>
      <Editor isLocked={isLocked} />
    </Surroundings>,
  );
  await screen.findByLabelText('Họ và tên, dòng 1');
  return screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
}

function Editor({ isLocked }: { readonly isLocked: boolean }) {
  return <LinesEditor editRef={useReportEdit(report())} isLocked={isLocked} />;
}
