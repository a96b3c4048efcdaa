import type { MockBackend } from '../../backend';
import { bearerToken } from '../../http/bearer-token';
import type { MockRequest } from '../../routing';

/** The sign-in that the request itself belongs to, by its token's `oi_au_id`. */
export async function ownFamily(
  { headers }: MockRequest,
  { verifyAccessToken }: MockBackend,
): Promise<string | undefined> {
  const token = bearerToken(headers) ?? '';
  const family = (await verifyAccessToken(token))['oi_au_id'];
  return typeof family === 'string' ? family : undefined;
}
