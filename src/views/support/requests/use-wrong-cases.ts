import { getIn, useFormikContext } from 'formik';
import { useMemo } from 'react';

import type { RequestDraft } from '@/domain/support/support-draft';
import { useFormEngine } from '@/views/shared/form/form-context';
import { countErrors } from '@/views/shared/form/invalid-fields';

/** The places of the cases that have something to be corrected, from the first attempt on. */
export function useWrongCases(): ReadonlySet<number> {
  const { values, errors, submitCount } = useFormikContext<RequestDraft>();
  const { hasServerErrorBelow } = useFormEngine();
  const { truongHop } = values;
  return useMemo(() => {
    const isWrong = (index: number) =>
      (submitCount > 0 && countErrors(getIn(errors, `truongHop.${index}`)) > 0) ||
      hasServerErrorBelow(`truongHop.${index}`);
    return new Set([...truongHop.keys()].filter(isWrong));
  }, [truongHop, errors, submitCount, hasServerErrorBelow]);
}
