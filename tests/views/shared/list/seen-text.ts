/** What is seen of an element whose text is shown in parts (`ShortText`). */
export function seenText(element: Element): string {
  const seen = element.cloneNode(true) as Element;
  seen.querySelectorAll('.list-unseen').forEach((unseen) => unseen.remove());
  seen.querySelectorAll('.list-left-out').forEach((gap) => gap.replaceWith('…'));
  return seen.textContent.replaceAll(/\s+/gu, ' ').trim();
}
