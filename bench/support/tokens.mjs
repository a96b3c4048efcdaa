import { loadTypeScript } from '../../scripts/support/load-typescript.mjs';

/**
 * Signs somebody in at the mock.
 *
 * @param {{ readonly origin: string, readonly settings: { readonly password: string }, readonly handle: (request: Request) => Promise<Response> }} backend
 * @param {string} userName
 * @returns {Promise<string>} the access token
 */
export async function tokenOf(backend, userName) {
  const { demoClientId, apiName } = await loadTypeScript('mock-server/settings.ts');
  const fields = {
    grant_type: 'password',
    username: userName,
    password: backend.settings.password,
    client_id: demoClientId,
    scope: `openid ${apiName}`,
  };
  const answer = await backend.handle(
    new Request(`${backend.origin}/connect/token`, { method: 'POST', body: new URLSearchParams(fields) }),
  );
  return (await answer.json()).access_token;
}
