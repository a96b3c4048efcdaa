import Box from '@mui/material/Box';

import { useTexts } from '@/views/app/localization-context';

import { personTexts } from './person-texts';
import { useRoleTitle } from './role-titles';
import type { Person } from './use-person';
import { useUnit } from './use-unit';

/** Who is signed in, as a list of facts. */
export function PersonFacts({ person }: { readonly person: Person }) {
  const texts = useTexts(personTexts);
  const roleTitle = useRoleTitle();
  const unit = useUnit(person.unitId)?.ten ?? texts(person.isFund ? 'person.fundStaff' : 'person.unitStaff');
  const facts = [
    [texts('person.userName'), person.userName],
    [texts('person.tenant'), person.tenant],
    [texts('person.unit'), unit],
    [
      texts('person.roles'),
      person.roles.length === 0 ? texts('person.noRoles') : person.roles.map(roleTitle).join(', '),
    ],
    [texts('person.email'), person.email],
    [texts('person.phone'), person.phone],
  ] as const;
  return (
    <Box component="dl" sx={factsStyle}>
      {facts.map(([label, value]) =>
        value === undefined ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </Box>
  );
}

const factsStyle = {
  m: 0,
  display: 'grid',
  gap: 1.25,
  '& dt': { fontSize: '0.75rem', color: 'text.secondary' },
  '& dd': { m: 0, fontSize: '0.875rem', fontWeight: 500, overflowWrap: 'anywhere' },
} as const;
