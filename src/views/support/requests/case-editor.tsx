import { Box, Typography } from '@mui/material';
import { useFormikContext } from 'formik';
import { useId, type ReactNode } from 'react';

import { isForEnterprise, type RequestDraft } from '@/domain/support/support-draft';
import type { SupportType } from '@/domain/support-types/support-type';
import { useTexts } from '@/views/app/localization-context';
import type { AttachmentsDesk } from '@/views/shared/attachments/use-attachments';
import { FieldGrid } from '@/views/shared/form/form-section';

import { AuthorisedFields } from './authorised-fields';
import { CaseAmount } from './case-amount';
import { CaseDetails } from './case-details';
import { CasePapers } from './case-papers';
import { caseTexts } from './case-texts';
import { ConditionList } from './condition-list';
import { LiveConditionState } from './live-condition-state';
import { TransferFields } from './transfer-fields';
import type { LiveConditions } from './use-live-conditions';
import { EventFields, WorkerFields, WorkFields } from './worker-fields';

type CaseEditorProps = {
  readonly index: number;
  readonly type: SupportType;
  readonly conditions: LiveConditions;
  readonly desk: AttachmentsDesk | undefined;
};

/** One case, part by part in the order of the paper form, with the law's answer beside it. */
export function CaseEditor({ index, type, conditions, desk }: CaseEditorProps) {
  const texts = useTexts(caseTexts);
  const { values } = useFormikContext<RequestDraft>();
  const entry = values.truongHop[index];
  const path = `truongHop.${index}`;
  if (entry === undefined) {
    return null;
  }
  const isEnterprise = isForEnterprise(type);
  return (
    <Box sx={editorStyle}>
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        {isEnterprise ? null : (
          <>
            <Part title={texts('case.worker')}>
              <WorkerFields path={path} entry={entry} />
            </Part>
            <Part title={texts('case.work')}>
              <WorkFields path={path} entry={entry} />
            </Part>
          </>
        )}
        <Part title={texts('case.event')}>
          <EventFields path={path} entry={entry} type={type} />
        </Part>
        <CaseDetails path={path} entry={entry} type={type} frame={Part} />
        <Part title={texts('case.amount')}>
          <CaseAmount path={path} type={type} live={conditions.caseOf(index)} />
        </Part>
        <Part title={texts('case.transfer')}>
          <TransferFields path={path} entry={entry} />
        </Part>
        {isEnterprise ? null : (
          <Part title={texts('case.authorised')}>
            <AuthorisedFields path={path} entry={entry} type={type} />
          </Part>
        )}
        <Part title={texts('case.papers')}>
          <CasePapers path={path} entry={entry} desk={desk} />
        </Part>
      </Box>
      <Box component="aside" aria-label={texts('conditions.title')} sx={asideStyle}>
        <Typography variant="h3">{texts('conditions.title')}</Typography>
        <LiveConditionState conditions={conditions} index={index} />
        <ConditionList conditions={conditions.of(index)} />
      </Box>
    </Box>
  );
}

type PartProps = { readonly title: string; readonly children: ReactNode };

/** A part of a case under its own small heading. */
function Part({ title, children }: PartProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Typography id={titleId} variant="h3" sx={partTitleStyle}>
        {title}
      </Typography>
      <FieldGrid>{children}</FieldGrid>
    </Box>
  );
}

const partTitleStyle = { mb: 1.5, pb: 0.75, borderBottom: 1, borderColor: 'divider' } as const;

const editorStyle = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  minWidth: 0,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 17rem' },
} as const;

const asideStyle = {
  display: 'grid',
  gap: 1.5,
  minWidth: 0,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
  position: { lg: 'sticky' },
  top: { lg: 'calc(var(--header-height, 0px) + 1rem)' },
} as const;
