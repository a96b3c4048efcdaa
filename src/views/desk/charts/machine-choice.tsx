import { Box, MenuItem, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';

import { innermostStates } from '@/domain/statecharts/state-changes';
import { useTexts } from '@/views/app/localization-context';

import type { ShownMachine } from './chart-feed';
import { chartTexts } from './chart-texts';
import type { MachineGroup } from './machine-groups';

type MachineChoiceProps = {
  readonly groups: readonly MachineGroup[];
  readonly chosen: ShownMachine;
  readonly onChoose: (machineId: string, key: string | undefined) => void;
};

/** The machines that run, by name and count; of several of one name, the one that is meant. */
export function MachineChoice({ groups, chosen, onChoose }: MachineChoiceProps) {
  const texts = useTexts(chartTexts);
  const same = groups.find(({ id }) => id === chosen.machine.id)?.machines ?? [];
  const nameOf = ({ id, kind, machines }: MachineGroup) =>
    kind === 'workflow'
      ? texts('charts.workflow', { id })
      : machines.length === 1
        ? id
        : texts('charts.count', { id, n: machines.length });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={chosen.machine.id}
        aria-label={texts('charts.machines')}
        // Pressing the one that is chosen keeps it, also when another comes that would stand before it.
        onChange={(_, id: string | null) => onChoose(id ?? chosen.machine.id, undefined)}
        sx={{ flexWrap: 'wrap', gap: 0.5, maxHeight: '7.5rem', overflow: 'auto' }}
      >
        {groups.map((group) => (
          <ToggleButton key={group.id} value={group.id} sx={buttonStyle}>
            {nameOf(group)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {same.length > 1 ? (
        <TextField
          select
          size="small"
          label={texts('charts.instance')}
          value={chosen.key}
          onChange={({ target }) => onChoose(chosen.machine.id, target.value)}
        >
          {same.map(({ key, value }, index) => (
            <MenuItem key={key} value={key}>
              {texts('charts.instanceOf', { n: index + 1, state: innermostStates(value).join(' · ') })}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
    </Box>
  );
}

const buttonStyle = {
  textTransform: 'none',
  color: 'text.primary',
  px: 1,
  py: 0.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '&.MuiToggleButtonGroup-grouped': { m: 0, borderLeft: 1, borderColor: 'divider', borderRadius: 1 },
} as const;
