import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { answerPath, awaitAnswer } from '@/services/auth/issuer-answer';
import type { AuthWindows, WindowMessage } from '@/services/auth/auth-windows';
import { createSessionChannel, type SessionMessage } from '@/services/auth/session-channel';
import { monitorSession } from '@/services/auth/session-monitor';
import { formatStoredSession, parseStoredSession } from '@/services/auth/stored-session';

import { storedSession } from '../support/sessions';
import { holdsFor } from './support/fuzz';
import { hostileJson, hostileText, mutatedOrAny } from './support/hostile';

const appOrigin = 'https://quy.example.vn';
const ownWindow = { name: 'ours' };

/** Windows that hear what a test tells them. */
function windowsOf() {
  let hear: (message: WindowMessage) => void = () => undefined;
  const frame = { post: () => undefined, hasSent: (source: unknown) => source === ownWindow, remove: () => undefined };
  const windows: AuthWindows = {
    openPopup: () => undefined,
    openFrame: () => frame,
    listen: (handle) => {
      hear = handle;
      return () => {
        hear = () => undefined;
      };
    },
  };
  return { windows, tell: (message: WindowMessage) => hear(message) };
}

const origins = fc.oneof(fc.constantFrom(appOrigin, appOrigin, 'https://idp.example.vn', 'null', ''), hostileText);
const sources = fc.constantFrom<unknown>(ownWindow, { name: 'ours' }, undefined, null);

describe('a message of another window', () => {
  it('A-05 A-06 T41 is an answer only from our own origin and our own window, or with our own state', async () => {
    const heard: unknown[] = [];
    const addresses = fc.tuple(
      fc.constantFrom(`${appOrigin}${answerPath}`, `${appOrigin}/auth/callback`, 'https://evil.test', ''),
      fc.constantFrom('?code=1&state=s', '?error=access_denied&state=s', '?code=1&state=other', '', '?state=s'),
    );
    const messages = fc.record({
      origin: origins,
      source: sources,
      data: fc.oneof(
        addresses.map((parts) => ({ type: 'fund-office.auth-answer', href: parts.join('') })),
        mutatedOrAny({ type: 'fund-office.auth-answer', href: `${appOrigin}${answerPath}?code=1&state=s` }),
      ),
    });
    const strangers = messages.filter(
      ({ origin, source, data }) => origin !== appOrigin || (source !== ownWindow && !hasState(data, 's')),
    );
    const { windows, tell } = windowsOf();
    const waiting = awaitAnswer({ windows, appOrigin, state: 's', hasSent: (source) => source === ownWindow });
    void waiting.answer.then((answer) => heard.push(answer));
    holdsFor(strangers, tell);
    await Promise.resolve();
    expect(heard).toEqual([]);

    tell({
      origin: appOrigin,
      source: ownWindow,
      data: { type: 'fund-office.auth-answer', href: `${appOrigin}${answerPath}?code=1&state=s` },
    });
    expect((await waiting.answer).code).toBe('1');
  });

  it('T21 ends a session only as the very words of the issuer’s own frame, after it has said the other', () => {
    const issuer = 'https://idp.example.vn';
    const said = fc.oneof(fc.constantFrom<unknown>('unchanged', 'changed', 'error'), hostileText, hostileJson);
    const messages = fc.array(
      fc.record({ origin: fc.oneof(fc.constant(issuer), origins), source: sources, data: said }),
      { maxLength: 5 },
    );
    holdsFor(messages, (given) => {
      const { windows, tell } = windowsOf();
      let ends = 0;
      const session = { ...storedSession, sessionState: 'x' };
      const stop = monitorSession({ windows, address: `${issuer}/frame`, session, onChanged: () => (ends += 1) });
      given.forEach(tell);
      stop();
      const ours = given
        .filter(({ origin, source }) => origin === issuer && source === ownWindow)
        .map(({ data }) => data);
      const telling = ours.filter((data) => data === 'unchanged' || data === 'changed' || data === 'error');
      const last = telling.findIndex((data) => data !== 'unchanged');
      expect(ends).toBe(last > 0 && telling[last] === 'changed' ? 1 : 0);
    });
  });
});

describe('a message of another tab', () => {
  it('A-12 A-13 T53 is heard whole or not at all', () => {
    const stored = { ...(JSON.parse(formatStoredSession({ session: storedSession, remembered: true })) as object) };
    const messages = fc.oneof(
      mutatedOrAny({ type: 'started', stored }),
      mutatedOrAny({ type: 'goesOn', stored }),
      mutatedOrAny({ type: 'ended', id: 'session-1', as: 'lost', idleMinutes: 60 }),
      mutatedOrAny({ type: 'wanted' }),
      mutatedOrAny({ type: 'holderWanted', id: 'session-1', generation: 1 }),
    );
    let tell: (data: unknown) => void = () => undefined;
    let heard: readonly SessionMessage[] = [];
    const channel = createSessionChannel(() => ({
      post: () => undefined,
      close: () => undefined,
      listen: (handle) => {
        tell = handle;
      },
    }));
    channel.listen((message) => {
      heard = [...heard, message];
    });
    holdsFor(messages, (message) => {
      heard = [];
      tell(message);
      for (const each of heard) {
        const record = 'stored' in each ? each.stored : undefined;
        expect(record === undefined || record.session.accessToken.length > 0).toBe(true);
        expect(record === undefined || parseStoredSession(formatStoredSession(record)) !== undefined).toBe(true);
        expect(each.type !== 'ended' || ['left', 'lost'].includes(each.as)).toBe(true);
      }
    });
  });
});

function hasState(data: unknown, state: string): boolean {
  const address: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'href') : undefined;
  return typeof address === 'string' && address.includes(`state=${state}`);
}
