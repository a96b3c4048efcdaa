import {
  Autocomplete,
  Box,
  CircularProgress,
  FormHelperText,
  FormLabel,
  OutlinedInput,
  Typography,
} from '@mui/material';
import { useId, useMemo, useState } from 'react';

import { formatDate } from '@/domain/format/dates';
import type { SupportApplicant } from '@/domain/support/support-request';
import type { ApplicantQuestion } from '@/services/api/support-requests-api';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { useChoiceListTexts } from '@/views/shared/choice-list-texts';
import { ErrorWords } from '@/views/shared/errors/error-words';
import { formTexts } from '@/views/shared/form/form-texts';
import { useNames } from '@/views/shared/list/cells/use-names';
import { pauseInTyping, useLiveAnswer } from '@/views/shared/use-live-answer';

import { caseTexts } from './case-texts';

type CaseFinderProps = {
  /** The unit that asks; `null` where none is named. */
  readonly unitId: string | null;
  readonly isLocked?: boolean;
  readonly onFound: (applicant: SupportApplicant) => void;
};

/** Finds a worker who has contributed, of the unit that asks, by personal number, passport, certificate or name. */
export function CaseFinder({ unitId, isLocked = false, onFound }: CaseFinderProps) {
  const texts = useTexts(caseTexts);
  const form = useTexts(formTexts);
  const choiceListTexts = useChoiceListTexts();
  const names = useNames(lookups);
  const { supportRequests } = useServices();
  const inputId = useId();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const question = useMemo(() => (text === '' ? undefined : { text, donViId: unitId }), [text, unitId]);
  const found = useLiveAnswer(question, supportRequests.applicants, pauseOf);
  const isBusy = found.status === 'waiting';
  const nothing =
    found.error === undefined ? (
      texts(unitId === null ? 'find.nothing' : 'find.nothingInUnit')
    ) : (
      <ErrorWords error={found.error} />
    );

  return (
    <Box>
      <FormLabel htmlFor={inputId} sx={{ typography: 'body2', fontWeight: 'fontWeightMedium', color: 'text.primary' }}>
        {texts('find.label')}
      </FormLabel>
      <Autocomplete<SupportApplicant>
        id={inputId}
        size="small"
        fullWidth
        autoHighlight
        clearOnBlur={false}
        options={found.answer ?? []}
        value={null}
        readOnly={isLocked}
        inputValue={typed}
        loading={isBusy}
        {...choiceListTexts}
        noOptionsText={question === undefined ? form('form.typeToSearch') : nothing}
        getOptionLabel={({ hoTen }) => hoTen}
        getOptionKey={({ hopDongId }) => hopDongId}
        filterOptions={(options) => options}
        onInputChange={(_, text, reason) => {
          setTyped(reason === 'input' ? text : '');
        }}
        onChange={(_, applicant) => {
          if (applicant !== null) {
            onFound(applicant);
            setTyped('');
          }
        }}
        renderOption={({ key, ...option }, { hoTen, soCccd, soHoChieu, soGcn, ngayDong, donViTen, thiTruongId }) => (
          <Box component="li" key={key} {...option} sx={{ display: 'block !important' }}>
            <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{hoTen}</Typography>
            <Typography variant="body2" color="textSecondary">
              {[soCccd, soHoChieu, soGcn, ngayDong === null ? null : formatDate(ngayDong)].filter(Boolean).join(' · ')}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {[names.of('thi-truong', thiTruongId), donViTen].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        )}
        renderInput={({ slotProps }) => (
          <OutlinedInput
            {...slotProps.input}
            fullWidth
            size="small"
            placeholder={texts('find.hint')}
            endAdornment={
              isBusy ? <CircularProgress key={text} classes={{ svg: 'delayed-sign' }} size={16} aria-hidden /> : null
            }
            inputProps={{ ...slotProps.htmlInput, 'aria-describedby': `${inputId}-help` }}
          />
        )}
      />
      <FormHelperText id={`${inputId}-help`} sx={{ mx: 0 }}>
        {texts('find.help')}
      </FormHelperText>
    </Box>
  );
}

const pauseOf = ({ text }: ApplicantQuestion) => pauseInTyping(text);

const lookups = ['thi-truong'] as const;
