import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

import type { Page } from '@/domain/abp/paging';
import type { ListQuery } from '@/domain/lists/list-query';
import { commonTexts } from '@/domain/localization/common-texts';
import { useTexts } from '@/views/app/localization-context';

import type { ListRow } from './list-description';
import { countOf } from './list-tabs';
import { listTexts } from './list-texts';
import { isNarrowed, isOnFirstTab, withFilters, withoutConditions, type ListView } from './list-view';
import { PassingButton } from '../focus/passing-button';

type ListEmptyProps<Row extends ListRow> = { readonly view: ListView<Row>; readonly page: Page<Row> };

/**
 * One sentence and the next step: other conditions where nothing was found, all records where only the tab has none, the
 * first record where there is none at all. What the list says of itself it says of the tab that it opens with.
 */
export function ListEmpty<Row extends ListRow>({ view, page }: ListEmptyProps<Row>) {
  const common = useTexts(commonTexts);
  const texts = useTexts(listTexts);
  const { show, query, text, description, canCreate } = view;
  const wider = (next: ListQuery, label: string) => (
    <PassingButton
      to="search"
      variant="outlined"
      onClick={() => {
        show(next);
      }}
    >
      {label}
    </PassingButton>
  );

  if (isNarrowed(view)) {
    return (
      <EmptyPlace
        sentence={common('empty.search')}
        next={wider(withoutConditions(view), common('action.clearFilters'))}
      />
    );
  }
  const { tabs } = description;
  if (tabs !== undefined && !isOnFirstTab(view) && countOf(page.dem, '') !== 0) {
    const tab = tabs.items.find(({ value }) => value === query.filters[tabs.field]);
    const hasTabOfAll = tabs.items.some(({ value }) => value === '');
    return (
      <EmptyPlace
        sentence={tab === undefined ? common('empty.search') : texts('list.emptyTab', { tab: text(tab.label) })}
        next={hasTabOfAll ? wider(withFilters(query, { [tabs.field]: undefined }), texts('list.showAll')) : null}
      />
    );
  }
  return (
    <EmptyPlace
      sentence={text(description.empty)}
      next={
        canCreate ? (
          <Button variant="contained" component={Link} href={description.createHref}>
            {common('action.add')}
          </Button>
        ) : null
      }
    />
  );
}

function EmptyPlace({ sentence, next }: { readonly sentence: string; readonly next: ReactNode }) {
  return (
    <Box sx={{ px: 3, py: 8, textAlign: 'center' }}>
      <Typography role="status" sx={{ color: 'text.secondary', mb: 2 }}>
        {sentence}
      </Typography>
      {next}
    </Box>
  );
}
