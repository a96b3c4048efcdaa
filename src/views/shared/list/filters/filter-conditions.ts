import type { Formats } from '@/domain/format/formats';
import { commonTexts } from '@/domain/localization/common-texts';
import { useTexts } from '@/views/app/localization-context';

import { datePrecisions } from './date-precision';
import type { ListFilter, ListRow, OptionSource } from '../list-description';
import { listTexts } from '../list-texts';
import type { ListView } from '../list-view';
import { chosenValues } from './multi-select-filter';
import { useOptions } from './use-options';

/** What putting a filter into words needs of a list. */
export type ConditionView = Pick<ListView<ListRow>, 'query' | 'text' | 'formats' | 'names' | 'unitName' | 'personName'>;

/** A filter that offers its choices. */
export type ChoiceFilter = Extract<ListFilter, { kind: 'select' | 'multiSelect' }>;

/** Any other one. */
export type PlainFilter = Exclude<ListFilter, ChoiceFilter>;

export function offersChoices(filter: ListFilter): filter is ChoiceFilter {
  return filter.kind === 'select' || filter.kind === 'multiSelect';
}

/** What a filter is set to, by the names of its choices, which are asked for. @example 'Thị trường: Nhật Bản, Đài Loan' */
export function useChosenCondition({ query, text, names }: ConditionView, filter: ChoiceFilter): string {
  const texts = useTexts(listTexts);
  const parent = filter.options.kind === 'dependentLookup' ? query.filters[filter.options.on] : undefined;
  const { choices } = useOptions(filter.options, parent);
  const id = query.filters[filter.field] ?? '';
  const nameOf = (one: string) =>
    choices.find((choice) => choice.id === one)?.name ?? fallbackName(names, filter.options, one);
  const value = (filter.kind === 'select' ? [id] : chosenValues(id)).map(nameOf).join(', ');
  return texts('list.chip', { label: text(filter.label), value });
}

/** A condition in words, and the field of the address that holds it. */
type Condition = { readonly field: string; readonly label: string };

/** What a filter is set to; a range has a condition for each of its ends. */
export function usePlainConditions(view: ConditionView): (filter: PlainFilter) => readonly Condition[] {
  const texts = useTexts(listTexts);
  const common = useTexts(commonTexts);
  const {
    query: { filters },
    text,
    formats,
    unitName,
    personName,
  } = view;

  return (filter) => {
    const label = text(filter.label);
    if (filter.kind === 'unit' || filter.kind === 'person' || filter.kind === 'text' || filter.kind === 'date') {
      const value = filters[filter.field];
      const known = {
        unit: unitName,
        person: personName,
        text: undefined,
        date: formats.date(value ?? '') || undefined,
      }[filter.kind];
      const shown = value === undefined ? undefined : (known ?? value);
      return shown === undefined ? [] : [{ field: filter.field, label: texts('list.chip', { label, value: shown }) }];
    }
    if (filter.kind === 'boolean') {
      const isSo = filters[filter.field] === 'true';
      const word = isSo ? filter.yes : filter.no;
      const value = word === undefined ? common(isSo ? 'confirm.yes' : 'confirm.no') : text(word);
      return filters[filter.field] === undefined
        ? []
        : [{ field: filter.field, label: texts('list.chip', { label, value }) }];
    }
    const show = (value: string) => shownEnd(filter.kind, value, formats);
    const [from, to] = [filters[filter.from], filters[filter.to]];
    return [
      ...(from === undefined
        ? []
        : [{ field: filter.from, label: texts('list.chipFrom', { label, value: show(from) }) }]),
      ...(to === undefined ? [] : [{ field: filter.to, label: texts('list.chipTo', { label, value: show(to) }) }]),
    ];
  };
}

function fallbackName(names: ConditionView['names'], source: OptionSource, id: string): string {
  return source.kind === 'values' || source.kind === 'loaded' ? id : names.of(source.name, id);
}

/** One end of a range as staff read it; what cannot be read is shown as it stands in the address. */
function shownEnd(
  kind: 'dateRange' | 'period' | 'numberRange' | 'moneyRange',
  value: string,
  formats: Formats,
): string {
  if (kind === 'dateRange' || kind === 'period') {
    return datePrecisions[kind].show(value, formats) || value;
  }
  return kind === 'moneyRange' && /^\d{1,15}$/u.test(value) ? formats.money(Number(value)) : value;
}
