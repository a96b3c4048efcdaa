import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { IconButton, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { useRef, useState } from 'react';
import { Link } from 'wouter';

import { commonTexts } from '@/domain/localization/common-texts';
import { useTexts } from '@/views/app/localization-context';

import { closeLayer } from '../../focus/escape';
import { useFocusAfterRemoval } from '../../focus/use-focus-after-removal';
import type { ListRow } from '../list-description';
import { listTexts } from '../list-texts';
import type { ListView } from '../list-view';
import { RecordLink } from './record-link';

type RowMenuProps<Row extends ListRow> = {
  readonly view: ListView<Row>;
  readonly row: Row;
  readonly isRemoving: boolean;
  readonly onRemove: (row: Row) => void;
  /** Set by the grid, which moves the focus by arrows. */
  readonly tabIndex?: number;
};

/** A row that goes leaves the focus to the next one, else to the page's heading. */
const afterRemoval = { entry: '[role="row"], li', around: 'main', rest: 'h1' } as const;

/** What the person may do with a row; what they may not do is not there, nor a menu without anything. */
export function RowMenu<Row extends ListRow>(props: RowMenuProps<Row>) {
  const { href, editHref, rowActions, isRemovable } = entriesOf(props.view, props.row);
  const isEmpty = href === undefined && editHref === undefined && rowActions.length === 0 && !isRemovable;
  return isEmpty ? null : <MenuButton {...props} />;
}

function entriesOf<Row extends ListRow>({ description, canEdit, canRemove, userId, ...view }: ListView<Row>, row: Row) {
  return {
    href: description.recordHref(row),
    editHref: canEdit && description.isEditable?.(row) !== false ? description.editHref?.(row) : undefined,
    rowActions: view.rowActions.filter(({ isOffered }) => isOffered?.(row, userId) !== false),
    isRemovable: canRemove && description.isRemovable?.(row, userId) !== false,
  };
}

function MenuButton<Row extends ListRow>({ tabIndex = 0, ...props }: RowMenuProps<Row>) {
  const texts = useTexts(listTexts);
  const { view, row } = props;
  const [isOpen, setIsOpen] = useState(false);
  // A closed menu for each row would take a fifth of a list's drawing; one that was open goes on closing.
  const [anchor, setAnchor] = useState<HTMLElement>();
  const buttonRef = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(buttonRef, afterRemoval);

  return (
    <>
      <IconButton
        ref={buttonRef}
        size="small"
        data-remove
        tabIndex={tabIndex}
        aria-label={texts('list.rowActions', { name: view.description.nameOf(row) })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setIsOpen(true);
        }}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      {anchor === undefined ? null : (
        <RowActions
          {...props}
          anchor={anchor}
          isOpen={isOpen}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

type RowActionsProps<Row extends ListRow> = Omit<RowMenuProps<Row>, 'tabIndex'> & {
  readonly anchor: HTMLElement;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

function RowActions<Row extends ListRow>({
  view,
  row,
  isRemoving,
  onRemove,
  anchor,
  isOpen,
  onClose,
}: RowActionsProps<Row>) {
  const texts = useTexts(listTexts);
  const common = useTexts(commonTexts);
  const { href, editHref, rowActions, isRemovable } = entriesOf(view, row);

  return (
    <Menu open={isOpen} anchorEl={anchor} onClose={closeLayer(onClose)}>
      {href === undefined ? null : (
        <MenuItem component={RecordLink} href={href} openState={view.recordState(row)} onClick={onClose}>
          <ListItemIcon>
            <VisibilityIcon fontSize="small" />
          </ListItemIcon>
          {common('action.view')}
        </MenuItem>
      )}
      {editHref === undefined ? null : (
        <MenuItem component={Link} href={editHref} onClick={onClose}>
          <ListItemIcon>
            <EditIcon fontSize="small" />
          </ListItemIcon>
          {common('action.edit')}
        </MenuItem>
      )}
      {rowActions.map(({ id, label, icon: Icon }) => (
        <MenuItem
          key={id}
          onClick={() => {
            onClose();
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
            onClose();
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
  );
}
