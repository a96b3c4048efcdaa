import type { UserEvent } from '@testing-library/user-event';

/** Adds a text to a field at once, as a paste does: letter by letter, the whole form would be drawn for each of them. */
export async function enter(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
