import ReplayIcon from '@mui/icons-material/ReplayOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useId } from 'react';

import { largestSeed, withSeed } from '@/domain/desk/network';
import { useTexts } from '@/views/app/localization-context';

import { networkTexts } from './network-texts';
import type { NetworkChange } from './use-network';
import { WholeNumberInput } from './whole-number-input';

type SeedChoiceProps = {
  readonly seed: number;
  readonly onChange: NetworkChange;
};

/** What chance begins from, so that a lesson can be held twice. */
export function SeedChoice({ seed, onChange }: SeedChoiceProps) {
  const texts = useTexts(networkTexts);
  const titleId = useId();
  const begin = (wanted: number) => {
    onChange((setting) => withSeed(setting, wanted));
  };
  return (
    <Stack component="section" spacing={1.25} aria-labelledby={titleId}>
      <Typography id={titleId} variant="h4" component="h3">
        {texts('seed.title')}
      </Typography>
      <WholeNumberInput
        label={texts('seed.label')}
        help={texts('seed.help')}
        value={seed}
        most={largestSeed}
        onChange={begin}
      />
      <Box>
        <Button
          variant="outlined"
          size="small"
          startIcon={<ReplayIcon />}
          onClick={() => {
            begin(seed);
          }}
        >
          {texts('seed.again')}
        </Button>
      </Box>
    </Stack>
  );
}
