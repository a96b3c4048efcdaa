import type { BothTexts } from '@/domain/desk/people';
import { useLocalizer } from '@/views/app/localization-context';

export type InLanguage = (texts: BothTexts) => string;

/** The demo's own sentences in the chosen language; any language but Vietnamese reads English. */
export function useBothTexts(): InLanguage {
  const { language } = useLocalizer();
  return ({ vi, en }) => (language.startsWith('vi') ? vi : en);
}
