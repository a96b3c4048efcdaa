import type { MockMail } from '../mailbox';

/** Shows a mail, which nobody sends, on the console. */
export function printMail({ to, subject, link, text }: MockMail): void {
  process.stdout.write(`Mail to ${to}: ${subject}\n${link ?? text ?? ''}\n`);
}
