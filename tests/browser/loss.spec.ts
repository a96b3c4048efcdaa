import type { Page } from '@playwright/test';

import { answerQuestion } from './support/confirm';
import { expect, test } from './support/fixtures';
import { loseSession } from './support/own-issuer';
import { takePicture } from './support/picture';
import { pasteWorkers, workbookOf, type Worker } from './support/report-workers';
import { signIn } from './support/sign-in';

const report = 'BCQ.202610.DV0009';
/** Stands in that report already. */
const present = 6;

test('A-10 B-01 promise-11 a session that ends and a network that breaks cost no row of 200 pasted and 201 imported workers', async ({
  page,
  productionSite,
  joinOwnBackend,
  consoleGuard,
}) => {
  test.setTimeout(120_000);
  consoleGuard.allow(/40[013]|ERR_FAILED/u);
  const backend = await joinOwnBackend();
  await page.goto(`${productionSite.origin}/quan-ly-quy/bao-cao-quy?tu-khoa=${report}`);
  await signIn(page, 'dv0009.nhaplieu');
  await page.getByRole('link', { name: report }).click();

  // The fifth of the pasted workers has contributed for this contract long ago.
  const pasted = workers(200, 1).with(4, contributed);
  await page.getByRole('button', { name: 'Thêm người lao động' }).click();
  loseSession(backend);
  await pasteWorkers(page.getByRole('textbox', { name: `Họ và tên, dòng ${present + 1}` }), pasted);
  const dialog = page.getByRole('alertdialog', { name: 'Phiên làm việc đã hết hạn' });
  await dialog.getByLabel('Mật khẩu', { exact: true }).fill(backend.backend.settings.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  // What could not be stored goes out again as soon as somebody is signed in.
  await expect(page.getByText('1 dòng còn lỗi nên chưa được lưu.')).toBeVisible();
  await page.getByRole('button', { name: /Dòng 11/u }).click();
  await expect(page.getByRole('main')).toContainText(
    'Người lao động Trần Thị Phương Hiền – hợp đồng 4655/2026/HĐĐĐ-ĐPV đã đóng quỹ theo GCN GCN.2026.0001295.',
  );
  await page.getByRole('textbox', { name: 'Số hợp đồng, dòng 11' }).fill('4656/2026/HĐĐĐ-ĐPV');
  await expect(page.getByText('Đã lưu', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Nhập Excel' }).click();
  await page.getByLabel('Tệp Excel để nhập').setInputFiles(await workbookOf(workers(201, 201)));
  await loseSecondAnswer(page);
  await page.getByRole('button', { name: 'Nhập 201 dòng hợp lệ' }).click();
  await answerQuestion(page, 'Nhập 201 dòng hợp lệ', 'Có');
  const broken = page.getByRole('region', { name: 'Việc nhập bị gián đoạn' });
  await expect(broken).toContainText('Đã nhập100Bị từ chối0Chưa rõ100Chưa gửi1');
  await expect(broken).toContainText('dòng 102 đến 201');
  await takePicture(page, 'import-broken');
  await page.getByRole('button', { name: 'Gửi tiếp 101 dòng còn lại' }).click();
  const result = page.getByRole('region', { name: 'Kết quả nhập' });
  await expect(result).toContainText('Đã nhập201Bị từ chối0Chưa gửi0');
  await result.getByRole('link', { name: 'Về danh sách' }).click();
  await expectWorkers(page, present + 401);
});

const contributed: Worker = {
  ...workerOf(5),
  hoTen: 'Trần Thị Phương Hiền',
  ngaySinh: '2004-11-12',
  gioiTinh: 'Nữ',
  soCccd: '015304349013',
  soHoChieu: 'P26712505',
  soHopDong: '4655/2026/HĐĐĐ-ĐPV',
  ngayKy: '2026-01-25',
};

function workers(count: number, first: number): readonly Worker[] {
  return Array.from({ length: count }, (_, index) => workerOf(first + index));
}

/** Somebody whom nobody knows yet. */
function workerOf(number: number): Worker {
  return {
    hoTen: `Lý Thị ${'ABCDEGHIKLMNOPQRSTUVXY'.charAt(number % 22)}n`,
    ngaySinh: '1996-06-14',
    gioiTinh: 'Nữ',
    soCccd: `042196${String(800_000 + number)}`,
    soHoChieu: `C${String(8_200_000 + number)}`,
    thiTruongId: 'Nhật Bản',
    nganhNgheId: 'Chế biến thực phẩm',
    soHopDong: `${number}/2026/HĐ-ĐPV`,
    ngayKy: '2026-08-03',
    thoiHanThang: 36,
    ngayXuatCanh: '2026-10-15',
    boSungKyTruoc: 'Không',
  };
}

/** The second call of the import reaches the server; its answer reaches nobody. */
async function loseSecondAnswer(page: Page): Promise<void> {
  let calls = 0;
  await page.route('**/api/app/bao-cao-quy/*/nhap-excel', async (route) => {
    calls += 1;
    if (calls !== 2) {
      await route.continue();
      return;
    }
    await route.fetch();
    await route.abort('failed');
  });
}

async function expectWorkers(page: Page, count: number): Promise<void> {
  await page.getByRole('tab', { name: '2. Thông tin quyết toán' }).click();
  await expect(page.getByRole('row', { name: /Tổng cộng/u })).toContainText(`Tổng cộng${count}`);
}
