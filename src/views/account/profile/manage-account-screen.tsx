import { Box, Tab, Tabs } from '@mui/material';
import { useState, type ReactNode } from 'react';

import { navigationTexts } from '@/domain/navigation/navigation-texts';

import { useTexts } from '../../app/localization-context';
import { RepeatedForm } from '../../shared/form/repeated-form';
import { PageHeading } from '../../shared/page-heading';
import { usePerson } from '../../shared/person/use-person';
import { useQueryParameter } from '../../shared/use-query-parameter';
import { ChangePasswordForm } from './change-password-form';
import { manageTexts } from './manage-texts';
import { ProfileForm } from './profile-form';

const tabs = ['profile', 'password'] as const;

type TabName = (typeof tabs)[number];

const tabParameter = 'tab';

/** `/account/manage`: one's own profile and password. Both forms stay, so that changing the tab loses no input. */
export function ManageAccountScreen() {
  const texts = useTexts(manageTexts);
  const titles = useTexts(navigationTexts);
  const person = usePerson();
  const [wanted, choose] = useQueryParameter(tabParameter);
  const tab: TabName = wanted === 'password' ? 'password' : 'profile';
  const [passwordChanges, setPasswordChanges] = useState(0);

  return (
    <>
      <PageHeading title={titles('page.manageAccount')} subtitle={person.name} />
      <Tabs
        value={tab}
        aria-label={texts('manage.tabs')}
        sx={{ mb: 2.5, borderBottom: 1, borderColor: 'divider' }}
        onChange={(_, chosen: TabName) => {
          choose(chosen === 'profile' ? undefined : chosen);
        }}
      >
        {tabs.map((name) => (
          <Tab key={name} value={name} label={texts(`manage.${name}`)} id={tabId(name)} aria-controls={panelId(name)} />
        ))}
      </Tabs>
      <Panel name="profile" shown={tab}>
        {/* Saving a password changes the profile's stamp, by which a stale profile would be refused. */}
        <RepeatedForm key={passwordChanges}>{(onEnded) => <ProfileForm onEnded={onEnded} />}</RepeatedForm>
      </Panel>
      <Panel name="password" shown={tab}>
        <ChangePasswordForm
          onChanged={() => {
            setPasswordChanges((count) => count + 1);
          }}
          onCancel={() => undefined}
        />
      </Panel>
    </>
  );
}

type PanelProps = {
  readonly name: TabName;
  readonly shown: TabName;
  readonly children: ReactNode;
};

function Panel({ name, shown, children }: PanelProps) {
  return (
    <Box role="tabpanel" id={panelId(name)} aria-labelledby={tabId(name)} hidden={name !== shown}>
      {children}
    </Box>
  );
}

function tabId(name: TabName): string {
  return `account-tab-${name}`;
}

function panelId(name: TabName): string {
  return `account-panel-${name}`;
}
