import { Alert, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useId } from 'react';

import { longestLatencyMs, offeredLatencies, realisticMedianMs, type Latency } from '@/domain/desk/latency';
import { formatNumber } from '@/domain/format/numbers';
import { useLocalizer, useTexts } from '@/views/app/localization-context';

import { networkTexts } from './network-texts';
import type { NetworkChange } from './use-network';
import { WholeNumberInput } from './whole-number-input';

type LatencyChoiceProps = {
  readonly latency: Latency;
  readonly onChange: NetworkChange;
};

const offered: readonly Latency[] = [
  { kind: 'usual' },
  ...offeredLatencies.map((milliseconds) => ({ kind: 'fixed', milliseconds }) as const),
  { kind: 'realistic', medianMs: realisticMedianMs },
  { kind: 'never' },
];

export function LatencyChoice({ latency, onChange }: LatencyChoiceProps) {
  const texts = useTexts(networkTexts);
  const words = useLatencyWords();
  const titleId = useId();
  const set = (wanted: Latency) => {
    onChange((setting) => ({ ...setting, latency: wanted }));
  };
  return (
    <Stack component="section" spacing={1.25} aria-labelledby={titleId}>
      <Typography id={titleId} variant="h4" component="h3">
        {texts('latency.title')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={keyOf(latency)}
        aria-labelledby={titleId}
        onChange={(_, key: string | null) => {
          const chosen = offered.find((each) => keyOf(each) === key);
          if (chosen !== undefined) {
            set(chosen);
          }
        }}
        sx={choiceStyle}
      >
        {offered.map((each) => (
          <ToggleButton key={keyOf(each)} value={keyOf(each)}>
            {words.name(each)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {latency.kind === 'never' ? (
        <Alert severity="warning" role="status">
          {words.note(latency)}
        </Alert>
      ) : (
        <Typography variant="body2" color="textSecondary" role="status">
          {words.note(latency)}
        </Typography>
      )}
      <WholeNumberInput
        label={texts('latency.own')}
        help={texts('latency.ownHelp', { n: words.number(longestLatencyMs) })}
        value={latency.kind === 'fixed' ? latency.milliseconds : undefined}
        most={longestLatencyMs}
        onChange={(milliseconds) => {
          set({ kind: 'fixed', milliseconds });
        }}
      />
    </Stack>
  );
}

function useLatencyWords() {
  const texts = useTexts(networkTexts);
  const { language } = useLocalizer();
  const number = (value: number) => formatNumber(value, language);
  return {
    number,
    name: (latency: Latency) =>
      latency.kind === 'fixed'
        ? texts('latency.fixed', { n: number(latency.milliseconds) })
        : texts(`latency.${latency.kind}`),
    note: (latency: Latency) => {
      switch (latency.kind) {
        case 'fixed':
          return texts('latency.fixedNote', { n: number(latency.milliseconds) });
        case 'realistic':
          return texts('latency.realisticNote', { n: number(latency.medianMs) });
        default:
          return texts(`latency.${latency.kind}Note`);
      }
    },
  };
}

function keyOf(latency: Latency): string {
  return latency.kind === 'fixed' ? `fixed ${latency.milliseconds}` : latency.kind;
}

/** Two rows of equal buttons; each keeps a border of its own. */
const choiceStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 0.5,
  '& .MuiToggleButton-root': {
    m: 0,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    color: 'text.primary',
    textTransform: 'none',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .MuiToggleButton-root.Mui-selected': { borderColor: 'primary.main', color: 'primary.main' },
} as const;
