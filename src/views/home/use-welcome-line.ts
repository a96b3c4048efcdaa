import { fundTimeZone } from '@/domain/format/calendar';
import { localesFor } from '@/domain/format/numbers';

import { useLocalizer, useTexts } from '../app/localization-context';
import { personTexts } from '../shared/person-texts';
import { useRoleTitle } from '../shared/role-titles';
import type { Person } from '../shared/use-person';
import { useUnit } from '../shared/use-unit';

/**
 * In whose name one works today: role, unit and date.
 *
 * @param now Epoch milliseconds.
 */
export function useWelcomeLine({ roles, unitId, isFund }: Person, now: number): string {
  const texts = useTexts(personTexts);
  const roleTitle = useRoleTitle();
  const { language } = useLocalizer();
  const unit = useUnit(unitId)?.ten ?? texts(isFund ? 'person.fundStaff' : 'person.unitStaff');
  const role = roles.length === 0 ? texts('person.noRoles') : roles.map(roleTitle).join(', ');
  const today = new Intl.DateTimeFormat(localesFor(language), {
    timeZone: fundTimeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(now);
  return [role, unit, today].join(' · ');
}
