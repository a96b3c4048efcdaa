import { useState } from 'react';

export type RowKeys = {
  /** One key per row; a row keeps its key while rows before it come and go. */
  readonly keys: readonly string[];
  readonly openKeys: ReadonlySet<string>;
  readonly toggle: (key: string) => void;
  /** A row is added at the end, open. */
  readonly add: () => void;
  readonly remove: (index: number) => void;
};

type State = {
  readonly next: number;
  readonly keys: readonly string[];
  readonly open: ReadonlySet<string>;
};

/** Identity of a list's rows, which the values themselves do not have before they are saved. */
export function useRowKeys(count: number): RowKeys {
  const [state, setState] = useState<State>(() => withCount({ next: 0, keys: [], open: new Set() }, count));
  // The form may have begun anew with another number of rows.
  const current = state.keys.length === count ? state : withCount(state, count);

  return {
    keys: current.keys,
    openKeys: current.open,
    toggle: (key) => {
      setState(() => ({ ...current, open: toggled(current.open, key) }));
    },
    add: () => {
      setState(() => {
        const grown = withCount(current, count + 1);
        return { ...grown, open: new Set([...grown.open, grown.keys.at(-1) ?? '']) };
      });
    },
    remove: (index) => {
      setState(() => ({ ...current, keys: current.keys.filter((_, other) => other !== index) }));
    },
  };
}

function withCount({ next, keys, open }: State, count: number): State {
  const missing = Array.from({ length: Math.max(0, count - keys.length) }, (_, index) => `row-${next + index}`);
  return { next: next + missing.length, keys: [...keys.slice(0, count), ...missing], open };
}

function toggled(open: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const changed = new Set(open);
  if (!changed.delete(key)) {
    changed.add(key);
  }
  return changed;
}
