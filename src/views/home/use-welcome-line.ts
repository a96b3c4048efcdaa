import { localesFor } from '@/domain/format/numbers';

import { useLocalizer, useTexts } from '../app/localization-context';
import { personTexts } from '../shared/person/person-texts';
import { useRoleTitle } from '../shared/person/role-titles';
import type { Person } from '../shared/person/use-person';
import { useUnit } from '../shared/person/use-unit';

/**
 * In whose name one works today: role, unit and date.
 *
 * @param today ISO date.
 */
export function useWelcomeLine({ roles, unitId, isFund }: Person, today: string): string {
  const texts = useTexts(personTexts);
  const roleTitle = useRoleTitle();
  const { language } = useLocalizer();
  const unit = useUnit(unitId)?.ten ?? texts(isFund ? 'person.fundStaff' : 'person.unitStaff');
  const role = roles.length === 0 ? texts('person.noRoles') : roles.map(roleTitle).join(', ');
  const day = new Intl.DateTimeFormat(localesFor(language), {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(Date.parse(today));
  return [role, unit, day].join(' · ');
}
