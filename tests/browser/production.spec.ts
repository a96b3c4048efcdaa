import { answerQuestion } from './support/confirm';
import { expect, test } from './support/fixtures';
import { signInAtIssuer } from './support/sign-in';

test.describe('the production build against a certified issuer and a back end on the network', () => {
  test.use({ issuerOptions: { accessTokenSeconds: 40 } });

  test('A-03 A-09 A-16 C-05 signs in by code and PKCE, works, renews with rotation and ends the session', async ({
    page,
    production,
    issuer,
    consoleGuard,
  }) => {
    // This issuer refuses to revoke access tokens that are JWTs; signing out goes on all the same.
    consoleGuard.allow(/400 .*\/token\/revocation/u);
    const tokenCalls: string[] = [];
    page.on('request', (request) => {
      if (request.url() === `${issuer.issuer}/token`) {
        tokenCalls.push(new URLSearchParams(request.postData() ?? '').get('grant_type') ?? '');
      }
    });
    await page.clock.install();
    await page.goto(`${production.origin}/csdl/nguoi-lao-dong`);
    await page.getByRole('button', { name: 'Đăng nhập bằng tài khoản của Quỹ' }).click();
    await signInAtIssuer(page, 'khoa.tm');

    await expect(page).toHaveURL(`${production.origin}/csdl/nguoi-lao-dong`);
    await expect(page.getByText('5.000 bản ghi', { exact: true })).toBeVisible();
    expect(tokenCalls).toEqual(['authorization_code']);

    await page.clock.fastForward('00:31');
    await expect.poll(() => tokenCalls).toEqual(['authorization_code', 'refresh_token']);
    await page.getByLabel('Tìm kiếm').fill('dang thi ung');
    await expect(page.getByRole('row').filter({ hasText: 'Đặng Thị Ưng' })).toHaveCount(1);
    expect(tokenCalls).toEqual(['authorization_code', 'refresh_token']);

    const revocations: string[] = [];
    page.on('request', (request) => {
      if (request.url() === `${issuer.issuer}/token/revocation`) {
        revocations.push(new URLSearchParams(request.postData() ?? '').get('token_type_hint') ?? '');
      }
    });
    const endSession = page.waitForRequest((request) => request.url().startsWith(`${issuer.issuer}/session/end?`));
    await page.getByRole('button', { name: 'Đăng xuất' }).click();
    await answerQuestion(page, /đăng xuất/u, 'Có');
    const parameters = new URL((await endSession).url()).searchParams;
    expect([...parameters.keys()].sort()).toEqual(
      expect.arrayContaining(['culture', 'id_token_hint', 'post_logout_redirect_uri', 'state', 'ui-culture']),
    );
    expect(revocations.sort()).toEqual(['access_token', 'refresh_token']);
    await expect(page).toHaveURL(/\/auth\/login/);
    expect(decodeURIComponent(page.url()), 'the state that the issuer hands back').not.toContain('state=');

    await page.getByRole('button', { name: 'Đăng nhập bằng tài khoản của Quỹ' }).click();
    await expect(page.getByLabel('Login')).toBeVisible();
  });
});

test('C-01 C-06 calls carry token, language and X-Requested-With to the API over the network', async ({
  page,
  production,
  backend,
}) => {
  await page.goto(`${production.origin}/csdl/don-vi`);
  await page.getByRole('button', { name: 'Đăng nhập bằng tài khoản của Quỹ' }).click();
  const call = page.waitForRequest(
    (request) => request.url().startsWith(`${backend.url}/api/app/don-vi?`) && request.method() === 'GET',
  );
  await signInAtIssuer(page, 'dv0007.lanhdao');

  const headers = await (await call).allHeaders();
  expect(headers['authorization']).toMatch(/^Bearer eyJ/);
  expect([headers['accept-language'], headers['x-requested-with']]).toEqual(['vi', 'XMLHttpRequest']);
  await expect(page.getByText('Công ty Cổ phần Nhân lực Lam Giang')).toBeVisible();
});

test('C-06 the login form waits for the environment alone, while issuer and back end never answer', async ({
  page,
  production,
  issuer,
  backend,
}) => {
  await page.route(`${issuer.issuer}/**`, () => undefined);
  await page.route(`${backend.url}/**`, () => undefined);
  await page.goto(`${production.origin}/`);

  await expect(page.getByRole('button', { name: 'Đăng nhập bằng tài khoản của Quỹ' })).toBeEnabled();
});
