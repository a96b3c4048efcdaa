import { Box, Tab, Tabs } from '@mui/material';

import type { Page } from '@/domain/abp/paging';
import { useTexts } from '@/views/app/localization-context';

import { readOutOnly } from '../focus/read-out-only';
import type { ListRow } from './list-description';
import { listTexts } from './list-texts';
import { withFilters, type ListView } from './list-view';
import { chosenValues } from './filters/multi-select-filter';

type ListTabsProps<Row extends ListRow> = {
  readonly view: ListView<Row>;
  readonly page: Page<Row> | undefined;
  /** Ids of the tabs begin with it; the rows name the chosen one as what they belong to. */
  readonly idPrefix: string;
};

/** One filter of the list as tabs, each with how many records it would find; the arrows go from one to the next. */
export function ListTabs<Row extends ListRow>({ view, page, idPrefix }: ListTabsProps<Row>) {
  const texts = useTexts(listTexts);
  const { description, query, show, text, formats } = view;
  const { tabs } = description;
  if (tabs === undefined) {
    return null;
  }
  const asked = query.filters[tabs.field] ?? '';
  const chosen = tabs.items.some(({ value }) => value === asked) ? asked : false;
  return (
    <Tabs
      value={chosen}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label={text(tabs.label)}
      sx={{ borderBottom: 1, borderColor: 'divider', minHeight: '2.75rem' }}
      onChange={(_, value: string) => {
        show(withFilters(query, { [tabs.field]: value }));
      }}
    >
      {tabs.items.map(({ value, label }) => {
        const count = countOf(page?.dem, value);
        const figure = count === undefined ? undefined : formats.number(count);
        return (
          <Tab
            key={value}
            value={value}
            id={listTabId(idPrefix, value)}
            aria-controls={listPanelId(idPrefix)}
            sx={{ minHeight: '2.75rem', textTransform: 'none' }}
            label={
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
                {`${text(label)} `}
                {figure === undefined ? null : (
                  <Box component="span" sx={counterStyle}>
                    {figure}
                    <Box component="span" sx={readOutOnly}>
                      {` ${texts('list.tab')}`}
                    </Box>
                  </Box>
                )}
              </Box>
            }
          />
        );
      })}
    </Tabs>
  );
}

export function listTabId(prefix: string, value: string): string {
  return `${prefix}-tab-${encodeURIComponent(value)}`;
}

export function listPanelId(prefix: string): string {
  return `${prefix}-panel`;
}

/** How many records a tab would find; everything is what all values find together. */
export function countOf(counts: Page<unknown>['dem'], value: string): number | undefined {
  if (counts === undefined) {
    return undefined;
  }
  const values = value === '' ? Object.keys(counts) : chosenValues(value);
  return values.reduce((sum, one) => sum + (Object.hasOwn(counts, one) ? (counts[one] ?? 0) : 0), 0);
}

const counterStyle = {
  position: 'relative',
  px: 0.75,
  borderRadius: 4,
  bgcolor: 'var(--surface-sunken)',
  color: 'text.secondary',
  typography: 'caption',
  fontVariantNumeric: 'tabular-nums',
} as const;
