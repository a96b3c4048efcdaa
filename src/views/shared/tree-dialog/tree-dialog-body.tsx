import { Alert, Box, DialogContent, Typography, useMediaQuery, type Theme } from '@mui/material';
import { useId, type ReactNode } from 'react';

import type { AppError } from '@/domain/errors/app-error';
import { commonTexts } from '@/domain/localization/common-texts';
import { useTexts } from '@/views/app/localization-context';

import { DelayedLoader } from '../loading/delayed-loader';
import { ErrorAlert } from '../errors/error-alert';
import { recordTexts } from '../record/record-texts';
import { GroupSelect, GroupTabs, panelId, tabId, type GroupTab } from './group-tabs';
import { treeCheckboxStyle } from './tree-checkbox';
import type { TreeDialogStatus } from './tree-dialog-status';
import { TreeSearch } from './tree-search';
import { treeFieldStyle } from './tree-style';
import type { useGroupChoice } from './use-group-choice';

type TreeDialogBodyProps = {
  readonly status: TreeDialogStatus;
  /** It opened with changes of the last time. */
  readonly isRestored: boolean;
  readonly error: AppError | undefined;
  readonly onRetry: () => void;
  readonly emptyText: string;
  readonly choice: Pick<ReturnType<typeof useGroupChoice>, 'query' | 'foundBy' | 'search' | 'chosen' | 'choose'>;
  readonly tabs: readonly GroupTab[];
  /** Beside the search: what is about all groups. */
  readonly tools?: ReactNode;
  /** The entries of the chosen group. */
  readonly children: ReactNode;
};

/** The inside of a dialog over a tree: search and tools above, groups on one side, the chosen group's entries beside. */
export function TreeDialogBody({ status, error, onRetry, emptyText, ...shown }: TreeDialogBodyProps) {
  switch (status) {
    case 'loading':
      return (
        <DialogContent dividers>
          <DelayedLoader />
        </DialogContent>
      );
    case 'providerMissing':
      return (
        <DialogContent dividers>
          <Alert severity="error">{error?.detail}</Alert>
        </DialogContent>
      );
    case 'unavailable':
      return (
        <DialogContent dividers>
          {error === undefined ? null : <ErrorAlert error={error} onRetry={onRetry} />}
        </DialogContent>
      );
    case 'empty':
      return (
        <DialogContent dividers>
          <Typography color="text.secondary">{emptyText}</Typography>
        </DialogContent>
      );
    case 'shown':
      return <Shown {...shown} error={error} onRetry={onRetry} />;
  }
}

function Shown({
  isRestored,
  error,
  onRetry,
  choice,
  tabs,
  tools,
  children,
}: Omit<TreeDialogBodyProps, 'status' | 'emptyText'>) {
  const common = useTexts(commonTexts);
  const records = useTexts(recordTexts);
  const idPrefix = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { query, foundBy, search, chosen, choose } = choice;
  const groupProps = { tabs, chosenId: chosen?.id, onChoose: choose };

  return (
    <DialogContent dividers sx={bodyStyle}>
      <Box sx={{ px: 3, py: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1.5, columnGap: 3, alignItems: 'center' }}>
        {error === undefined ? null : (
          <Box sx={{ width: '100%', mb: -3 }}>
            <ErrorAlert error={error} onRetry={onRetry} />
          </Box>
        )}
        {isRestored ? (
          <Alert severity="info" sx={{ width: '100%' }}>
            {records('draft.restored')}
          </Alert>
        ) : null}
        <TreeSearch query={query} onSearch={search} />
        {tools}
        {isPhone && chosen !== undefined ? <GroupSelect {...groupProps} /> : null}
      </Box>
      {chosen === undefined ? (
        <Typography role="status" color="text.secondary" sx={{ px: 3, pb: 3 }}>
          {common('empty.search')}
        </Typography>
      ) : (
        <Box sx={{ ...columnsStyle, gridTemplateColumns: isPhone ? '1fr' : 'minmax(11rem, 17rem) minmax(0, 1fr)' }}>
          {isPhone ? null : <GroupTabs {...groupProps} query={foundBy} idPrefix={idPrefix} />}
          <Box
            key={chosen.id}
            {...(isPhone
              ? { role: 'group', 'aria-label': chosen.displayName }
              : { role: 'tabpanel', id: panelId(idPrefix), 'aria-labelledby': tabId(idPrefix, chosen.id) })}
            sx={{ overflowY: 'auto', minHeight: 0, px: { xs: 2, sm: 2.5 }, py: 1.5 }}
          >
            {children}
          </Box>
        </Box>
      )}
    </DialogContent>
  );
}

const bodyStyle = {
  p: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  '& mark': { bgcolor: 'var(--surface-attention)', color: 'inherit', fontWeight: 600 },
  ...treeCheckboxStyle,
  ...treeFieldStyle,
} as const;

const columnsStyle = {
  flex: 1,
  minHeight: 0,
  display: 'grid',
  borderTop: 1,
  borderColor: 'divider',
} as const;
