import { OutlinedInput } from '@mui/material';
import { useId, useState } from 'react';

import { validationMessage, validationText } from '@/domain/validation/validation-message';
import { useLocalizer } from '@/views/app/localization-context';
import { FieldFrame, inputState } from '@/views/shared/form/field-frame';

type WholeNumberInputProps = {
  readonly label: string;
  readonly help?: string;
  /** `undefined`: something else than a number is set. */
  readonly value: number | undefined;
  readonly most: number;
  /** Told of every number that will do, as it is typed. */
  readonly onChange: (value: number) => void;
};

/** A number that works while it is typed; what is none stays as it is, with a reason, and changes nothing. */
export function WholeNumberInput({ label, help, value, most, onChange }: WholeNumberInputProps) {
  const id = useId();
  const localizer = useLocalizer();
  const [typed, setTyped] = useState<string>();
  const number = typed === undefined ? undefined : wholeNumber(typed, most);
  const isWrong = typed !== undefined && typed !== '' && number === undefined;
  const error = isWrong ? validationText(validationMessage('range', { min: 0, max: most }), localizer) : undefined;
  return (
    <FieldFrame field={{ id, label, help, error }}>
      <OutlinedInput
        id={id}
        size="small"
        autoComplete="off"
        // What another tab sets is shown as soon as nobody types here.
        value={typed ?? value ?? ''}
        onChange={({ target }) => {
          const next = wholeNumber(target.value, most);
          setTyped(target.value);
          if (next !== undefined) {
            onChange(next);
          }
        }}
        onBlur={() => {
          setTyped((left) => (isWrong ? left : undefined));
        }}
        slotProps={{ input: { inputMode: 'numeric', ...inputState(id, error, help) } }}
      />
    </FieldFrame>
  );
}

function wholeNumber(text: string, most: number): number | undefined {
  const trimmed = text.trim();
  return /^\d{1,10}$/u.test(trimmed) && Number(trimmed) <= most ? Number(trimmed) : undefined;
}
