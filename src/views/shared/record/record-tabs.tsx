import { Box, Tab, Tabs } from '@mui/material';
import { useId, type ReactNode } from 'react';

import { useOpenedTabs } from '../use-opened-tabs';
import { useQueryParameter } from '../use-query-parameter';

const tabParameter = 'tab';

type RecordTabsProps = {
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly label: string }[];
  readonly children: (tab: string) => ReactNode;
};

/**
 * The parts of one record, the chosen one in the address (`?tab=`), so that a link leads to it. A part that was opened
 * stays, so that changing the tab loses no input.
 */
export function RecordTabs({ label, tabs, children }: RecordTabsProps) {
  const idPrefix = useId();
  const [wanted, choose] = useQueryParameter(tabParameter);
  const shown = tabs.find(({ id }) => id === wanted)?.id ?? tabs[0]?.id ?? '';
  const opened = useOpenedTabs(shown);
  return (
    <>
      <Tabs
        value={shown}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={label}
        sx={{ mb: 2.5, borderBottom: 1, borderColor: 'divider' }}
        onChange={(_, chosen: string) => {
          choose(chosen);
        }}
      >
        {tabs.map(({ id, label: name }) => (
          <Tab key={id} value={id} label={name} id={`${idPrefix}-${id}`} aria-controls={`${idPrefix}-${id}-panel`} />
        ))}
      </Tabs>
      {tabs.map(({ id }) => (
        <Box
          key={id}
          role="tabpanel"
          id={`${idPrefix}-${id}-panel`}
          aria-labelledby={`${idPrefix}-${id}`}
          hidden={id !== shown}
        >
          {opened.includes(id) ? children(id) : null}
        </Box>
      ))}
    </>
  );
}
