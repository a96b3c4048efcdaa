import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Alert, Box, Button, CircularProgress, Typography } from '@mui/material';
import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';

import type { Page } from '@/domain/abp/paging';
import { largestPageSize } from '@/domain/constants';
import { bulkRowsPerCall } from '@/domain/lists/bulk-action';
import { commonTexts } from '@/domain/localization/common-texts';
import { useTexts } from '@/views/app/localization-context';

import { ErrorAlert } from '../../errors/error-alert';
import type { BulkAction } from './bulk-action';
import { BulkActionDialog } from './bulk-action-dialog';
import { ListExport } from '../export/export-later';
import type { ListRow } from '../list-description';
import type { ListView } from '../list-view';
import { PassingButton } from '../../focus/passing-button';
import { selectionTexts } from './selection-texts';
import type { Selection } from './use-selection';

type SelectionBarProps<Row extends ListRow> = {
  readonly view: ListView<Row>;
  readonly page: Page<Row>;
  readonly selection: Selection<Row>;
  /** On a narrow screen it stays at the lower edge, for the rows are long. */
  readonly isNarrow: boolean;
};

/** What can be done with the chosen rows, and the file that was asked for with those that were chosen then. */
export function SelectionBar<Row extends ListRow>(props: SelectionBarProps<Row>) {
  const { view, selection } = props;
  const { chosen } = selection;
  // Held apart from the bar, which goes when the list finds others: the file's dialog would go with it, and come back.
  const [exported, setExported] = useState<readonly Row[]>();
  const closeExport = useCallback(() => {
    setExported(undefined);
  }, []);
  return (
    <>
      <ChosenBar
        {...props}
        onExport={() => {
          setExported(chosen);
        }}
      />
      {exported === undefined ? null : (
        <ListExport view={view} rows={exported} total={exported.length} chosen={exported} onClose={closeExport} />
      )}
    </>
  );
}

type ChosenBarProps<Row extends ListRow> = SelectionBarProps<Row> & { readonly onExport: () => void };

/**
 * How many rows are chosen, how to choose more, and what can be done with them. While none is there is nothing to see, but
 * for the place that the number comes into: a screen reader hears only of what it knew before.
 */
function ChosenBar<Row extends ListRow>({ view, page, selection, isNarrow, onExport }: ChosenBarProps<Row>) {
  const texts = useTexts(selectionTexts);
  const common = useTexts(commonTexts);
  const { bulkRef, chosen, ids, canChoose } = selection;
  const isGathering = useSelector(bulkRef, (snapshot) => snapshot.matches('gathering'));
  const isOpen = useSelector(bulkRef, (snapshot) => snapshot.hasTag('open'));
  const error = useSelector(bulkRef, ({ value, context }) => (value === 'choosing' ? context.error : undefined));
  const { formats, query } = view;
  if (chosen.length === 0 && !isGathering && !isOpen) {
    return (
      <Box>
        <Typography role="status" variant="body2" />
      </Box>
    );
  }
  const most = mostChosen(view.bulkActions);
  const isPageChosen = page.items.every(({ id }) => ids.has(id));
  const reachable = Math.min(page.totalCount, most);

  const open = ({ id, most: mostOfRun, perCall = bulkRowsPerCall, isOffered }: BulkAction<Row>) => {
    bulkRef.send({
      type: 'action.choose',
      plan: {
        id,
        most: mostOfRun,
        perCall,
        isOffered: (row) => isOffered?.(row, view.userId) !== false,
      },
    });
  };

  return (
    <Box role="region" aria-label={texts('selection.bar')} sx={isNarrow ? stickyBarStyle : barStyle}>
      <Typography role="status" variant="body2" sx={{ fontWeight: 600, mr: 'auto' }}>
        {common('list.selected', { n: formats.number(chosen.length) })}
      </Typography>
      {isGathering ? (
        <>
          <CircularProgress size={18} aria-label={texts('selection.gathering')} />
          <PassingButton
            to="region"
            size="small"
            onClick={() => {
              bulkRef.send({ type: 'selection.stop' });
            }}
          >
            {texts('selection.stop')}
          </PassingButton>
        </>
      ) : (
        <>
          {isPageChosen ? null : (
            <PassingButton
              to="region"
              size="small"
              disabled={!canChoose}
              onClick={() => {
                selection.choose(page.items, new Set(page.items.map(({ id }) => id)));
              }}
            >
              {texts('selection.page')}
            </PassingButton>
          )}
          {chosen.length >= reachable ? null : (
            <PassingButton
              to="region"
              size="small"
              disabled={!canChoose}
              onClick={() => {
                bulkRef.send({ type: 'selection.gather', query, most });
              }}
            >
              {texts(page.totalCount > most ? 'selection.first' : 'selection.all', { n: formats.number(reachable) })}
            </PassingButton>
          )}
        </>
      )}
      <PassingButton
        to="heading"
        size="small"
        onClick={() => {
          bulkRef.send({ type: 'selection.clear' });
        }}
      >
        {common('action.unselect')}
      </PassingButton>
      {view.canExport ? (
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          startIcon={<FileDownloadIcon fontSize="small" />}
          disabled={isGathering}
          onClick={onExport}
        >
          {texts('selection.export')}
        </Button>
      ) : null}
      {view.bulkActions.map((action) => {
        const { id, label, icon: Icon, tone = 'primary' } = action;
        return (
          <Button
            key={id}
            size="small"
            variant="contained"
            color={tone}
            startIcon={Icon === undefined ? null : <Icon fontSize="small" />}
            disabled={isGathering}
            onClick={() => {
              open(action);
            }}
          >
            {label}
          </Button>
        );
      })}
      {error === undefined ? null : (
        <Box sx={{ flexBasis: '100%' }}>
          <Alert severity="warning" sx={{ mb: 1 }}>
            {texts('selection.failed')}
          </Alert>
          <ErrorAlert error={error} />
        </Box>
      )}
      {isOpen ? <BulkActionDialog view={view} bulkRef={bulkRef} /> : null}
    </Box>
  );
}

/** Most rows that can be chosen at once: what the actions take, or one page for exporting alone. */
function mostChosen(actions: readonly { readonly most: number }[]): number {
  return actions.length === 0 ? largestPageSize : Math.max(...actions.map(({ most }) => most));
}

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  backgroundImage: 'linear-gradient(var(--surface-selected), var(--surface-selected))',
  flexShrink: 0,
} as const;

const stickyBarStyle = { ...barStyle, position: 'sticky', bottom: 0, zIndex: 5, borderTop: 1 } as const;
