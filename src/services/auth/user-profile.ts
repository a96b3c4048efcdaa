import * as v from 'valibot';

import type { Session, UserProfile } from '@/domain/auth/session';
import { AppError, isCancelled, toAppError } from '@/domain/errors/app-error';

import { answerFacts, isSuccess, type ProtocolCall } from './protocol-call';

const profileSchema = v.objectWithRest({ sub: v.pipe(v.string(), v.minLength(1)) }, v.unknown());

/**
 * What the issuer's userinfo endpoint says about the person (OpenID Connect Core §5.3). An answer about anybody else is
 * dropped whole (§5.3.2). Rejects with `auth.user_profile_load_error`.
 */
export async function loadUserProfile(
  session: Session,
  { endpoint, call }: { readonly endpoint: string; readonly call: ProtocolCall },
  signal: AbortSignal,
): Promise<UserProfile> {
  const headers = { Authorization: `Bearer ${session.accessToken}` };
  const answer = await call({ url: endpoint, headers, signal }).catch((thrown: unknown) => {
    const cause = toAppError(thrown);
    throw isCancelled(cause)
      ? cause
      : new AppError('auth.user_profile_load_error', { status: cause.status, cause, detail: cause.code });
  });
  const parsed = v.safeParse(profileSchema, answer.body);
  if (!isSuccess(answer) || !parsed.success) {
    const detail = isSuccess(answer) ? 'the answer is no user profile' : `status ${answer.status}`;
    throw new AppError('auth.user_profile_load_error', { ...answerFacts(answer), detail });
  }
  const expected = session.idTokenClaims?.sub;
  if (expected !== undefined && parsed.output.sub !== expected) {
    throw new AppError('auth.user_profile_load_error', { detail: 'the profile belongs to another user (sub)' });
  }
  return parsed.output;
}
