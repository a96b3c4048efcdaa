import type { Page } from '@playwright/test';

import { expect, test } from './support/fixtures';
import { signIn } from './support/sign-in';

const reports = '/quan-ly-quy/bao-cao-quy';
const approvals = '/quan-ly-quy/phe-duyet-nguoi-lao-dong-tu-dong';

test('B-01 the 10th is a Sunday: money of 11/05/2026 is on time, what is still owed on 12/05 is a day overdue', async ({
  page,
}) => {
  await page.clock.setSystemTime(new Date('2026-05-11T23:50:00+07:00'));
  await page.goto(`${reports}?tu-khoa=BCQ.202604.DV0012`);
  await signIn(page, 'khoa.tm');
  const owed = rowOf(page, 'BCQ.202604.DV0012');
  await expect(owed).toContainText('11/05/2026');
  await expect(owed).toContainText('Sắp đến hạn');
  await page.clock.setSystemTime(new Date('2026-05-12T00:02:00+07:00'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(owed).toContainText('Quá hạn 1 ngày');

  await page.getByRole('searchbox').first().fill('BCQ.202604.DV0039');
  await expect(rowOf(page, 'BCQ.202604.DV0039')).not.toContainText('hạn');
  await page.getByRole('link', { name: 'BCQ.202604.DV0039' }).click();
  await page.getByRole('tab', { name: '2. Thông tin quyết toán' }).click();
  await expect(page.getByRole('main')).toContainText('Hạn nộp 11/05/2026');
  await expect(page.getByRole('link', { name: /11\/05\/2026/u })).toContainText('1.000.000');
  await expect(page.getByText('Quá hạn', { exact: false })).toHaveCount(0);
});

test('B-02 B-03 a contract concluded abroad and accepted on Friday 13/11/2026 is paid by Friday 20/11/2026; one that was paid for is refused', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/403/u);
  await page.clock.setSystemTime(new Date('2026-11-13T06:30:00+07:00'));
  await page.goto(`${approvals}?hinhThuc=6b&coCanhBao=false`);
  await signIn(page, 'khoa.tm');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByText('Đủ tài liệu bắt buộc.')).toBeVisible();
  await approve(page);
  await expect(page.getByText('Phê duyệt thành công.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('20/11/2026');

  await page.goto(`${approvals}?hinhThuc=6b&coCanhBao=true`);
  await rowOf(page, 'Đã đóng cho hợp đồng này').getByRole('link').click();
  await approve(page);
  await expect(page.getByRole('dialog')).toContainText(
    /Người lao động .+ – hợp đồng .+ đã đóng quỹ theo GCN GCN\.\d{4}\.\d{7}\./u,
  );
});

/** The row of a list that holds a text. */
function rowOf(page: Page, text: string) {
  return page.getByRole('row').filter({ hasText: text });
}

async function approve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Phê duyệt', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Phê duyệt', exact: true }).click();
}
