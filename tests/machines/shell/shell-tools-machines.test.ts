import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';

import { sequenceTimeoutMs } from '@/domain/shortcuts/shortcuts';
import { commandPaletteMachine, markedId } from '@/machines/shell/command-palette-machine';
import { panelsMachine } from '@/machines/shell/panels-machine';
import { shortcutsMachine } from '@/machines/shell/shortcuts-machine';

describe('keyboard shortcuts', () => {
  const listen = () => {
    const clock = new SimulatedClock();
    const actor = createActor(shortcutsMachine, { clock }).start();
    const used: string[] = [];
    actor.on('shortcut.used', ({ id }) => used.push(id));
    const press = (...keys: readonly string[]) => {
      for (const key of keys) {
        actor.send({ type: 'key.press', key });
      }
    };
    return { actor, clock, used, press };
  };

  it('are single keys, keys with a modifier, and sequences of two', () => {
    const { used, press } = listen();
    press('?', 'g', 'l', 'mod+k', 'l', '[');
    expect(used).toEqual(['help', 'goWorkers', 'palette', 'sidebar']);
  });

  it('forget the first key of a sequence after its time, and after a wrong second one', () => {
    const { clock, used, press } = listen();
    press('g');
    clock.increment(sequenceTimeoutMs);
    press('l', 'g', 'x', 'l');
    expect(used).toEqual([]);
    press('g', '?');
    expect(used).toEqual(['help']);
  });

  it('of one key can be switched off, the palette’s stays', () => {
    const { actor, used, press } = listen();
    press('g');
    actor.send({ type: 'singleKeys.forbid' });
    press('l', '?', 'n', 'mod+k');
    actor.send({ type: 'singleKeys.allow' });
    press('n');
    expect(used).toEqual(['palette', 'new']);
  });

  it('leave / to the list and Escape to the layers', () => {
    const { used, press } = listen();
    press('/', 'Escape');
    expect(used).toEqual([]);
  });
});

describe('command palette', () => {
  const commands = ['Người lao động', 'Đơn vị', 'Đăng xuất'].map((title) => ({ id: title, title, group: 'Trang' }));
  const open = (recentIds: readonly string[] = []) => {
    const palette = createActor(commandPaletteMachine, { input: { recentIds } }).start();
    const chosen: unknown[] = [];
    palette.on('command.chosen', (event) => chosen.push(event));
    palette.send({ type: 'palette.open' });
    palette.send({ type: 'commands.change', commands });
    return { palette, chosen, marked: () => markedId(palette.getSnapshot().context) };
  };

  it('marks the best, goes round with the arrows, and chooses what is marked', () => {
    const { palette, chosen, marked } = open();
    palette.send({ type: 'query.change', query: 'd' });
    expect(marked()).toBe('Đơn vị');
    palette.send({ type: 'mark.move', to: 'next' });
    expect(marked()).toBe('Đăng xuất');
    palette.send({ type: 'mark.move', to: 'last' });
    palette.send({ type: 'mark.move', to: 'next' });
    expect(marked()).toBe('Đơn vị');
    palette.send({ type: 'command.choose' });
    expect(chosen).toEqual([{ type: 'command.chosen', id: 'Đơn vị', recentIds: ['Đơn vị'] }]);
    expect(palette.getSnapshot().value).toBe('closed');
  });

  it('chooses nothing where nothing is found', () => {
    const { palette, chosen } = open();
    palette.send({ type: 'query.change', query: 'không có' });
    palette.send({ type: 'command.choose' });
    palette.send({ type: 'command.choose', id: 'Đơn vị' });
    expect(chosen).toEqual([]);
    expect(palette.getSnapshot().matches('open')).toBe(true);
  });

  it('opens without the last query, with what was used last in front', () => {
    const { palette, marked } = open(['Đăng xuất']);
    palette.send({ type: 'query.change', query: 'don' });
    palette.send({ type: 'palette.close' });
    palette.send({ type: 'palette.open' });
    expect(palette.getSnapshot().context.query).toBe('');
    expect(marked()).toBe('Đăng xuất');
  });

  it('keeps the mark on its command while others come and go', () => {
    const { palette, marked } = open();
    palette.send({ type: 'mark.point', id: 'Đăng xuất' });
    palette.send({ type: 'commands.change', commands: commands.slice(1) });
    expect(marked()).toBe('Đăng xuất');
  });
});

describe('panels', () => {
  it('S-07 are open one at a time, and the menu across the top shows one group', () => {
    const panels = createActor(panelsMachine).start();
    const state = () => [panels.getSnapshot().value, panels.getSnapshot().context.group];
    panels.send({ type: 'profileMenu.toggle' });
    panels.send({ type: 'topMenu.open', group: 'fund' });
    expect(state()).toEqual(['topMenu', 'fund']);
    panels.send({ type: 'topMenu.open', group: 'report' });
    expect(state()).toEqual(['topMenu', 'report']);
    panels.send({ type: 'rightPanel.toggle' });
    expect(state()).toEqual(['rightPanel', undefined]);
    panels.send({ type: 'escape.press' });
    expect(state()).toEqual(['closed', undefined]);
  });
});
