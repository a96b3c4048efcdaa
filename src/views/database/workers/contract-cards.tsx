import { Box, Typography } from '@mui/material';

import {
  ContractFacts,
  ContributionTag,
  EmploymentTag,
  type ContractProps,
  type ContractsProps,
} from './contract-facts';

/** The contracts on a narrow screen: one card each, with all their facts. */
export function ContractCards({ contracts, words, labelledBy }: ContractsProps) {
  return (
    <Box component="ul" aria-labelledby={labelledBy} sx={{ listStyle: 'none', m: 0, px: 2.5, pb: 2.5 }}>
      {contracts.map((contract, index) => (
        <ContractCard key={contract.id ?? index} contract={contract} words={words} />
      ))}
    </Box>
  );
}

function ContractCard({ contract, words }: ContractProps) {
  const { contractText } = words;
  const title = [contractText('thiTruongId', contract), contractText('donViId', contract)].filter(Boolean).join(' – ');
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', pt: 2, '& + &': { mt: 2 } }}>
      <Typography variant="body1" component="h3" sx={{ fontWeight: 600, mb: 1 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        <EmploymentTag contract={contract} words={words} />
        <ContributionTag contract={contract} words={words} />
      </Box>
      <ContractFacts contract={contract} words={words} fields={cardFields} />
    </Box>
  );
}

const cardFields = [
  ...(['soHopDong', 'hinhThucDi', 'nganhNgheId', 'nsdld', 'diaChiLamViec', 'ngayKy'] as const),
  ...(['ngayXuatCanh', 'ngayVeNuoc', 'lyDoVeNuoc', 'tienDichVu', 'soGcn', 'ngayDong'] as const),
];
