import { describe, expect, it } from 'vitest';

import { defaultEnvironment } from '@/domain/environment/default-environment';
import { AppError } from '@/domain/errors/app-error';
import { startUpMachine, type StartUpSnapshot } from '@/machines/start-up-machine';

import {
  projected,
  runEdge,
  stateCoverage,
  untakenTransitions,
  walkEdges,
  type WalkDescription,
} from '../support/machine-walk';

const environment = defaultEnvironment('https://quy.example.vn');

const description: WalkDescription<typeof startUpMachine> = {
  machine: startUpMachine,
  events: { 'startUp.retry': [{ type: 'startUp.retry' }] },
  calls: {
    loadEnvironment: {
      outputs: [
        { environment, remoteError: undefined },
        { environment, remoteError: new AppError('environment.remoteUnavailable') },
      ],
      errors: [new AppError('environment.invalid')],
    },
    resolveTenant: {
      outputs: [
        { environment, tenant: undefined },
        { environment, tenant: { id: 't', name: 'acme' } },
      ],
      errors: [new AppError('tenant.notFound')],
    },
  },
  project: ({ value, context }) => [
    value,
    context.environment?.application.name,
    context.tenant?.name,
    context.remoteError?.code,
    context.error?.code,
  ],
};

describe('start-up machine, walked', () => {
  it('C-06 D-06 reaches every state and takes every transition', () => {
    expect(stateCoverage(description)).toEqual({ unreached: [] });
    expect(untakenTransitions(description)).toEqual([]);
  });

  it('C-06 D-06 behaves at run time as its graph says', async () => {
    for (const edge of walkEdges(description)) {
      const run = await runEdge(description, edge.way, edge.event);
      expect(run.after, edge.title).toBe(projected(description, edge.to));
    }
  });

  it('C-06 has an environment whenever it is ready, also when the remote one could not be had', () => {
    const ready = walkEdges(description)
      .map(({ to }) => to as unknown as StartUpSnapshot)
      .filter((snapshot) => snapshot.matches('ready'));
    expect(ready.length).toBeGreaterThan(0);
    expect(ready.filter(({ context }) => context.environment === undefined)).toEqual([]);
  });
});
