import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import { AppError } from '@/domain/errors/app-error';
import { resetLinkMachine } from '@/machines/auth/reset-link-machine';
import { createSubmissionMachine } from '@/machines/records/submission-machine';

type Secret = { readonly password: string };

const typed: Secret = { password: 'Moi#2026' };
const refusal = new AppError('http.validation', { status: 400 });
const broken = new AppError('network.unreachable', { status: 0 });

describe('submission machine', () => {
  it('V-03 sends once, however often it is told to while the answer is on its way', () => {
    const send = vi.fn<(input: Secret) => Promise<string>>(() => new Promise(() => undefined));
    const { actor } = start(send);
    actor.send({ type: 'submission.submit', input: typed });
    actor.send({ type: 'submission.submit', input: typed });
    expect(send.mock.calls).toEqual([[typed]]);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  });

  it('A-02 keeps nothing of what was typed, whatever comes of it', async () => {
    for (const answer of [Promise.resolve('ok'), Promise.reject(refusal), Promise.reject(broken)]) {
      const { actor } = start(() => answer);
      actor.send({ type: 'submission.submit', input: typed });
      await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
      expect(JSON.stringify([actor.getSnapshot().context, actor.getPersistedSnapshot()])).not.toContain(typed.password);
    }
  });

  it('tells of the answer, and begins anew on demand', async () => {
    const { actor, said } = start(() => Promise.resolve('ok'));
    actor.send({ type: 'submission.submit', input: typed });
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect(actor.getSnapshot().context).toEqual({ output: 'ok', error: undefined });
    expect(said).toEqual([{ type: 'submission.done', output: 'ok' }]);
    actor.send({ type: 'submission.begin' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual([
      'editing',
      { output: undefined, error: undefined },
    ]);
  });

  it('V-04 keeps a refusal for the form to show, and can be sent again', async () => {
    const answers = [Promise.reject(refusal), Promise.resolve('ok')];
    const { actor, said } = start(() => answers.shift() ?? Promise.reject(broken));
    actor.send({ type: 'submission.submit', input: typed });
    await waitFor(actor, (snapshot) => snapshot.matches('refused'));
    expect(actor.getSnapshot().context.error).toBe(refusal);
    expect([said, actor.getSnapshot().hasTag('open')]).toEqual([[], true]);
    actor.send({ type: 'submission.submit', input: typed });
    expect(actor.getSnapshot().context.error).toBeUndefined();
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
  });

  it('A-22 tells why it did not get through, keeps it beside the form, and can be sent again', async () => {
    const answers = [Promise.reject(broken), Promise.resolve('ok')];
    const { actor, said } = start(() => answers.shift() ?? Promise.reject(refusal));
    actor.send({ type: 'submission.submit', input: typed });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(said).toEqual([{ type: 'submission.failed', error: broken }]);
    expect([actor.getSnapshot().context.error, actor.getSnapshot().hasTag('open')]).toEqual([broken, true]);
    actor.send({ type: 'submission.submit', input: typed });
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
  });

  it('A-22 is called off by the person, and by the call itself', async () => {
    const { actor } = start(() => new Promise(() => undefined));
    actor.send({ type: 'submission.submit', input: typed });
    actor.send({ type: 'submission.cancel' });
    expect(actor.getSnapshot().value).toBe('editing');

    const { actor: other, said } = start(() => Promise.reject(new AppError('request.cancelled')));
    other.send({ type: 'submission.submit', input: typed });
    await waitFor(other, (snapshot) => snapshot.matches('editing'));
    expect(said).toEqual([]);
  });
});

describe('reset link machine', () => {
  const link = { userId: 'u', resetToken: 't' };

  it('A-20 asks nobody about a link that is not whole', () => {
    const verify = vi.fn(() => Promise.resolve(true));
    const actor = startLink(verify, undefined);
    expect(actor.getSnapshot().value).toBe('invalid');
    expect(verify).not.toHaveBeenCalled();
  });

  it('A-20 tells a usable link from one that is used up, also when it turns out late', async () => {
    const good = startLink(() => Promise.resolve(true), link);
    await waitFor(good, (snapshot) => snapshot.matches('usable'));
    good.send({ type: 'link.refuse' });
    expect(good.getSnapshot().value).toBe('invalid');
    const bad = startLink(() => Promise.resolve(false), link);
    await waitFor(bad, (snapshot) => snapshot.matches('invalid'));
  });

  it('A-22 can ask again when the server did not answer', async () => {
    const answers = [Promise.reject(broken), Promise.resolve(true)];
    const actor = startLink(() => answers.shift() ?? Promise.resolve(false), link);
    await waitFor(actor, (snapshot) => snapshot.matches('unchecked'));
    expect(actor.getSnapshot().context.error).toBe(broken);
    actor.send({ type: 'link.check' });
    await waitFor(actor, (snapshot) => snapshot.matches('usable'));
    expect(actor.getSnapshot().context.error).toBeUndefined();
  });
});

function start(send: (input: Secret) => Promise<string>) {
  const said: unknown[] = [];
  const machine = createSubmissionMachine<Secret, string>().provide({
    actors: { submit: fromPromise<string, { readonly typed: Secret }>(({ input }) => send(input.typed)) },
  });
  const actor = createActor(machine).start();
  actor.on('*', (event) => said.push(event));
  return { actor, said };
}

function startLink(
  verify: () => Promise<boolean>,
  link: { readonly userId: string; readonly resetToken: string } | undefined,
) {
  const machine = resetLinkMachine.provide({ actors: { verifyLink: fromPromise(verify) } });
  return createActor(machine, { input: { link } }).start();
}
