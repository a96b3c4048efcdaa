import { Box, Tab, Tabs } from '@mui/material';
import { useMemo } from 'react';

import { navigationTexts } from '@/domain/navigation/navigation-texts';
import { chosenSettingTab, visibleSettingTabs, type SettingTabName } from '@/domain/settings/setting-tabs';
import { useTexts } from '@/views/app/localization-context';
import { useAccess } from '@/views/app/use-access';
import { Later } from '@/views/shared/loading/later';
import { PageHeading } from '@/views/shared/page-heading';
import { useOpenedTabs } from '@/views/shared/use-opened-tabs';
import { usePreload } from '@/views/shared/loading/use-preload';
import { useQueryParameter } from '@/views/shared/use-query-parameter';

import { settingPanels } from './setting-panels';
import { settingsTexts } from './settings-texts';

const tabParameter = 'tab';

/**
 * `/setting-management`: the tabs that the person may see, the chosen one in the address (register S-10). A tab that was
 * opened stays, so that changing the tab loses no input.
 */
export function SettingsScreen() {
  const texts = useTexts(settingsTexts);
  const titles = useTexts(navigationTexts);
  const access = useAccess();
  const visible = useMemo(() => visibleSettingTabs(access), [access]);
  const [wanted, choose] = useQueryParameter(tabParameter);
  const shown = chosenSettingTab(visible, wanted)?.name;
  const opened = useOpenedTabs(shown);
  usePreload(allPanels);

  return (
    <>
      <PageHeading title={titles('menu.admin.settings')} />
      <Tabs
        value={shown ?? false}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={texts('settings.tabs')}
        sx={{ mb: 2.5, borderBottom: 1, borderColor: 'divider' }}
        onChange={(_, chosen: SettingTabName) => {
          choose(chosen);
        }}
      >
        {visible.map(({ name }) => (
          <Tab key={name} value={name} label={texts(`tab.${name}`)} id={tabId(name)} aria-controls={panelId(name)} />
        ))}
      </Tabs>
      {visible.map(({ name }) => (
        <Box key={name} role="tabpanel" id={panelId(name)} aria-labelledby={tabId(name)} hidden={name !== shown}>
          {opened.includes(name) ? <Later part={settingPanels[name]} props={{}} isCompact={false} /> : null}
        </Box>
      ))}
    </>
  );
}

/** The screen with its first tab, so that it comes whole; a tab that could not be fetched says so itself. */
export async function loadSettings(): Promise<typeof SettingsScreen> {
  await settingPanels.email.preload();
  return SettingsScreen;
}

const allPanels = {
  preload: () => Promise.all(Object.values(settingPanels).map(({ preload }) => preload())),
};

function tabId(name: SettingTabName): string {
  return `settings-tab-${name}`;
}

function panelId(name: SettingTabName): string {
  return `settings-panel-${name}`;
}
