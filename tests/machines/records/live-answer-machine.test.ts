import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';

import { searchDebounceMs } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';
import { createLiveAnswerMachine } from '@/machines/records/live-answer-machine';

type Asked = {
  readonly question: string;
  readonly signal: AbortSignal;
  readonly answer: (text: string) => void;
  readonly refuse: (error: AppError) => void;
};

function start(fail?: AppError, options = {}) {
  const asked: Asked[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    createLiveAnswerMachine<string, string>(options).provide({
      actors: {
        ask: fromPromise<string, { readonly question: string }>(
          ({ input, signal }) =>
            new Promise((resolve, reject) => {
              asked.push({ question: input.question, signal, answer: resolve, refuse: reject });
              if (fail !== undefined) {
                reject(fail);
              }
            }),
        ),
      },
    }),
    { clock },
  ).start();
  return { actor, asked, clock };
}

describe('live answer machine', () => {
  it('B-08 asks once after a pause in typing, about what was typed last', () => {
    const { actor, asked, clock } = start();
    for (const question of ['1', '12', '123']) {
      actor.send({ type: 'question.change', question });
      clock.increment(searchDebounceMs - 1);
    }
    expect(asked).toEqual([]);
    clock.increment(1);
    expect(asked.map(({ question }) => question)).toEqual(['123']);
  });

  it('B-08 calls off a question that is out of date, and never shows its answer', async () => {
    const { actor, asked, clock } = start();
    actor.send({ type: 'question.change', question: 'cũ' });
    clock.increment(searchDebounceMs);
    actor.send({ type: 'question.change', question: 'mới' });
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.answer('đáp cũ');
    clock.increment(searchDebounceMs);
    asked[1]?.answer('đáp mới');
    await waitFor(actor, (snapshot) => snapshot.matches('answered'));
    expect(actor.getSnapshot().context).toEqual({ question: 'mới', answer: 'đáp mới', error: undefined });
  });

  it('keeps the last answer while another question is asked, and says that it waits', async () => {
    const { actor, asked, clock } = start();
    actor.send({ type: 'question.change', question: 'một' });
    clock.increment(searchDebounceMs);
    asked[0]?.answer('đáp');
    await waitFor(actor, (snapshot) => snapshot.matches('answered'));
    actor.send({ type: 'question.change', question: 'hai' });
    expect([actor.getSnapshot().context.answer, actor.getSnapshot().hasTag('busy')]).toEqual(['đáp', true]);
    actor.send({ type: 'question.change', question: undefined });
    expect(actor.getSnapshot().context).toEqual({ question: undefined, answer: undefined, error: undefined });
  });

  it('shows no answer to an earlier question when asking has failed, and asks again on demand', async () => {
    const broken = new AppError('network.unreachable', { status: 0 });
    const { actor, asked, clock } = start(broken);
    actor.send({ type: 'question.change', question: 'một' });
    clock.increment(searchDebounceMs);
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(actor.getSnapshot().context).toEqual({ question: 'một', answer: undefined, error: broken });
    actor.send({ type: 'answer.retry' });
    expect(asked.map(({ question }) => question)).toEqual(['một', 'một']);
    expect([actor.getSnapshot().context.error, actor.getSnapshot().hasTag('busy')]).toEqual([undefined, true]);
  });

  it('B-08 drops the last answer when the next question fails, and the failure when there is nothing to ask', async () => {
    const { actor, asked, clock } = start();
    actor.send({ type: 'question.change', question: 'một' });
    clock.increment(searchDebounceMs);
    asked[0]?.answer('đáp');
    await waitFor(actor, (snapshot) => snapshot.matches('answered'));
    actor.send({ type: 'question.change', question: 'hai' });
    clock.increment(searchDebounceMs);
    asked[1]?.refuse(new AppError('network.unreachable', { status: 0 }));
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(actor.getSnapshot().context.answer).toBeUndefined();
    actor.send({ type: 'question.change', question: undefined });
    expect(actor.getSnapshot().context.error).toBeUndefined();
  });

  it('B-12 W-06 keeps the last answer beside the failure where answers say what they are about', async () => {
    const broken = new AppError('network.unreachable', { status: 0 });
    const { actor, asked, clock } = start(undefined, { keepsAnswer: true });
    actor.send({ type: 'question.change', question: 'một' });
    clock.increment(searchDebounceMs);
    asked[0]?.answer('đáp một');
    await waitFor(actor, (snapshot) => snapshot.matches('answered'));
    actor.send({ type: 'question.change', question: 'hai' });
    clock.increment(searchDebounceMs);
    asked[1]?.refuse(broken);
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(actor.getSnapshot().context).toEqual({ question: 'hai', answer: 'đáp một', error: broken });
    actor.send({ type: 'answer.retry' });
    asked[2]?.answer('đáp hai');
    await waitFor(actor, (snapshot) => snapshot.matches('answered'));
    expect(actor.getSnapshot().context).toEqual({ question: 'hai', answer: 'đáp hai', error: undefined });
  });

  it('B-08 calls off the question when there is nothing to ask any more', () => {
    const { actor, asked, clock } = start();
    actor.send({ type: 'question.change', question: 'một' });
    clock.increment(searchDebounceMs);
    actor.send({ type: 'question.change', question: undefined });
    expect([asked[0]?.signal.aborted, actor.getSnapshot().hasTag('busy')]).toEqual([true, false]);
  });
});
