import { expect, it } from 'vitest';

import { AppError } from '@/domain/errors/app-error';

import { configurationFor, sessionWithoutRefresh, storedSession } from '../../support/sessions';
import {
  adopt,
  after,
  answer,
  due,
  fail,
  foreign,
  inside,
  loaded,
  open,
  pass,
  redirect,
  send,
  submit,
} from './auth-page';

const signOut = send({ type: 'signOut' });
const english = send({ type: 'language.choose', culture: 'en' });
const idled = send({ type: 'session.idled', id: 'session-1', minutes: 60 });

const contextAfter = async (steps: Parameters<typeof after>[0]) => (await after(steps)).actor.getSnapshot().context;

it('A-03 A-04 goes to the issuer with the address that was wanted, and back to the one that the answer belongs to', async () => {
  const left = await after([open(), redirect]);
  const back = [open({ hasCallback: true, returnUrl: '/nop-quy' })];

  expect(left.asked.get('beginCodeFlow')).toEqual({ returnUrl: '/csdl/don-vi' });
  expect((await contextAfter(back)).returnUrl).toBe('/nop-quy');
  expect(
    (await contextAfter([...back, answer('completeCodeFlow', { session: storedSession, returnUrl: '/ca-nhan' })]))
      .returnUrl,
  ).toBe('/ca-nhan');
});

it('A-09 wants to be told the time when tokens are due, when the person is to be warned, and at the end', async () => {
  const unrenewable = open({ session: sessionWithoutRefresh });

  expect((await after([open({ session: storedSession })])).deadline).toBe(3_700_000);
  expect((await after([unrenewable])).deadline).toBe(4_300_000);
  expect((await after([unrenewable, due(4_300_000)])).deadline).toBe(4_600_000);
});

it('A-10 A-13 A-15 says how a session ends: left by its person or for want of one, lost otherwise', async () => {
  const endedBy = async (steps: Parameters<typeof after>[0]) => (await after(steps)).asked.get('endSession');

  expect(await endedBy([...inside, signOut])).toEqual({ session: storedSession, as: 'left' });
  expect(await endedBy([open({ session: storedSession }), loaded(null)])).toEqual({
    session: storedSession,
    as: 'left',
  });
  expect(await endedBy([...inside, idled])).toEqual({ session: storedSession, as: 'lost', idleMinutes: 60 });
  expect(await endedBy([...inside, due(3_700_000), fail('renewTokens', 'signIn.grantRejected')])).toEqual({
    session: storedSession,
    as: 'lost',
    idleMinutes: undefined,
  });
});

it('A-16 revokes and leaves with the session that ends, in the person’s language', async () => {
  const page = await after([...inside, english, signOut, answer('endSession'), answer('revokeTokens')]);

  expect(page.asked.get('revokeTokens')).toEqual({ session: storedSession });
  expect(page.asked.get('leaveIssuer')).toEqual({ session: storedSession, culture: 'en' });
});

it('A-07 A-18 knows what the issuer tells of the person for as long as the session lasts', async () => {
  const told = [...inside, answer('loadProfile', { name: 'Khoa' })];

  expect((await contextAfter(told)).profile).toEqual({ name: 'Khoa' });
  expect((await contextAfter([...told, idled, answer('endSession')])).profile).toBeUndefined();
  expect((await contextAfter([...told, due(3_700_000), answer('renewTokens', storedSession)])).profile).toEqual({
    name: 'Khoa',
  });
});

it('A-10 T33 counts no failed renewals of a session that is over or renewed', async () => {
  const failing = [...inside, due(3_700_000), fail('renewTokens', 'network.unreachable')];

  expect((await contextAfter(failing)).struggle).toEqual({
    count: 1,
    retryAfterSeconds: undefined,
    savableUntil: 4_600_000,
  });
  expect((await contextAfter([...failing, idled, answer('endSession')])).struggle).toBeUndefined();
  expect(
    (await contextAfter([...failing, pass(1_000), answer('renewTokens', storedSession)])).struggle,
  ).toBeUndefined();
  expect((await contextAfter([...failing, adopt(foreign)])).struggle).toBeUndefined();
});

