/**
 * Two chunks that import each other cannot both be run first: what one of them makes at its start of a value of the other
 * fails, for whoever comes by the page that asks for them in that order. The bundler's merging of small chunks makes such
 * pairs out of modules that do not import each other, and tells nobody; here the build fails and names them.
 *
 * @type {import('vite').Plugin}
 */
export const chunksInOrder = {
  name: 'chunks-in-order',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const circle = circleOf(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (circle !== undefined) {
      const held = circle.map((name) => {
        const modules = chunks.find(({ fileName }) => fileName === name)?.moduleIds ?? [];
        return `${name}:\n${modules.map((id) => `  ${id}`).join('\n')}`;
      });
      this.error(`These chunks import each other. Give a group of their own to what they share:\n${held.join('\n')}`);
    }
  },
};

/**
 * @param {ReadonlyMap<string, readonly string[]>} imports what each chunk imports statically
 * @returns {readonly string[] | undefined} chunks of which each imports the next, and the last the first
 */
export function circleOf(imports) {
  const done = new Set();
  /** @type {string[]} */
  const path = [];
  /** @param {string} name @returns {readonly string[] | undefined} */
  const visit = (name) => {
    if (path.includes(name)) {
      return path.slice(path.indexOf(name));
    }
    if (done.has(name)) {
      return undefined;
    }
    path.push(name);
    for (const next of imports.get(name) ?? []) {
      const circle = visit(next);
      if (circle !== undefined) {
        return circle;
      }
    }
    path.pop();
    done.add(name);
    return undefined;
  };
  for (const name of imports.keys()) {
    const circle = visit(name);
    if (circle !== undefined) {
      return circle;
    }
  }
  return undefined;
}
