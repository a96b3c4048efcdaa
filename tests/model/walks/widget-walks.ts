import { AppError } from '@/domain/errors/app-error';
import { collapseMachine } from '@/machines/shell/collapse-machine';
import { connectionMachine } from '@/machines/shell/connection-machine';
import { loaderMachine } from '@/machines/shell/loader-machine';
import { newVersionMachine } from '@/machines/shell/new-version-machine';
import { pageAlertsMachine } from '@/machines/shell/page-alerts-machine';

import type { WalkDescription } from '../../support/machine-walk';

export const collapse: WalkDescription<typeof collapseMachine> = {
  machine: collapseMachine,
  input: { isOpen: false, durationMs: 200 },
  events: {
    'collapse.open': [{ type: 'collapse.open' }],
    'collapse.close': [{ type: 'collapse.close' }],
    'collapse.time': [{ type: 'collapse.time', durationMs: 200 }],
  },
  calls: {},
  delays: {
    'xstate.after.animation.collapse.expanding': 200,
    'xstate.after.animation.collapse.collapsing': 200,
  },
  project: ({ value }) => value,
};

export const loader: WalkDescription<typeof loaderMachine> = {
  machine: loaderMachine,
  events: { 'wait.begin': [{ type: 'wait.begin' }], 'wait.end': [{ type: 'wait.end' }] },
  calls: {},
  delays: {
    'xstate.after.loaderDelay.loader.waiting': 500,
    'xstate.after.leastTime.loader.shown.fresh': 400,
    'xstate.after.leastTime.loader.shown.answered': 400,
    'xstate.after.farewell.loader.ending': 400,
  },
  project: ({ value }) => value,
};

export const pageAlerts: WalkDescription<typeof pageAlertsMachine> = {
  machine: pageAlertsMachine,
  events: {
    'alert.show': [
      { type: 'alert.show', request: { type: 'info', text: 'một', about: 'version' } },
      { type: 'alert.show', request: { type: 'error', text: 'hai', about: 'quota', isDismissible: false } },
    ],
    'alert.dismiss': [{ type: 'alert.dismiss', id: 'alert-1' }],
    'alert.withdraw': [{ type: 'alert.withdraw', about: 'version' }],
    'alert.clear': [{ type: 'alert.clear' }],
  },
  calls: {},
  project: ({ value, context }) => [
    value,
    context.alerts.map(({ id, text }) => (id === 'alert-1' ? [id, text] : text)),
  ],
};

export const newVersion: WalkDescription<typeof newVersionMachine> = {
  machine: newVersionMachine,
  events: {
    'tab.wake': [{ type: 'tab.wake' }],
    'code.missing': [{ type: 'code.missing' }],
    'version.take': [{ type: 'version.take' }],
    'version.postpone': [{ type: 'version.postpone' }],
  },
  calls: { checkVersion: { outputs: [true, false], errors: [new AppError('network.unreachable')] } },
  delays: {
    'xstate.after.rest.newVersion.resting': 60_000,
    'xstate.after.interval.newVersion.waiting': 15 * 60_000,
    'xstate.after.checkTime.newVersion.checking': 30_000,
    'xstate.after.postponed.newVersion.postponed': 30 * 60_000,
  },
  project: ({ value }) => value,
};

export const connection: WalkDescription<typeof connectionMachine> = {
  machine: connectionMachine,
  input: { isOnlineAtFirst: true },
  events: { 'network.lose': [{ type: 'network.lose' }], 'network.regain': [{ type: 'network.regain' }] },
  calls: {},
  delays: { 'xstate.after.blink.connection.blinking': 500 },
  project: ({ value }) => value,
};
