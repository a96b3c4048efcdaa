import { Box, Paper, Typography, useMediaQuery } from '@mui/material';
import { useId } from 'react';

import { newestFirst } from '@/domain/workers/newest-first';
import type { Contract } from '@/domain/workers/worker';
import { useTexts } from '@/views/app/localization-context';

import { ContractCards } from './contract-cards';
import { ContractsTable } from './contracts-table';
import type { WorkerWords } from './use-worker-words';
import { workerTexts } from './worker-texts';

type WorkerContractsProps = {
  readonly contracts: readonly Contract[];
  readonly words: WorkerWords;
  readonly title?: string;
};

/** Narrower than this the nine columns of the table would be shreds. CSS pixels. */
const tableMinWidthPx = 900;

/** A worker's contracts with what was contributed for each, the newest departure first. */
export function WorkerContracts({ contracts, words, title }: WorkerContractsProps) {
  const texts = useTexts(workerTexts);
  const titleId = useId();
  const isWide = useMediaQuery(`(min-width: ${tableMinWidthPx}px)`, { noSsr: true });
  const Contracts = isWide ? ContractsTable : ContractCards;

  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ overflow: 'hidden' }}>
      <Typography id={titleId} variant="h2" sx={{ typography: 'h3', px: 2.5, pt: 2.5, pb: 1.5 }}>
        {title ?? texts('worker.contracts')}
      </Typography>
      {contracts.length === 0 ? (
        <Box sx={{ px: 2.5, pb: 2.5, color: 'text.secondary' }}>{texts('contract.none')}</Box>
      ) : (
        <Contracts contracts={newestFirst(contracts)} words={words} labelledBy={titleId} />
      )}
    </Paper>
  );
}
