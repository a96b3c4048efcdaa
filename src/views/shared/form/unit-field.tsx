import { Autocomplete, CircularProgress, OutlinedInput } from '@mui/material';
import { getIn, useFormikContext } from 'formik';
import { useEffect, useState } from 'react';

import { searchDebounceMs } from '@/domain/constants';
import type { UnitChoice } from '@/services/api/lookups-api';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';

import { useChoiceListTexts } from '../choice-list-texts';
import { FieldFrame, inputState, type FieldProps } from './field-frame';
import { formTexts } from './form-texts';
import { useFormField } from './use-form-field';

type UnitFieldProps = FieldProps & {
  /** Path of the unit's name where the record carries it beside the id; it is looked up where there is none. */
  readonly nameField?: string;
};

/** What was found for a text; no units at all where they could not be asked for. */
type Found = { readonly text: string; readonly units: readonly UnitChoice[] | undefined };

/** A unit, found on the server by a part of its code or name. */
export function UnitField(props: UnitFieldProps) {
  const { name, nameField, help, isLocked } = props;
  const { id, value, error, isBusy, change, leave } = useFormField<string | null>(name);
  const { values, setFieldValue } = useFormikContext<object>();
  const texts = useTexts(formTexts);
  const choiceListTexts = useChoiceListTexts();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const found = useUnits(text, isOpen);
  const hasFailed = found !== undefined && found.units === undefined;
  const [picked, setPicked] = useState<UnitChoice>();
  const unitId = value === '' || value === null ? undefined : value;
  const lookedUp = useUnitOfId(nameField === undefined && unitId !== picked?.id ? unitId : undefined);
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
        options={found?.units ?? []}
        value={chosen}
        open={isOpen}
        onOpen={() => {
          setIsOpen(true);
        }}
        onClose={() => {
          setIsOpen(false);
        }}
        loading={isOpen && found === undefined}
        {...choiceListTexts}
        noOptionsText={texts(hasFailed ? 'form.optionsFailed' : text === '' ? 'form.typeToSearch' : 'form.noOption')}
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
                {isOpen && found === undefined ? <CircularProgress size={16} aria-hidden /> : null}
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

/** Units for the text, asked for after a pause in typing; `undefined` while the answer is awaited. */
function useUnits(text: string, isNeeded: boolean): Found | undefined {
  const { lookups } = useServices();
  const [found, setFound] = useState<Found>();

  useEffect(() => {
    if (!isNeeded) {
      return undefined;
    }
    const controller = new AbortController();
    const timer = setTimeout(
      () => {
        lookups.findUnits(text, controller.signal).then(
          (units) => {
            setFound({ text, units });
          },
          () => {
            if (!controller.signal.aborted) {
              setFound({ text, units: undefined });
            }
          },
        );
      },
      text === '' ? 0 : searchDebounceMs,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [lookups, text, isNeeded]);

  return found?.text === text ? found : undefined;
}

/** The unit of an id, as far as the person may see it. */
function useUnitOfId(id: string | undefined): UnitChoice | undefined {
  const { lookups } = useServices();
  const [known, setKnown] = useState<UnitChoice>();

  useEffect(() => {
    if (id === undefined) {
      return undefined;
    }
    const controller = new AbortController();
    lookups.findUnits(id, controller.signal).then(
      (units) => {
        setKnown(units.find((unit) => unit.id === id));
      },
      // The name is a courtesy; the id stands in for it.
      () => undefined,
    );
    return () => {
      controller.abort();
    };
  }, [lookups, id]);

  return known?.id === id ? known : undefined;
}
