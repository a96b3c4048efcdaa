import { idlenessMachine } from '@/machines/auth/idleness-machine';

import type { WalkDescription } from '../../support/machine-walk';

const limits = { idleMs: 3_600_000, warningMs: 60_000 };
const inTime = { at: 1_800_000, lastActAt: 0 };
const late = { at: 3_610_000, lastActAt: 0 };
const lateHere = { at: 3_610_000, lastActAt: 3_600_000 };
const over = { at: 9_000_000, lastActAt: 0 };

/** A session that began at zero, with an hour to do something in and a minute to answer. */
export const idleness: WalkDescription<typeof idlenessMachine> = {
  machine: idlenessMachine,
  input: { limits, at: 0 },
  events: {
    'person.acted': [
      { type: 'person.acted', ...inTime },
      { type: 'person.acted', ...late },
      { type: 'person.acted', ...over },
    ],
    'person.stays': [
      { type: 'person.stays', at: late.at },
      { type: 'person.stays', at: over.at },
    ],
    'tabs.acted': [
      { type: 'tabs.acted', ...late },
      { type: 'tabs.acted', ...lateHere },
    ],
    'time.due': [
      { type: 'time.due', ...late },
      { type: 'time.due', ...lateHere },
      { type: 'time.due', ...over },
    ],
  },
  calls: {},
  project: ({ value, context }) => [value, context.lastActAt, context.heardAt],
};
