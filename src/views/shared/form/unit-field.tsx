import { Autocomplete, CircularProgress, OutlinedInput } from '@mui/material';
import { getIn, useFormikContext } from 'formik';
import { useMemo, useState } from 'react';

import type { UnitTypeId } from '@/domain/units/unit';
import type { UnitChoice } from '@/services/api/lookups-api';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';

import { useChoiceListTexts } from '../choice-list-texts';
import { ErrorWords } from '../errors/error-words';
import { pauseInTyping, useLiveAnswer } from '../use-live-answer';
import { useUnit } from '../person/use-unit';
import { FieldFrame, inputState, type FieldProps } from './field-frame';
import { formTexts } from './form-texts';
import { useFormField } from './use-form-field';

type UnitFieldProps = FieldProps & {
  /** Path of the unit's name where the record carries it beside the id; it is looked up where there is none. */
  readonly nameField?: string;
  /** Only units of this type are offered. */
  readonly unitTypeId?: UnitTypeId | undefined;
};

/** A unit, found on the server by a part of its code or name. */
export function UnitField(props: UnitFieldProps) {
  const { name, nameField, help, isLocked, unitTypeId } = props;
  const { id, value, error, isBusy, change, leave } = useFormField<string | null>(name);
  const { values, setFieldValue } = useFormikContext<object>();
  const texts = useTexts(formTexts);
  const choiceListTexts = useChoiceListTexts();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const { lookups } = useServices();
  const wanted = useMemo(() => (isOpen ? { text, unitTypeId } : undefined), [isOpen, text, unitTypeId]);
  const found = useLiveAnswer(
    wanted,
    (asked, signal) => lookups.findUnits(asked.text, signal, asked.unitTypeId),
    (asked) => pauseInTyping(asked.text),
  );
  const [picked, setPicked] = useState<UnitChoice>();
  const unitId = value === '' || value === null ? undefined : value;
  const lookedUp = useUnit(nameField === undefined && unitId !== picked?.id ? unitId : undefined);
  const storedName: unknown = nameField === undefined ? undefined : getIn(values, nameField);
  const known = nameField === undefined ? (unitId === picked?.id ? picked : lookedUp) : undefined;
  const named = { id: unitId ?? '', ma: '', ten: typeof storedName === 'string' ? storedName : (unitId ?? '') };
  const chosen = unitId === undefined ? null : (known ?? named);

  return (
    <FieldFrame field={{ ...props, id, error }}>
      <Autocomplete<UnitChoice>
        id={id}
        size="small"
        fullWidth
        autoHighlight
        options={found.answer ?? []}
        value={chosen}
        open={isOpen}
        onOpen={() => {
          setIsOpen(true);
        }}
        onClose={() => {
          setIsOpen(false);
        }}
        loading={found.status === 'waiting'}
        {...choiceListTexts}
        noOptionsText={
          found.error === undefined ? (
            texts(text === '' ? 'form.typeToSearch' : 'form.noOption')
          ) : (
            <ErrorWords error={found.error} />
          )
        }
        disabled={isLocked === true}
        readOnly={isBusy}
        getOptionLabel={({ ma, ten }) => (ma === '' ? ten : `${ma} – ${ten}`)}
        isOptionEqualToValue={(option, current) => option.id === current.id}
        filterOptions={(options) => options}
        onInputChange={(_, typed, reason) => {
          setText(reason === 'input' ? typed : '');
        }}
        onChange={(_, unit) => {
          if (nameField !== undefined) {
            void setFieldValue(nameField, unit?.ten ?? null);
          }
          setPicked(unit ?? undefined);
          change(unit?.id ?? null);
        }}
        onBlur={leave}
        renderInput={({ slotProps }) => (
          <OutlinedInput
            {...slotProps.input}
            name={name}
            fullWidth
            size="small"
            placeholder={texts('form.typeToSearch')}
            endAdornment={
              <>
                {found.status === 'waiting' ? (
                  <CircularProgress key={text} classes={{ svg: 'delayed-sign' }} size={16} aria-hidden />
                ) : null}
                {slotProps.input.endAdornment}
              </>
            }
            inputProps={{ ...slotProps.htmlInput, ...inputState(id, error, help, slotProps.htmlInput.className) }}
          />
        )}
      />
    </FieldFrame>
  );
}
