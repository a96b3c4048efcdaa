import { OutlinedInput, Select, Typography } from '@mui/material';
import { useFormikContext } from 'formik';

import { isIsoDate } from '@/domain/format/calendar';
import type { SupportType } from '@/domain/support-types/support-type';
import { serviceEnterpriseTypeId } from '@/domain/fund/contribution-rules';
import { isInForce } from '@/domain/reference/force-states';
import { newUuid } from '@/domain/text/uuid';
import { casesDropped, isForEnterprise, withType, type RequestDraft } from '@/domain/support/support-draft';
import { isFiledBySending } from '@/domain/support/support-entry';
import { filingWays } from '@/domain/support/support-lists';
import { useIsFund, useSessionUnit } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { useConfirm } from '@/views/app/notices';
import { ErrorAlert } from '@/views/shared/errors/error-alert';
import { DateField } from '@/views/shared/form/date-field';
import { FieldFrame, inputState } from '@/views/shared/form/field-frame';
import { FormSection } from '@/views/shared/form/form-section';
import { formTexts } from '@/views/shared/form/form-texts';
import { SelectField } from '@/views/shared/form/select-field';
import { TextField } from '@/views/shared/form/text-field';
import { UnitField } from '@/views/shared/form/unit-field';
import { useChoices } from '@/views/shared/form/use-choices';
import { useFormField } from '@/views/shared/form/use-form-field';

import type { SupportTypes } from '../use-support-types';
import { requestTexts } from './request-texts';
import { TypeSummary } from './type-summary';

/** Which support is asked for, by whom, and how the dossier came. */
export function HeadSection({ types }: { readonly types: SupportTypes }) {
  const texts = useTexts(requestTexts);
  const isFund = useIsFund();
  const { values } = useFormikContext<RequestDraft>();
  const ways = useChoices(filingWays).filter(({ id }) => isFund || isFiledBySending(id) || id === values.hinhThucNop);
  const type = types.find(values.loaiHoTroId);
  const isOfEnterprise = isForEnterprise(type);
  const isUnitNeeded = !isFund || isOfEnterprise;
  const unitHelp = isUnitNeeded || (values.donViId ?? '') !== '' ? undefined : texts('request.direct');
  return (
    <FormSection title={texts('request.general')}>
      <TypeField types={types} />
      {type === undefined ? <TypeHint types={types} /> : <TypeSummary type={type} />}
      <UnitField
        name="donViId"
        label={texts('request.donViId')}
        isRequired={isUnitNeeded}
        isLocked={!isFund}
        unitTypeId={isOfEnterprise ? serviceEnterpriseTypeId : undefined}
        help={isOfEnterprise ? texts('request.enterprisesOnly') : unitHelp}
        width="twoThirds"
      />
      <SelectField name="hinhThucNop" label={texts('request.hinhThucNop')} choices={ways} isRequired width="third" />
      <DateField name="ngayDeNghi" label={texts('request.ngayDeNghi')} isRequired width="third" />
      <TextField name="nguoiLienHe" label={texts('request.nguoiLienHe')} isRequired width="third" />
      <TextField name="dienThoai" label={texts('request.dienThoai')} kind="tel" isRequired width="third" />
      <TextField name="ghiChu" label={texts('request.ghiChu')} lines={2} />
    </FormSection>
  );
}

function TypeHint({ types }: { readonly types: SupportTypes }) {
  const texts = useTexts(requestTexts);
  const { error, reload } = types.part;
  return error === undefined ? (
    <Typography color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
      {texts('request.chooseType')}
    </Typography>
  ) : (
    <ErrorAlert error={error} onRetry={reload} />
  );
}

/** Kinds that are applied and in force on the day of the request; all applied ones while that day is not known. */
function isOffered(type: SupportType, day: string): boolean {
  return type.hoatDong && (!isIsoDate(day) || isInForce(type, day));
}

/** Changing the kind changes the papers and may drop cases; so it asks, and sets several fields at once. */
function TypeField({ types }: { readonly types: SupportTypes }) {
  const texts = useTexts(requestTexts);
  const form = useTexts(formTexts);
  const confirm = useConfirm();
  const { values, setValues } = useFormikContext<RequestDraft>();
  const { id, value, error, isBusy, leave } = useFormField<string>('loaiHoTroId');
  const isFund = useIsFund();
  const mayBeOfEnterprise = useSessionUnit().typeId === serviceEnterpriseTypeId || isFund;
  const offered = types.all.filter(
    (type) =>
      (isOffered(type, values.ngayDeNghi) && (mayBeOfEnterprise || !isForEnterprise(type))) || type.ma === value,
  );

  const choose = async (code: string) => {
    const type = types.find(code);
    if (type === undefined) {
      return;
    }
    const from = types.find(value);
    const dropped = casesDropped(values, from, type);
    const isAgreed =
      dropped === 0 ||
      (await confirm({ message: texts('request.dropCases', { n: dropped }), severity: 'danger' })) === 'confirm';
    if (isAgreed) {
      void setValues((current) => withType(current, from, type, newUuid));
    }
  };

  return (
    <FieldFrame field={{ id, label: texts('request.loaiHoTroId'), error, isRequired: true }}>
      <Select
        native
        size="small"
        fullWidth
        name="loaiHoTroId"
        value={value}
        disabled={isBusy}
        input={<OutlinedInput />}
        onChange={({ target }) => void choose(target.value)}
        onBlur={leave}
        inputProps={{ id, ...inputState(id, error, undefined) }}
      >
        <option value="">{form('form.chooseOne')}</option>
        {offered.map(({ ma, ten }) => (
          <option key={ma} value={ma}>
            {`${ma} – ${ten}`}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
