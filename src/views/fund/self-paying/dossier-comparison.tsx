import { Alert, Box, Link as MuiLink, Paper, Typography } from '@mui/material';
import { useId } from 'react';
import { Link } from 'wouter';

import { missingValue } from '@/domain/format/identities';
import { href } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import { comparisonOf, type Comparison } from '@/domain/self-paying/self-paying-comparison';
import {
  selfPayingStatuses,
  type SelfPayingDossier,
  type SelfPayingMatch,
} from '@/domain/self-paying/self-paying-dossier';
import { useGranted } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { DelayedLoader } from '@/views/shared/loading/delayed-loader';
import type { Tone } from '@/views/shared/list/list-description';
import { Tag } from '@/views/shared/list/cells/tag';
import { useNames } from '@/views/shared/list/cells/use-names';
import { PartView } from '@/views/shared/record/part-view';
import { usePart } from '@/views/shared/record/use-part';

import { comparisonStyle } from './comparison-style';
import { dossierStepTexts } from './dossier-step-texts';
import { dossierTexts } from './dossier-texts';
import { useDossierWords } from './use-dossier-words';

type DossierProps = { readonly dossier: SelfPayingDossier };
type MatchProps = DossierProps & { readonly match: SelfPayingMatch };

/** What was declared beside what the worker database knows; what differs stands out. */
export function DossierComparison({ dossier }: DossierProps) {
  const words = useTexts(dossierStepTexts);
  const titleId = useId();
  const { selfPaying } = useServices();
  const comparison = usePart((signal) => selfPaying.match(dossier.id, signal));

  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2.5 }}>
      <Typography id={titleId} variant="h2" sx={{ typography: 'h3', mb: 1.5 }}>
        {words('review.verdict')}
      </Typography>
      <PartView part={comparison} waiting={<DelayedLoader label={words('review.verdict')} />}>
        {(match) => (
          <>
            <MatchLine match={match} dossier={dossier} />
            <ComparisonTable match={match} dossier={dossier} />
            <OtherDossiers others={match.hoSoKhac} />
          </>
        )}
      </PartView>
    </Paper>
  );
}

/** Whose record it is, and how much of it differs. */
function MatchLine({ match, dossier }: MatchProps) {
  const texts = useTexts(dossierTexts);
  const words = useTexts(dossierStepTexts);
  const canOpenWorkers = useGranted(policies.workers);
  const { nguoiLaoDong, khopTheo } = match;
  if (nguoiLaoDong === null) {
    return <Alert severity="info">{words('review.unknown')}</Alert>;
  }
  const name = nguoiLaoDong.hoTen;
  const count = comparisonOf(dossier, nguoiLaoDong).filter(({ verdict }) => verdict === 'different').length;
  return (
    <Alert severity={count > 0 || khopTheo === 'soHoChieu' ? 'warning' : 'success'}>
      {words(khopTheo === 'soHoChieu' ? 'review.byPassport' : 'review.byCccd', { name })}
      {'. '}
      {count === 0 ? words('review.noDifference') : words('review.differences', { n: count })}
      {canOpenWorkers ? (
        <>
          {' '}
          <MuiLink component={Link} href={href('worker', { workerId: nguoiLaoDong.id })}>
            {texts('dossier.openWorker')}
          </MuiLink>
        </>
      ) : null}
    </Alert>
  );
}

function ComparisonTable({ match, dossier }: MatchProps) {
  const words = useTexts(dossierStepTexts);
  const known = match.nguoiLaoDong;
  const declaredWords = useDossierWords(dossier.tinhThanhMa, null);
  const knownWords = useDossierWords(known?.tinhThanhMa ?? '', null);
  return (
    <Box component="table" sx={comparisonStyle}>
      <thead>
        <tr>
          <th scope="col">{words('review.field')}</th>
          <th scope="col">{words('review.declared')}</th>
          {known === null ? null : <th scope="col">{words('review.known')}</th>}
          {known === null ? null : <th scope="col">{words('review.verdict')}</th>}
        </tr>
      </thead>
      <tbody>
        {comparisonOf(dossier, known).map(({ field, declared, known: value, verdict }) => (
          <tr key={field} className={verdict}>
            <th scope="row">{declaredWords.labelOf(field)}</th>
            <td data-label={words('review.declared')}>{declaredWords.textOf(field, declared) || missingValue}</td>
            {known === null ? null : (
              <td data-label={words('review.known')}>{knownWords.textOf(field, value) || missingValue}</td>
            )}
            {known === null ? null : (
              <td>
                <Tag tone={verdictTones[verdict]} text={words(verdictLabels[verdict])} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const verdictTones: Readonly<Record<Comparison['verdict'], Tone>> = {
  same: 'success',
  different: 'warning',
  unknown: 'default',
};

const verdictLabels = {
  same: 'review.same',
  different: 'review.different',
  unknown: 'review.notKnown',
} as const satisfies Record<Comparison['verdict'], string>;

function OtherDossiers({ others }: { readonly others: SelfPayingMatch['hoSoKhac'] }) {
  const words = useTexts(dossierStepTexts);
  const names = useNames(noLookups);
  if (others.length === 0) {
    return null;
  }
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {words('review.others')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {others.map(({ id, ma, hoTen, trangThai }) => (
          <li key={id}>
            <MuiLink component={Link} href={href('selfPayingDossier', { dossierId: id })}>{`${ma} – ${hoTen}`}</MuiLink>
            {` (${names.in(selfPayingStatuses, trangThai)})`}
          </li>
        ))}
      </Box>
    </Box>
  );
}

const noLookups = [] as const;
