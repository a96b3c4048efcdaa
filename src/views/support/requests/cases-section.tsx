import { Box, Typography } from '@mui/material';
import { useFormikContext } from 'formik';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';

import { valueOrNull } from '@/domain/records/value-or-null';
import { newUuid } from '@/domain/text/uuid';
import {
  caseOfApplicant,
  isForEnterprise,
  withAttached,
  withoutRemoved,
  type RequestDraft,
} from '@/domain/support/support-draft';
import type { SupportApplicant, SupportRequest } from '@/domain/support/support-request';
import { mostCases } from '@/domain/support/support-request-input';
import type { SupportType } from '@/domain/support-types/support-type';
import { isValidationMessage, validationText } from '@/domain/validation/validation-message';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useAttachments, type AttachmentsDesk } from '@/views/shared/attachments/use-attachments';
import { FormSection } from '@/views/shared/form/form-section';
import { useFormEngine } from '@/views/shared/form/form-context';
import { firstInvalidOf } from '@/views/shared/form/invalid-fields';

import type { SupportTypes } from '../use-support-types';
import { CaseEditor } from './case-editor';
import { CaseFinder } from './case-finder';
import { CaseList } from './case-list';
import { caseTexts } from './case-texts';
import { requestTexts } from './request-texts';
import { UnsentPapers } from './unsent-papers';
import { useLiveConditions } from './use-live-conditions';
import { useWrongCases } from './use-wrong-cases';

type CasesSectionProps = {
  readonly types: SupportTypes;
  /** The stored request; `undefined` for a new one. */
  readonly request: SupportRequest | undefined;
};

/** Who asks for what: one case at a time in a roomy panel, all of them in a list beside it. */
export function CasesSection({ types, request }: CasesSectionProps) {
  const { values } = useFormikContext<RequestDraft>();
  const type = types.find(values.loaiHoTroId);
  if (type === undefined) {
    return null;
  }
  return request === undefined ? (
    <CasesOfType type={type} request={undefined} desk={undefined} />
  ) : (
    <StoredCases type={type} request={request} />
  );
}

type CasesOfTypeProps = {
  readonly type: SupportType;
  readonly request: SupportRequest | undefined;
  readonly desk: AttachmentsDesk | undefined;
};

/** The cases of a stored request, whose papers can have files. */
function StoredCases({ type, request }: { readonly type: SupportType; readonly request: SupportRequest }) {
  const { setValues } = useFormikContext<RequestDraft>();
  const { id, concurrencyStamp } = request;
  const owner = useMemo(() => ({ resource: 'yeu-cau-ho-tro', id }) as const, [id]);
  const desk = useAttachments(owner, concurrencyStamp);
  const { attachmentsRef } = desk;
  useEffect(() => {
    const subscriptions = [
      attachmentsRef.on('attachment.added', ({ attachment }) => {
        void setValues((draft) => withAttached(draft, attachment.giayTo, attachment.id));
      }),
      attachmentsRef.on('attachment.removed', () => {
        const { attachments } = attachmentsRef.getSnapshot().context;
        void setValues((draft) => withoutRemoved(draft, attachments));
      }),
    ];
    return () => {
      for (const subscription of subscriptions) {
        subscription.unsubscribe();
      }
    };
  }, [attachmentsRef, setValues]);
  return <CasesOfType type={type} request={request} desk={desk} />;
}

