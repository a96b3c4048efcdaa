/** The rows of R4 whose people are shown, by their id, each with the page of people: 0 for the first. */
export type OpenPeople = ReadonlyMap<string, number>;

/** The parameter of a report's address that says which rows are open. */
export const openPeopleParameter = 'mo';

/**
 * Reads which rows show their people, and which page of them: `id` for the first page, `id.3` for the third, rows parted
 * by commas (register W-07). A page that is none is the first.
 */
export function readOpenPeople(text: string | undefined): OpenPeople {
  const parts = (text ?? '').split(',').filter((part) => part !== '');
  return new Map(
    parts.map((part) => {
      const [, id = part, page = '1'] = /^(.+)\.([1-9]\d{0,5})$/u.exec(part) ?? [];
      return [id, Number(page) - 1] as const;
    }),
  );
}

/** The text that `readOpenPeople` reads; `undefined` where no row is open. */
export function openPeopleText(open: OpenPeople): string | undefined {
  const parts = [...open].map(([id, page]) => (page === 0 ? id : `${id}.${page + 1}`));
  return parts.length === 0 ? undefined : parts.join(',');
}
