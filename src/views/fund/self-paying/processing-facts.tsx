import { Box, Link as MuiLink } from '@mui/material';
import { Link } from 'wouter';

import { formatDateTime } from '@/domain/format/dates';
import { href } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import {
  isAnswerLate,
  selfPayingStatus,
  selfPayingStatuses,
  type SelfPayingDossier,
} from '@/domain/self-paying/self-paying-dossier';
import { selfPayingPapers } from '@/domain/self-paying/self-paying-papers';
import { selfPayingWarnings } from '@/domain/self-paying/self-paying-warnings';
import { useGranted } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { Tag } from '@/views/shared/list/cells/tag';
import { useNames } from '@/views/shared/list/cells/use-names';
import { Facts } from '@/views/shared/record/facts';

import { dossierTexts } from './dossier-texts';
import { statusTones, warningTones } from './dossier-tones';

/** How far the examination is, how long the applicant has waited, and what an officer is warned of. */
export function ProcessingFacts({ dossier }: { readonly dossier: SelfPayingDossier }) {
  const texts = useTexts(dossierTexts);
  const names = useNames(noLookups);
  const canOpenWorkers = useGranted(policies.workers);
  const { trangThai, ngayGui, soNgayCho, canhBao, giayToYeuCau, lyDo, nguoiLaoDongId } = dossier;
  const { ngayPheDuyet, nguoiPheDuyetTen, yKienPheDuyet } = dossier;
  const waited = texts(isAnswerLate(soNgayCho) ? 'dossier.waitedTooLong' : 'dossier.waited', { n: soNgayCho ?? 0 });
  const facts = [
    {
      label: texts('dossier.trangThai'),
      value: <Tag text={names.in(selfPayingStatuses, trangThai)} tone={statusTones[trangThai]} />,
    },
    { label: texts('dossier.ngayGui'), value: formatDateTime(ngayGui) },
    { label: texts('dossier.soNgayCho'), value: soNgayCho === null ? '' : waited },
    { label: texts('dossier.canhBao'), value: canhBao.length === 0 ? '' : <WarningTags dossier={dossier} /> },
    {
      label: texts('dossier.giayToYeuCau'),
      value: giayToYeuCau.map((paper) => names.in(selfPayingPapers, paper)).join('\n'),
    },
    // Of the last return or reopening: an approval has settled it.
    { label: texts('dossier.lyDo'), value: trangThai === selfPayingStatus.approved ? null : lyDo },
    { label: texts('dossier.ngayPheDuyet'), value: ngayPheDuyet === null ? '' : formatDateTime(ngayPheDuyet) },
    { label: texts('dossier.nguoiPheDuyet'), value: nguoiPheDuyetTen },
    { label: texts('dossier.yKien'), value: yKienPheDuyet },
    {
      label: texts('dossier.worker'),
      value:
        nguoiLaoDongId !== null && canOpenWorkers ? (
          <MuiLink component={Link} href={href('worker', { workerId: nguoiLaoDongId })}>
            {texts('dossier.openWorker')}
          </MuiLink>
        ) : (
          ''
        ),
    },
  ];
  return (
    <Facts title={texts('dossier.processing')} facts={facts.filter(({ value }) => value !== '' && value !== null)} />
  );
}

/** What an officer is warned of, a word each. */
export function WarningTags({ dossier }: { readonly dossier: Pick<SelfPayingDossier, 'canhBao'> }) {
  const names = useNames(noLookups);
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.75 }}>
      {dossier.canhBao.map((id) => (
        <Tag key={id} text={names.in(selfPayingWarnings, id)} tone={warningTones[id]} />
      ))}
    </Box>
  );
}

const noLookups = [] as const;