function CasesOfType({ type, request, desk }: CasesOfTypeProps) {
  const texts = useTexts(caseTexts);
  const records = useTexts(requestTexts);
  const { values, setFieldValue, setValues } = useFormikContext<RequestDraft>();
  const { truongHop } = values;
  const { isBusy } = useFormEngine();
  const conditions = useLiveConditions(values, type, request?.ngayGui ?? null);
  const wrong = useWrongCases();
  const [chosenKey, setChosenKey] = useState<string>();
  const [note, setNote] = useState('');
  const chosen = Math.max(
    0,
    truongHop.findIndex(({ khoa }) => khoa === chosenKey),
  );
  const isEnterprise = isForEnterprise(type);
  const casesRef = useRef<HTMLDivElement>(null);
  useShowWrong(wrong, chosen, casesRef, (index) => {
    setChosenKey(truongHop[index]?.khoa);
  });

  const add = (applicant: SupportApplicant) => {
    const known = truongHop.find(({ hopDongId }) => hopDongId === applicant.hopDongId);
    if (known !== undefined) {
      setChosenKey(known.khoa);
      setNote(texts('find.already', { name: applicant.hoTen }));
      return;
    }
    const entry = caseOfApplicant(type, applicant, newUuid());
    void setFieldValue('truongHop', [...truongHop, entry], false);
    if ((values.donViId ?? '') === '' && truongHop.length === 0 && applicant.donViId !== null) {
      void setFieldValue('donViId', applicant.donViId, false);
    }
    setChosenKey(entry.khoa);
    setNote(texts('find.added', { name: applicant.hoTen }));
  };
  const remove = useCallback(
    (key: string) => {
      void setValues((draft) => ({ ...draft, truongHop: draft.truongHop.filter(({ khoa }) => khoa !== key) }));
    },
    [setValues],
  );

  return (
    <FormSection title={isEnterprise ? records('cases.enterprise') : texts('cases.title')}>
      {desk === undefined ? null : <UnsentPapers desk={desk} />}
      {isEnterprise ? null : (
        <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1 }}>
          {truongHop.length < mostCases ? (
            <CaseFinder unitId={valueOrNull(values.donViId)} isLocked={isBusy} onFound={add} />
          ) : (
            <Typography color="textSecondary">{texts('find.full', { n: mostCases })}</Typography>
          )}
          <Typography role="status" variant="body2" color="textSecondary">
            {note}
          </Typography>
          <ListError />
        </Box>
      )}
      {truongHop.length === 0 ? (
        <Typography color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
          {texts('cases.empty')}
        </Typography>
      ) : (
        <Box ref={casesRef} sx={isEnterprise ? singleStyle : severalStyle}>
          {isEnterprise ? null : (
            <CaseList chosen={chosen} conditions={conditions} wrong={wrong} onChoose={setChosenKey} onRemove={remove} />
          )}
          <CaseEditor key={truongHop[chosen]?.khoa} index={chosen} type={type} conditions={conditions} desk={desk} />
        </Box>
      )}
    </FormSection>
  );
}

/** What is wrong with the list itself: too many cases, or what the server said of it. */
function ListError() {
  const { errors, submitCount } = useFormikContext<RequestDraft>();
  const { serverErrorOf } = useFormEngine();
  const localizer = useLocalizer();
  const found: unknown = errors.truongHop;
  const text =
    isValidationMessage(found) && submitCount > 0 ? validationText(found, localizer) : serverErrorOf('truongHop');
  return text === undefined ? null : (
    <Typography role="alert" color="error" variant="body2">
      {text}
    </Typography>
  );
}

/**
 * After an attempt that failed, a case that has something wrong is shown, and its first wrong field has the focus: when the
 * form looked for one, none was drawn.
 */
function useShowWrong(
  wrong: ReadonlySet<number>,
  chosen: number,
  casesRef: RefObject<HTMLElement | null>,
  show: (index: number) => void,
): void {
  const { submitCount, isSubmitting } = useFormikContext<RequestDraft>();
  const seen = useRef(submitCount);
  const isShown = useRef(false);
  useEffect(() => {
    const [first] = wrong;
    if (!isSubmitting && seen.current !== submitCount) {
      seen.current = submitCount;
      if (first !== undefined && !wrong.has(chosen)) {
        isShown.current = true;
        show(first);
      }
    }
  }, [submitCount, isSubmitting, wrong, chosen, show]);
  useEffect(() => {
    // A field before the cases keeps it.
    if (isShown.current && document.activeElement?.getAttribute('aria-invalid') !== 'true') {
      firstInvalidOf(casesRef.current)?.focus();
    }
    isShown.current = false;
  }, [chosen, casesRef]);
}

const singleStyle = { gridColumn: '1 / -1', minWidth: 0 } as const;
const severalStyle = {
  ...singleStyle,
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '14rem minmax(0, 1fr)' },
} as const;
