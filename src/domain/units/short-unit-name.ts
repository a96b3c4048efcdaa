/**
 * A unit's name for a place with little room: without the form of company that most names begin with, and where it is
 * still too long, cut in its middle, because firms of one trade differ by their last words; they stand alone where there
 * is no room for a beginning that says something. The whole name has to be within reach beside it.
 *
 * @param most Letters that have room.
 * @example
 * shortUnitName('Công ty Cổ phần Đầu tư và Xuất nhập khẩu lao động Bình Nguyên', 32);
 * // 'Đầu tư và Xuất nhập… Bình Nguyên'
 */
export function shortUnitName(name: string, most: number): string {
  return cutInside(name.replace(/^Công ty (?:Cổ phần|TNHH|CP)(?: MTV| Một thành viên)? /iu, ''), most);
}

/** Fewer letters of a name's beginning say nothing. */
const leastBeginning = 7;

/** A text of at most so many letters that keeps its last two words, or its beginning alone where they are too long. */
function cutInside(text: string, most: number): string {
  if (text.length <= most) {
    return text;
  }
  const end = /\S+\s\S+$/u.exec(text)?.[0] ?? '';
  const room = most - end.length - 2;
  if (end === '' || room < 0) {
    return `${text.slice(0, most - 1).trimEnd()}…`;
  }
  return room < leastBeginning ? `… ${end}` : `${wholeWords(text.slice(0, room + 1)).slice(0, room)}… ${end}`;
}

/** Without the word that the end cuts. */
function wholeWords(text: string): string {
  return text.replace(/\s+\S*$/u, '');
}
