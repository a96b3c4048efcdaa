import { FormikProvider } from 'formik';
import type { ReactNode } from 'react';

import { FormEngineProvider } from './form-context';
import type { Form } from './use-form';

type FormFrameProps<Values extends object> = {
  readonly form: Form<Values>;
  readonly label: string;
  /** The element's id, for a submit button outside it. */
  readonly id?: string;
  readonly children: ReactNode;
};

/** The `<form>` around fields; how it is laid out is its content's matter. */
export function FormFrame<Values extends object>({
  form: { formik, engine, formRef, onKeyDown, submit },
  label,
  id,
  children,
}: FormFrameProps<Values>) {
  return (
    <FormikProvider value={formik}>
      <FormEngineProvider value={engine}>
        <form
          id={id}
          ref={formRef}
          noValidate
          aria-label={label}
          aria-busy={engine.isBusy}
          onKeyDown={onKeyDown}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          {children}
        </form>
      </FormEngineProvider>
    </FormikProvider>
  );
}
