/**
 * Angular's packages are made to be finished by its compiler when they load. What the comparison uses of them works
 * without, once the compiler is not missed; this module has to be imported before them.
 */
const anything: unknown = new Proxy(() => undefined, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
});
Object.assign(globalThis, { ng: { ɵcompilerFacade: anything } });
