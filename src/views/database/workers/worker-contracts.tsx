import { Box, Paper, Typography } from '@mui/material';
import { useId } from 'react';

import { missingValue } from '@/domain/format/identities';
import type { Contract, ContributionState } from '@/domain/workers/worker';
import { useTexts } from '@/views/app/localization-context';
import type { Tone } from '@/views/shared/list/list-description';
import { Tag } from '@/views/shared/list/tag';

import type { WorkerWords } from './use-worker-words';
import { workerTexts } from './worker-texts';

type WorkerContractsProps = {
  readonly contracts: readonly Contract[];
  readonly words: WorkerWords;
};

const detailFields = [
  ...(['soHopDong', 'hinhThucDi', 'nganhNgheId', 'nsdld', 'diaChiLamViec', 'ngayKy'] as const),
  ...(['ngayXuatCanh', 'ngayVeNuoc', 'lyDoVeNuoc', 'tienDichVu', 'soGcn', 'ngayDong'] as const),
];

/** A worker's contracts with what was contributed for each, the newest departure first. */
export function WorkerContracts({ contracts, words }: WorkerContractsProps) {
  const texts = useTexts(workerTexts);
  const titleId = useId();
  const newestFirst = [...contracts].sort((left, right) =>
    (right.ngayXuatCanh ?? '9999').localeCompare(left.ngayXuatCanh ?? '9999'),
  );

  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2.5 }}>
      <Typography id={titleId} variant="h2" sx={{ typography: 'h3', mb: 1.5 }}>
        {texts('worker.contracts')}
      </Typography>
      {contracts.length === 0 ? <Typography color="textSecondary">{texts('contract.none')}</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {newestFirst.map((contract, index) => (
          <ContractItem key={contract.id ?? index} contract={contract} words={words} />
        ))}
      </Box>
    </Paper>
  );
}

function ContractItem({ contract, words }: { readonly contract: Contract; readonly words: WorkerWords }) {
  const texts = useTexts(workerTexts);
  const { contractText } = words;
  const period = [contractText('tuNgay', contract), contractText('denNgay', contract)].filter(Boolean).join(' – ');
  const facts = [
    ...detailFields.map((field) => ({ label: texts(`contract.${field}`), value: contractText(field, contract) })),
    { label: texts('contract.period'), value: period },
    { label: texts('contract.wage'), value: contractText('mucLuong', contract) },
  ];

  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography variant="body1" component="h3" sx={{ fontWeight: 'fontWeightMedium', mr: 'auto', minWidth: 0 }}>
          {[contractText('thiTruongId', contract), contractText('donViId', contract)].filter(Boolean).join(' – ')}
        </Typography>
        <Tag text={contractText('tinhTrang', contract)} tone="default" />
        {contract.dongQuy === undefined ? null : (
          <Tag text={contractText('dongQuy', contract)} tone={contributionTones[contract.dongQuy]} />
        )}
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          columnGap: 2,
          rowGap: 1.25,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        {facts.map(({ label, value }) => (
          <Box key={label} sx={{ minWidth: 0 }}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value === '' ? missingValue : value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const contributionTones: Readonly<Record<ContributionState, Tone>> = { 1: 'success', 2: 'error', 3: 'default' };
