import type { SignInSessions } from '@/domain/account/sign-in-session';
import { toAppError } from '@/domain/errors/app-error';
import type { HttpClient } from '@/services/http/http-client';

import { framed, rows } from './list-request';

export type SessionsApi = {
  /** The signed-in person's own sessions and latest sign-ins. */
  readonly get: (signal: AbortSignal) => Promise<SignInSessions>;
  /** Ends another of one's own sessions: it is not renewed any more. */
  readonly end: (id: string, signal: AbortSignal) => Promise<void>;
  /** Ends all of them but the one that asks; one that has ended by itself meanwhile is as good. */
  readonly endOthers: (signal: AbortSignal) => Promise<void>;
};

const path = '/api/app/phien-dang-nhap';

/** Calls of one's own sessions (register B-26). */
export function createSessionsApi(http: HttpClient): SessionsApi {
  const get: SessionsApi['get'] = (signal) =>
    framed<SignInSessions>(http(path, { signal }), { phien: rows, dangNhap: rows });
  const end: SessionsApi['end'] = async (id, signal) => {
    await http(`${path}/${encodeURIComponent(id)}`, { method: 'DELETE', signal });
  };
  return {
    get,
    end,
    endOthers: async (signal) => {
      const others = (await get(signal)).phien.filter(({ hienTai }) => !hienTai);
      await Promise.all(
        others.map(({ id }) =>
          end(id, signal).catch((thrown: unknown) => {
            if (toAppError(thrown).status !== 404) {
              throw thrown;
            }
          }),
        ),
      );
    },
  };
}
