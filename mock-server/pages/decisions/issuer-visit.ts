import type { MockBackend } from '../../backend';

/** What the issuer's pages work with, drawn in the page or sent over the network; `issuer` is that of one browser. */
export type IssuerVisit = Pick<MockBackend, 'issuer' | 'faults' | 'settings' | 'save'>;
