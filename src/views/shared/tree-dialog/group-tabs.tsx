import { Box } from '@mui/material';
import type { KeyboardEvent } from 'react';

import { outlineStep } from '@/domain/trees/outline-steps';
import { useTexts } from '@/views/app/localization-context';

import { readOutOnly } from '../focus/read-out-only';
import { MarkedText } from '../marked-text';
import { treeDialogTexts } from './tree-dialog-texts';

/** A group as its tab shows it. */
export type GroupTab = {
  readonly id: string;
  readonly label: string;
  readonly badge: string;
  /** The badge for who cannot see it. */
  readonly badgeLabel: string;
  /** Something in it is wrong. */
  readonly isWrong?: boolean;
};

export type GroupTabsProps = {
  readonly tabs: readonly GroupTab[];
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly query: string;
  /** Prefix of the ids of tabs and panel. */
  readonly idPrefix: string;
};

const steps = { ArrowDown: 'next', ArrowUp: 'previous', Home: 'first', End: 'last' } as const;

/** The groups beside their entries: a vertical list of tabs in which the arrows choose. */
export function GroupTabs({ tabs, chosenId, onChoose, query, idPrefix }: GroupTabsProps) {
  const texts = useTexts(treeDialogTexts);
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = Object.hasOwn(steps, event.key) ? steps[event.key as keyof typeof steps] : undefined;
    if (step !== undefined) {
      event.preventDefault();
      const from = tabs.findIndex(({ id }) => id === chosenId);
      const to = outlineStep(
        tabs.map(() => 0),
        from,
        step,
      );
      onChoose(tabs[to]?.id ?? '');
      event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
    }
  };
  return (
    <Box role="tablist" aria-orientation="vertical" aria-label={texts('tree.groups')} onKeyDown={walk} sx={tabsStyle}>
      {tabs.map(({ id, label, badge, badgeLabel, isWrong }, index) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(idPrefix, id)}
          aria-selected={id === chosenId}
          aria-controls={panelId(idPrefix)}
          tabIndex={id === chosenId || (chosenId === undefined && index === 0) ? 0 : -1}
          onClick={() => {
            onChoose(id);
          }}
        >
          <span>
            <MarkedText text={label} query={query} />
          </span>
          <span className={isWrong === true ? 'group-badge is-wrong' : 'group-badge'} aria-hidden>
            {badge}
          </span>
          <span className="group-badge-label">{texts('tree.badge', { badge: badgeLabel })}</span>
        </button>
      ))}
    </Box>
  );
}

/** The same choice where there is no room for tabs. */
export function GroupSelect({ tabs, chosenId, onChoose }: Omit<GroupTabsProps, 'query' | 'idPrefix'>) {
  const texts = useTexts(treeDialogTexts);
  return (
    <select
      className="tree-input"
      aria-label={texts('tree.groups')}
      value={chosenId}
      onChange={({ target }) => {
        onChoose(target.value);
      }}
    >
      {tabs.map(({ id, label, badge }) => (
        <option key={id} value={id}>
          {badge === '' ? label : texts('tree.groupOption', { name: label, badge })}
        </option>
      ))}
    </select>
  );
}

export function tabId(prefix: string, id: string): string {
  return `${prefix}-tab-${encodeURIComponent(id)}`;
}

export function panelId(prefix: string): string {
  return `${prefix}-panel`;
}

const tabsStyle = {
  overflowY: 'auto',
  borderInlineEnd: '1px solid',
  borderColor: 'divider',
  p: 1,
  '& [role="tab"]': {
    position: 'relative',
    display: 'flex',
    width: '100%',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 1,
    px: 1.5,
    py: 1,
    border: 0,
    borderRadius: 1,
    background: 'none',
    font: 'inherit',
    textAlign: 'start',
    color: 'text.primary',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&:hover': { bgcolor: 'var(--surface-hover)' },
    '&[aria-selected="true"]': { bgcolor: 'var(--surface-selected)', fontWeight: 600, color: 'primary.main' },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& .group-badge': {
    flex: 'none',
    typography: 'caption',
    color: 'text.secondary',
    fontVariantNumeric: 'tabular-nums',
    '&.is-wrong': { color: 'error.main', fontWeight: 600 },
  },
  '& .group-badge-label': readOutOnly,
} as const;
