import { expect, test } from './support/fixtures';
import { signInAtIssuer } from './support/sign-in';

test('C-06 a signed-in start needs at most three steps of calls until the list is there', async ({
  page,
  production,
  issuer,
}) => {
  await page.goto(`${production.origin}/csdl/don-vi`);
  await page.getByRole('button', { name: 'Đăng nhập bằng tài khoản của Quỹ' }).click();
  await signInAtIssuer(page, 'khoa.tm');
  await expect(page.getByText('60 bản ghi', { exact: true })).toBeVisible();

  // Only the calls on the way are answered, and those of one step not before all of them are asked;
  // every other call, the issuer's among them, hangs: nothing on the way to the list may wait for it.
  const steps = stepsToTheList.map((paths) => rendezvous(paths.length));
  await page.route(isCallForData, async (route) => {
    const { pathname } = new URL(route.request().url());
    const step = stepsToTheList.findIndex((paths) => paths.includes(pathname));
    if (step !== -1) {
      await steps[step]?.();
      await route.continue();
    }
  });
  await page.route(`${issuer.issuer}/**`, () => undefined);
  await page.reload();
  await expect(page.getByText('60 bản ghi', { exact: true })).toBeVisible();
});

test('C-04 an unknown tenant is named on a screen of its own, with a retry', async ({ page }) => {
  await page.goto('/?__tenant=khong-co');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Không tìm thấy/u);
  await expect(page.getByRole('button', { name: 'Thử lại' })).toBeVisible();

  await page.goto('/?__tenant=dao-tao');
  await expect(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
});

/** The calls of a signed-in start that may wait for one another; those of one step are asked side by side. */
const stepsToTheList = [
  ['/dynamic-env.json'],
  ['/api/abp/application-configuration', '/api/abp/application-localization'],
  ['/api/app/don-vi'],
];

/** A door that opens for all when the last of `count` has come to it. */
function rendezvous(count: number): () => Promise<void> {
  let missing = count;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    missing -= 1;
    if (missing === 0) {
      open();
    }
    return opened;
  };
}

/** Scripts, styles and fonts are the bundle's own matter. */
function isCallForData(url: URL): boolean {
  return url.pathname === '/dynamic-env.json' || url.pathname.startsWith('/api/');
}
