import AttachIcon from '@mui/icons-material/AttachFileOutlined';
import { Box, Typography } from '@mui/material';
import { useSelector } from '@xstate/react';

import type { AttachmentOwner } from '@/domain/attachments/attachment';
import { paperState, type PaperState, type RequiredPaper } from '@/domain/attachments/required-papers';
import { useTexts } from '@/views/app/localization-context';

import { FileButton } from '../files/file-button';
import { FileDropArea } from '../files/file-drop-area';
import type { Tone } from '../list/list-description';
import { Tag } from '../list/cells/tag';
import { attachmentTexts } from './attachment-texts';
import { acceptedFiles, AttachmentList, AttachmentsFrame } from './attachments';
import { useAttachments, type AttachmentsDesk, type AttachmentsListeners } from './use-attachments';

type AttachmentChecklistProps = AttachmentsListeners & {
  readonly owner: AttachmentOwner;
  readonly papers: readonly RequiredPaper[];
  /** Code of the paper that may come and go where the others are locked; without it all may that the record takes. */
  readonly onlyPaper?: string | undefined;
  readonly version?: string | undefined;
  /** Heading; "documents" unless told. */
  readonly title?: string;
  /** False where a paper may be lacking without anything being wrong: its state is not told. */
  readonly tellsState?: boolean;
};

/** The documents of a record that certain papers have to be among: a row for each, and one for all others. */
export function AttachmentChecklist({
  owner,
  papers,
  onlyPaper,
  version,
  title,
  tellsState = true,
  onChanged,
  onUnsent,
}: AttachmentChecklistProps) {
  const texts = useTexts(attachmentTexts);
  const desk = useAttachments(owner, version, { onChanged, onUnsent });
  return (
    <AttachmentsFrame desk={desk} title={title}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {papers.map((paper) => (
          <PaperRow
            key={paper.code}
            paper={paper}
            desk={desk}
            tellsState={tellsState}
            isLocked={onlyPaper !== undefined && onlyPaper !== paper.code}
            holds={(code) => code === paper.code}
          />
        ))}
        <PaperRow
          paper={{ code: null, label: texts('paper.others'), isRequired: false }}
          desk={desk}
          tellsState={false}
          isLocked={onlyPaper !== undefined}
          // A paper may be asked for no longer: its documents still count, and somebody has to be able to remove them.
          holds={(code) => !papers.some((paper) => paper.code === code)}
        />
      </Box>
    </AttachmentsFrame>
  );
}

type PaperRowProps = {
  readonly paper: Omit<RequiredPaper, 'code'> & { readonly code: string | null };
  readonly desk: AttachmentsDesk;
  readonly tellsState: boolean;
  readonly isLocked: boolean;
  readonly holds: (paper: string | null) => boolean;
};

function PaperRow({ paper, desk, tellsState, isLocked, holds }: PaperRowProps) {
  const texts = useTexts(attachmentTexts);
  const isEditable = useSelector(desk.attachmentsRef, ({ context }) => context.isEditable) && !isLocked;
  const attachments = useSelector(desk.attachmentsRef, ({ context }) => context.attachments);
  const { code } = paper;
  const state = code === null || !tellsState ? undefined : paperState({ ...paper, code }, attachments);
  const add = (files: readonly File[]) => {
    desk.add(files, code ?? undefined);
  };

  return (
    <Box component="li" sx={{ py: 1.25, borderTop: '1px solid', borderColor: 'divider' }}>
      <FileDropArea onFiles={isEditable ? add : undefined}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
            {paper.label}
            {paper.isRequired ? (
              <Typography component="span" color="textSecondary">{` (${texts('paper.required')})`}</Typography>
            ) : null}
          </Typography>
          {state === undefined ? null : <Tag tone={tones[state]} text={texts(`paper.${state}`)} />}
          {isEditable ? (
            <Box sx={{ ml: 'auto' }}>
              <FileButton
                label={texts('attachments.add')}
                name={texts('attachments.addPaper', { paper: paper.label })}
                accept={acceptedFiles}
                isMultiple
                variant="outlined"
                size="small"
                icon={<AttachIcon />}
                onFiles={add}
              />
            </Box>
          ) : null}
        </Box>
        <AttachmentList desk={desk} holds={holds} isEditable={isEditable} emptyText={null} />
      </FileDropArea>
    </Box>
  );
}

const tones: Readonly<Record<PaperState, Tone>> = {
  present: 'success',
  missing: 'error',
  notApplicable: 'default',
};
