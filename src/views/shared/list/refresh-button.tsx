import RefreshIcon from '@mui/icons-material/Refresh';
import { Button, Tooltip } from '@mui/material';
import { useSelector } from '@xstate/react';

import { commonTexts } from '@/domain/localization/common-texts';
import type { ListRef } from '@/machines/lists/list-machine';
import { useTexts } from '@/views/app/localization-context';

/** Asks for the rows again; what is shown stays until they come. */
export function RefreshButton<Row>({ listRef }: { readonly listRef: ListRef<Row> }) {
  const texts = useTexts(commonTexts);
  const isBusy = useSelector(listRef, (snapshot) => snapshot.hasTag('busy'));
  const label = texts('action.refresh');
  return (
    <Tooltip title={label}>
      <Button
        variant="outlined"
        color="secondary"
        aria-label={label}
        aria-busy={isBusy}
        onClick={() => {
          listRef.send({ type: 'list.reload' });
        }}
        sx={{ minWidth: 0 }}
      >
        <RefreshIcon />
      </Button>
    </Tooltip>
  );
}
