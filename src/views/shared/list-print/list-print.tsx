import { Alert } from '@mui/material';

import type { ListQuery } from '@/domain/lists/list-query';
import { InVietnamese, useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';

import { DelayedLoader } from '../loading/delayed-loader';
import { ListFailure } from '../list/list-failure';
import { offersChoices } from '../list/filters/filter-conditions';
import type { ListRow } from '../list/list-description';
import type { ListView } from '../list/list-view';
import { unitLabel } from '../person/use-unit';
import { useIssuer } from '../print/issuer';
import { NamesFirst, type NeededLookup } from '../print/names-first';
import { PaperOfRows } from '../print/paper-of-rows';
import { PrintPreview } from '../print/print-preview';
import { printTexts } from '../print/print-texts';
import { ListPaper } from './list-paper';
import { fitOnPaper } from './paper-fit';

export type ListPrintProps<Row extends ListRow> = {
  readonly view: ListView<Row>;
  /** How many rows the list has found. */
  readonly total: number;
  readonly onClose: () => void;
};

/** Everything that a list has found as a paper, or why it cannot be one. */
export function ListPrint<Row extends ListRow>({ view, total, onClose }: ListPrintProps<Row>) {
  const texts = useTexts(printTexts);
  const services = useServices();
  const { answer: issuer, error, retry } = useIssuer();
  const { description, columns, formats, query, text } = view;
  const fit = fitOnPaper(columns.map(({ kind }) => kind));
  return (
    <PrintPreview title={text(description.title)} onClose={onClose}>
      {fit === undefined ? (
        <Alert severity="warning" sx={{ m: 2 }}>
          {texts('print.tooWide', { n: formats.number(columns.length) })}
        </Alert>
      ) : error === undefined ? (
        <PaperOfRows<Row, ListQuery>
          query={query}
          total={total}
          isGrowing={description.isGrowing}
          fetchPage={(asked, page, signal) => description.load(services, { ...asked, ...page }, signal)}
        >
          {(all) =>
            issuer === undefined ? (
              <DelayedLoader />
            ) : (
              <NamesFirst needed={namesFor(view)}>
                {(unit) => (
                  <InVietnamese>
                    <ListPaper
                      view={{ ...view, unitName: unit && unitLabel(unit) }}
                      fit={fit}
                      all={all}
                      issuer={issuer}
                    />
                  </InVietnamese>
                )}
              </NamesFirst>
            )
          }
        </PaperOfRows>
      ) : (
        <ListFailure error={error} hasRows={false} onRetry={retry} />
      )}
    </PrintPreview>
  );
}

/** Those of its columns, and of what the list was narrowed to. */
function namesFor<Row extends ListRow>({ description, query: { filters } }: ListView<Row>) {
  const chosen = description.filters.flatMap((filter): NeededLookup[] => {
    if (!offersChoices(filter) || filters[filter.field] === undefined) {
      return [];
    }
    const { options } = filter;
    switch (options.kind) {
      case 'lookup':
        return [{ name: options.name }];
      case 'dependentLookup':
        return [{ name: options.name, parentId: filters[options.on] ?? '' }];
      default:
        return [];
    }
  });
  const unit = description.filters.find(({ kind }) => kind === 'unit');
  return {
    lookups: [...description.lookups.map((name) => ({ name })), ...chosen],
    unitId: unit?.kind === 'unit' ? filters[unit.field] : undefined,
  };
}
