/** A state as XState tells it: a name, or names of regions with theirs. */
export type StateTree = string | { readonly [region: string]: StateTree | undefined };

/** The innermost states, from the machine down: `access.signedIn.fresh`, `page.occupied`. */
export function innermostStates(value: StateTree): readonly string[] {
  if (typeof value === 'string') {
    return value === '' ? [] : [value];
  }
  return Object.entries(value).flatMap(([name, inner]) => {
    const below = inner === undefined ? [] : innermostStates(inner);
    return below.length === 0 ? [name] : below.map((path) => `${name}.${path}`);
  });
}

/** What a step has changed: the innermost states that were left and those that were entered. */
export function stateChange(before: StateTree, after: StateTree): { readonly from: string; readonly to: string } {
  const [left, entered] = [innermostStates(before), innermostStates(after)];
  return {
    from: left.filter((path) => !entered.includes(path)).join(', '),
    to: entered.filter((path) => !left.includes(path)).join(', '),
  };
}
