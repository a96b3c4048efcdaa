import { searchText } from '../text/search-text';

/** Something the command palette can do, as it is found and shown. */
export type Command = {
  readonly id: string;
  readonly title: string;
  /** Heading it stands under: pages, records, actions. */
  readonly group: string;
  /** The part of the menu it belongs to, and other words people look for. */
  readonly hint?: string | undefined;
  readonly keywords?: string | undefined;
};

/** More than these nobody reads. */
const mostFound = 50;

/**
 * The commands that a query finds, best first: a title that begins with it, a word that does, the first letters of the
 * words (`nld` finds "Người lao động"), a part of the title, and at last the words around it. Case and diacritics make
 * no difference, every word of the query must be found. Among equal ones those used last stand first, then shorter
 * titles, of which the query is the greater part.
 *
 * @param recentIds Commands used last, the latest first. An empty query puts them in front of all others.
 */
export function searchCommands(
  commands: readonly Command[],
  query: string,
  recentIds: readonly string[],
): readonly Command[] {
  const wanted = searchText(query);
  const recency = new Map(recentIds.map((id, index) => [id, index]));
  return commands
    .map((command, position) => ({ command, position, rank: wanted === '' ? 0 : rankOf(command, wanted) }))
    .filter(({ rank }) => rank < notFound)
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        (recency.get(one.command.id) ?? notFound) - (recency.get(other.command.id) ?? notFound) ||
        (wanted === '' ? 0 : one.command.title.length - other.command.title.length) ||
        one.position - other.position,
    )
    .slice(0, wanted === '' ? commands.length : mostFound)
    .map(({ command }) => command);
}

const notFound = 1_000_000;

function rankOf({ title, group, hint = '', keywords = '' }: Command, wanted: string): number {
  const text = searchText(title);
  if (text.startsWith(wanted)) {
    return 0;
  }
  if (` ${text}`.includes(` ${wanted}`)) {
    return 1;
  }
  if (initialsOf(text).startsWith(wanted.replaceAll(' ', ''))) {
    return 2;
  }
  if (text.includes(wanted)) {
    return 3;
  }
  const around = `${text} ${searchText(`${hint} ${group} ${keywords}`)}`;
  return wanted.split(' ').every((word) => around.includes(word)) ? 4 : notFound;
}

function initialsOf(text: string): string {
  return text
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
}
