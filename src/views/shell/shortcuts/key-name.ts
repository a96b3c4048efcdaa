const names: Readonly<Record<string, string>> = { Enter: 'Enter', Escape: 'Esc', ArrowUp: '↑', ArrowDown: '↓' };

/** A key as it is written on the keyboard; `mod` is ⌘ on a Mac and Ctrl elsewhere, `alt` is ⌥ and Alt. */
export function keyName(key: string): string {
  const parts = key.split('+').map((part) => modifierName(part) ?? names[part] ?? part.toUpperCase());
  return parts.join(isMac() ? '' : ' + ');
}

function modifierName(part: string): string | undefined {
  const modifiers: Readonly<Record<string, string>> = isMac() ? { mod: '⌘', alt: '⌥' } : { mod: 'Ctrl', alt: 'Alt' };
  return modifiers[part];
}

function isMac(): boolean {
  return /Mac|iPhone|iPad/u.test(navigator.userAgent);
}
