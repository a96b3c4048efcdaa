import type { SignInSessions } from '@/domain/account/sign-in-session';
import type { HttpClient } from '@/services/http/http-client';

import { framed, rows } from './list-request';

export type SessionsApi = {
  /** The signed-in person's own sessions and latest sign-ins. */
  readonly get: (signal: AbortSignal) => Promise<SignInSessions>;
  /** Ends another of one's own sessions: it is not renewed any more. */
  readonly end: (id: string, signal: AbortSignal) => Promise<void>;
};

const path = '/api/app/phien-dang-nhap';

/** Calls of one's own sessions (register B-26). */
export function createSessionsApi(http: HttpClient): SessionsApi {
  return {
    get: (signal) => framed<SignInSessions>(http(path, { signal }), { phien: rows, dangNhap: rows }),
    end: async (id, signal) => {
      await http(`${path}/${encodeURIComponent(id)}`, { method: 'DELETE', signal });
    },
  };
}
