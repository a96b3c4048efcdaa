/**
 * The names that somebody may have meant, nearest first: those that hold the asked one or are held by it, then those
 * with the fewest letters to change.
 */
export function nearestNames(asked: string, names: readonly string[], most = 5): readonly string[] {
  const wanted = asked.toLowerCase();
  return [...new Set(names)]
    .map((name) => ({ name, distance: distanceOf(wanted, name.toLowerCase()) }))
    .sort((left, right) => left.distance - right.distance || left.name.localeCompare(right.name, 'en'))
    .slice(0, most)
    .map(({ name }) => name);
}

function distanceOf(asked: string, name: string): number {
  const last = name.split('.').at(-1) ?? name;
  const distance = Math.min(letterChanges(asked, name), letterChanges(asked, last));
  return asked.length > 2 && (name.includes(asked) || asked.includes(last)) ? distance / 10 : distance;
}

/** Levenshtein's distance: letters to add, drop or change. */
function letterChanges(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, letter] of Array.from(from).entries()) {
    const next = [line + 1];
    for (const [column, other] of Array.from(to).entries()) {
      const changed = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
