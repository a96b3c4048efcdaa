import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { authEventNames, authEventOf, tokenFaults, type AuthEventName } from '@/domain/auth/auth-events';
import { checkIdTokenClaims } from '@/domain/auth/id-token-checks';
import { popupAnswerGraceMs } from '@/domain/constants';
import { toAppError } from '@/domain/errors/app-error';
import { codeByTokenFault, errorCatalogue } from '@/domain/errors/error-catalogue';
import { errorTexts } from '@/domain/errors/error-texts';
import type { DemoFlow } from '@mock-server/demo-environment';
import { codeOfFault } from '@mock-server/faults/fault';
import { technicalName, wayToSee } from '@mock-server/faults/faults';
import { signInFaults, type SignInFaultId as FaultId } from '@mock-server/faults/sign-in-faults';

import { isSignedIn, settle, type SignInPage } from '../../services/auth/sign-in-page';
import { createTestBackend, signIn as signInByPassword, testNow } from '../support/test-backend';
import { atRest, playFrame, renew, signIn, startLesson, type Lesson } from './fault-page';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Under which event a failure is announced that is not named after one. */
function eventOf(id: FaultId, flow: DemoFlow): AuthEventName | undefined {
  if (id === 'signIn.grantRejected') {
    return 'token_refresh_error';
  }
  return authEventOf(codeOfFault(id)) ?? (flow === 'password' ? 'token_error' : 'code_error');
}

/** What the trainer does, where it is more than signing in. */
const lessons: Partial<Record<FaultId, (lesson: Lesson) => Promise<SignInPage>>> = {
  'auth.token_refresh_error': renew,
  'signIn.grantRejected': renew,
  'token.wrongSubject': renew,
  'auth.silent_refresh_timeout': async (lesson) => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const limit = new AbortController();
      if (milliseconds === 20_000) {
        setTimeout(() => limit.abort(), 5);
      }
      return limit.signal;
    });
    const page = await renew(lesson);
    expect(await playFrame(lesson)).toBeUndefined();
    return page;
  },
  'auth.silent_refresh_error': async (lesson) => {
    const page = await renew(lesson, 61);
    await playFrame(lesson);
    return page;
  },
  'auth.token_revoke_error': async (lesson) => {
    const page = await signIn(lesson);
    await page.until(isSignedIn);
    page.authRef.send({ type: 'signOut' });
    return page;
  },
  'signIn.loop': async (lesson) => {
    const first = await signIn(lesson);
    await vi.waitFor(() => expect(first.announced).toEqual(['auth.failed auth.code_error']));
    return signIn(lesson);
  },
  'auth.popup_blocked': async ({ harness }) => {
    harness.windows.state.isPopupBlocked = true;
    const page = await atRest(harness);
    page.authRef.send({ type: 'signIn.popup' });
    return page;
  },
};

const faultIds = Object.keys(signInFaults) as readonly FaultId[];
const armable = faultIds.filter((id) => signInFaults[id].effect !== undefined);
const waysOf = (ids: readonly FaultId[]) =>
  ids.flatMap((id) => signInFaults[id].flows.map((flow) => [id, flow] as const));
const isOvercome = (id: FaultId) => signInFaults[id].isOvercome === true;
const ways = waysOf(armable.filter((id) => !isOvercome(id)));

/** The id token of a sign-in that the fault strikes, and the keys that are published before and after. */
async function idTokenOf(id: FaultId) {
  const { backend } = await createTestBackend();
  const published = async () => {
    const { keys } = await backend.issuer.keys.publicKeys('ES256');
    return keys.map(({ kid = '' }) => kid);
  };
  const before = await published();
  await backend.faults.arm(id);
  const { id_token: token } = await signInByPassword(backend, 'khoa.tm');
  const { iat = 0, exp = 0 } = decodeJwt(token);
  const now = testNow / 1_000;
  // Of a token that is not valid yet the beginning tells, of one that is over the end.
  const minutes = (now - (iat > now ? iat : exp)) / 60;
  return { minutes, kid: decodeProtectedHeader(token).kid ?? '', before, after: await published() };
}

