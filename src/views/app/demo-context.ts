import { createContext, use, type ComponentType } from 'react';

import type { ErrorCode } from '@/domain/errors/error-catalogue';

/** A person of the demo data who can sign in. */
export type DemoAccount = {
  readonly userName: string;
  readonly name: string;
  readonly role: string;
  /** `training`: a sign-in that the server answers in a special way; offered apart from the others. */
  readonly group?: 'role' | 'training' | undefined;
  /** Filled in together with the user name when it is given. */
  readonly password?: string | undefined;
};

/** A failure that a trainer can show. */
export type DemoFault = {
  readonly id: string;
  /** The catalogue's entry that it shows. */
  readonly code: ErrorCode;
  readonly group: (typeof demoFaultGroups)[number];
  /** The specification's own name or sentence, or what happens on the wire. */
  readonly name: string;
  /** What to do and what appears, in Vietnamese. */
  readonly way: string;
  /** `arm`: to be switched on. `hand`: the trainer's hand is enough. `words`: nothing but its words can be shown. */
  readonly kind: 'arm' | 'hand' | 'words';
  /** True: stays until it is switched off. */
  readonly isKept: boolean;
};

/** In the order in which they are offered: from the way in to what is done inside. */
export const demoFaultGroups = [
  'password',
  'configuration',
  'answer',
  'token',
  'renewal',
  'around',
  'refusal',
  'outage',
  'garbled',
  'start',
  'page',
  'file',
] as const;

export type DemoFaults = {
  readonly list: readonly DemoFault[];
  readonly armedAtStart: string | undefined;
  /** What the address asked for where no failure has that name. */
  readonly unknown?: string | undefined;
  /** Both start the page anew. */
  readonly arm: (id: string) => void;
  readonly disarm: () => void;
  /** Tells which one is on, now and after each change; answers the function that ends it. */
  readonly watch: (listener: (id: string | undefined) => void) => () => void;
  /** The area of the page that is to fail while it is drawn, as of this moment. */
  readonly brokenArea?: () => { readonly area: BreakableArea; readonly by: 'mistake' | 'code' } | undefined;
  /** Ends the failure of an area. */
  readonly mend?: () => void;
};

/** An area of the page with a boundary of its own that the demo can make fail. */
export type BreakableArea = 'page' | 'header' | 'menu';

/** What a demo adds to the sign-in page is told of the demo, and which of its people was chosen there. */
export type DemoSectionProps = {
  readonly demo: Demo;
  readonly chosen: DemoAccount | undefined;
  readonly onChoose: (account: DemoAccount) => void;
};

/** The trainer's desk as the product knows it: it brings even its name, so that a production build holds no word of it. */
export type DeskBeside = {
  readonly View: ComponentType;
  readonly useName: () => string;
  readonly toggle: () => void;
};

/** What a demo build offers besides the product; production has none, and no code of it. */
export type Demo = {
  /** Those who can sign in to the tenant; `undefined` for the host. */
  readonly accounts: (tenantId: string | undefined) => readonly DemoAccount[];
  /** Its part of the sign-in page. */
  readonly SignInSection: ComponentType<DemoSectionProps>;
  /** Puts all sample data back to what it was at first. */
  readonly reset: () => Promise<void>;
  /** The link in the newest mail to an address: a demo has no mail, only this mailbox. */
  readonly mailLink?: ((address: string) => Promise<string | undefined>) | undefined;
  readonly faults?: DemoFaults | undefined;
  /** The trainer's desk, beside every page. */
  readonly desk?: DeskBeside | undefined;
};

const DemoContext = createContext<Demo | undefined>(undefined);

export const DemoProvider = DemoContext.Provider;

/** `undefined` in production. */
export function useDemo(): Demo | undefined {
  return use(DemoContext);
}
