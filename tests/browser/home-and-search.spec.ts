import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { takePicture } from './support/picture';
import { signIn } from './support/sign-in';

test('B-25 what waits stands on the home page: a tile says how many, and leads to a list of as many', async ({
  page,
}) => {
  await signIn(page, 'khoa.tm');
  const tile = page.getByRole('link', { name: /^Báo cáo quỹ chờ thẩm định Cần chú ý \d+/u });
  await expect(tile).toBeVisible();
  const [count = ''] = /\d+$/u.exec((await tile.innerText()).trim()) ?? [];
  await expect(page.getByRole('figure', { name: 'Lao động xuất cảnh theo tháng' }).getByRole('img')).toBeVisible();
  await takePicture(page, 'home');

  await page.getByRole('button', { name: 'Xem dạng bảng: Lao động xuất cảnh theo tháng' }).click();
  await expect(page.getByRole('table', { name: 'Lao động xuất cảnh theo tháng' }).getByRole('row')).toHaveCount(13);

  await tile.click();
  await expect(page).toHaveURL(/\/quan-ly-quy\/bao-cao-quy\?.*trangThai=2/u);
  await expect(page.getByText(`${count} bản ghi`, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('tab', { selected: true })).toHaveText(`Chờ thẩm định ${count} bản ghi`);
});

test('S-11 B-25 the charts of the home page take the room that was kept for them, however wide the window', async ({
  page,
}) => {
  await signIn(page, 'khoa.tm');
  await page.addInitScript(noteRoomBetween, ['Biểu đồ', 'Đi tới'] as const);
  for (const width of [600, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const chart = page.getByRole('figure', { name: /^Tỷ trọng theo thị trường/u });
    await expect(chart.getByRole('img')).toBeVisible();
    // Titles take other lines until the font is there.
    await expect.poll(() => page.evaluate(roomTakenMore), { message: `at ${width}` }).toBeLessThan(lineOfTextPx / 2);
  }
});

test('B-25 P-02 a unit finds its own deadline with the amount, and only its own records by the search', async ({
  page,
}) => {
  await signIn(page, 'dv0007.lanhdao');
  await expect(page.getByRole('link', { name: /^Kỳ đến hạn gần nhất/u })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Dư nợ hiện tại/u })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hạn gần nhất' })).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: /mã hồ sơ/u });
  await box.fill('BCQ.2026');
  await expect(page.getByText('Bản ghi · Báo cáo quỹ')).toBeVisible();
  for (const option of await page.getByRole('option').all()) {
    await expect(option).toContainText('DV0007');
  }
  await box.fill('BCQ.202609.DV0007');
  await expect(page.getByRole('option')).toHaveCount(1);
  await box.press('Enter');
  await expect(page).toHaveURL(/\/quan-ly-quy\/bao-cao-quy\/[\w-]+$/u);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('BCQ.202609.DV0007');
});

const lineOfTextPx = 20;

/** Runs in the page: notes in each frame how far two headings stand apart, from the first frame that has both. */
function noteRoomBetween(names: readonly [upper: string, lower: string]): void {
  const rooms: number[] = [];
  Object.assign(window, { notedRooms: rooms });
  const look = () => {
    const headings = Array.from(document.querySelectorAll('main h2'));
    const [upper, lower] = names.map((name) => headings.find(({ textContent }) => textContent === name));
    if (upper !== undefined && lower !== undefined) {
      rooms.push(lower.getBoundingClientRect().top - upper.getBoundingClientRect().top);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: by how many pixels the room has changed since it was kept. */
function roomTakenMore(): number {
  const rooms = Reflect.get(window, 'notedRooms') as readonly number[];
  return Math.abs((rooms.at(-1) ?? NaN) - (rooms.at(0) ?? NaN));
}
