/** The value that `make` gives, made when it is asked for the first time and kept. */
export function onceMade<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
