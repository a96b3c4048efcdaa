/** What is seen of an element that holds a name (`NameInLines`), where there is room for all of it. */
export function seenText(element: Element): string {
  const seen = element.cloneNode(true) as Element;
  seen.querySelectorAll('.list-unseen').forEach((unseen) => unseen.remove());
  return seen.textContent.replaceAll(/\s+/gu, ' ').trim();
}
