import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useState } from 'react';

import { errorCatalogue } from '@/domain/errors/error-catalogue';
import { errorTexts } from '@/domain/errors/error-texts';
import { containsText } from '@/domain/text/search-text';
import { demoFaultGroups, useDemo, type DemoFault, type DemoFaults } from '@/views/app/demo-context';
import { useTexts } from '@/views/app/localization-context';
import { Disclosure } from '@/views/shared/widgets/disclosure';

import { deskFaultTexts } from './desk-fault-texts';
import { FaultRow } from './fault-row';

type Group = DemoFault['group'];

/** Every failure that people can meet: seen at once, or made to happen. */
export function FaultsTab() {
  const texts = useTexts(deskFaultTexts);
  const faults = useDemo()?.faults;
  return faults === undefined ? <Typography>{texts('faults.missing')}</Typography> : <FaultSearch faults={faults} />;
}

function FaultSearch({ faults }: { readonly faults: DemoFaults }) {
  const texts = useTexts(deskFaultTexts);
  const titleOf = useTitles();
  const [search, setSearch] = useState('');
  const [folded, setFolded] = useState<ReadonlySet<Group>>(new Set());
  const [shown, setShown] = useState<string | undefined>(undefined);
  const armedId = useArmed(faults);
  const armed = faults.list.find(({ id }) => id === armedId);
  const found = useMemo(
    () =>
      faults.list.filter((fault) => [titleOf(fault), fault.id, fault.name].some((text) => containsText(text, search))),
    [faults, titleOf, search],
  );

  return (
    <>
      <Alert
        severity={armed === undefined ? 'info' : 'warning'}
        role="status"
        sx={{ mb: 2 }}
        action={
          armed === undefined ? undefined : (
            <Button size="small" color="inherit" onClick={faults.disarm}>
              {texts('faults.disarm')}
            </Button>
          )
        }
      >
        {armed === undefined ? texts('faults.nothingArmed') : texts('faults.armed', { title: titleOf(armed) })}
      </Alert>
      {faults.unknown === undefined ? null : (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {texts('faults.unknown', { name: faults.unknown })}
        </Alert>
      )}
      <TextField
        type="search"
        size="small"
        fullWidth
        label={texts('faults.search')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Typography variant="body2" color="textSecondary" aria-live="polite" sx={{ my: 1 }}>
        {found.length === 0 ? texts('faults.none') : texts('faults.found', { n: found.length })}
      </Typography>
      {demoFaultGroups.map((group) => {
        const members = found.filter((fault) => fault.group === group);
        return members.length === 0 ? null : (
          <Disclosure
            key={group}
            label={texts(`group.${group}`)}
            note={String(members.length)}
            isOpen={!folded.has(group)}
            onToggle={() => setFolded(toggled(folded, group))}
          >
            {members.map((fault) => (
              <FaultRow
                key={fault.id}
                fault={fault}
                title={titleOf(fault)}
                isArmed={fault.id === armedId}
                isShown={fault.id === shown}
                onShow={setShown}
                onArm={faults.arm}
              />
            ))}
          </Disclosure>
        );
      })}
    </>
  );
}

function toggled(groups: ReadonlySet<Group>, group: Group): ReadonlySet<Group> {
  return new Set(groups.has(group) ? [...groups].filter((each) => each !== group) : [...groups, group]);
}

function useTitles(): (fault: DemoFault) => string {
  // Which text a code has is not known to the types; no title has a placeholder.
  const say = useTexts(errorTexts) as unknown as (key: string) => string;
  return useMemo(
    () =>
      ({ code }: DemoFault) =>
        say(errorCatalogue[code].title),
    [say],
  );
}

/** The failure that is on at the moment; one that happens once goes off by itself. */
function useArmed({ watch, armedAtStart }: DemoFaults): string | undefined {
  const [armed, setArmed] = useState(armedAtStart);
  useEffect(() => watch(setArmed), [watch]);
  return armed;
}
