/**
 * A unit's name for a place with little room: without the form of company that most names begin with, and where it is
 * still too long, cut in its middle, because firms of one trade differ by their last words. The whole name has to be
 * within reach beside it.
 *
 * @param most Letters that have room.
 * @example
 * shortUnitName('Công ty Cổ phần Đầu tư và Xuất nhập khẩu lao động Bình Nguyên', 32);
 * // 'Đầu tư và Xuất nhập… Bình Nguyên'
 */
export function shortUnitName(name: string, most: number): string {
  return cutInside(name.replace(/^Công ty (?:Cổ phần|TNHH|CP)(?: MTV| Một thành viên)? /iu, ''), most);
}

/** A text of at most so many letters that keeps its last two words, or its end alone where they are long. */
function cutInside(text: string, most: number): string {
  if (text.length <= most) {
    return text;
  }
  const end = /\S+\s\S+$/u.exec(text)?.[0] ?? '';
  const room = most - end.length - 2;
  return end === '' || room < most / 4
    ? `${text.slice(0, most - 1).trimEnd()}…`
    : `${wholeWords(text.slice(0, room + 1)).slice(0, room)}… ${end}`;
}

/** Without the word that the end cuts. */
function wholeWords(text: string): string {
  return text.replace(/\s+\S*$/u, '');
}
