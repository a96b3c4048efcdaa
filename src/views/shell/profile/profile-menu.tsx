import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import AccountIcon from '@mui/icons-material/ManageAccountsOutlined';
import KeyIcon from '@mui/icons-material/LockResetOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useAtom } from 'jotai';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

import { navigationTexts } from '@/domain/navigation/navigation-texts';
import { href } from '@/domain/navigation/routes';
import type { PanelsRef } from '@/machines/shell/panels-machine';

import { appTexts } from '../../app/app-texts';
import { useDemo, type DeskBeside } from '../../app/demo-context';
import { useTexts } from '../../app/localization-context';
import { densities, themeModes } from '../../app/looks';
import { densityAtom, themeModeAtom } from '../../app/ui-atoms';
import { useLanguages } from '../../app/use-languages';
import { personTexts } from '../../shared/person/person-texts';
import { useRoleTitle } from '../../shared/person/role-titles';
import { usePerson } from '../../shared/person/use-person';
import { useUnit } from '../../shared/person/use-unit';
import { moveFocusByArrows } from '../arrow-keys';
import { PanelFrame } from '../panel/panel-frame';
import { Segmented } from './segmented';
import { shellTexts } from '../shell-texts';
import { useAccountAddress } from './use-account-address';
import { useProfileLabel } from './use-profile-label';
import { useSignOut } from '../session/use-sign-out';

const width = 344;

/** Who I am, the ways to my account, how I want to see the product, and out. */
export function ProfileMenu({ panelsRef }: { readonly panelsRef: PanelsRef }) {
  const texts = useTexts(shellTexts);
  const words = useTexts(appTexts);
  const titles = useTexts(navigationTexts);
  const label = useProfileLabel();
  const demo = useDemo();
  const signOut = useSignOut();
  const account = useAccountAddress();
  const close = () => {
    panelsRef.send({ type: 'panel.close' });
  };
  return (
    <PanelFrame panelsRef={panelsRef} label={label} width={width} onKeyDown={moveFocusByArrows}>
      <WhoAmI />
      <Divider sx={{ my: 1.5 }} />
      <Box component="ul" sx={listStyle}>
        <Entry icon={<PersonIcon />} text={titles('top.profile')} address={href('personal')} onOpen={close} />
        <Entry
          icon={<AccountIcon />}
          text={texts('profile.manageAccount')}
          address={account.address}
          isOutside={account.isAtIssuer}
          onOpen={close}
        />
        <Entry icon={<KeyIcon />} text={titles('top.changePassword')} address={href('changePassword')} onOpen={close} />
        <Entry
          icon={<KeyboardIcon />}
          text={texts('profile.shortcuts')}
          onOpen={() => panelsRef.send({ type: 'help.toggle' })}
        />
      </Box>
      <Divider sx={{ my: 1.5 }} />
      <Looks />
      <Divider sx={{ my: 1.5 }} />
      <Box component="ul" sx={listStyle}>
        <Entry
          icon={<LogoutIcon />}
          text={words('action.signOut')}
          onOpen={() => {
            close();
            signOut();
          }}
        />
      </Box>
      {demo === undefined ? null : (
        <Typography variant="caption" color="textSecondary" sx={{ display: { lg: 'none' }, mt: 1, px: 1 }}>
          {texts('shell.sampleData')}
          {demo.desk === undefined ? null : <DeskButton desk={demo.desk} onOpen={close} />}
        </Typography>
      )}
    </PanelFrame>
  );
}

type DeskButtonProps = { readonly desk: DeskBeside; readonly onOpen: () => void };

function DeskButton({ desk: { useName, toggle }, onOpen }: DeskButtonProps) {
  return (
    <Button
      size="small"
      onClick={() => {
        onOpen();
        toggle();
      }}
    >
      {useName()}
    </Button>
  );
}

function WhoAmI() {
  const person = usePerson();
  const unit = useUnit(person.unitId);
  const texts = useTexts(personTexts);
  const roleTitle = useRoleTitle();
  // Of one line from the first moment: a name that came later would move the entries below from under the pointer.
  const unitName = unit?.ten ?? texts(person.isFund ? 'person.fundStaff' : 'person.unitStaff');
  return (
    <Box sx={{ px: 1, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 650 }}>{person.name}</Typography>
      {person.unitId === undefined ? null : (
        <Typography variant="body2" noWrap title={unitName}>
          {unitName}
        </Typography>
      )}
      {person.tenant === undefined ? null : (
        <Typography variant="body2">{texts('person.inTenant', { name: person.tenant })}</Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {person.roles.length === 0 ? texts('person.noRoles') : person.roles.map(roleTitle).join(', ')}
      </Typography>
    </Box>
  );
}

function Looks() {
  const texts = useTexts(shellTexts);
  const { languages, current, choose } = useLanguages();
  const [mode, setMode] = useAtom(themeModeAtom);
  const [density, setDensity] = useAtom(densityAtom);
  return (
    <Box sx={{ display: 'grid', gap: 1.25, px: 1 }}>
      <Segmented
        label={texts('profile.language')}
        value={current}
        choices={languages.map(({ culture, name }) => [culture, name])}
        onChoose={choose}
      />
      <Segmented
        label={texts('profile.theme')}
        value={mode}
        choices={themeModes.map((choice) => [choice, texts(`profile.theme.${choice}`)])}
        onChoose={setMode}
      />
      <Segmented
        label={texts('profile.density')}
        value={density}
        choices={densities.map((choice) => [choice, texts(`profile.density.${choice}`)])}
        onChoose={setDensity}
      />
    </Box>
  );
}

type EntryProps = {
  readonly icon: ReactNode;
  readonly text: string;
  /** Absent for what is done here. */
  readonly address?: string;
  /** An address of another site, or of the issuer. */
  readonly isOutside?: boolean;
  readonly onOpen: () => void;
};

function Entry({ icon, text, address, isOutside = false, onOpen }: EntryProps) {
  const content = (
    <>
      {icon}
      {text}
    </>
  );
  return (
    <li>
      {address === undefined ? (
        <ButtonBase onClick={onOpen}>{content}</ButtonBase>
      ) : isOutside ? (
        <ButtonBase href={address} onClick={onOpen}>
          {content}
        </ButtonBase>
      ) : (
        <ButtonBase component={Link} href={address} onClick={onOpen}>
          {content}
        </ButtonBase>
      )}
    </li>
  );
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& .MuiButtonBase-root': {
    width: '100%',
    justifyContent: 'flex-start',
    gap: 1.25,
    minHeight: '2.25rem',
    px: 1,
    borderRadius: 1,
    fontSize: '0.875rem',
    textAlign: 'start',
  },
  '& .MuiButtonBase-root:hover': { bgcolor: 'var(--surface-hover)' },
  '& .MuiButtonBase-root:focus-visible': { outline: '2px solid var(--primary)', outlineOffset: '-2px' },
  '& svg': { fontSize: '1.125rem', color: 'text.secondary' },
} as const;
