import type { EmailSettings } from '@/domain/settings/email-settings';

import type { MockBackend } from '../../backend';
import { effectiveEmailSettings } from '../../data/email-settings';
import { deliver, type MockMail } from '../../mailbox';
import { isAddress } from '../identity/account-input';

/** A port where nothing listens, for showing what happens then. */
const deadPort = 26;

/**
 * False for settings by which no mail leaves: a server under `.invalid` (RFC 2606) cannot be found, nothing listens at
 * port 26; false too for an address that is none.
 */
export function isMailPossible({ smtpHost, smtpPort }: EmailSettings, addresses: readonly string[]): boolean {
  const isReachable = !/\.invalid$/iu.test(smtpHost ?? '') && smtpPort !== deadPort;
  return isReachable && addresses.every(isAddress);
}

/** Sends a mail that belongs to something else's work; where it cannot be sent, that work is done all the same. */
export async function sendMail({ database, store, hooks }: MockBackend, mail: MockMail): Promise<void> {
  if (isMailPossible(effectiveEmailSettings(database, undefined), [mail.to])) {
    await deliver(store, mail);
    hooks.mail?.(mail);
  }
}
