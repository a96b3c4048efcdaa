import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { confirmMachine, type ConfirmEvent } from '@/machines/confirm-machine';
import { modalMachine, type ModalEvent, type ModalInput } from '@/machines/modal-machine';
import { panelsMachine, type PanelsEvent } from '@/machines/panels-machine';

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
  const after = (...events: readonly Exclude<PanelsEvent['type'], 'topMenu.open'>[]) => {
    const actor = createActor(panelsMachine).start();
    for (const type of events) {
      actor.send({ type });
    }
    return actor.getSnapshot().value;
  };

  it('S-07 opens one panel at a time', () => {
    expect(after('mobileMenu.toggle')).toBe('mobileMenu');
    expect(after('mobileMenu.toggle', 'rightPanel.toggle')).toBe('rightPanel');
    expect(after('rightPanel.toggle', 'megaMenu.toggle')).toBe('megaMenu');
  });

  it.each(['outside.click', 'outside.focus', 'escape.press', 'page.change', 'panel.close'] as const)(
    'S-07 closes every panel on %s',
    (type) => {
      expect([
        after('mobileMenu.toggle', type),
        after('rightPanel.toggle', type),
        after('megaMenu.toggle', type),
      ]).toEqual(['closed', 'closed', 'closed']);
    },
  );

  it('S-07 closes only the mobile menu when the window becomes wide', () => {
    expect([after('mobileMenu.toggle', 'viewport.widen'), after('rightPanel.toggle', 'viewport.widen')]).toEqual([
      'closed',
      'rightPanel',
    ]);
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
