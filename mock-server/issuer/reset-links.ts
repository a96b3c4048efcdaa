import type { MockIssuer } from './issuer';
import { randomToken, sha256 } from './random';

const linksKey = 'issuer/reset-links';

/** What a reset token stands for; the token itself is not kept. Time in milliseconds. */
type StoredLink = {
  readonly userId: string;
  readonly expiresAt: number;
};

type StoredLinks = Readonly<Record<string, StoredLink>>;

/** A new token for one change of a person's password; those sent before stay good too, as with ASP.NET Identity. */
export async function createResetToken(issuer: MockIssuer, userId: string): Promise<string> {
  const token = randomToken();
  const digest = await sha256(token);
  const expiresAt = issuer.clock() + issuer.settings.resetLinkLifetime * 1_000;
  await issuer.store.update(linksKey, (old) => ({
    ...only(asLinks(old), (link) => link.expiresAt > issuer.clock()),
    [digest]: { userId, expiresAt },
  }));
  return token;
}

export async function isResetTokenOf(issuer: MockIssuer, userId: string, token: string): Promise<boolean> {
  const links = asLinks(await issuer.store.get(linksKey));
  return isGood(links, await sha256(token), userId, issuer.clock());
}

/** Spends a token, so that of two who use it at the same time one is refused; false for one that is no good. */
export async function spendResetToken(issuer: MockIssuer, userId: string, token: string): Promise<boolean> {
  const digest = await sha256(token);
  let isSpent = false;
  await issuer.store.update(linksKey, (old) => {
    const links = asLinks(old);
    isSpent = isGood(links, digest, userId, issuer.clock());
    return isSpent ? only(links, (link) => link.userId !== userId) : links;
  });
  return isSpent;
}

/** A new password, name or address makes every link of the person worthless, as a new security stamp does. */
export async function dropResetTokens(issuer: MockIssuer, userId: string): Promise<void> {
  await issuer.store.update(linksKey, (old) => only(asLinks(old), (link) => link.userId !== userId));
}

export async function forgetResetLinks(issuer: MockIssuer): Promise<void> {
  await issuer.store.remove(linksKey);
}

function isGood(links: StoredLinks, digest: string, userId: string, now: number): boolean {
  const link = Object.hasOwn(links, digest) ? links[digest] : undefined;
  return link?.userId === userId && link.expiresAt > now;
}

function only(links: StoredLinks, isKept: (link: StoredLink) => boolean): StoredLinks {
  return Object.fromEntries(Object.entries(links).filter(([, link]) => isKept(link)));
}

function asLinks(value: unknown): StoredLinks {
  return typeof value === 'object' && value !== null ? (value as StoredLinks) : {};
}
