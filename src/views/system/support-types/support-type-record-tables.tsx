import { Paper, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

import type { SupportPaper, SupportTier } from '@/domain/support-types/support-type';
import { paperKinds } from '@/domain/support-types/support-type-lists';
import { useTexts } from '@/views/app/localization-context';
import { useNames } from '@/views/shared/list/cells/use-names';

import { supportTypeTexts } from './support-type-texts';
import { useSupportTypeWords } from './use-support-type-words';

/** The tiers of a frame; nothing where there are none. */
export function TiersTable({ tiers }: { readonly tiers: readonly SupportTier[] }) {
  const texts = useTexts(supportTypeTexts);
  const words = useSupportTypeWords();
  return tiers.length === 0 ? null : (
    <Section title={texts('type.bangMuc')} headings={[texts('tier.tieuChi'), texts('type.fixedAmount')]}>
      {tiers.map((tier) => (
        <TableRow key={`${tier.tieuChi} ${tier.tu}`}>
          <TableCell>{words.criterionOf(tier)}</TableCell>
          <TableCell align="right">{words.amountsOf(tier)}</TableCell>
        </TableRow>
      ))}
    </Section>
  );
}

/** The papers of a dossier beside the request itself. */
export function PapersTable({ papers }: { readonly papers: readonly SupportPaper[] }) {
  const texts = useTexts(supportTypeTexts);
  const names = useNames(noLookups);
  return papers.length === 0 ? null : (
    <Section
      title={texts('type.thanhPhanHoSo')}
      headings={[texts('paper.ten'), texts('paper.hinhThuc'), texts('paper.batBuoc')]}
    >
      {papers.map(({ ma, ten, hinhThuc, batBuoc }) => (
        <TableRow key={ma}>
          <TableCell>{ten}</TableCell>
          <TableCell align="right">{names.in(paperKinds, hinhThuc)}</TableCell>
          <TableCell align="right">{texts(batBuoc ? 'paper.batBuoc' : 'paper.optional')}</TableCell>
        </TableRow>
      ))}
    </Section>
  );
}

type SectionProps = {
  readonly title: string;
  /** The first column is left, the others are right. */
  readonly headings: readonly string[];
  readonly children: ReactNode;
};

function Section({ title, headings, children }: SectionProps) {
  const titleId = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2.5, minWidth: 0 }}>
      <Typography id={titleId} variant="h2" sx={{ typography: 'h3', mb: 1 }}>
        {title}
      </Typography>
      <TableContainer role="region" aria-labelledby={titleId} tabIndex={0}>
        <Table size="small" aria-labelledby={titleId} sx={tableStyle}>
          <TableHead>
            <TableRow>
              {headings.map((heading, column) => (
                <TableCell key={heading} align={column === 0 ? 'left' : 'right'}>
                  {heading}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>{children}</TableBody>
        </Table>
      </TableContainer>
    </Paper>
  );
}

/** In line with the heading; only the first column wraps. */
const tableStyle = {
  '& td, & th': { whiteSpace: 'nowrap' },
  '& :is(td, th):first-of-type': { pl: 0, whiteSpace: 'normal', minWidth: '11rem' },
  '& :is(td, th):last-of-type': { pr: 0 },
} as const;

const noLookups = [] as const;
