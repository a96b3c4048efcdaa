import { defaultEnvironment } from '@/domain/environment/default-environment';
import { AppError } from '@/domain/errors/app-error';
import { startUpMachine } from '@/machines/start-up-machine';

import type { WalkDescription } from '../../support/machine-walk';

const environment = defaultEnvironment('https://quy.example.vn');

export const startUp: WalkDescription<typeof startUpMachine> = {
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
