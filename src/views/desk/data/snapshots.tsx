import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';

import type { Snapshot } from '@/domain/desk/data-sets';
import { formatDateTime } from '@/domain/format/dates';
import { useTexts } from '@/views/app/localization-context';
import { useNotices } from '@/views/app/notices';

import { useDesk } from '../desk-context';
import { dataTexts } from './data-texts';
import { useDataAction } from './use-data-action';

const longestName = 100;

/** What has been kept under a name, and the form that keeps it. */
export function Snapshots() {
  const texts = useTexts(dataTexts);
  const notices = useNotices();
  const { data } = useDesk().desk;
  const { run, isBusy } = useDataAction();
  const [snapshots, setSnapshots] = useState<readonly Snapshot[]>([]);

  useEffect(() => {
    run({
      action: async () => {
        setSnapshots(await data.snapshots());
      },
    });
  }, [run, data]);

  const keep = (name: string) => {
    run({
      question: snapshots.some((each) => each.name === name)
        ? texts('data.snapshotReplaceQuestion', { name })
        : undefined,
      action: async () => {
        await data.keep(name);
        setSnapshots(await data.snapshots());
        notices.success(texts('data.snapshotKept', { name }));
      },
    });
  };
  const remove = ({ id, name }: Snapshot) => {
    run({
      question: texts('data.snapshotRemoveQuestion', { name }),
      action: async () => {
        await data.remove(id);
        setSnapshots(await data.snapshots());
      },
    });
  };

  return (
    <>
      <NameForm isBusy={isBusy} onName={keep} />
      {snapshots.length === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {texts('data.noSnapshots')}
        </Typography>
      ) : (
        <List dense disablePadding>
          {snapshots.map((snapshot) => (
            <ListItem key={snapshot.id} disableGutters sx={{ gap: 1 }}>
              <ListItemText
                primary={snapshot.name}
                secondary={texts('data.snapshotFacts', {
                  set: texts(`data.${snapshot.set}`),
                  moment: formatDateTime(snapshot.savedAt),
                  changes: snapshot.changes,
                })}
              />
              <Button
                size="small"
                variant="outlined"
                disabled={isBusy}
                aria-label={texts('data.snapshotRestoreNamed', { name: snapshot.name })}
                onClick={() =>
                  run({
                    question: texts('data.snapshotRestoreQuestion', { name: snapshot.name }),
                    action: () => data.restore(snapshot.id),
                  })
                }
              >
                {texts('data.snapshotRestore')}
              </Button>
              <IconButton
                size="small"
                disabled={isBusy}
                aria-label={texts('data.snapshotRemove', { name: snapshot.name })}
                onClick={() => remove(snapshot)}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            </ListItem>
          ))}
        </List>
      )}
    </>
  );
}

function NameForm({ isBusy, onName }: { readonly isBusy: boolean; readonly onName: (name: string) => void }) {
  const texts = useTexts(dataTexts);
  const fieldRef = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const name = typed.trim();
  const isWrong = name === '' || name.length > longestName;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setWasTried(isWrong);
    if (isWrong) {
      fieldRef.current?.focus();
    } else {
      onName(name);
      setTyped('');
    }
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'flex', gap: 1, alignItems: 'flex-end' }}>
      <TextField
        inputRef={fieldRef}
        size="small"
        label={texts('data.snapshotName')}
        value={typed}
        error={wasTried && isWrong}
        helperText={wasTried && isWrong ? texts('data.snapshotNameWanted') : undefined}
        onChange={({ target }) => setTyped(target.value)}
        sx={{ flex: 1 }}
      />
      <Button type="submit" variant="outlined" disabled={isBusy} sx={{ whiteSpace: 'nowrap' }}>
        {texts('data.snapshotKeep')}
      </Button>
    </Box>
  );
}
