import AttachIcon from '@mui/icons-material/AttachFileOutlined';
import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useSelector } from '@xstate/react';
import { useFormikContext } from 'formik';

import type { SubmittedPaperState } from '@/domain/support/support-checklist';
import { paperCodeOf, type CaseDraft } from '@/domain/support/support-draft';
import type { SubmittedPaper } from '@/domain/support/support-request';
import { useTexts } from '@/views/app/localization-context';
import { acceptedFiles, AttachmentList, AttachmentsState } from '@/views/shared/attachments/attachments';
import type { AttachmentsDesk } from '@/views/shared/attachments/use-attachments';
import { FileButton } from '@/views/shared/files/file-button';
import { FileDropArea } from '@/views/shared/files/file-drop-area';
import { useFormEngine } from '@/views/shared/form/form-context';

import { caseTexts } from './case-texts';

type CasePapersProps = {
  readonly path: string;
  readonly entry: CaseDraft;
  /** The documents of the stored request; absent before it is stored. */
  readonly desk: AttachmentsDesk | undefined;
};

/** The papers of the dossier: whether each is there, and its file. */
export function CasePapers({ path, entry, desk }: CasePapersProps) {
  const texts = useTexts(caseTexts);
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      {desk === undefined ? (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {texts('paper.saveFirst')}
        </Typography>
      ) : (
        <AttachmentsState desk={desk} />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entry.giayTo.map((paper, index) => (
          <PaperRow
            key={paper.ma}
            name={`${path}.giayTo.${index}`}
            paper={paper}
            code={paperCodeOf(entry, paper.ma)}
            desk={desk}
          />
        ))}
      </Box>
    </Box>
  );
}

type PaperRowProps = {
  readonly name: string;
  readonly paper: SubmittedPaper;
  /** As documents name the paper of this case. */
  readonly code: string;
  readonly desk: AttachmentsDesk | undefined;
};

function PaperRow({ name, paper, code, desk }: PaperRowProps) {
  const texts = useTexts(caseTexts);
  const { isBusy } = useFormEngine();
  const { setFieldValue } = useFormikContext<object>();
  const isEditable = useSelector(desk?.attachmentsRef, (snapshot) => snapshot?.context.isEditable === true);
  const { ten, batBuoc, tinhTrang } = paper;
  const states: readonly SubmittedPaperState[] = batBuoc ? ['co', 'thieu'] : ['co', 'thieu', 'khong-ap-dung'];
  const add = (files: readonly File[]) => {
    desk?.add(files, code);
  };
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
      {/* What is being saved is left: a file that came now would be lost, or hold the saved form on the page. */}
      <FileDropArea onFiles={isEditable && !isBusy ? add : undefined}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Typography sx={{ flex: '1 1 12rem', minWidth: 0 }}>
            {ten}
            {batBuoc ? (
              <Typography component="span" color="textSecondary">{` (${texts('paper.required')})`}</Typography>
            ) : null}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1, ml: 'auto' }}>
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label={ten}
              value={tinhTrang}
              disabled={isBusy}
              onChange={(_, chosen: SubmittedPaperState | null) => {
                if (chosen !== null) {
                  void setFieldValue(`${name}.tinhTrang`, chosen);
                }
              }}
            >
              {states.map((state) => (
                <ToggleButton
                  key={state}
                  value={state}
                  color={state === 'thieu' && !batBuoc ? 'secondary' : colors[state]}
                  sx={{ px: 1.5, textTransform: 'none' }}
                >
                  {texts(`paper.${state}`)}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
            {isEditable ? (
              <FileButton
                label={texts('paper.attach')}
                name={texts('paper.attachTo', { paper: ten })}
                accept={acceptedFiles}
                isMultiple
                isDisabled={isBusy}
                variant="outlined"
                size="small"
                icon={<AttachIcon />}
                onFiles={add}
              />
            ) : null}
          </Box>
        </Box>
        {desk === undefined ? null : (
          <AttachmentList desk={desk} holds={(paper) => paper === code} isEditable={isEditable} emptyText={null} />
        )}
      </FileDropArea>
    </Box>
  );
}

const colors = { co: 'success', thieu: 'error', 'khong-ap-dung': 'secondary' } as const;
