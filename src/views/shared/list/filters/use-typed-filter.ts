import { useState, type ChangeEvent, type KeyboardEvent } from 'react';

import { isComposed } from '../../focus/keyboard-holders';

/**
 * A text that is being typed and takes effect when the field is left or Enter is pressed. Escape takes it back.
 *
 * @param value The text in force; shown while nobody types.
 * @param shaped What the text becomes with each key.
 */
export function useTypedFilter(
  value: string,
  commit: (typed: string) => void,
  shaped: (before: string, typed: string) => string = (_, typed) => typed,
) {
  const [draft, setDraft] = useState<string>();
  const end = () => {
    if (draft !== undefined) {
      commit(draft);
      setDraft(undefined);
    }
  };
  return {
    value: draft ?? value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setDraft(shaped(draft ?? value, target.value));
    },
    onBlur: end,
    onKeyDown: (event: KeyboardEvent) => {
      // Enter and Escape end what an input method composes.
      if (isComposed(event.nativeEvent)) {
        return;
      }
      if (event.key === 'Enter') {
        end();
      }
      if (event.key === 'Escape' && draft !== undefined) {
        event.stopPropagation();
        setDraft(undefined);
      }
    },
  };
}
