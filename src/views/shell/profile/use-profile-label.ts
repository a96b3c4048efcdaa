import { useTexts } from '../../app/localization-context';
import { usePerson } from '../../shared/person/use-person';
import { shellTexts } from '../shell-texts';

/** Whose account the person's button and menu are, with the tenant where they have signed in to one. */
export function useProfileLabel(): string {
  const texts = useTexts(shellTexts);
  const { name, tenant } = usePerson();
  return tenant === undefined ? texts('profile.open', { name }) : texts('profile.openInTenant', { name, tenant });
}
