import type { ListFilter } from '../list-description';
import type { FilterView } from '../list-view';
import { BooleanFilter } from './boolean-filter';
import { DateFilter } from './date-filter';
import { DateRangeFilter } from './date-range-filter';
import { MultiSelectFilter } from './multi-select-filter';
import { NumberRangeFilter } from './number-range-filter';
import { PersonFilter } from './person-filter';
import { SelectFilter } from './select-filter';
import { TextFilter } from './text-filter';
import { UnitFilter } from './unit-filter';

type FilterFieldProps = {
  readonly view: FilterView;
  readonly filter: ListFilter;
};

/** The control of one filter; what it is set to goes straight into the address. */
export function FilterField({ view, filter }: FilterFieldProps) {
  switch (filter.kind) {
    case 'select':
      return <SelectFilter view={view} filter={filter} />;
    case 'multiSelect':
      return <MultiSelectFilter view={view} filter={filter} />;
    case 'boolean':
      return <BooleanFilter view={view} filter={filter} />;
    case 'unit':
      return <UnitFilter view={view} filter={filter} />;
    case 'person':
      return <PersonFilter view={view} filter={filter} />;
    case 'text':
      return <TextFilter view={view} filter={filter} />;
    case 'date':
      return <DateFilter view={view} filter={filter} />;
    case 'numberRange':
    case 'moneyRange':
      return <NumberRangeFilter view={view} filter={filter} />;
    case 'dateRange':
    case 'period':
      return <DateRangeFilter view={view} filter={filter} />;
  }
}
