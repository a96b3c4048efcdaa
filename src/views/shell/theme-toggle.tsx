import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useSetAtom } from 'jotai';

import { useTexts } from '../app/localization-context';
import { themeModeAtom } from '../app/ui-atoms';
import { shellTexts } from './shell-texts';

/** Light or dark; "as the system" is offered with the other preferences. */
export function ThemeToggle() {
  const texts = useTexts(shellTexts);
  const setMode = useSetAtom(themeModeAtom);
  const { colorScheme } = useColorScheme();
  const isDark = colorScheme === 'dark';
  const Icon = isDark ? LightIcon : DarkIcon;
  return (
    <IconButton
      aria-pressed={isDark}
      aria-label={texts('theme.toggle')}
      title={texts('theme.toggle')}
      onClick={() => setMode(isDark ? 'light' : 'dark')}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
}
