import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import { useAtomValue } from 'jotai';
import { Fragment, useId } from 'react';

import { commonTexts } from '@/domain/localization/common-texts';
import { isSingleKey, usableShortcuts, type Shortcut, type ShortcutGroup } from '@/domain/shortcuts/shortcuts';
import type { PanelsRef } from '@/machines/shell/panels-machine';

import { useTexts } from '../../app/localization-context';
import { menuVariantAtom, singleKeysAtom } from '../../app/ui-atoms';
import { useAccess } from '../../app/use-access';
import { closeLayer } from '../../shared/focus/escape';
import { keyName } from './key-name';
import { shortcutTexts } from './shortcut-texts';

const groups: readonly ShortcutGroup[] = ['general', 'list', 'go'];

type ShortcutsHelpProps = {
  readonly panelsRef: PanelsRef;
  /** False in a layout without menu and right panel. */
  readonly isFramed: boolean;
};

/** The keyboard shortcuts that do something for this person on this page. */
export function ShortcutsHelp({ panelsRef, isFramed }: ShortcutsHelpProps) {
  const texts = useTexts(shortcutTexts);
  const common = useTexts(commonTexts);
  const titleId = useId();
  const isOpen = useSelector(panelsRef, (snapshot) => snapshot.matches('help'));
  const areSingleKeysOn = useAtomValue(singleKeysAtom) === 'on';
  const isMenuAtSide = useAtomValue(menuVariantAtom) === 'side';
  const usable = usableShortcuts(useAccess(), { isFramed, isMenuAtSide }).filter(
    (shortcut) => areSingleKeysOn || !isSingleKey(shortcut),
  );
  return (
    <Dialog
      open={isOpen}
      onClose={closeLayer(
        () => panelsRef.send({ type: 'escape.press' }),
        () => panelsRef.send({ type: 'outside.click' }),
      )}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={titleId} sx={{ pr: 7 }}>
        {texts('shortcuts.title')}
      </DialogTitle>
      <IconButton
        aria-label={common('action.close')}
        onClick={() => panelsRef.send({ type: 'panel.close' })}
        sx={{ position: 'absolute', top: 12, right: 12 }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
      <DialogContent sx={{ pb: 3 }}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {areSingleKeysOn ? texts('shortcuts.hint', { palette: keyName('mod+k') }) : texts('shortcuts.off')}
        </Typography>
        <Box sx={{ columns: { sm: '220px' }, columnGap: 4 }}>
          {groups.map((group) => (
            <Group key={group} group={group} shortcuts={usable.filter((shortcut) => shortcut.group === group)} />
          ))}
        </Box>
      </DialogContent>
    </Dialog>
  );
}

type GroupProps = { readonly group: ShortcutGroup; readonly shortcuts: readonly Shortcut[] };

function Group({ group, shortcuts }: GroupProps) {
  const texts = useTexts(shortcutTexts);
  if (shortcuts.length === 0) {
    return null;
  }
  return (
    <Box component="section" sx={{ mb: 2.5, breakInside: 'avoid' }}>
      <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
        {texts(`shortcuts.group.${group}`)}
      </Typography>
      <Box component="dl" sx={listStyle}>
        {shortcuts.map(({ id, keys }) => (
          <div key={id}>
            <dt>{texts(`shortcuts.${id}`)}</dt>
            <dd>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index === 0 ? null : <span>{texts('shortcuts.then')}</span>}
                  <kbd>{keyName(key)}</kbd>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </Box>
    </Box>
  );
}

const listStyle = {
  m: 0,
  fontSize: '0.8125rem',
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    minHeight: '2.125rem',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& dd': { display: 'flex', alignItems: 'center', gap: 0.75, m: 0, color: 'text.secondary' },
  '& kbd': {
    minWidth: '1.625rem',
    px: 0.75,
    py: 0.125,
    border: 1,
    borderColor: 'divider',
    borderBottomWidth: 2,
    borderRadius: 0.5,
    bgcolor: 'background.default',
    color: 'text.primary',
    fontFamily: 'inherit',
    fontSize: '0.75rem',
    fontWeight: 600,
    textAlign: 'center',
  },
} as const;
