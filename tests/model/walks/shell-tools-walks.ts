import { searchDebounceMs } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';
import type { Command } from '@/domain/navigation/command-search';
import type { SearchHit } from '@/domain/search/search-hit';
import { sequenceTimeoutMs } from '@/domain/shortcuts/shortcuts';
import { commandPaletteMachine } from '@/machines/shell/command-palette-machine';
import { inboxMachine } from '@/machines/shell/inbox-machine';
import { shortcutsMachine } from '@/machines/shell/shortcuts-machine';

import type { WalkDescription } from '../../support/machine-walk';
import { message, overdueTask } from '../../support/notifications';

const firstPage = { totalCount: 2, soChuaDoc: 2, items: [message('m1')] };

export const inbox: WalkDescription<typeof inboxMachine> = {
  machine: inboxMachine,
  events: {
    'inbox.refresh': [{ type: 'inbox.refresh' }],
    'inbox.more': [{ type: 'inbox.more' }],
    'notification.read': [{ type: 'notification.read', id: 'm1' }],
    'notifications.readAll': [{ type: 'notifications.readAll' }],
  },
  calls: {
    loadInbox: {
      outputs: [{ page: firstPage, tasks: [overdueTask] }],
      errors: [new AppError('http.server'), new AppError('network.unreachable')],
    },
    loadMore: {
      outputs: [{ totalCount: 2, soChuaDoc: 2, items: [message('m2')] }],
      errors: [new AppError('http.server')],
    },
    sendMark: { outputs: [undefined], errors: [new AppError('http.server')] },
  },
  delays: { 'xstate.after.untilSlow.inbox.content.fetching.loading.quick': 500 },
  project: ({ value, context }) => [
    value,
    context.notifications.map(({ id, daDoc }) => [id, daDoc]),
    context.unreadCount,
    context.tasks?.length,
    context.error?.code,
    context.marks,
    context.told,
  ],
};

const commands: readonly Command[] = [
  { id: 'page workers', title: 'Người lao động', group: 'Trang' },
  { id: 'page units', title: 'Đơn vị', group: 'Trang' },
];

const hit: SearchHit = {
  loai: 'don-vi',
  id: 'u7',
  ma: 'DV0007',
  tieuDe: 'Công ty Sao Việt',
  moTa: null,
  duongDan: '/csdl/don-vi/u7',
};

export const palette: WalkDescription<typeof commandPaletteMachine> = {
  machine: commandPaletteMachine,
  input: { recentIds: [] },
  events: {
    'palette.open': [{ type: 'palette.open' }],
    'palette.close': [{ type: 'palette.close' }],
    'commands.change': [
      { type: 'commands.change', commands },
      { type: 'commands.change', commands: commands.slice(1) },
    ],
    'query.change': [
      { type: 'query.change', query: 'don vi' },
      { type: 'query.change', query: 'xyz' },
      { type: 'query.change', query: 'x' },
    ],
    'records.retry': [{ type: 'records.retry' }],
    'mark.move': (['next', 'previous', 'first', 'last'] as const).map((to) => ({ type: 'mark.move', to })),
    'mark.point': [{ type: 'mark.point', id: 'page units' }],
    'command.choose': [{ type: 'command.choose' }, { type: 'command.choose', id: 'page units' }],
    'recent.forget': [{ type: 'recent.forget' }],
  },
  calls: { findRecords: { outputs: [[hit]], errors: [new AppError('http.server', { status: 500 })] } },
  delays: { 'xstate.after.searchPause.commandPalette.open.pausing': searchDebounceMs },
  project: ({ value, context }) => [
    value,
    context.query,
    context.found.map(({ id }) => id),
    context.hits.map(({ id }) => id),
    context.error?.code,
    context.commands.length,
    context.active,
    context.recentIds,
  ],
};

export const shortcutKeys: WalkDescription<typeof shortcutsMachine> = {
  machine: shortcutsMachine,
  events: {
    'key.press': ['mod+k', '?', 'g', 'l', 'x'].map((key) => ({ type: 'key.press', key })),
    'singleKeys.allow': [{ type: 'singleKeys.allow' }],
    'singleKeys.forbid': [{ type: 'singleKeys.forbid' }],
  },
  calls: {},
  delays: { 'xstate.after.sequenceTimeout.shortcuts.everyKey.awaiting': sequenceTimeoutMs },
  project: ({ value, context }) => [value, context.first],
};
