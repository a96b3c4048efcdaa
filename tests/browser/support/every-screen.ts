import type { Database } from '@mock-server/data/database';
import type { Page } from '@playwright/test';

import type { Office } from './every-screen-office';

/** A window of a desk and one of a phone, in CSS pixels. */
export const windows = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const;

type WindowName = keyof typeof windows;

/** One screen in one state, reached without changing a record. */
export type Screen = {
  /** Name of its pictures. */
  readonly name: string;
  /** User name; absent where nobody is signed in. */
  readonly as?: string | undefined;
  readonly at: string | ((database: Database) => string);
  /** What makes the state out of the page that has opened. */
  readonly prepare?: (page: Page, office: Office) => Promise<void>;
  /** What has to be there before the page opens, e.g. a failing call; taken back afterwards. */
  readonly before?: (page: Page, office: Office) => Promise<void>;
  /** Window in which the state exists; both unless told. */
  readonly only?: WindowName;
  /** A state of a screen that has all pictures already: it is looked at crosswise, each theme and each window once. */
  readonly isState?: boolean;
};

const looks = [
  { window: 'wide', theme: 'light' },
  { window: 'wide', theme: 'dark' },
  { window: 'narrow', theme: 'dark' },
  { window: 'narrow', theme: 'light' },
] as const;

/** How a screen is looked at, in this order: each look changes one thing. */
export function looksOf({ name, only, isState }: Screen) {
  const isCross = ({ window, theme }: (typeof looks)[number]) => (window === 'wide') === (theme === 'light');
  return looks
    .filter((look) => (only === undefined ? isState !== true || isCross(look) : look.window === only))
    .map((look) => ({ ...look, picture: `${name}-${look.theme}-${windows[look.window].width}.png` }));
}
