/**
 * Makes something of an object once: asked again for the same object by the same rules, it answers what it made then. For
 * objects that are never changed in place, as the values of a form.
 *
 * @param make Depends on nothing but the object and what it is made by.
 * @example
 * const caseOf = remembered((draft: CaseDraft, type: string) => normalizeSupportCase(draft, type));
 */
export function remembered<Source extends object, By extends readonly unknown[], Made>(
  make: (source: Source, ...by: By) => Made,
): (source: Source, ...by: By) => Made {
  const known = new WeakMap<Source, { readonly by: By; readonly made: Made }>();
  return (source, ...by) => {
    const last = known.get(source);
    if (last?.by.every((each, place) => each === by[place]) === true) {
      return last.made;
    }
    const made = make(source, ...by);
    known.set(source, { by, made });
    return made;
  };
}
