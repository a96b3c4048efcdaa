import { AppError } from '@/domain/errors/app-error';
import { href, matchRoute, type RouteMatch } from '@/domain/navigation/routes';
import { confirmMachine } from '@/machines/dialogs/confirm-machine';
import { deskMachine } from '@/machines/desk/desk-machine';
import { errorMachine } from '@/machines/shell/error-machine';
import { modalMachine } from '@/machines/dialogs/modal-machine';
import { panelsMachine } from '@/machines/shell/panels-machine';
import { pressedPageMachine } from '@/machines/shell/pressed-page-machine';
import { toastMachine } from '@/machines/shell/toast-machine';

import type { WalkDescription } from '../../support/machine-walk';

const conflict = new AppError('http.conflict');
const server = new AppError('http.server');

export const errors: WalkDescription<typeof errorMachine> = {
  machine: errorMachine,
  events: {
    'error.report': [
      { type: 'error.report', error: conflict },
      { type: 'error.report', error: server, retry: () => undefined },
      { type: 'error.report', error: new AppError('storage.unavailable') },
      { type: 'error.report', error: new AppError('http.unauthenticated') },
      { type: 'error.report', error: new AppError('request.cancelled') },
    ],
    'error.present': [
      { type: 'error.present', error: conflict, retry: undefined },
      { type: 'error.present', error: server, retry: undefined },
    ],
    'error.close': [{ type: 'error.close' }],
    'error.retry': [{ type: 'error.retry' }],
    'error.age': [{ type: 'error.age', key: 'http.server|' }],
  },
  calls: {},
  project: ({ value, context }) => [
    value,
    context.shown?.error.code,
    context.waiting?.error.code,
    [...new Set(context.recent)],
  ],
};

export const toasts: WalkDescription<typeof toastMachine> = {
  machine: toastMachine,
  events: {
    'toast.show': [
      { type: 'toast.show', request: { severity: 'success', text: 'Đã lưu' } },
      { type: 'toast.show', request: { severity: 'error', text: 'Lỗi', isSticky: true } },
    ],
    'toast.close': [{ type: 'toast.close', id: 'toast-1' }],
    'toast.clear': [{ type: 'toast.clear' }],
    'toast.pause': [{ type: 'toast.pause' }],
    'toast.resume': [{ type: 'toast.resume' }],
    'toast.expire': [{ type: 'toast.expire', id: 'toast-1' }],
  },
  calls: {},
  project: ({ value, context }) => [
    value,
    context.toasts.map(({ id, text }) => (id === 'toast-1' ? [id, text] : text)),
  ],
};

export const confirm: WalkDescription<typeof confirmMachine> = {
  machine: confirmMachine,
  input: { isDismissable: true },
  events: {
    'confirm.yes': [{ type: 'confirm.yes' }],
    'confirm.no': [{ type: 'confirm.no' }],
    'confirm.dismiss': [{ type: 'confirm.dismiss' }],
    'confirm.withdraw': [{ type: 'confirm.withdraw' }],
  },
  calls: {},
  project: ({ value }) => value,
};

export const panels: WalkDescription<typeof panelsMachine> = {
  machine: panelsMachine,
  events: {
    'mobileMenu.toggle': [{ type: 'mobileMenu.toggle' }],
    'rightPanel.toggle': [{ type: 'rightPanel.toggle' }],
    'megaMenu.toggle': [{ type: 'megaMenu.toggle' }],
    'profileMenu.toggle': [{ type: 'profileMenu.toggle' }],
    'help.toggle': [{ type: 'help.toggle' }],
    'topMenu.open': [
      { type: 'topMenu.open', group: 'fund' },
      { type: 'topMenu.open', group: 'report' },
    ],
    'panel.close': [{ type: 'panel.close' }],
    'outside.click': [{ type: 'outside.click' }],
    'outside.focus': [{ type: 'outside.focus' }],
    'escape.press': [{ type: 'escape.press' }],
    'page.change': [{ type: 'page.change' }],
    'viewport.widen': [{ type: 'viewport.widen' }],
    'viewport.narrow': [{ type: 'viewport.narrow' }],
  },
  calls: {},
  project: ({ value, context }) => [value, context.group],
};

export const modal: WalkDescription<typeof modalMachine> = {
  machine: modalMachine,
  input: { canCloseByKeyboard: true },
  events: {
    'modal.open': [{ type: 'modal.open' }],
    'modal.close': [{ type: 'modal.close' }],
    'modal.escape': [{ type: 'modal.escape' }],
    'modal.drop': [{ type: 'modal.drop' }],
    'form.edit': [{ type: 'form.edit' }],
    'form.markSaved': [{ type: 'form.markSaved' }],
    'work.start': [{ type: 'work.start' }],
    'work.succeed': [{ type: 'work.succeed' }],
    'work.fail': [{ type: 'work.fail' }],
    'question.confirm': [{ type: 'question.confirm' }],
    'question.reject': [{ type: 'question.reject' }],
  },
  calls: {},
  project: ({ value, context }) => [value, context.isDirty],
};

export const desk: WalkDescription<typeof deskMachine> = {
  machine: deskMachine,
  input: { tab: 'lessons' },
  events: {
    'desk.toggle': [{ type: 'desk.toggle' }],
    'desk.close': [{ type: 'desk.close' }],
    'desk.show': [
      { type: 'desk.show', tab: 'network' },
      { type: 'desk.show', tab: 'lessons' },
    ],
  },
  calls: {},
  project: ({ value, context }) => [value, context.tab],
};

export const pressedPage: WalkDescription<typeof pressedPageMachine> = {
  machine: pressedPageMachine,
  events: {
    'link.press': [
      { type: 'link.press', page: pageAt(href('units')) },
      { type: 'link.press', page: pageAt(href('workers')) },
    ],
    'elsewhere.press': [{ type: 'elsewhere.press' }],
    'pointer.release': [{ type: 'pointer.release' }],
  },
  calls: {},
  delays: { 'xstate.after.click.pressedPage.clicking': 0 },
  project: ({ value, context }) => [value, context.page?.name],
};

function pageAt(path: string): RouteMatch {
  const match = matchRoute(path);
  if (match === undefined) {
    throw new Error(`No page at ${path}.`);
  }
  return match;
}
