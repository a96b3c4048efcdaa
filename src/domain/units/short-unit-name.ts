/** What the words of a unit's name tell; together, with spaces between those that are not empty, they are the name. */
export type UnitNameParts = {
  /** The form of company that most names begin with, which tells nobody from another. */
  readonly form: string;
  /** What it does, as many others do. */
  readonly trade: string;
  /** The words by which firms of one trade differ: the last two. */
  readonly own: string;
};

/**
 * @example
 * unitNameParts('Công ty Cổ phần Cung ứng nhân lực Bình Nguyên');
 * // { form: 'Công ty Cổ phần', trade: 'Cung ứng nhân lực', own: 'Bình Nguyên' }
 */
export function unitNameParts(name: string): UnitNameParts {
  const [, form = '', rest = ''] =
    /^(Công ty (?:Cổ phần|TNHH|CP)(?: MTV| Một thành viên)?(?= ))?(.*)$/isu.exec(name) ?? [];
  const words = rest.trim().split(' ');
  return { form, trade: words.slice(0, -2).join(' '), own: words.slice(-2).join(' ') };
}

/**
 * A unit's name for a place with little room: without its form of company, and where it is still too long, cut in its
 * middle; its own words stand alone where there is no room for a beginning that says something. The whole name has to be
 * within reach beside it.
 *
 * @param most Letters that have room.
 * @example
 * shortUnitName('Công ty Cổ phần Đầu tư và Xuất nhập khẩu lao động Bình Nguyên', 32);
 * // 'Đầu tư và Xuất nhập… Bình Nguyên'
 */
export function shortUnitName(name: string, most: number): string {
  const { trade, own } = unitNameParts(name);
  const short = `${trade} ${own}`.trim();
  if (short.length <= most) {
    return short;
  }
  const room = most - own.length - 2;
  if (trade === '' || room < 0) {
    return `${short.slice(0, most - 1).trimEnd()}…`;
  }
  return room < leastBeginning ? `… ${own}` : `${wholeWords(trade.slice(0, room + 1)).slice(0, room)}… ${own}`;
}

/** Fewer letters of a name's beginning say nothing. */
const leastBeginning = 7;

/** Without the word that the end cuts. */
function wholeWords(text: string): string {
  return text.replace(/\s+\S*$/u, '');
}
