import { useState } from 'react';

import type { AppError } from '@/domain/errors/app-error';
import type { Translate } from '@/domain/localization/texts';

import { technicalLines } from './describe-error';
import type { errorViewTexts } from './error-view-texts';

type TechnicalDetailsProps = {
  readonly error: AppError;
  readonly texts: Translate<typeof errorViewTexts.vi>;
};

/** Code, status and correlation id of an error, one click away and ready to be sent to an administrator. */
export function TechnicalDetails({ error, texts }: TechnicalDetailsProps) {
  const [isCopied, setIsCopied] = useState(false);
  const lines = technicalLines(error).join('\n');

  const copy = () => {
    // A browser may refuse the clipboard; the lines can still be marked by hand.
    void Promise.resolve(navigator.clipboard.writeText(lines)).then(
      () => {
        setIsCopied(true);
      },
      () => undefined,
    );
  };

  return (
    <details className="technical">
      <summary>{texts('error.technical')}</summary>
      <pre>{lines}</pre>
      <button type="button" className="plain-button plain-button-small" onClick={copy}>
        {texts(isCopied ? 'error.copied' : 'error.copyLines')}
      </button>
    </details>
  );
}
