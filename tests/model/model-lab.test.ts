import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import { lampMachine, lampWalk } from '../support/made-up-machine';
import { firstSeed } from '../support/seeds';
import type { WalkDescription } from '../support/machine-walk';
import { findingsOf } from './lab/findings';
import { askLab } from './lab/model-lab';
import { nearestNames } from './lab/nearest-names';
import { findingsLines, pathPage } from './lab/print-lab';
import { findState, shortestPathTo } from './lab/shortest-path';

const machine = lampMachine as unknown as AnyStateMachine;
const walks = [lampWalk as unknown as WalkDescription<AnyStateMachine>];

const pathTo = (name: string) => {
  const found = findState(machine, name);
  return found.kind === 'found' ? shortestPathTo(found.state, walks, 'lamp') : undefined;
};

describe('the model lab, on a machine with a fault of each kind', () => {
  it('D-06 finds dead ends, unreachable states, events never handled and answers never awaited', () => {
    expect(findingsOf(machine, walks)).toEqual({
      id: 'lamp',
      states: 14,
      transitions: 10,
      walks: 1,
      steps: 15,
      stateCoverage: { done: 11, of: 12 },
      transitionCoverage: { done: 8, of: 9 },
      untaken: ['lamp.forgotten · lamp.toggle'],
      unreachable: ['forgotten'],
      deadEnds: ['dark'],
      unhandledEvents: ['lamp.polish'],
      unhandledAnswers: ['on.light.warming · warmUp failed'],
    });
  });

  it('D-06 prints what it has found', () => {
    expect(findingsLines(findingsOf(machine, walks))).toEqual([
      'lamp: 14 states, 10 transitions, 15 steps in 1 walk',
      '  coverage               states 11/12 (91 %), transitions 8/9 (88 %)',
      '  not taken              lamp.forgotten · lamp.toggle',
      '  unreachable            forgotten',
      '  dead ends              dark',
      '  events never handled   lamp.polish',
      '  answers never awaited  on.light.warming · warmUp failed',
    ]);
  });

  it('D-06 tells the shortest way to a state, with its events', () => {
    expect(pathTo('full')).toEqual({
      machine: 'lamp',
      state: 'on.light.full',
      input: undefined,
      start: 'off',
      steps: [
        { event: { type: 'lamp.toggle' }, state: { on: { light: 'warming', heat: 'cold' } } },
        {
          event: { type: 'xstate.done.actor.warmUp', output: undefined },
          state: { on: { light: 'full', heat: 'cold' } },
        },
      ],
      isPassed: false,
    });
    expect(pathTo('off')?.steps).toEqual([]);
    expect(pathTo('forgotten')).toBeUndefined();
  });

  it('D-06 leads through a state that is left in the step that enters it', () => {
    expect(pathTo('broken')).toMatchObject({ isPassed: true, steps: [{}, {}, { state: 'dark' }] });
  });

  it('D-06 knows states by their end and offers the nearest names', () => {
    expect(findState(machine, 'dork')).toEqual({ kind: 'unknown', names: expect.arrayContaining(['dark']) as unknown });
    expect(nearestNames('fresk', ['auth', 'access.signedIn.fresh', 'error'], 1)).toEqual(['access.signedIn.fresh']);
  });
});

describe('the model lab, asked about the product', () => {
  it('D-06 writes the way to a state of the reload machine as a page', () => {
    const { isGood, page } = askLab('reload', 'reloading');
    expect([isGood, page?.name]).toEqual([true, 'reload-reloading']);
    expect(page?.text).toContain('**reload.ask** `{"type":"reload.ask","isAuthenticated":true}`');
  });

  it('D-06 answers unknown and ambiguous names with names', () => {
    const { isGood, text } = askLab('relod', undefined);
    expect([isGood, text.startsWith('There is no machine "relod". Nearest: reload')]).toEqual([false, true]);
    expect(askLab('auth', 'refreshing').text).toContain('access.signedIn.renewing');
    expect(askLab('auth', 'left').text).toBe(
      'Several states of auth are called "left": access.following.left, access.signingOut.left. Name one of them.',
    );
  });

  it('D-06 says a payload that is no plain data in words', () => {
    const page = pathPage({
      machine: 'm',
      state: 's',
      input: undefined,
      start: 's',
      steps: [{ event: { type: 'xstate.error.actor.load', error: new Error('gone') }, state: 'failed' }],
      isPassed: false,
    });
    expect(page).toContain(
      '1. **load failed** `{"type":"xstate.error.actor.load","error":{"error":"Error","message":"gone"}}`',
    );
  });
});

describe('the seed of the random walks', () => {
  it('D-06 is 1 or what SEED says, and refuses what is no seed', () => {
    expect([firstSeed(''), firstSeed('4711')]).toEqual([1, 4711]);
    expect(() => firstSeed('abc')).toThrow('SEED has to be a whole number of at least 1, not "abc".');
  });
});
