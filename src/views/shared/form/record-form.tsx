import { Box, Button, CircularProgress } from '@mui/material';
import { useImperativeHandle, type ReactNode, type Ref } from 'react';

import { commonTexts } from '@/domain/localization/common-texts';
import { frame } from '@/views/app/theme/theme-tokens';
import { useTexts } from '@/views/app/localization-context';

import { FormFrame } from './form-frame';
import { formTexts } from './form-texts';
import { GeneralErrors } from './general-errors';
import { useForm, type Form, type FormOptions } from './use-form';

/** What the screen around a form may do to it. */
export type RecordFormHandle<Values extends object> = Pick<Form<Values>, 'submit' | 'rebase'>;

type RecordFormProps<Values extends object> = FormOptions<Values> & {
  readonly label: string;
  /** What the primary button does, and what it says while it is done. */
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly handle?: Ref<RecordFormHandle<Values>> | undefined;
  readonly onCancel: () => void;
  /** For a form that is mostly a table of lines. */
  readonly isWide?: boolean | undefined;
  readonly children: ReactNode;
};

/** A record's form: sections above, a bar with the two buttons always in sight below. */
export function RecordForm<Values extends object>({
  label,
  submitLabel,
  busyLabel,
  handle,
  onCancel,
  isWide = false,
  children,
  ...options
}: RecordFormProps<Values>) {
  const texts = useTexts(formTexts);
  const common = useTexts(commonTexts);
  const form = useForm(options);
  const { isBusy } = options;
  const { submit, rebase, invalidCount } = form;
  useImperativeHandle(handle, () => ({ submit, rebase }));

  return (
    <Box sx={{ maxWidth: isWide ? frame.wideFormMaxWidth : frame.formMaxWidth, width: '100%' }}>
      <FormFrame form={form} label={label}>
        <GeneralErrors sentences={form.generalErrors} />
        {children}
        <Box
          sx={{
            position: 'sticky',
            bottom: 0,
            zIndex: 'appBar',
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1.5,
            px: { xs: 2, sm: 2.5 },
            py: 1.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
            boxShadow: 'var(--shadow-bar)',
          }}
        >
          <Button
            type="submit"
            variant="contained"
            aria-disabled={isBusy}
            startIcon={isBusy ? <CircularProgress size={16} color="inherit" aria-hidden /> : null}
          >
            {isBusy ? busyLabel : submitLabel}
          </Button>
          <Button variant="text" disabled={isBusy} onClick={onCancel}>
            {common('action.cancel')}
          </Button>
          <Box role="status" sx={{ color: 'error.main', typography: 'body2', ml: 'auto' }}>
            {invalidCount === 0 ? '' : texts('form.invalidCount', { n: invalidCount })}
          </Box>
        </Box>
      </FormFrame>
    </Box>
  );
}
