/**
 * Angular's packages are made to be finished by its compiler when they load. What the comparison uses of them works
 * without, once the compiler is not missed. Node loads what a bundle takes from packages before the bundle's own code, so
 * this has to stand before the bundle is loaded.
 */
/** @type {unknown} */
const anything = new Proxy(() => undefined, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
});
Object.assign(globalThis, { ng: { ɵcompilerFacade: anything } });
