// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { pressedKey } from '@/views/shell/shortcuts/pressed-key';

it.each([
  ['n', {}, 'n'],
  ['N', {}, 'n'],
  ['N', { shiftKey: true }, 'N'],
  ['n', { shiftKey: true }, 'N'],
  ['?', { shiftKey: true }, '?'],
  ['Escape', {}, 'Escape'],
  ['K', { ctrlKey: true }, 'mod+k'],
])('P-02 with Caps Lock or without, %s with %j is the key %s', (key, modifiers, named) => {
  expect(pressedKey(new KeyboardEvent('keydown', { key, ...modifiers }))).toBe(named);
});
