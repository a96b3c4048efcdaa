import type { UserRow } from '../data/users';

/** What happened to somebody's sign-in, for the log. */
export type SignInEvent =
  | { readonly kind: 'signedIn' | 'signedOut'; readonly userId: string }
  /** A new password that had to be chosen before signing in. */
  | { readonly kind: 'passwordChanged'; readonly userId: string; readonly before: UserRow }
  | {
      readonly kind: 'failed';
      /** Absent where nobody has the name that was typed. */
      readonly userId: string | undefined;
      /** What was typed, or whose session it was. */
      readonly userName: string;
      /** ABP's name of the refusal, or the event of the sign-in. */
      readonly code: string;
    };

/**
 * The browser in words, e.g. `Chrome 130 · Windows`; `null` where nothing says what it is.
 */
export function presentDevice(): string | null {
  const userAgent = ownUserAgent();
  if (userAgent === undefined) {
    return null;
  }
  const browser = browsers.flatMap(([name, pattern]) => {
    const version = pattern.exec(userAgent)?.[1];
    return version === undefined ? [] : [`${name} ${version}`];
  })[0];
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const words = [browser, system].filter((word) => word !== undefined);
  return words.length === 0 ? null : words.join(' · ');
}

/** Servers have no navigator. */
function ownUserAgent(): string | undefined {
  return (globalThis as { readonly navigator?: Pick<Navigator, 'userAgent'> }).navigator?.userAgent;
}

/** The first that fits: Edge and Opera call themselves Chrome too. */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /Edg\/(\d+)/u],
  ['Opera', /OPR\/(\d+)/u],
  ['Firefox', /Firefox\/(\d+)/u],
  ['Chrome', /(?:Headless)?Chrome\/(\d+)/u],
  ['Safari', /Version\/(\d+).*Safari/u],
];

const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Android', /Android/u],
  ['iOS', /iPhone|iPad/u],
  ['Windows', /Windows/u],
  ['macOS', /Mac OS X/u],
  ['Linux', /Linux/u],
];
