import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';

import { get, type EmailSettings, type FeatureGroups } from './api';

/** The fields of the e-mail settings, and the host's features in a dialog. */
export function Settings() {
  const [settings, setSettings] = useState<EmailSettings | undefined>(undefined);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    void get<EmailSettings>('setting-management/emailing').then(setSettings);
  }, []);
  return settings === undefined ? null : (
    <Stack component="form" spacing={2} sx={{ p: 4, maxWidth: 600 }}>
      <h1 id="settings">Settings</h1>
      {Object.entries(settings).map(([name, value]) => (
        <TextField
          key={name}
          label={name}
          value={String(value ?? '')}
          onChange={({ target }) => setSettings({ ...settings, [name]: target.value })}
        />
      ))}
      <Button id="open-features" onClick={() => setIsOpen(true)}>
        Features
      </Button>
      {isOpen ? <Features onClose={() => setIsOpen(false)} /> : null}
    </Stack>
  );
}

function Features({ onClose }: { readonly onClose: () => void }) {
  const [groups, setGroups] = useState<FeatureGroups['groups'] | undefined>(undefined);
  useEffect(() => {
    void get<FeatureGroups>('feature-management/features?providerName=T').then((answer) => setGroups(answer.groups));
  }, []);
  return (
    <Dialog open onClose={onClose}>
      <DialogTitle>Features</DialogTitle>
      <DialogContent>
        {groups?.flatMap(({ features }) =>
          features.map(({ name, displayName, value }) => (
            <div key={name} className="feature">
              {value === 'true' || value === 'false' ? (
                <FormControlLabel control={<Switch defaultChecked={value === 'true'} />} label={displayName} />
              ) : (
                <TextField label={displayName} defaultValue={value} margin="dense" />
              )}
            </div>
          )),
        )}
      </DialogContent>
    </Dialog>
  );
}