describe('a fault of the demo’s issuer', () => {
  it.each(ways)('X-03 promise-12 %s, switched on, is announced by the %s flow, once', async (id, flow) => {
    const lesson = await startLesson(flow, signInFaults[id].effect?.issuer);
    await lesson.backend.faults.arm(id);
    const page = await (lessons[id] ?? signIn)(lesson);
    await vi.waitFor(() => expect(page.failed).toEqual([eventOf(id, flow)]), { timeout: 3_000 });

    expect(page.announced.filter((line) => line.startsWith('auth.failed'))).toEqual([`auth.failed ${codeOfFault(id)}`]);
    await settle();
    expect(await lesson.backend.faults.armed()).toBe(signInFaults[id].isKept === true ? id : undefined);
    page.authRef.stop();
  });

  it.each(waysOf(armable.filter(isOvercome)))(
    'T-06 T-09 %s is got over by the %s flow: its person is in, and it has happened',
    async (id, flow) => {
      const lesson = await startLesson(flow);
      await lesson.backend.faults.arm(id);
      const page = await signIn(lesson);
      await page.until(isSignedIn);

      expect(page.announced.filter((line) => line.startsWith('auth.failed'))).toEqual([]);
      expect(await lesson.backend.faults.armed()).toBeUndefined();
      page.authRef.stop();
    },
  );

  it.each([
    ['token.expired', 'token.expired.tolerated', 11, 9],
    ['token.notYetValid', 'token.notYetValid.tolerated', -11, -9],
  ] as const)('T-06 %s lies beyond the ten minutes, and %s within', async (refused, tolerated, beyond, within) => {
    const ages = await Promise.all([refused, tolerated].map(async (id) => (await idTokenOf(id)).minutes));
    expect(ages).toEqual([beyond, within]);
  });

  it.each([
    ['auth.token_validation_error.keyRotated', 2],
    ['auth.token_validation_error.keyUnknown', 1],
  ] as const)('T-09 %s names a key that was not published before, and leaves %s published', async (id, published) => {
    const { kid, before, after } = await idTokenOf(id);
    expect(before).not.toContain(kid);
    expect(after.includes(kid)).toBe(published === 2);
    expect(after).toHaveLength(published);
  });

  it('T-09 a new key lets the product read the issuer’s keys once more, and no oftener', async () => {
    const lesson = await startLesson('password');
    const handle = vi.spyOn(lesson.backend, 'handle');
    await lesson.backend.faults.arm('auth.token_validation_error.keyRotated');
    const page = await signIn(lesson);
    await page.until(isSignedIn);
    const readings = handle.mock.calls.filter(([{ url }]) => new URL(url).pathname === '/.well-known/jwks');
    expect(readings).toHaveLength(2);
    page.authRef.stop();
  });

  it('X-03 promise-12 popup_closed needs the trainer’s hand alone', async () => {
    const { harness } = await startLesson('code');
    const page = await atRest(harness);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    page.authRef.send({ type: 'signIn.popup' });
    harness.windows.state.isPopupClosed = true;

    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(popupAnswerGraceMs);
      expect(page.announced).toEqual(['auth.failed auth.popup_closed']);
    });
  });

  it('X-03 the at_hash that only the implicit flow needs is a rule nonetheless, and has its words', () => {
    const claims = { aud: 'app', sub: 'u1', iat: 1_000, exp: 2_000, iss: 'https://id.test/' };
    const expected = {
      issuer: claims.iss,
      clientId: claims.aud,
      nonce: { rule: 'none' },
      atHash: { rule: 'required', value: 'x' },
      subject: undefined,
      nowMs: 1_001_000,
      clockSkewMs: 0,
    } as const;
    const refused = () => {
      try {
        return checkIdTokenClaims(claims, expected);
      } catch (thrown) {
        return toAppError(thrown).code;
      }
    };

    expect(refused()).toBe('token.atHashNeeded');
    expect(wayToSee('token.atHashNeeded')).toContain('implicit');
  });
});

describe('the table of faults', () => {
  it('X-03 promise-12 has each of the 14 events and the 9 refusals once, by its own name', () => {
    const names = faultIds.map(technicalName);

    expect(names).toEqual(expect.arrayContaining([...authEventNames, ...tokenFaults]));
    expect(new Set(names).size).toBe(names.length);
    expect(Object.values(codeByTokenFault).filter((code) => !(code in signInFaults))).toEqual([]);
  });

  it.each(faultIds)('%s says in one sentence what to do and what appears, in a flow that the demo has', (id) => {
    const { title, details } = errorCatalogue[codeOfFault(id)];

    expect(wayToSee(id)).toMatch(/^\p{Lu}[^.!]*(?:…[^.!]*)*: .+\.$/u);
    expect(signInFaults[id].flows.length).toBeGreaterThan(0);
    expect([errorTexts.vi[title], errorTexts.en[title], errorTexts.vi[details]].every(Boolean)).toBe(true);
  });
});
