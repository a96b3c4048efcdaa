import { Checkbox, FormControlLabel } from '@mui/material';
import { useFormikContext } from 'formik';
import { useRef } from 'react';

import type { CaseDraft } from '@/domain/support/support-draft';
import { supportRelations } from '@/domain/support/support-lists';
import { emptyAuthorisedPerson } from '@/domain/support/support-request-input';
import { isMasked } from '@/domain/format/identities';
import type { SupportType } from '@/domain/support-types/support-type';
import { useTexts } from '@/views/app/localization-context';
import { DateField } from '@/views/shared/form/date-field';
import { useFormEngine } from '@/views/shared/form/form-context';
import { formTexts } from '@/views/shared/form/form-texts';
import { SelectField } from '@/views/shared/form/select-field';
import { TextField } from '@/views/shared/form/text-field';
import { useChoices } from '@/views/shared/form/use-choices';

import { caseTexts } from './case-texts';

type AuthorisedFieldsProps = { readonly path: string; readonly entry: CaseDraft; readonly type: SupportType };

/** Who applies in the worker's place; asked for only when somebody does. */
export function AuthorisedFields({ path, entry: { nguoiUyQuyen }, type }: AuthorisedFieldsProps) {
  const texts = useTexts(caseTexts);
  const form = useTexts(formTexts);
  const relations = useChoices(supportRelations);
  const { isBusy } = useFormEngine();
  const { setFieldValue } = useFormikContext<object>();
  /** Comes back when the box is ticked again. */
  const typed = useRef(nguoiUyQuyen);
  const name = `${path}.nguoiUyQuyen`;
  const isHidden = isMasked(nguoiUyQuyen?.soCccd ?? '');

  return (
    <>
      {type.doiTuong === 2 ? null : (
        <FormControlLabel
          sx={{ gridColumn: '1 / -1' }}
          label={texts('case.isAuthorised')}
          disabled={isBusy}
          control={
            <Checkbox
              size="small"
              checked={nguoiUyQuyen !== null}
              onChange={(_, isChecked) => {
                const before = typed.current;
                typed.current = nguoiUyQuyen;
                void setFieldValue(name, isChecked ? (before ?? emptyAuthorisedPerson()) : null);
              }}
            />
          }
        />
      )}
      {nguoiUyQuyen === null ? null : (
        <>
          <TextField name={`${name}.hoTen`} label={texts('case.uqHoTen')} isRequired width="half" />
          <SelectField
            name={`${name}.quanHe`}
            label={texts('case.uqQuanHe')}
            choices={relations}
            isRequired
            width="half"
          />
          <TextField
            name={`${name}.soCccd`}
            label={texts('case.uqSoCccd')}
            kind="digits"
            isLocked={isHidden}
            help={isHidden ? form('form.masked') : undefined}
            isRequired
            width="third"
          />
          <DateField name={`${name}.ngayCap`} label={texts('case.uqNgayCap')} width="third" />
          <TextField name={`${name}.noiCap`} label={texts('case.uqNoiCap')} width="third" />
          <TextField name={`${name}.diaChi`} label={texts('case.uqDiaChi')} isRequired />
        </>
      )}
    </>
  );
}
