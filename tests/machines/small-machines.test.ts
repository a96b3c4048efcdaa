import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { confirmMachine, type ConfirmEvent } from '@/machines/dialogs/confirm-machine';
import { modalMachine, type ModalEvent, type ModalInput } from '@/machines/dialogs/modal-machine';
import { panelsMachine, type PanelsEvent } from '@/machines/shell/panels-machine';

describe('confirmMachine', () => {
  const answer = (event: ConfirmEvent, isDismissable = true) => {
    const actor = createActor(confirmMachine, { input: { isDismissable } }).start();
    actor.send(event);
    return actor.getSnapshot().output;
  };

  it('W-02 answers confirm, reject or dismiss', () => {
    expect([
      answer({ type: 'confirm.yes' }),
      answer({ type: 'confirm.no' }),
      answer({ type: 'confirm.dismiss' }),
    ]).toEqual(['confirm', 'reject', 'dismiss']);
  });

  it('W-02 is dismissed only where that is allowed, but withdrawn always', () => {
    expect(answer({ type: 'confirm.dismiss' }, false)).toBeUndefined();
    expect(answer({ type: 'confirm.withdraw' }, false)).toBe('dismiss');
  });
});

describe('panelsMachine', () => {
  const opening: readonly (readonly [string, PanelsEvent])[] = [
    ['mobileMenu', { type: 'mobileMenu.toggle' }],
    ['rightPanel', { type: 'rightPanel.toggle' }],
    ['megaMenu', { type: 'megaMenu.toggle' }],
    ['profileMenu', { type: 'profileMenu.toggle' }],
    ['help', { type: 'help.toggle' }],
    ['topMenu', { type: 'topMenu.open', group: 'fund' }],
  ];
  const after = (...events: readonly PanelsEvent[]) => {
    const actor = createActor(panelsMachine).start();
    for (const event of events) {
      actor.send(event);
    }
    return actor.getSnapshot().value;
  };
  const leftAfter = (event: PanelsEvent) =>
    opening.map(([, open]) => after(open, event)).filter((panel) => panel !== 'closed');

  it('S-07 opens one panel at a time, whichever is open', () => {
    for (const [panel, open] of opening) {
      const others = opening.filter(([other]) => other !== panel);
      expect(others.map(([, other]) => after(other, open))).toEqual(others.map(() => panel));
    }
  });

  it.each(opening.filter(([panel]) => panel !== 'topMenu'))('S-07 its button closes %s', (panel, toggle) => {
    expect([after(toggle), after(toggle, toggle)]).toEqual([panel, 'closed']);
  });

  it.each(['outside.click', 'outside.focus', 'escape.press', 'page.change', 'panel.close'] as const)(
    'S-07 closes every panel on %s',
    (type) => {
      expect(leftAfter({ type })).toEqual([]);
    },
  );

  it('S-07 closes only what is not for the new width of the window', () => {
    expect(leftAfter({ type: 'viewport.widen' })).toEqual(['rightPanel', 'megaMenu', 'profileMenu', 'help', 'topMenu']);
    expect(leftAfter({ type: 'viewport.narrow' })).toEqual(['mobileMenu', 'rightPanel', 'profileMenu', 'help']);
  });
});

describe('modalMachine', () => {
  const after = (input: ModalInput, ...events: readonly ModalEvent['type'][]) => {
    const actor = createActor(modalMachine, { input }).start();
    for (const type of events) {
      actor.send({ type });
    }
    return actor.getSnapshot();
  };

  it('W-04 is of size md and deaf to Escape unless told otherwise', () => {
    expect(after({}, 'modal.open').context).toEqual({
      size: 'md',
      canCloseByKeyboard: false,
      isWarningSuppressed: false,
      isDirty: false,
    });
    expect(after({}, 'modal.open', 'modal.escape').matches('visible')).toBe(true);
    expect(after({ canCloseByKeyboard: true }, 'modal.open', 'modal.escape').matches('hidden')).toBe(true);
  });

  it('W-04 asks before it closes over edited input, unless that is suppressed or saved', () => {
    expect(after({}, 'modal.open', 'form.edit', 'modal.close').hasTag('asking')).toBe(true);
    expect(after({ canCloseByKeyboard: true }, 'modal.open', 'form.edit', 'modal.escape').hasTag('asking')).toBe(true);
    expect(after({ isWarningSuppressed: true }, 'modal.open', 'form.edit', 'modal.close').matches('hidden')).toBe(true);
    expect(after({}, 'modal.open', 'form.edit', 'form.markSaved', 'modal.close').matches('hidden')).toBe(true);
  });

  it('W-04 closes on yes and keeps the input on no', () => {
    expect(after({}, 'modal.open', 'form.edit', 'modal.close', 'question.confirm').value).toBe('hidden');
    const kept = after({}, 'modal.open', 'form.edit', 'modal.close', 'question.reject');
    expect([kept.value, kept.context.isDirty]).toEqual([{ visible: 'idle' }, true]);
  });

  it('W-04 cannot be closed while busy', () => {
    const busy = after({ canCloseByKeyboard: true }, 'modal.open', 'work.start', 'modal.close', 'modal.escape');
    expect(busy.value).toEqual({ visible: 'busy' });
    expect(after({}, 'modal.open', 'form.edit', 'work.start', 'work.succeed', 'modal.close').value).toBe('hidden');
    expect(after({}, 'modal.open', 'form.edit', 'work.start', 'work.fail', 'modal.close').hasTag('asking')).toBe(true);
  });

  it('W-04 forgets what was edited when it is opened again', () => {
    expect(after({}, 'modal.open', 'form.edit', 'modal.drop', 'modal.open').context.isDirty).toBe(false);
  });
});
