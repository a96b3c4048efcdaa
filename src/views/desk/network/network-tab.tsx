import { Stack } from '@mui/material';

import { FaultRules } from './fault-rules';
import { LatencyChoice } from './latency-choice';
import { SeedChoice } from './seed-choice';
import { useNetwork } from './use-network';

/** How long the network takes, and which calls go wrong. */
export function NetworkTab() {
  const [setting, change] = useNetwork();
  return (
    <Stack spacing={3}>
      <LatencyChoice latency={setting.latency} onChange={change} />
      <FaultRules setting={setting} onChange={change} />
      <SeedChoice seed={setting.seed} onChange={change} />
    </Stack>
  );
}
