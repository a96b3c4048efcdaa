import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { IconButton, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { Link } from 'wouter';

import { commonTexts } from '@/domain/localization/common-texts';
import { useTexts } from '@/views/app/localization-context';

import type { ListRow } from './list-description';
import { listTexts } from './list-texts';
import type { ListView } from './list-view';
import { RecordLink } from './record-link';

type RowMenuProps<Row extends ListRow> = {
  readonly view: ListView<Row>;
  readonly row: Row;
  readonly isRemoving: boolean;
  readonly onRemove: (row: Row) => void;
  /** Set by the grid, which moves the focus by arrows. */
  readonly tabIndex?: number;
};

/** What the person may do with a row; what they may not do is not there. */
export function RowMenu<Row extends ListRow>({ view, row, isRemoving, onRemove, tabIndex = 0 }: RowMenuProps<Row>) {
  const texts = useTexts(listTexts);
  const common = useTexts(commonTexts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { description, canEdit, canRemove, userId } = view;
  const rowActions = view.rowActions.filter(({ isOffered }) => isOffered?.(row, userId) !== false);
  const isRemovable = canRemove && description.isRemovable?.(row, userId) !== false;
  const close = () => {
    setAnchor(null);
  };

  return (
    <>
      <IconButton
        size="small"
        tabIndex={tabIndex}
        aria-label={texts('list.rowActions', { name: description.nameOf(row) })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
        }}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        <MenuItem
          component={RecordLink}
          href={description.recordHref(row)}
          openState={view.recordState(row)}
          onClick={close}
        >
          <ListItemIcon>
            <VisibilityIcon fontSize="small" />
          </ListItemIcon>
          {common('action.view')}
        </MenuItem>
        {canEdit && description.editHref !== undefined ? (
          <MenuItem component={Link} href={description.editHref(row)} onClick={close}>
            <ListItemIcon>
              <EditIcon fontSize="small" />
            </ListItemIcon>
            {common('action.edit')}
          </MenuItem>
        ) : null}
        {rowActions.map(({ id, label, icon: Icon }) => (
          <MenuItem
            key={id}
            onClick={() => {
              close();
              view.onRowAction(id, row);
            }}
          >
            <ListItemIcon>{Icon === undefined ? null : <Icon fontSize="small" />}</ListItemIcon>
            {view.text(label)}
          </MenuItem>
        ))}
        {isRemovable ? (
          <MenuItem
            disabled={isRemoving}
            sx={{ color: 'error.main' }}
            onClick={() => {
              close();
              onRemove(row);
            }}
          >
            <ListItemIcon sx={{ color: 'inherit' }}>
              <DeleteIcon fontSize="small" />
            </ListItemIcon>
            {isRemoving ? texts('list.removing') : common('action.delete')}
          </MenuItem>
        ) : null}
      </Menu>
    </>
  );
}
