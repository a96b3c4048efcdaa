import { builtInLanguageOf } from '@/domain/localization/languages';
import type { NamedValue } from '@/domain/reference/named-value';
import { useLocalizer } from '@/views/app/localization-context';

import { nameOf } from '../list/cells/names';
import { personTexts } from './person-texts';

type RoleKey = Extract<keyof typeof personTexts.vi, `role.${string}`>;

const roleKeys = Object.keys(personTexts.vi).filter((key): key is RoleKey => key.startsWith('role.'));

/** The product's own roles (domain dictionary §3.1), by the name that the back end knows them by. */
export const knownRoles: readonly NamedValue<string>[] = roleKeys.map((key) => ({
  id: key.slice('role.'.length),
  ten: personTexts.vi[key],
  tenEn: personTexts.en[key],
}));

/** How a role is called: the product's own ones by their titles, others by their names. */
export function useRoleTitle(): (role: string) => string {
  const language = builtInLanguageOf(useLocalizer().language);
  return language === 'en' ? englishTitle : vietnameseTitle;
}

const titleIn = (language: string) => (role: string) => {
  const known = knownRoles.find(({ id }) => id === role);
  return known === undefined ? role : nameOf(known, language);
};

const vietnameseTitle = titleIn('vi');
const englishTitle = titleIn('en');
