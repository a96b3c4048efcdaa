import { Alert, AlertTitle, Button, Typography } from '@mui/material';
import { useMemo } from 'react';
import { Link } from 'wouter';

import { missingPapersOf } from '@/domain/support/support-checklist';
import { sendingErrors } from '@/domain/support/support-draft';
import type { SupportRequest } from '@/domain/support/support-request';
import { supportInputOf } from '@/domain/support/support-request-input';
import type { SupportType } from '@/domain/support-types/support-type';
import { validationText } from '@/domain/validation/validation-message';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
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
  const nameOf = useCaseName(request);
  const { places, wrong } = useSendingErrors(request, type);
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
  // Some reasons the back end alone knows, such as a contract of another unit; it says them when the request is saved.
  const isExplained = places.length > 0 || wrong.length > 0 || request.thieuHoSo.length > 0;
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
      {wrong.map((sentence) => (
        <Typography key={sentence} variant="body2">
          {sentence}
        </Typography>
      ))}
      {request.thieuHoSo.length === 0 ? null : (
        <Typography variant="body2">{texts('missing.papers', { papers: papers.join('; ') })}</Typography>
      )}
      {isExplained ? null : <Typography variant="body2">{texts('missing.unknown')}</Typography>}
    </Alert>
  );
}

/** Where something is not entered yet, and in sentences what is wrong though it was right when the request was saved. */
function useSendingErrors(request: SupportRequest, type: SupportType | undefined) {
  const records = useTexts(requestTexts);
  const localizer = useLocalizer();
  const nameOf = useCaseName(request);
  const today = useToday();
  return useMemo(() => {
    const caseAt = (field: string) => {
      const index = Number(/^truongHop\[(\d+)\]/u.exec(field)?.[1] ?? Number.NaN);
      const entry = request.truongHop[index];
      return entry === undefined ? undefined : nameOf(entry, index);
    };
    const errors = sendingErrors({ type, today, acceptsMasked: true }, supportInputOf(request));
    const places = errors
      .filter(({ key }) => key === 'required')
      .map(({ field }) => caseAt(field) ?? records(field === 'truongHop' ? 'request.truongHop' : 'request.general'));
    // What the back end lets through is not held up here.
    const wrong = errors
      .filter(({ key }) => key !== 'required' && !request.duHoSo)
      .map((error) => {
        const place = caseAt(error.field) ?? records(`request.${error.field as 'loaiHoTroId'}`);
        return `${place}: ${validationText(error, localizer)}`;
      });
    return { places: [...new Set(places)], wrong: [...new Set(wrong)] };
  }, [request, type, today, records, nameOf, localizer]);
}

/** Cases whose papers are named; a request has up to two hundred. */
const mostNamed = 20;
