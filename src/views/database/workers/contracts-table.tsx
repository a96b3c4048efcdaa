import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Box, Collapse, IconButton, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useId, useState } from 'react';

import { missingValue } from '@/domain/format/identities';
import { useTexts } from '@/views/app/localization-context';
import { readOutOnly } from '@/views/shared/focus/read-out-only';

import {
  ContractFacts,
  ContributionTag,
  EmploymentTag,
  furtherFields,
  type ContractProps,
  type ContractsProps,
} from './contract-facts';
import { workerTexts } from './worker-texts';

/** The contracts side by side, the rest of each one's facts below its row on request; a single one shows them at once. */
export function ContractsTable({ contracts, words, labelledBy }: ContractsProps) {
  const texts = useTexts(workerTexts);
  return (
    <Box role="region" aria-labelledby={labelledBy} tabIndex={0} sx={{ overflowX: 'auto', outlineOffset: '-2px' }}>
      <Table size="small" aria-labelledby={labelledBy} sx={tableStyle}>
        <TableHead>
          <TableRow>
            {columns.map((field) => (
              <TableCell key={field} scope="col">
                {texts(`contract.${field}`)}
              </TableCell>
            ))}
            <TableCell scope="col">
              <Box sx={readOutOnly}>{texts('contract.detailsColumn')}</Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {contracts.map((contract, index) => (
            <ContractRows
              key={contract.id ?? index}
              contract={contract}
              words={words}
              isOpenAtFirst={contracts.length === 1}
            />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function ContractRows({ contract, words, isOpenAtFirst }: ContractProps & { readonly isOpenAtFirst: boolean }) {
  const texts = useTexts(workerTexts);
  const detailsId = useId();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const cellOf = (field: Column) => {
    switch (field) {
      case 'tinhTrang':
        return <EmploymentTag contract={contract} words={words} />;
      case 'dongQuy':
        return <ContributionTag contract={contract} words={words} />;
      default:
        return words.contractText(field, contract) || missingValue;
    }
  };
  return (
    <>
      <TableRow hover>
        {columns.map((field) => (
          <TableCell key={field} className={field}>
            {cellOf(field)}
          </TableCell>
        ))}
        <TableCell>
          <IconButton
            size="small"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            aria-label={texts('contract.details', { name: words.contractName(contract) })}
            onClick={() => {
              setIsOpen(!isOpen);
            }}
          >
            <ExpandMoreIcon fontSize="small" sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
          </IconButton>
        </TableCell>
      </TableRow>
      <TableRow id={detailsId}>
        <TableCell colSpan={columns.length + 1} className="details">
          <Collapse in={isOpen} unmountOnExit>
            <Box sx={{ px: 2.5, py: 2, bgcolor: 'var(--surface-sunken)' }}>
              <ContractFacts contract={contract} words={words} fields={furtherFields} />
            </Box>
          </Collapse>
        </TableCell>
      </TableRow>
    </>
  );
}

const columns = [
  ...(['thiTruongId', 'donViId', 'nganhNgheId', 'soHopDong', 'ngayXuatCanh', 'ngayVeNuoc'] as const),
  ...(['tinhTrang', 'dongQuy', 'soGcn'] as const),
];

type Column = (typeof columns)[number];

const tableStyle = {
  '& .MuiTableCell-root': { px: 1, py: 1, fontSize: '0.8125rem', lineHeight: 1.4, borderColor: 'divider' },
  '& .MuiTableCell-root:first-of-type': { pl: 2.5 },
  '& .MuiTableCell-root:last-of-type': { pr: 1.5, textAlign: 'right' },
  '& .MuiTableCell-head': {
    bgcolor: 'var(--surface-sunken)',
    color: 'text.secondary',
    borderTop: 1,
    borderTopColor: 'divider',
  },
  '& .donViId': { minWidth: '10rem' },
  '& .thiTruongId, & .nganhNgheId': { minWidth: '5.5rem' },
  // Dates and codes never wrap.
  '& .soHopDong, & .ngayXuatCanh, & .ngayVeNuoc, & .soGcn': { whiteSpace: 'nowrap' },
  '& .MuiTableCell-root.details': { p: 0, textAlign: 'left', '&:first-of-type': { pl: 0 } },
  '& tr:last-of-type > .MuiTableCell-root': { borderBottom: 0 },
} as const;
