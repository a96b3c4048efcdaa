import { useState } from 'react';

import { useTexts } from '@/views/app/localization-context';
import { useServices, type Services } from '@/views/app/services-context';

import { unitLabel } from '../../person/use-unit';
import { FoundFilter, type FoundChoice } from './found-filter';
import type { ListFilter } from '../list-description';
import { listTexts } from '../list-texts';
import type { FilterView } from '../list-view';

type UnitFilterProps = {
  readonly view: FilterView;
  readonly filter: Extract<ListFilter, { kind: 'unit' }>;
};

/** One unit, found by its code or name. */
export function UnitFilter({ view, filter }: UnitFilterProps) {
  const texts = useTexts(listTexts);
  const { lookups } = useServices();
  const [find] = useState(() => finderOf(lookups));
  return (
    <FoundFilter
      view={view}
      field={filter.field}
      label={view.text(filter.label)}
      hint={texts('list.unitHint')}
      none={texts('list.unitNone')}
      find={find}
      chosenLabel={view.unitName}
    />
  );
}

function finderOf({ findUnits }: Services['lookups']) {
  return async (typed: string, signal: AbortSignal): Promise<readonly FoundChoice[]> =>
    (await findUnits(typed, signal)).map((unit) => ({ id: unit.id, label: unitLabel(unit) }));
}
