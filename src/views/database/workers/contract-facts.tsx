import { Box } from '@mui/material';

import { missingValue } from '@/domain/format/identities';
import type { Contract, ContributionState } from '@/domain/workers/worker';
import { useTexts } from '@/views/app/localization-context';
import type { Tone } from '@/views/shared/list/list-description';
import { Tag } from '@/views/shared/list/cells/tag';

import type { WorkerWords } from './use-worker-words';
import { workerTexts } from './worker-texts';

export type ContractProps = {
  readonly contract: Contract;
  readonly words: WorkerWords;
};

export type ContractsProps = {
  /** In the order in which they are shown. */
  readonly contracts: readonly Contract[];
  readonly words: WorkerWords;
  /** Id of the heading that names them. */
  readonly labelledBy: string;
};

/** What the table's columns do not show. */
export const furtherFields = [
  'hinhThucDi',
  'nsdld',
  'diaChiLamViec',
  'ngayKy',
  'lyDoVeNuoc',
  'tienDichVu',
  'ngayDong',
] as const satisfies readonly (keyof Contract)[];

type ContractFactsProps = ContractProps & { readonly fields: readonly (keyof typeof labels)[] };

/** Facts of one contract, with its term and wage, each below its label. */
export function ContractFacts({ contract, words: { contractText }, fields }: ContractFactsProps) {
  const texts = useTexts(workerTexts);
  const period = [contractText('tuNgay', contract), contractText('denNgay', contract)].filter(Boolean).join(' – ');
  const facts = [
    ...fields.map((field) => ({ label: texts(labels[field]), value: contractText(field, contract) })),
    { label: texts('contract.period'), value: period },
    { label: texts('contract.wage'), value: contractText('mucLuong', contract) },
  ];
  return <FactGrid facts={facts} />;
}

type FactGridProps = { readonly facts: readonly { readonly label: string; readonly value: string | null }[] };

/** Facts side by side, each below its label. */
export function FactGrid({ facts }: FactGridProps) {
  return (
    <Box component="dl" sx={factsStyle}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === null || value === '' ? missingValue : value}</dd>
        </div>
      ))}
    </Box>
  );
}

export function EmploymentTag({ contract, words }: ContractProps) {
  return <Tag text={words.contractText('tinhTrang', contract)} tone="default" />;
}

/** What was contributed for the contract; a new one may not say yet. */
export function ContributionTag({ contract, words }: ContractProps) {
  return contract.dongQuy === undefined ? null : (
    <Tag text={words.contractText('dongQuy', contract)} tone={contributionTones[contract.dongQuy]} />
  );
}

const contributionTones: Readonly<Record<ContributionState, Tone>> = { 1: 'success', 2: 'error', 3: 'default' };

const labels = {
  soHopDong: 'contract.soHopDong',
  hinhThucDi: 'contract.hinhThucDi',
  nganhNgheId: 'contract.nganhNgheId',
  nsdld: 'contract.nsdld',
  diaChiLamViec: 'contract.diaChiLamViec',
  ngayKy: 'contract.ngayKy',
  ngayXuatCanh: 'contract.ngayXuatCanh',
  ngayVeNuoc: 'contract.ngayVeNuoc',
  lyDoVeNuoc: 'contract.lyDoVeNuoc',
  tienDichVu: 'contract.tienDichVu',
  soGcn: 'contract.soGcn',
  ngayDong: 'contract.ngayDong',
} as const satisfies Partial<Record<keyof Contract, string>>;

const factsStyle = {
  m: 0,
  display: 'grid',
  columnGap: 2,
  rowGap: 1.25,
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(8.5rem, 17%), 1fr))',
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { m: 0, typography: 'body2', fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' },
} as const;
