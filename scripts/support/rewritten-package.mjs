/**
 * A plugin that writes some places of one module of a package otherwise, in the build. A version of the package in which one
 * of them is no more fails the build, so that somebody looks at it again.
 *
 * @param {object} rewriting
 * @param {string} rewriting.name of the plugin
 * @param {RegExp} rewriting.module matches its id
 * @param {readonly (readonly [place: RegExp, text: string])[]} rewriting.places each with what is written in its place
 * @param {string} [rewriting.before] code that these need, put before the module's own
 * @param {string} rewriting.lost what to look at where a place is no more
 * @returns {import('vite').Plugin}
 */
export function rewrittenPackage({ name, module, places, before = '', lost }) {
  return {
    name,
    apply: 'build',
    transform(code, id) {
      if (!module.test(id)) {
        return undefined;
      }
      if (!places.every(([place]) => place.test(code))) {
        this.error(lost);
      }
      return {
        code: before + places.reduce((written, [place, text]) => written.replace(place, text), code),
        map: null,
      };
    },
  };
}
