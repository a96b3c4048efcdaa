import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Box, ButtonBase, Collapse, Paper, Typography } from '@mui/material';
import { useId, useState } from 'react';

import { formatMoney } from '@/domain/format/numbers';
import { redConditions } from '@/domain/support/support-condition';
import { conditionCodes } from '@/domain/support/support-eligibility';
import { supportPaymentStates } from '@/domain/support/support-lists';
import { isGranted, type SupportCase, type SupportRequest } from '@/domain/support/support-request';
import type { SupportType } from '@/domain/support-types/support-type';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { Tag } from '@/views/shared/list/cells/tag';
import { useNames } from '@/views/shared/list/cells/use-names';
import { supportPaymentTones } from '@/views/shared/support-payment-tones';

import { CaseFacts } from './case-facts';
import { caseTexts } from './case-texts';
import { requestTexts } from './request-texts';
import { useCaseName } from './use-case-name';

type RequestCasesProps = { readonly request: SupportRequest; readonly type: SupportType | undefined };

/** Every case of a request: a single one open, several as lines that unfold. */
export function RequestCases({ request, type }: RequestCasesProps) {
  const texts = useTexts(requestTexts);
  const titleId = useId();
  const { truongHop, doiTuong } = request;
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(
    () => new Set(truongHop.length === 1 ? truongHop.map(({ id }) => id) : []),
  );
  const toggle = (id: string) => {
    setOpenIds((open) => {
      const next = new Set(open);
      if (!next.delete(id)) {
        next.add(id);
      }
      return next;
    });
  };
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1.5, mb: 1.5 }}>
        <Typography id={titleId} variant="h2" sx={{ typography: 'h3' }}>
          {texts(doiTuong === 3 ? 'cases.enterprise' : 'cases.title')}
        </Typography>
        {doiTuong === 3 ? null : (
          <Typography variant="body2" color="textSecondary">
            {texts('cases.count', { n: truongHop.length })}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {truongHop.map((entry, index) => (
          <CaseRow
            key={entry.id}
            request={request}
            entry={entry}
            index={index}
            type={type}
            isOpen={openIds.has(entry.id)}
            onToggle={() => {
              toggle(entry.id);
            }}
          />
        ))}
      </Box>
    </Paper>
  );
}

type CaseRowProps = RequestCasesProps & {
  readonly entry: SupportCase;
  readonly index: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

function CaseRow({ request, entry, index, type, isOpen, onToggle }: CaseRowProps) {
  const cases = useTexts(caseTexts);
  const names = useNames(noLookups);
  const contentId = useId();
  const { language } = useLocalizer();
  const { dieuKien, tienDeNghi, tienDuyet, tinhTrangChi } = entry;
  const name = useCaseName(request)(entry, index);
  const red = redConditions(dieuKien).length;
  const isJudged = type !== undefined && dieuKien.length >= conditionCodes(type).length;
  // Nothing waits to be paid where the decision gave nothing.
  const isGiven = isGranted(request) && (tienDuyet ?? 0) > 0;
  return (
    <Box sx={rowStyle}>
      <ButtonBase aria-expanded={isOpen} aria-controls={contentId} onClick={onToggle} sx={headStyle}>
        <ExpandMoreIcon
          fontSize="small"
          aria-hidden
          sx={{ transform: isOpen ? 'rotate(180deg)' : 'none', flex: 'none' }}
        />
        <Typography component="span" sx={{ fontWeight: 'fontWeightMedium', flex: '1 1 10rem', minWidth: 0 }}>
          {name}
        </Typography>
        {red > 0 ? <Tag text={cases('conditions.red', { n: red })} tone="error" /> : null}
        {red === 0 && type !== undefined ? (
          <Tag text={cases(isJudged ? 'cases.green' : 'cases.unknown')} tone={isJudged ? 'success' : 'default'} />
        ) : null}
        {isGiven ? (
          <Tag text={names.in(supportPaymentStates, tinhTrangChi)} tone={supportPaymentTones[tinhTrangChi]} />
        ) : null}
        <Typography component="span" sx={{ ml: 'auto', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          {formatMoney(tienDuyet ?? tienDeNghi ?? 0, language)}
        </Typography>
      </ButtonBase>
      <Collapse id={contentId} in={isOpen} unmountOnExit>
        <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <CaseFacts request={request} entry={entry} />
        </Box>
      </Collapse>
    </Box>
  );
}

const rowStyle = { border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0, overflow: 'clip' } as const;

const headStyle = {
  width: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 1.25,
  px: 1.5,
  py: 1,
  textAlign: 'start',
  bgcolor: 'var(--surface-sunken)',
  '&:hover': { bgcolor: 'var(--surface-hover)' },
} as const;

const noLookups = [] as const;
