import { useState } from 'react';

/**
 * What was typed into a filter and is not asked for, kept to be corrected. It gives way as soon as the address holds other
 * conditions, by a saved filter, a chip or Back: a field never shows what the list is not narrowed by.
 *
 * @param inForce What the address holds for the filter.
 */
export function useRefused<Refused>(
  ...inForce: readonly (string | undefined)[]
): readonly [Refused | undefined, (refused: Refused | undefined) => void] {
  const [state, setState] = useState<{ readonly under: string; readonly refused: Refused | undefined }>();
  const under = JSON.stringify(inForce);
  return [
    state?.under === under ? state.refused : undefined,
    (refused) => {
      setState({ under, refused });
    },
  ];
}
