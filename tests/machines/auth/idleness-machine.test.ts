import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';

import { idlenessMachine, type IdlenessEvent } from '@/machines/auth/idleness-machine';

const hour = 3_600_000;
const minute = 60_000;
const limits = { idleMs: hour, warningMs: minute };

/** The machine with sources that do nothing by themselves, and what it asks of them. */
function started(at = 0) {
  const deadlines: number[] = [];
  const shared: number[] = [];
  const watched = { acts: false };
  const actor = createActor(
    idlenessMachine.provide({
      actors: {
        watchActs: fromCallback(() => {
          watched.acts = true;
          return () => {
            watched.acts = false;
          };
        }),
        watchDeadline: fromCallback(({ input }) => {
          deadlines.push(input.deadline);
        }),
        watchOtherTabs: fromCallback(({ receive }) => {
          receive((told) => shared.push(told.at));
        }),
      },
    }),
    { input: { limits, at } },
  );
  actor.start();
  const after = (event: IdlenessEvent) => {
    actor.send(event);
    return actor.getSnapshot().value;
  };
  return { actor, deadlines, shared, watched, after };
}

describe('a session in which nobody does anything', () => {
  it('A-10 A-22 is warned of after its time and locked a minute later, without any act', () => {
    const { actor, deadlines, after } = started();

    expect(after({ type: 'time.due', at: hour, lastActAt: 0 })).toBe('warning');
    expect(actor.getSnapshot().hasTag('warned')).toBe(true);
    expect(after({ type: 'time.due', at: hour + minute, lastActAt: 0 })).toBe('locked');
    expect(actor.getSnapshot().status).toBe('done');
    expect(deadlines).toEqual([hour, hour + minute]);
  });

  it('A-10 is neither while somebody works: each act gives a whole new time, and the other tabs are told', () => {
    const { deadlines, shared, after } = started();

    expect(after({ type: 'person.acted', at: 50 * minute, lastActAt: 0 })).toBe('active');
    expect(shared).toEqual([50 * minute]);
    expect(after({ type: 'time.due', at: hour, lastActAt: 50 * minute })).toBe('active');
    expect(deadlines).toEqual([hour, hour + 50 * minute]);
    expect(after({ type: 'time.due', at: hour + 50 * minute, lastActAt: 50 * minute })).toBe('warning');
  });

  it('A-10 A-12 goes by the own acts where what the tabs share of them is lost', () => {
    const { deadlines, after } = started();
    after({ type: 'person.acted', at: 50 * minute, lastActAt: 0 });

    expect(after({ type: 'time.due', at: hour, lastActAt: 0 })).toBe('active');
    expect(deadlines).toEqual([hour, hour + 50 * minute]);
  });

  it('A-10 listens to no act while it asks: only an answer counts, and it gives a whole new time', () => {
    const { deadlines, shared, watched, after } = started();
    expect(watched.acts).toBe(true);
    after({ type: 'time.due', at: hour, lastActAt: 0 });

    expect(watched.acts).toBe(false);
    expect(after({ type: 'person.acted', at: hour + 1, lastActAt: 0 })).toBe('warning');
    expect(after({ type: 'person.stays', at: hour + 30_000 })).toBe('active');
    expect(watched.acts).toBe(true);
    expect(shared).toEqual([hour + 30_000]);
    expect(deadlines.at(-1)).toBe(2 * hour + 30_000);
  });
});

describe('a laptop that slept', () => {
  it('A-09 A-10 T32 is locked at once when the whole time has passed, also where a key comes before the clock is looked at', () => {
    expect(started().after({ type: 'time.due', at: 8 * hour, lastActAt: 0 })).toBe('locked');
    const { shared, after } = started();
    expect(after({ type: 'person.acted', at: 8 * hour, lastActAt: 0 })).toBe('locked');
    expect(shared).toEqual([]);
  });

  it('A-10 warns with the time that is left when it woke within the minute, and takes no answer after it', () => {
    const { deadlines, shared, after } = started();

    expect(after({ type: 'person.acted', at: hour + 20_000, lastActAt: 0 })).toBe('warning');
    expect(deadlines.at(-1)).toBe(hour + minute);
    expect(after({ type: 'person.stays', at: hour + minute })).toBe('locked');
    expect(shared).toEqual([]);
  });

  it('A-10 T38 begins anew, once, when the clock was set back behind the last act', () => {
    const { deadlines, after } = started(5 * hour);

    expect(after({ type: 'time.due', at: 2 * hour, lastActAt: 0 })).toBe('active');
    expect(deadlines.at(-1)).toBe(3 * hour);
    expect(after({ type: 'time.due', at: 3 * hour, lastActAt: 0 })).toBe('warning');
  });

  it('A-10 T38 is watched anew from the first act after the clock was set back', () => {
    const { deadlines, after } = started(30 * hour);

    expect(after({ type: 'person.acted', at: 6 * hour, lastActAt: 0 })).toBe('active');
    expect(deadlines.at(-1)).toBe(7 * hour);
    expect(after({ type: 'person.acted', at: 6 * hour + minute, lastActAt: 0 })).toBe('active');
    expect(deadlines).toHaveLength(2);
  });
});

describe('other tabs', () => {
  it('A-10 A-12 keep this one: what was done there counts here, though the message has not come yet', () => {
    const { deadlines, after } = started();

    expect(after({ type: 'time.due', at: hour, lastActAt: 40 * minute })).toBe('active');
    expect(deadlines.at(-1)).toBe(hour + 40 * minute);
    expect(started().after({ type: 'person.acted', at: 2 * hour, lastActAt: 90 * minute })).toBe('active');
  });

  it('A-10 A-12 answer for this one, and an old message of theirs answers nothing', () => {
    const { after } = started();
    after({ type: 'time.due', at: hour, lastActAt: 0 });

    expect(after({ type: 'tabs.acted', at: hour + 10_000, lastActAt: 0 })).toBe('warning');
    expect(after({ type: 'tabs.acted', at: hour + 20_000, lastActAt: hour + 20_000 })).toBe('active');
  });
});
