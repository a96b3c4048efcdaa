import type { Answer } from './answer-body';

type RenewalParts = {
  /** The anti-forgery token of this moment, `undefined` without a cookie. */
  readonly read: () => string | undefined;
  /** Asks the back end for something that sets the cookie; its answer is not looked at. */
  readonly refresh: () => Promise<unknown>;
};

/**
 * The token with which a call that was refused as forged may be sent once more; `undefined` when there is no other one.
 * Any number of callers at once cause one refresh.
 */
export type AntiForgeryRenewal = (refusedToken: string | undefined) => Promise<string | undefined>;

/**
 * A page of another application in a second tab can replace the cookie between a call's reading it and its arrival
 * (abp #24652): the new cookie is then taken as it stands. A cookie that is still the refused one belongs to another
 * person or another key of the server and is set anew.
 */
export function createAntiForgeryRenewal({ read, refresh }: RenewalParts): AntiForgeryRenewal {
  let refreshing: Promise<unknown> | undefined;
  return async (refusedToken) => {
    if (read() === refusedToken) {
      refreshing ??= refresh()
        .catch(() => undefined)
        .finally(() => {
          refreshing = undefined;
        });
      await refreshing;
    }
    const token = read();
    return token === refusedToken ? undefined : token;
  };
}

/** True for the answer of ABP's anti-forgery filter: 400 without a body, whatever was sent. */
export function isForgeryRefusal({ response, text }: Answer): boolean {
  return response.status === 400 && text === '';
}
