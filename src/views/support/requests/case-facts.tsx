import ClipIcon from '@mui/icons-material/AttachFileOutlined';
import { Alert, Box, Link as MuiLink, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

import { isMasked } from '@/domain/format/identities';
import { href } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import { redConditions } from '@/domain/support/support-condition';
import {
  isGranted,
  type SubmittedPaper,
  type SupportCase,
  type SupportRequest,
} from '@/domain/support/support-request';
import { useGranted } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import type { Tone } from '@/views/shared/list/list-description';
import { Tag } from '@/views/shared/list/cells/tag';
import { FactList } from '@/views/shared/record/facts';
import { recordTexts } from '@/views/shared/record/record-texts';

import { CasePayments } from './case-payments';
import { caseTexts } from './case-texts';
import { ConditionList } from './condition-list';
import { requestTexts } from './request-texts';
import { useCaseFacts } from './use-case-facts';

type CaseFactsProps = {
  readonly request: SupportRequest;
  readonly entry: SupportCase;
};

/** One case for reading: who, what happened, how much, the law's answer, the papers, the payments. */
export function CaseFacts({ request, entry }: CaseFactsProps) {
  const texts = useTexts(caseTexts);
  const records = useTexts(requestTexts);
  const record = useTexts(recordTexts);
  const canOpenWorkers = useGranted(policies.workers);
  const facts = useCaseFacts(entry, request);
  const { nguoiLaoDongId, soCccd, dieuKien, giayTo, chiTra, tienDeXuat, tienDuyet } = entry;
  const isGiven = isGranted(request) && (tienDuyet ?? 0) > 0;
  // One reason stands for the whole request, and speaks of the cases alone for which something was proposed.
  const waiver = (tienDeXuat ?? 0) > 0 && redConditions(dieuKien).length > 0 ? request.mienDieuKien : null;

  return (
    <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
      {facts.map(({ title, facts: lines }) => (
        <Part key={title} title={texts(title)}>
          <FactList facts={lines} />
          {title === 'case.worker' && isMasked(soCccd ?? '') ? (
            <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mt: 0.5 }}>
              {record('record.masked')}
            </Typography>
          ) : null}
          {title === 'case.worker' && nguoiLaoDongId !== null && canOpenWorkers ? (
            <MuiLink
              component={Link}
              href={href('worker', { workerId: nguoiLaoDongId })}
              sx={{ mt: 1, display: 'inline-block' }}
            >
              {records('cases.openWorker')}
            </MuiLink>
          ) : null}
        </Part>
      ))}
      <Part title={texts('conditions.title')}>
        {waiver === null ? null : (
          <Alert severity="warning" sx={{ mb: 1.5 }}>
            {texts('conditions.waived', { reason: waiver })}
          </Alert>
        )}
        <ConditionList conditions={dieuKien} />
      </Part>
      <Part title={texts('case.papers')}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {giayTo.map((paper) => (
            <PaperLine key={paper.ma} paper={paper} />
          ))}
        </Box>
      </Part>
      {isGiven ? (
        <Part title={records('payments.title')}>
          <CasePayments payments={chiTra} />
        </Part>
      ) : null}
    </Box>
  );
}

function PaperLine({ paper: { ten, batBuoc, tinhTrang, tepId } }: { readonly paper: SubmittedPaper }) {
  const texts = useTexts(caseTexts);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'start', gap: 1.5, minWidth: 0 }}>
      <Box sx={{ flex: 'none', minWidth: '6.5rem' }}>
        <Tag
          text={texts(`paper.${tinhTrang}`)}
          tone={batBuoc || tinhTrang === 'co' ? paperTones[tinhTrang] : 'default'}
        />
      </Box>
      <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {ten}
        {batBuoc ? (
          <Typography component="span" color="textSecondary">{` (${texts('paper.required')})`}</Typography>
        ) : null}
      </Typography>
      {tepId === null ? null : (
        <ClipIcon fontSize="small" color="action" titleAccess={texts('paper.hasFile')} sx={{ flex: 'none' }} />
      )}
    </Box>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography variant="h3" sx={{ typography: 'subtitle2', color: 'text.secondary', mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const paperTones: Readonly<Record<SubmittedPaper['tinhTrang'], Tone>> = {
  co: 'success',
  thieu: 'error',
  'khong-ap-dung': 'default',
};
