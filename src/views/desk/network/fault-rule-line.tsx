import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import ReplayIcon from '@mui/icons-material/ReplayOutlined';
import { Box, IconButton, Paper, Switch, Tooltip, Typography } from '@mui/material';
import type { ReactNode } from 'react';

import { isEffective, isSpent, outcomeOf, type FaultRule, type Tally } from '@/domain/desk/fault-rule';
import { formatPercent } from '@/domain/format/numbers';
import { useLocalizer, useTexts } from '@/views/app/localization-context';

import { networkTexts } from './network-texts';

type FaultRuleLineProps = {
  readonly rule: FaultRule;
  readonly tally: Tally;
  readonly onSwitch: (isOn: boolean) => void;
  readonly onEdit: () => void;
  readonly onAgain: () => void;
  readonly onRemove: () => void;
};

/** A rule in two lines: what happens, to which calls, how often, and what it has done so far. */
export function FaultRuleLine({ rule, tally, onSwitch, onEdit, onAgain, onRemove }: FaultRuleLineProps) {
  const texts = useTexts(networkTexts);
  const words = useRuleWords(rule, tally);
  const name = { rule: words.name };
  return (
    <Paper variant="outlined" sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, py: 0.75, pr: 0.5 }}>
      <Switch
        size="small"
        checked={rule.isOn}
        onChange={(_, isOn) => {
          onSwitch(isOn);
        }}
        slotProps={{ input: { 'aria-label': texts('rules.switch', name) } }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          variant="body2"
          color={isEffective(rule, tally) ? 'textPrimary' : 'textSecondary'}
          sx={{ fontWeight: 'fontWeightMedium' }}
        >
          {texts(`outcome.${rule.outcome}`)}
        </Typography>
        <Typography variant="body2" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {words.calls}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          {words.state}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex' }}>
        {tally.met === 0 ? null : (
          <Action label={texts('rules.again', name)} onClick={onAgain} icon={<ReplayIcon fontSize="small" />} />
        )}
        <Action label={texts('rules.edit', name)} onClick={onEdit} icon={<EditIcon fontSize="small" />} />
        <Action label={texts('rules.remove', name)} onClick={onRemove} icon={<DeleteIcon fontSize="small" />} />
      </Box>
    </Paper>
  );
}

type ActionProps = { readonly label: string; readonly onClick: () => void; readonly icon: ReactNode };

function Action({ label, onClick, icon }: ActionProps) {
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={onClick}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}

function useRuleWords(rule: FaultRule, tally: Tally) {
  const texts = useTexts(networkTexts);
  const { language } = useLocalizer();
  const count = {
    0: texts('rules.untilOff'),
    1: texts('rules.once'),
  }[rule.count ?? 0];
  const calls = rule.method === '*' ? rule.path : `${rule.method} ${rule.path}`;
  const { detail } = outcomeOf(rule.outcome);
  return {
    calls,
    name: `${texts(`outcome.${rule.outcome}`)}, ${calls}`,
    state: [
      ...(detail === undefined || rule.detail === '' ? [] : [texts(`rules.${detail}`, { detail: rule.detail })]),
      count ?? texts('rules.times', { n: rule.count ?? 0 }),
      ...(rule.probability === 1
        ? []
        : [texts('rules.chance', { n: formatPercent(rule.probability * 100, language) })]),
      ...(tally.met === 0 ? [] : [texts('rules.tally', tally)]),
      ...(isSpent(rule, tally) ? [texts('rules.spent')] : []),
    ].join(' · '),
  };
}
