import { useAtom } from 'jotai';
import { useMemo } from 'react';

import { canOpen } from '@/domain/navigation/menu';
import { navigationTexts } from '@/domain/navigation/navigation-texts';
import { addressOf, type RouteName } from '@/domain/navigation/routes';
import { recordPrefix } from '@/machines/shell/command-palette-machine';
import type { PanelsRef } from '@/machines/shell/panels-machine';

import { useTexts } from '../../app/localization-context';
import { densities, themeModes } from '../../app/looks';
import { densityAtom, menuVariantAtom, sidebarAtom, themeModeAtom } from '../../app/ui-atoms';
import { useAccess } from '../../app/use-access';
import { useLanguages } from '../../app/use-languages';
import { useRecentRecords } from '../../shared/recent-records';
import { pageCommands, type RunnableCommand } from './page-commands';
import { paletteTexts } from './palette-texts';
import { shellTexts } from '../shell-texts';
import { useSignOut } from '../session/use-sign-out';

/** Everything the palette can do for this person, as things are. @param isFramed Whether there is a right panel. */
export function useCommands(panelsRef: PanelsRef, isFramed: boolean): readonly RunnableCommand[] {
  const texts = useTexts(paletteTexts);
  const titles = useTexts(navigationTexts);
  const access = useAccess();
  const records = useRecentRecords();
  const looks = useLookCommands();
  const signOut = useSignOut();
  return useMemo(() => {
    const group = texts('palette.actions');
    const forms: readonly (readonly [RouteName, 'command.newWorker' | 'command.newUnit' | 'command.newUser'])[] = [
      ['workerCreate', 'command.newWorker'],
      ['unitCreate', 'command.newUnit'],
      ['userCreate', 'command.newUser'],
    ];
    return [
      ...records.map(({ address, title }): RunnableCommand => ({
        id: `${recordPrefix}${address}`,
        title,
        group: texts('palette.records'),
        does: { opens: address },
      })),
      ...pageCommands(access, titles, texts('palette.pages')),
      ...forms
        .filter(([name]) => canOpen(name, access))
        .map(([name, key]): RunnableCommand => ({
          id: name,
          title: texts(key),
          group,
          does: { opens: addressOf(name, {}) },
        })),
      ...(isFramed
        ? [
            action('notifications', texts('command.notifications'), group, () =>
              panelsRef.send({ type: 'rightPanel.toggle' }),
            ),
          ]
        : []),
      ...looks,
      action('shortcuts', texts('command.shortcuts'), group, () => panelsRef.send({ type: 'help.toggle' })),
      action('signOut', texts('command.signOut'), group, signOut),
    ];
  }, [texts, titles, access, records, looks, panelsRef, isFramed, signOut]);
}

/** What is chosen already is not offered. */
function useLookCommands(): readonly RunnableCommand[] {
  const texts = useTexts(paletteTexts);
  const words = useTexts(shellTexts);
  const { languages, current, choose } = useLanguages();
  const [mode, setMode] = useAtom(themeModeAtom);
  const [density, setDensity] = useAtom(densityAtom);
  const [sidebar, setSidebar] = useAtom(sidebarAtom);
  const [variant, setVariant] = useAtom(menuVariantAtom);
  return useMemo(() => {
    const group = texts('palette.actions');
    const isPinned = sidebar === 'pinned';
    const isAtTop = variant === 'top';
    return [
      ...languages
        .filter(({ culture }) => culture !== current)
        .map(({ culture, name }) =>
          action(`language ${culture}`, texts('command.language', { name }), group, () => choose(culture)),
        ),
      ...themeModes
        .filter((choice) => choice !== mode)
        .map((choice) => {
          const name = words(`profile.theme.${choice}`);
          return action(`theme ${choice}`, texts('command.theme', { name }), group, () => setMode(choice));
        }),
      ...densities
        .filter((choice) => choice !== density)
        .map((choice) => {
          const name = words(`profile.density.${choice}`);
          return action(`density ${choice}`, texts('command.density', { name }), group, () => setDensity(choice));
        }),
      ...(isAtTop
        ? []
        : [
            action('pin', texts(isPinned ? 'command.unpin' : 'command.pin'), group, () =>
              setSidebar(isPinned ? 'folded' : 'pinned'),
            ),
          ]),
      action('menuVariant', texts(isAtTop ? 'command.menuSide' : 'command.menuTop'), group, () =>
        setVariant(isAtTop ? 'side' : 'top'),
      ),
    ];
  }, [
    texts,
    words,
    languages,
    current,
    choose,
    mode,
    setMode,
    density,
    setDensity,
    sidebar,
    setSidebar,
    variant,
    setVariant,
  ]);
}

function action(id: string, title: string, group: string, runs: () => void): RunnableCommand {
  return { id, title, group, does: { runs } };
}
