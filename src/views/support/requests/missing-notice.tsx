import { Alert, AlertTitle, Button, Typography } from '@mui/material';
import { useMemo } from 'react';
import { Link } from 'wouter';

import { missingPapersOf } from '@/domain/support/support-checklist';
import { missingFields } from '@/domain/support/support-draft';
import type { SupportRequest } from '@/domain/support/support-request';
import { supportInputOf } from '@/domain/support/support-request-input';
import type { SupportType } from '@/domain/support-types/support-type';
import { useTexts } from '@/views/app/localization-context';
import { useToday } from '@/views/shared/days/use-today';

import { requestTexts } from './request-texts';
import { stepTexts } from './step-texts';
import { useCaseName } from './use-case-name';

type MissingNoticeProps = {
  readonly request: SupportRequest;
  readonly type: SupportType | undefined;
  readonly editHref: string;
};

/** Why a draft cannot be submitted yet, and the way to mend it. */
export function MissingNotice({ request, type, editHref }: MissingNoticeProps) {
  const texts = useTexts(stepTexts);
  const records = useTexts(requestTexts);
  const nameOf = useCaseName(request);
  const today = useToday();
  const places = useMemo(() => {
    const found = missingFields({ type, today, acceptsMasked: true }, supportInputOf(request)).map(({ field }) => {
      const index = Number(/^truongHop\[(\d+)\]/u.exec(field)?.[1] ?? Number.NaN);
      const entry = request.truongHop[index];
      return entry === undefined
        ? records(field === 'truongHop' ? 'request.truongHop' : 'request.general')
        : nameOf(entry, index);
    });
    return [...new Set(found)];
  }, [request, type, today, records, nameOf]);

  const papers = useMemo(() => {
    const { truongHop, thieuHoSo } = request;
    const ofCases = truongHop.flatMap((entry, index) => {
      const missing = missingPapersOf(entry);
      return missing.length === 0
        ? []
        : [texts('missing.ofCase', { name: nameOf(entry, index), papers: missing.join(', ') })];
    });
    // Of a single case it is clear whose they are; another back end may miss what stands in no case.
    if (truongHop.length === 1 || ofCases.length === 0) {
      return thieuHoSo;
    }
    const more = ofCases.length - mostNamed;
    return more > 0 ? [...ofCases.slice(0, mostNamed), texts('missing.more', { n: more })] : ofCases;
  }, [request, texts, nameOf]);

  if (type === undefined || (request.duHoSo && places.length === 0)) {
    return null;
  }
  return (
    <Alert
      severity="warning"
      action={
        <Button component={Link} href={editHref} color="inherit" size="small">
          {texts('missing.edit')}
        </Button>
      }
    >
      <AlertTitle>{texts('missing.title')}</AlertTitle>
      {places.length === 0 ? null : (
        <Typography variant="body2">{texts('missing.fields', { places: places.join(', ') })}</Typography>
      )}
      {request.thieuHoSo.length === 0 ? null : (
        <Typography variant="body2">{texts('missing.papers', { papers: papers.join('; ') })}</Typography>
      )}
    </Alert>
  );
}

/** Cases whose papers are named; a request has up to two hundred. */
const mostNamed = 20;
