/**
 * @template Node
 * @param {Iterable<Node>} heads
 * @param {(node: Node) => Iterable<Node>} next what a node leads to
 * @returns {Set<Node>} the heads, and all that they lead to, directly or not
 */
export function reachedFrom(heads, next) {
  const found = new Set(heads);
  // A set tells of what is added to it while it is walked through.
  for (const node of found) {
    for (const each of next(node)) {
      found.add(each);
    }
  }
  return found;
}
