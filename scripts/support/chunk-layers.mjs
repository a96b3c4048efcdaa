/**
 * Code that people always get together is one file: a screen of this product is made of some hundred small modules that
 * other screens share too, and a bundler left to itself makes a file of each set of screens that shares some.
 */

/**
 * A layer holds what its heads import statically, as far as no layer before it does.
 *
 * @typedef {{ readonly name: string, readonly heads: RegExp }} Layer
 */

/**
 * @param {readonly Layer[]} layers in the order in which a page comes to need them
 * @returns The plugin that finds out what each layer holds, the bundler's group for a layer's name, and whether a module
 *   is an icon that one module alone shows.
 */
export function chunkLayers(layers) {
  /** @type {Map<string, string>} */
  const layerOf = new Map();
  /** @type {ReadonlySet<string>} */
  let ownIcons = new Set();

  /** @type {import('vite').Plugin} */
  const plugin = {
    name: 'chunk-layers',
    apply: 'build',
    buildEnd() {
      layerOf.clear();
      const ids = [...this.getModuleIds()];
      ownIcons = new Set(
        ids.filter((id) => id.includes('/@mui/icons-material/') && this.getModuleInfo(id)?.importers.length === 1),
      );
      for (const { name, heads } of layers) {
        const waiting = ids.filter((id) => heads.test(id));
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          if (!layerOf.has(id)) {
            layerOf.set(id, name);
            waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
          }
        }
      }
    },
  };
  /** @param {string} name @param {number} priority */
  const group = (name, priority) => ({
    name,
    test: (/** @type {string} */ id) => layerOf.get(id) === name,
    priority,
  });
  // With other icons it would come along with all that shows one of those.
  return { plugin, group, isOwnIcon: (/** @type {string} */ id) => ownIcons.has(id) };
}