it('A-22 C-03 a configuration that could not be asked for is no fault any more once it has come', async () => {
  const failed = [open(), fail('loadConfiguration', 'network.unreachable')];
  const kept = [...inside, idled, answer('endSession'), english];

  expect((await contextAfter(failed)).configurationError).toEqual(new AppError('network.unreachable'));
  expect((await contextAfter([...failed, english, loaded(null)])).configurationError).toBeUndefined();
  expect(
    (await contextAfter([...kept, fail('loadConfiguration', 'network.unreachable')])).configurationError?.code,
  ).toBe('network.unreachable');
  expect(
    (await contextAfter([...inside, english, fail('loadConfiguration', 'network.unreachable')])).configurationError,
  ).toEqual(new AppError('network.unreachable'));
  const again = send({ type: 'language.choose', culture: 'vi' });
  expect(
    (await contextAfter([...kept, fail('loadConfiguration', 'network.unreachable'), again, loaded(null)]))
      .configurationError,
  ).toBeUndefined();
});

it('C-03 promise-11 a page that is kept gets the texts of another language, and keeps the rights of its person', async () => {
  const texts = { resources: { QuyHoTro: { texts: { hello: 'Hello' } } } };
  const context = await contextAfter([
    ...inside,
    idled,
    answer('endSession'),
    english,
    answer('loadConfiguration', { configuration: configurationFor(null), localization: texts }),
  ]);

  expect(context.localization).toEqual(texts);
  expect(context.configuration).toEqual(configurationFor('user-1'));
  expect(context.culture).toBe('en');
});

it('A-22 shows what the person may wait for, and what they are warned of', async () => {
  const tagsAfter = async (steps: Parameters<typeof after>[0]) => [...(await after(steps)).actor.getSnapshot().tags];
  const back = open({ hasCallback: true, returnUrl: '/' });
  const failing = [...inside, due(3_700_000), fail('renewTokens', 'network.unreachable')];

  expect(await tagsAfter([open(), submit])).toEqual(['signedOut', 'attempting']);
  expect(await tagsAfter([open(), send({ type: 'signIn.popup' })])).toEqual(['signedOut', 'attempting']);
  expect(await tagsAfter([open(), redirect])).toEqual(['signedOut', 'attempting']);
  expect(await tagsAfter([back])).toEqual(['signedOut', 'attempting']);
  expect(await tagsAfter([...inside, due(3_700_000)])).toEqual(['signedIn', 'renewing']);
  expect(await tagsAfter([open({ session: sessionWithoutRefresh, at: 4_300_000 })])).toEqual(['signedIn', 'expiring']);
  expect(await tagsAfter([...failing, pass(600_000)])).toEqual(['signedIn', 'expiring']);
  expect(await tagsAfter([...inside, idled, answer('endSession')])).toEqual(['signedOut', 'held']);
});

it('promise-11 A-13 knows no rights of anybody once their page is gone, until the back end has told new ones', async () => {
  const out = [...inside, signOut, answer('endSession'), answer('revokeTokens'), answer('leaveIssuer')];
  const released = [...inside, idled, answer('endSession'), send({ type: 'page.release' })];

  expect((await contextAfter(out)).configuration).toBeUndefined();
  expect((await contextAfter(released)).configuration).toBeUndefined();
  expect((await contextAfter([...out, loaded(null)])).configuration).toEqual(configurationFor(null));
});

it('A-20 asks anew for a profile that was saved before anything was known of its person', async () => {
  const profile = { userName: 'khoa.tm', name: 'Khôi', surname: 'Trần', email: 'khoi@example.com', phoneNumber: null };
  const page = await after([open({ session: storedSession }), send({ type: 'profile.saved', profile })]);

  expect([page.loads, page.actor.getSnapshot().context.configuration]).toEqual([2, undefined]);
});

it('A-11 T11 takes six renewals within a minute for a loop, by the time of whoever asks for the seventh', async () => {
  const renewals = [1, 2, 3, 4, 5, 6].map((count) => {
    const storedAt = 1_000_000 + count * 10_000;
    return adopt({ ...storedSession, accessToken: `access-${count}`, storedAt, expiresAt: storedAt + 3_600_000 });
  });
  const accessAfter = async (event: Parameters<typeof send>[0]) =>
    (await after([...inside, ...renewals, send(event)])).actor.getSnapshot().value.access;
  const loses = [1_069_999, 1_070_000].map(async (at) => [
    await accessAfter({ type: 'tokens.needed', at }),
    await accessAfter({ type: 'tokens.refused', accessToken: 'access-6', at }),
  ]);

  expect(await Promise.all(loses)).toEqual([
    ['losing', 'losing'],
    [{ signedIn: 'renewing' }, { signedIn: 'renewing' }],
  ]);
});
