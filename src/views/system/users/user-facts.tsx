import { Box, Link as MuiLink } from '@mui/material';
import { Link } from 'wouter';

import { formatDateTime } from '@/domain/format/dates';
import { formatPhone, missingValue } from '@/domain/format/identities';
import { formatNumber } from '@/domain/format/numbers';
import { href } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import { isLocked, isLockedForGood, userStateOf } from '@/domain/users/sign-in-state';
import { fullNameOf, userStates } from '@/domain/users/user';
import { useGranted } from '@/views/app/auth-context';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useChoices } from '@/views/shared/form/use-choices';
import { Tag } from '@/views/shared/list/cells/tag';
import { Facts } from '@/views/shared/record/facts';
import { useRoleTitle } from '@/views/shared/person/role-titles';
import { useUnit } from '@/views/shared/person/use-unit';

import type { ShownUser } from './shown-user';
import { userStateTones } from './users-list';
import { userTexts } from './user-texts';

type UserFactsProps = { readonly user: ShownUser };

export function AccountFacts({ user }: UserFactsProps) {
  const texts = useTexts(userTexts);
  return (
    <>
      <Facts
        title={texts('user.person')}
        facts={[
          { label: texts('user.userName'), value: user.userName },
          { label: texts('user.fullName'), value: fullNameOf(user) },
          { label: texts('user.email'), value: user.email },
          { label: texts('user.phoneNumber'), value: user.phoneNumber === null ? null : formatPhone(user.phoneNumber) },
        ]}
      />
      <Facts
        title={texts('user.access')}
        facts={[
          { label: texts('user.donViId'), value: <UnitLink user={user} />, isLong: true },
          { label: texts('user.roleNames'), value: <Roles names={user.roleNames} />, isLong: true },
        ]}
      />
    </>
  );
}

function UnitLink({ user: { donViId, donViTen } }: UserFactsProps) {
  const canOpen = useGranted(policies.units);
  // The list may not have answered, or have more namesakes than a page.
  const unit = useUnit(donViTen === null ? donViId : undefined);
  const name = donViTen ?? unit?.ten ?? donViId;
  if (name === '') {
    return missingValue;
  }
  return canOpen ? (
    <MuiLink component={Link} href={href('unit', { unitId: donViId })} underline="hover">
      {name}
    </MuiLink>
  ) : (
    name
  );
}

function Roles({ names }: { readonly names: readonly string[] }) {
  const texts = useTexts(userTexts);
  const roleTitle = useRoleTitle();
  return names.length === 0 ? (
    texts('user.noRoles')
  ) : (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {names.map((name) => (
        <Tag key={name} text={roleTitle(name)} tone="default" />
      ))}
    </Box>
  );
}

export function SignInFacts({ user }: UserFactsProps) {
  const texts = useTexts(userTexts);
  const { language } = useLocalizer();
  const stateNames = useChoices(userStates);
  const { lockoutEnd, dangNhapCuoi, docLuc } = user;
  const state = userStateOf(user, docLuc);
  return (
    <Facts
      title={texts('user.signIn')}
      facts={[
        {
          label: texts('user.state'),
          value: <Tag text={stateNames.find(({ id }) => id === state)?.label ?? ''} tone={userStateTones[state]} />,
        },
        ...(lockoutEnd !== null && isLocked(lockoutEnd, docLuc)
          ? [
              {
                label: texts('user.lockedUntil'),
                value: isLockedForGood(lockoutEnd) ? texts('user.lockedForGood') : formatDateTime(lockoutEnd),
              },
            ]
          : []),
        { label: texts('user.failedAttempts'), value: formatNumber(user.accessFailedCount, language) },
        { label: texts('user.lockoutEnabled'), value: texts(user.lockoutEnabled ? 'user.yes' : 'user.no') },
        {
          label: texts('user.lastPasswordChange'),
          value: textOf(user.lastPasswordChangeTime, texts('user.neverChanged')),
        },
        { label: texts('user.lastSignIn'), value: textOf(dangNhapCuoi, texts('user.neverSignedIn')) },
      ]}
    />
  );
}

/** @param moment `null` for what never was, `undefined` for what is not known. */
function textOf(moment: string | null | undefined, never: string): string {
  return moment === undefined ? missingValue : moment === null ? never : formatDateTime(moment);
}
