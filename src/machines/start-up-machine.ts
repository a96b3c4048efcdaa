import { assign, setup, type SnapshotFrom } from 'xstate';

import type { Tenant } from '@/domain/abp/application-configuration';
import type { Environment } from '@/domain/environment/environment';
import { toAppError, type AppError } from '@/domain/errors/app-error';
import type { LoadedEnvironment } from '@/services/environment/load-environment';
import type { ResolvedTenant } from '@/services/tenants/resolve-tenant';

import { unprovided } from './unprovided';

type StartUpContext = {
  readonly environment: Environment | undefined;
  readonly tenant: Tenant | undefined;
  /** `remoteEnv` could not be had; the product runs on the local environment and says so. */
  readonly remoteError: AppError | undefined;
  readonly error: AppError | undefined;
};

type StartUpEvent = { type: 'startUp.retry' };

/** Learns where this installation's servers are and which tenant it serves, before anything else can begin. */
export const startUpMachine = setup({
  types: {} as { context: StartUpContext; events: StartUpEvent },
  actors: {
    loadEnvironment: unprovided<LoadedEnvironment>('loadEnvironment'),
    resolveTenant: unprovided<ResolvedTenant, { readonly environment: Environment }>('resolveTenant'),
  },
  actions: {
    rememberEnvironment: assign({
      environment: (_, params: { loaded: LoadedEnvironment }) => params.loaded.environment,
      remoteError: (_, params) => params.loaded.remoteError,
    }),
    rememberTenant: assign({
      environment: (_, params: { resolved: ResolvedTenant }) => params.resolved.environment,
      tenant: (_, params) => params.resolved.tenant,
    }),
    rememberError: assign({ error: (_, params: { error: unknown }) => toAppError(params.error) }),
    forgetError: assign({ error: undefined }),
  },
}).createMachine({
  id: 'startUp',
  context: { environment: undefined, tenant: undefined, remoteError: undefined, error: undefined },
  initial: 'loadingEnvironment',
  states: {
    loadingEnvironment: {
      entry: 'forgetError',
      invoke: {
        id: 'loadEnvironment',
        src: 'loadEnvironment',
        onDone: {
          target: 'resolvingTenant',
          actions: { type: 'rememberEnvironment', params: ({ event }) => ({ loaded: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    resolvingTenant: {
      invoke: {
        id: 'resolveTenant',
        src: 'resolveTenant',
        input: ({ context }) => ({ environment: environmentOf(context) }),
        onDone: {
          target: 'ready',
          actions: { type: 'rememberTenant', params: ({ event }) => ({ resolved: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    ready: { type: 'final' },
    failed: {
      on: { 'startUp.retry': 'loadingEnvironment' },
    },
  },
});

export type StartUpSnapshot = SnapshotFrom<typeof startUpMachine>;

function environmentOf(context: StartUpContext): Environment {
  if (context.environment === undefined) {
    throw new Error('A tenant is looked for only in an environment that was loaded.');
  }
  return context.environment;
}
