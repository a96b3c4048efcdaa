import { expect, test } from './support/fixtures';
import { signIn } from './support/sign-in';
import { pressEdit } from './support/worker';

/** Cookies are shared by host, whatever the port: the back end's would go out with every call of the page. */
test.use({ siteHost: '127.0.0.1' });

test('C-01 C-02 X-04 page and back end on two ports of one host: changes are stored, no cookie goes to the other port', async ({
  page,
  productionSite,
  joinOwnBackend,
}) => {
  const backend = await joinOwnBackend();
  const carryingCookies: string[] = [];
  backend.backend.hooks.wrappers.add(({ request }, answer) => {
    if (request.headers.has('Cookie')) {
      carryingCookies.push(`${request.method} ${new URL(request.url).pathname}`);
    }
    return answer();
  });

  await page.goto(`${productionSite.origin}/csdl/nguoi-lao-dong`);
  await signIn(page, 'khoa.tm');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await pressEdit(page);
  await page.getByLabel('Ghi chú').fill('Đã gọi điện cho gia đình.');
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();

  await expect(page.getByText('Cập nhật thành công.')).toBeVisible();
  expect(carryingCookies).toEqual([]);
});
