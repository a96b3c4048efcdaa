import { useCallback } from 'react';
import { useSearchParams } from 'wouter';

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
 */
export function useQueryParameter(name: string): QueryParameter {
  const [parameters, setParameters] = useSearchParams();
  const change = useCallback(
    (value: string | undefined, { isNewEntry = false, state = {} }: ChangeOptions = {}) => {
      setParameters(
        (current) => {
          const next = new URLSearchParams(current);
          if (value === undefined) {
            next.delete(name);
          } else {
            next.set(name, value);
          }
          return next;
        },
        { replace: !isNewEntry, state: { ...presentState(), ...state } },
      );
    },
    [setParameters, name],
  );
  return [parameters.get(name) ?? undefined, change];
}

/** What the present history entry holds. */
export function presentState(): Readonly<Record<string, unknown>> {
  const state: unknown = window.history.state;
  return isJsonObject(state) ? state : {};
}
