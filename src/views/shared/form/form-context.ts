import { createContext, use } from 'react';

/** When a field may say what is wrong with it: once it was left, or only after somebody tried to submit (register V-02). */
export type ErrorsShown = 'left' | 'attempted';

export type FormEngine = {
  /** Prefix of every id in this form, so that two forms on a page never share one. */
  readonly formId: string;
  readonly errorsShown: ErrorsShown;
  readonly isBusy: boolean;
  /** What the server said about a field, as long as the field still holds what the server saw. */
  readonly serverErrorOf: (name: string) => string | undefined;
  /** True for a part of the form, such as a list's row, in which the server found a field wrong. */
  readonly hasServerErrorBelow: (name: string) => boolean;
};

const FormEngineContext = createContext<FormEngine | undefined>(undefined);

export const FormEngineProvider = FormEngineContext.Provider;

export function useFormEngine(): FormEngine {
  const engine = use(FormEngineContext);
  if (engine === undefined) {
    throw new Error('A field was rendered outside <RecordForm>.');
  }
  return engine;
}
