import { Fragment, type ReactNode } from 'react';

import { createFormats } from '@/domain/format/formats';
import { formatPaperMoney } from '@/domain/format/numbers';
import { useTexts } from '@/views/app/localization-context';

import { cellText, isRightAligned } from '../list/cells/cell-text';
import {
  offersChoices,
  useChosenCondition,
  usePlainConditions,
  type ChoiceFilter,
  type ConditionView,
} from '../list/filters/filter-conditions';
import type { ColumnKind, ListColumn, ListRow } from '../list/list-description';
import { listTexts } from '../list/list-texts';
import type { ListView } from '../list/list-view';
import { useNames } from '../list/cells/use-names';
import type { AllRows } from '../print/all-rows';
import { paperWords, type PrintOrganisation } from '../print/paper-words';
import { PrintPage, Signatures } from '../print/print-page';
import { PrintTable, type PrintColumn } from '../print/print-table';
import { usePerson } from '../person/use-person';
import type { PaperFit } from './paper-fit';

type ListPaperProps<Row extends ListRow> = {
  readonly view: ListView<Row>;
  readonly fit: PaperFit;
  readonly all: AllRows<Row>;
  readonly issuer: PrintOrganisation;
};

const formats = createFormats('vi');

/** What a list has found, on paper: its columns as they stand on the screen, what it was narrowed to, and its sums. */
export function ListPaper<Row extends ListRow>({ view, fit, all, issuer }: ListPaperProps<Row>) {
  const { description, columns } = view;
  const text = useTexts(description.texts);
  const names = useNames(description.lookups);
  const { name } = usePerson();
  const hasMoney = columns.some(({ kind }) => kind === 'money');
  const worded = { ...view, text, names, formats };

  return (
    <PrintPage
      organisation={issuer}
      title={text(description.title)}
      subtitle={<Conditions view={worded} />}
      orientation={fit.orientation}
      takenAt={all.takenAt}
    >
      <PrintTable<Row>
        rows={all.rows}
        keyOf={({ id }) => id}
        unit={hasMoney ? paperWords.dong : undefined}
        size={fit.size}
        columns={columns.map((column) => printColumn(column, worded))}
      />
      <section className="print-closing">
        <Sums view={worded} all={all} />
        <Signatures signatories={[{ title: paperWords.preparer, name }]} />
      </section>
    </PrintPage>
  );
}

function printColumn<Row extends ListRow>(
  column: ListColumn<Row>,
  { text, names }: Pick<ListView<Row>, 'text' | 'names'>,
): PrintColumn<Row> {
  return {
    key: column.field,
    header: text(column.header),
    align: isRightAligned(column.kind) ? 'right' : isCentred(column.kind) ? 'center' : 'left',
    value: (row) => {
      const value = column.value(row, names);
      // The unit stands once, above the table.
      return column.kind === 'money' && typeof value === 'number'
        ? formats.number(value)
        : whole(cellText(column, row, names, formats));
    },
  };
}

/** A short word without a gap, as a user's name, is not parted where its column is narrow; a mail address may be. */
function whole(text: string): ReactNode {
  return /^\S{1,20}$/u.test(text) ? <span className="whole">{text}</span> : text;
}

/** Days and numbers of papers: they are never parted. */
function isCentred(kind: ColumnKind): boolean {
  return kind === 'code' || kind === 'month' || kind === 'date' || kind === 'dueDate' || kind === 'dateTime';
}

/** Search, tab and filters, a line each. */
function Conditions<Row extends ListRow>({ view }: { readonly view: ListView<Row> }) {
  const texts = useTexts(listTexts);
  const conditionsOf = usePlainConditions(view);
  const { description, query, text } = view;
  const { tabs, filters } = description;
  const tab = tabs?.items.find(({ value }) => value !== '' && value === query.filters[tabs.field]);
  const lines: ReactNode[] = [
    query.search.trim() === '' ? undefined : texts('list.searchChip', { value: query.search }),
    tabs === undefined || tab === undefined
      ? undefined
      : texts('list.chip', { label: text(tabs.label), value: text(tab.label) }),
    ...filters.flatMap((filter): ReactNode[] =>
      offersChoices(filter)
        ? filter.field in query.filters
          ? [<Chosen key={filter.field} view={view} filter={filter} />]
          : []
        : conditionsOf(filter).map(({ label }) => label),
    ),
  ].filter((line) => line !== undefined);
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index === 0 ? null : '\n'}
      {line}
    </Fragment>
  ));
}

function Chosen({ view, filter }: { readonly view: ConditionView; readonly filter: ChoiceFilter }) {
  return useChosenCondition(view, filter);
}

/** How many rows there are, and the sums of all of them. */
function Sums<Row extends ListRow>({
  view: { description, text },
  all: { rows, tong },
}: {
  readonly view: ListView<Row>;
  readonly all: AllRows<Row>;
}) {
  const totals = (description.totals ?? []).flatMap(({ label, kind, value }) => {
    const sum = tong && value(tong);
    return sum === undefined
      ? []
      : [{ label: text(label), sum: kind === 'money' ? formatPaperMoney(sum) : formats.number(sum) }];
  });
  return (
    <dl className="print-figures">
      {[{ label: paperWords.rows, sum: formats.number(rows.length) }, ...totals].map(({ label, sum }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{sum}</dd>
        </div>
      ))}
    </dl>
  );
}
