import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';

import { isJsonObject } from '@/domain/validation/json-object';

type ChangeOptions = {
  /** Another history entry, which Back leaves; else the present one is changed. */
  readonly isNewEntry?: boolean;
  /** What the history entry holds besides. */
  readonly state?: Readonly<Record<string, unknown>>;
};

export type QueryParameter = readonly [
  value: string | undefined,
  change: (value: string | undefined, options?: ChangeOptions) => void,
];

/**
 * One parameter of the address. The others stay, and so does what the history entry holds: a record knows by it from
 * which list it was opened, and the page how far it was scrolled.
 *
 * The raw query string is read and written: wouter's own `useSearchParams` decodes twice, so that a search for `%41` would
 * become one for `A` once its list is printed.
 */
export function useQueryParameter(name: string): QueryParameter {
  const search = useSearch();
  const [, navigate] = useLocation();
  const change = useCallback(
    (value: string | undefined, { isNewEntry = false, state = {} }: ChangeOptions = {}) => {
      const next = new URLSearchParams(window.location.search);
      if (value === undefined) {
        next.delete(name);
      } else {
        next.set(name, value);
      }
      const { pathname } = window.location;
      navigate(next.size === 0 ? pathname : `${pathname}?${next.toString()}`, {
        replace: !isNewEntry,
        state: { ...presentState(), ...state },
      });
    },
    [navigate, name],
  );
  return [new URLSearchParams(search).get(name) ?? undefined, change];
}

/** What the present history entry holds. */
export function presentState(): Readonly<Record<string, unknown>> {
  const state: unknown = window.history.state;
  return isJsonObject(state) ? state : {};
}
