import * as v from 'valibot';

import type { HandedBack } from '@/domain/abp/handed-back';
import type { PasswordChange, Profile, ProfileInput, Registration, ResetLink } from '@/domain/account/account';
import { AppError, toAppError } from '@/domain/errors/app-error';
import type { HttpClient } from '@/services/http/http-client';

import { extraPropertiesSchema, withExtraProperties } from './extra-properties';
import { asConflict } from './identity-conflict';

export type AccountApi = {
  readonly register: (registration: Registration, signal: AbortSignal) => Promise<void>;
  /** Succeeds for an address that nobody has too: an answer that differs would tell strangers who has an account. */
  readonly sendPasswordResetCode: (email: string, signal: AbortSignal) => Promise<void>;
  /** False for a link that is used up, too old or made up. True where the server cannot be asked (ABP before 8). */
  readonly verifyPasswordResetToken: (link: ResetLink, signal: AbortSignal) => Promise<boolean>;
  readonly resetPassword: (link: ResetLink & { readonly password: string }, signal: AbortSignal) => Promise<void>;
  readonly getProfile: (signal: AbortSignal) => Promise<Profile>;
  /** @throws {AppError} `http.conflict` when the profile was saved from elsewhere meanwhile. */
  readonly updateProfile: (input: ProfileInput & HandedBack, signal: AbortSignal) => Promise<Profile>;
  readonly changePassword: (change: PasswordChange, signal: AbortSignal) => Promise<void>;
};

const path = '/api/account';
const profilePath = `${path}/my-profile`;

/** The name under which ABP's back end knows the address of a single-page client, whatever it is written in. */
const appName = 'Angular';

const text = v.nullish(v.string(), null);

const profileSchema = v.object({
  userName: v.string(),
  email: v.nullish(v.string(), ''),
  name: text,
  surname: text,
  phoneNumber: text,
  isExternal: v.optional(v.boolean(), false),
  hasPassword: v.optional(v.boolean(), true),
  concurrencyStamp: v.nullish(v.string(), ''),
  extraProperties: extraPropertiesSchema,
});

/** Calls of ABP's account endpoints (ABP contract §8); those for people without a session go out without a token. */
export function createAccountApi(http: HttpClient): AccountApi {
  const post = async (address: string, body: object, signal: AbortSignal, isAnonymous: boolean) => {
    await http(address, { method: 'POST', body, signal, isAnonymous });
  };
  return {
    register: (registration, signal) => post(`${path}/register`, { ...registration, appName }, signal, true),
    sendPasswordResetCode: async (email, signal) => {
      try {
        await post(`${path}/send-password-reset-code`, { email, appName }, signal, true);
      } catch (thrown) {
        if (!isUnknownAddress(thrown)) {
          throw thrown;
        }
      }
    },
    verifyPasswordResetToken: async (link, signal) => {
      try {
        return await http(`${path}/verify-password-reset-token`, {
          method: 'POST',
          body: link,
          schema: v.boolean(),
          signal,
          isAnonymous: true,
        });
      } catch (thrown) {
        const { status, server } = toAppError(thrown);
        if (status === 404) {
          // ABP answers an unknown person with an error of its own, an unknown endpoint with nothing.
          return server === undefined;
        }
        if (status === 400) {
          // What the link carries is not even a person's id: it was cut or changed on its way.
          return false;
        }
        throw thrown;
      }
    },
    resetPassword: (reset, signal) => post(`${path}/reset-password`, reset, signal, true),
    getProfile: (signal) => http(profilePath, { schema: profileSchema, signal }),
    updateProfile: async (input, signal) => {
      try {
        const body = withExtraProperties(input);
        return await http(profilePath, { method: 'PUT', body, schema: profileSchema, signal });
      } catch (thrown) {
        throw asConflict(thrown);
      }
    },
    changePassword: (change, signal) => post(`${profilePath}/change-password`, change, signal, false),
  };
}

/** ABP says it with a user-friendly 403 that has no code. */
function isUnknownAddress(thrown: unknown): boolean {
  return thrown instanceof AppError && thrown.status === 403 && thrown.server?.code === null;
}
