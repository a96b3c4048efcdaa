import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import KeyIcon from '@mui/icons-material/LockResetOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { useSelector } from '@xstate/react';
import { Link } from 'wouter';

import { navigationTexts } from '@/domain/navigation/navigation-texts';
import { href } from '@/domain/navigation/routes';
import type { PanelsRef } from '@/machines/shell/panels-machine';

import { appTexts } from '../../app/app-texts';
import { useTexts } from '../../app/localization-context';
import { usePerson } from '../../shared/person/use-person';
import { useProfileLabel } from './use-profile-label';
import { useSignOut } from '../session/use-sign-out';

/** The person's name and tenant, which open their menu; in narrow windows their initials stand for the name. */
export function ProfileButton({ panelsRef }: { readonly panelsRef: PanelsRef }) {
  const label = useProfileLabel();
  const { name, tenant } = usePerson();
  const isOpen = useSelector(panelsRef, (snapshot) => snapshot.matches('profileMenu'));
  return (
    <ButtonBase
      data-panel-button
      aria-expanded={isOpen}
      aria-label={label}
      title={name}
      onClick={() => panelsRef.send({ type: 'profileMenu.toggle' })}
      sx={buttonStyle}
    >
      <span className="initials" data-initials={initialsOf(name)} />
      <Box component="span" className="name">
        {name}
        {tenant === undefined ? null : <small>{tenant}</small>}
      </Box>
      <ExpandMoreIcon fontSize="small" className="name" />
    </ButtonBase>
  );
}

/** The ways to a new password and out, in sight where there is room (register S-07). */
export function PersonActions() {
  const titles = useTexts(navigationTexts);
  const words = useTexts(appTexts);
  const signOut = useSignOut();
  const label = titles('top.changePassword');
  return (
    <Box sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 1, flex: 'none' }}>
      <Button
        component={Link}
        href={href('changePassword')}
        aria-label={label}
        title={label}
        size="small"
        color="secondary"
        sx={{ minWidth: 0 }}
      >
        <KeyIcon fontSize="small" sx={{ display: { xl: 'none' } }} />
        <Box component="span" sx={{ display: { xs: 'none', xl: 'inline' } }}>
          {label}
        </Box>
      </Button>
      <Button size="small" variant="outlined" onClick={signOut}>
        {words('action.signOut')}
      </Button>
    </Box>
  );
}

/**
 * First letters of surname and given name, the two by which a Vietnamese name is told apart.
 *
 * @example initialsOf('Trần Minh Khoa') // 'TK'
 */
function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0).toUpperCase() ?? '')
    .join('');
}

const buttonStyle = {
  flex: '0 1 auto',
  minWidth: '2.5rem',
  overflow: 'hidden',
  gap: 0.75,
  minHeight: '2.25rem',
  px: 0.5,
  borderRadius: 1,
  fontSize: '0.8125rem',
  fontWeight: 600,
  '&:hover': { bgcolor: 'var(--surface-hover)' },
  '&:focus-visible': { outline: '2px solid var(--primary)' },
  '& .initials': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '1.875rem',
    height: '1.875rem',
    borderRadius: '50%',
    bgcolor: 'var(--surface-selected)',
    color: 'primary.main',
    fontSize: '0.75rem',
    fontWeight: 650,
  },
  // Drawn beside the name, no part of it.
  '& .initials::before': { content: ['attr(data-initials)', 'attr(data-initials) / ""'] },
  '& .name': { display: { xs: 'none', md: 'inline-block' } },
  '& span.name': {
    minWidth: 0,
    maxWidth: '9.5rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& small': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: 'text.secondary',
    fontSize: '0.75rem',
    fontWeight: 400,
    textAlign: 'start',
  },
} as const;
