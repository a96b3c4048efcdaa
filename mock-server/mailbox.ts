import type { KeyValueStore } from './storage/key-value-store';

/** A mail that a real back end would have sent. */
export type MockMail = {
  readonly to: string;
  readonly subject: string;
  /** The one link the mail is about, where it is about one. */
  readonly link?: string;
  /** The sender, where it is not the server's own address. */
  readonly from?: string;
  /** What the sender wrote. */
  readonly text?: string;
};

const mailboxKey = 'mailbox';

/** Enough for a demo; older mails go. */
const largestMailbox = 20;

/** Puts a mail into the mailbox that all addresses share; it goes nowhere else. */
export async function deliver(store: KeyValueStore, mail: MockMail): Promise<void> {
  await store.update(mailboxKey, (old) => [mail, ...asMails(old)].slice(0, largestMailbox));
}

/** The newest mail to an address, whatever its case. */
export async function newestMailTo(store: KeyValueStore, address: string): Promise<MockMail | undefined> {
  const wanted = address.trim().toUpperCase();
  return asMails(await store.get(mailboxKey)).find(({ to }) => to.toUpperCase() === wanted);
}

export async function emptyMailbox(store: KeyValueStore): Promise<void> {
  await store.remove(mailboxKey);
}

function asMails(value: unknown): readonly MockMail[] {
  return Array.isArray(value) ? (value as readonly MockMail[]) : [];
}
