const names: Readonly<Record<string, string>> = { Escape: 'Esc' };

/** A key as it is written on the keyboard; `mod` is ⌘ on a Mac and Ctrl elsewhere. */
export function keyName(key: string): string {
  const parts = key.split('+').map((part) => (part === 'mod' ? modifierName() : (names[part] ?? part.toUpperCase())));
  return parts.join(isMac() ? '' : ' + ');
}

function modifierName(): string {
  return isMac() ? '⌘' : 'Ctrl';
}

function isMac(): boolean {
  return /Mac|iPhone|iPad/u.test(navigator.userAgent);
}
