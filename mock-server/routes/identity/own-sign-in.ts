import type { MockBackend } from '../../backend';
import type { MockRequest } from '../../routing';

/** The sign-in that the request itself belongs to, by its token's `oi_au_id`. */
export async function ownFamily(
  { headers }: MockRequest,
  { verifyAccessToken }: MockBackend,
): Promise<string | undefined> {
  const token = /^Bearer (.+)$/i.exec(headers.get('Authorization') ?? '')?.[1] ?? '';
  const family = (await verifyAccessToken(token))['oi_au_id'];
  return typeof family === 'string' ? family : undefined;
}
