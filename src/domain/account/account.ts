import type { HandedBack } from '../abp/handed-back';

/** Longest texts that ABP Identity stores (`IdentityUserConsts`). */
export const accountLimits = { userName: 256, email: 256, name: 64, surname: 64, phoneNumber: 16 } as const;

/** What a person may change of their own account (`PUT /api/account/my-profile`). */
export type ProfileInput = {
  readonly userName: string;
  readonly email: string;
  readonly name: string | null;
  readonly surname: string | null;
  readonly phoneNumber: string | null;
};

/** ABP's `ProfileDto`; it has no id, because a person has one profile. */
export type Profile = ProfileInput &
  HandedBack & {
    /** The account belongs to another service: its password cannot be changed here. */
    readonly isExternal: boolean;
    /** False for an account that never had a local password; the first one is set without the current one. */
    readonly hasPassword: boolean;
  };

/** What somebody types to get an account, as it goes over the wire. */
export type Registration = {
  readonly userName: string;
  readonly emailAddress: string;
  readonly password: string;
};

export type PasswordChange = {
  /** `null` for an account without a password. */
  readonly currentPassword: string | null;
  readonly newPassword: string;
};

/** What the link in a reset mail carries. The token is a secret as long as it lives. */
export type ResetLink = {
  readonly userId: string;
  readonly resetToken: string;
};

/** The link in an address's query; `undefined` when a part of it is missing. */
export function resetLinkIn(search: string): ResetLink | undefined {
  const query = new URLSearchParams(search);
  const userId = query.get('userId') ?? '';
  const resetToken = query.get('resetToken') ?? '';
  return userId === '' || resetToken === '' ? undefined : { userId, resetToken };
}
