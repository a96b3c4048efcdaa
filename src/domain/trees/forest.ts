/** Anything in a flat answer that names itself and its parent. */
export type Named = { readonly name: string; readonly parentName: string | null };

/** Who is above and below whom, by name. */
export type Forest = {
  /** Absent for a root. */
  readonly parentOf: ReadonlyMap<string, string>;
  readonly childrenOf: ReadonlyMap<string, readonly string[]>;
};

/**
 * The trees that a flat list describes, whatever the list says: of two entries of one name the first counts, an entry
 * whose parent is not in the list is a root, and a circle is cut where it closes.
 */
export function forestOf(entries: readonly Named[]): Forest {
  const wished = new Map<string, string | null>();
  for (const { name, parentName } of entries) {
    if (!wished.has(name)) {
      wished.set(name, parentName);
    }
  }
  const parentOf = new Map<string, string>();
  for (const [name, parentName] of wished) {
    if (parentName !== null && wished.has(parentName)) {
      parentOf.set(name, parentName);
    }
  }
  cutCircles(parentOf, wished.keys());

  const childrenOf = new Map<string, string[]>();
  for (const name of wished.keys()) {
    const parent = parentOf.get(name);
    if (parent !== undefined) {
      const siblings = childrenOf.get(parent);
      if (siblings === undefined) {
        childrenOf.set(parent, [name]);
      } else {
        siblings.push(name);
      }
    }
  }
  return { parentOf, childrenOf };
}

/** From the parent up to the root. */
export function ancestorsOf({ parentOf }: Forest, name: string): readonly string[] {
  const above: string[] = [];
  for (let parent = parentOf.get(name); parent !== undefined; parent = parentOf.get(parent)) {
    above.push(parent);
  }
  return above;
}

/** Everything below, a parent before its children. */
export function descendantsOf({ childrenOf }: Forest, name: string): readonly string[] {
  const below: string[] = [];
  const waiting: string[] = [];
  putBefore(waiting, childrenOf.get(name) ?? []);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    below.push(next);
    putBefore(waiting, childrenOf.get(next) ?? []);
  }
  return below;
}

export type OutlineEntry = {
  readonly name: string;
  /** 0 for a root, and for an entry whose parent stands elsewhere. */
  readonly depth: number;
};

/** Some of a forest's names as an indented list: each parent before its children, else in the order given. */
export function outlineOf({ parentOf, childrenOf }: Forest, names: ReadonlySet<string>): readonly OutlineEntry[] {
  const isRootHere = (name: string) => !names.has(parentOf.get(name) ?? '');
  const outline: OutlineEntry[] = [];
  const waiting: OutlineEntry[] = [];
  putBefore(
    waiting,
    [...names].filter(isRootHere).map((name) => ({ name, depth: 0 })),
  );
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    outline.push(next);
    const depth = next.depth + 1;
    const children = (childrenOf.get(next.name) ?? []).filter((child) => names.has(child));
    putBefore(
      waiting,
      children.map((name) => ({ name, depth })),
    );
  }
  return outline;
}

/** Puts items where `pop` finds them in their order; one by one, since a call takes only so many arguments. */
function putBefore<Item>(waiting: Item[], items: readonly Item[]): void {
  for (const item of [...items].reverse()) {
    waiting.push(item);
  }
}

/** Takes the last link out of every circle; each name is walked over once. */
function cutCircles(parentOf: Map<string, string>, names: Iterable<string>): void {
  const safe = new Set<string>();
  for (const start of names) {
    const way = new Set<string>();
    let name: string | undefined = start;
    while (name !== undefined && !safe.has(name)) {
      way.add(name);
      const parent = parentOf.get(name);
      if (parent !== undefined && way.has(parent)) {
        parentOf.delete(name);
        name = undefined;
      } else {
        name = parent;
      }
    }
    for (const walked of way) {
      safe.add(walked);
    }
  }
}
