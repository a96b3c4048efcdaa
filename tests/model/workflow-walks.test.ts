import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import { stateCoverage, untakenTransitions, type WalkDescription } from '../support/machine-walk';
import {
  documentReports,
  dossiers,
  fundReports,
  revenueReports,
  supportRequests,
  vouchers,
} from './walks/workflow-walks';

const walks = [
  ['B-01', fundReports],
  ['B-06', revenueReports],
  ['B-07', documentReports],
  ['B-02 B-03', dossiers],
  ['B-05', vouchers],
  ['B-08', supportRequests],
] as unknown as readonly (readonly [ids: string, walk: WalkDescription<AnyStateMachine>])[];

describe('workflow charts, walked', () => {
  it.each(walks)('%s D-06 a record reaches every state and takes every transition', (_, walk) => {
    expect(stateCoverage(walk).unreached).toEqual([]);
    expect(untakenTransitions(walk)).toEqual([]);
  });
});
