import createCache from '@emotion/cache';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import { ThemeProvider as MuiThemeProvider, useColorScheme } from '@mui/material/styles';
import { useAtomValue } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';

import { useLocalizer } from '../localization-context';
import { rightToLeftTheme, theme } from './theme';
import { densityAtom, themeModeAtom } from '../ui-atoms';

/** The look of everything inside: mode, density and writing direction follow the person's choice. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const mode = useAtomValue(themeModeAtom);
  const mirrored = useMirroredStyles(useLocalizer().direction === 'rtl');
  return (
    // Only the values change with the direction: another tree would lose what is open and typed inside.
    <CacheProvider value={mirrored ?? leftToRightStyles}>
      <MuiThemeProvider
        theme={mirrored === undefined ? theme : rightToLeftTheme}
        defaultMode={mode}
        storageManager={null}
        noSsr
        disableTransitionOnChange
      >
        <ModeFollower />
        {children}
      </MuiThemeProvider>
    </CacheProvider>
  );
}

const leftToRightStyles = createCache({ key: 'css' });

/** Where styles go once they are mirrored; its code comes with the first language that needs it. */
function useMirroredStyles(isRightToLeft: boolean): EmotionCache | undefined {
  const [mirrored, setMirrored] = useState<EmotionCache>();
  useEffect(() => {
    if (!isRightToLeft || mirrored !== undefined) {
      return undefined;
    }
    let isWanted = true;
    import('./mirrored-styles').then(
      ({ createMirroredStyles }) => {
        if (isWanted) {
          setMirrored(createMirroredStyles());
        }
      },
      // Without it the page is still right to left, only margins stand on the other side.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isRightToLeft, mirrored]);
  return isRightToLeft ? mirrored : undefined;
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
