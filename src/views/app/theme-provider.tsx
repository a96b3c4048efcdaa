import { ThemeProvider as MuiThemeProvider, useColorScheme } from '@mui/material/styles';
import { useAtomValue } from 'jotai';
import { useEffect, type ReactNode } from 'react';

import { theme } from './theme';
import { densityAtom, themeModeAtom } from './ui-atoms';

/** The look of everything inside: mode and density follow the person's choice. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const mode = useAtomValue(themeModeAtom);
  return (
    <MuiThemeProvider theme={theme} defaultMode={mode} storageManager={null} noSsr disableTransitionOnChange>
      <ModeFollower />
      {children}
    </MuiThemeProvider>
  );
}

function ModeFollower() {
  const mode = useAtomValue(themeModeAtom);
  const density = useAtomValue(densityAtom);
  const { setMode } = useColorScheme();

  useEffect(() => {
    setMode(mode);
  }, [mode, setMode]);

  useEffect(() => {
    document.documentElement.dataset['density'] = density;
  }, [density]);

  return null;
}
