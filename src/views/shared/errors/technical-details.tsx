import { useState } from 'react';

import type { AppError } from '@/domain/errors/app-error';
import type { Translate } from '@/domain/localization/texts';

import { copyText } from '../copy-text';
import { technicalLines } from './describe-error';
import type { errorViewTexts } from './error-view-texts';

type TechnicalDetailsProps = {
  readonly error: AppError;
  readonly texts: Translate<typeof errorViewTexts.vi>;
};

/** Code, status and correlation id of an error, one click away and ready to be sent to an administrator. */
export function TechnicalDetails({ error, texts }: TechnicalDetailsProps) {
  const [label, setLabel] = useState<'copyLines' | 'copied' | 'notCopied'>('copyLines');
  const lines = technicalLines(error).join('\n');

  const copy = () => {
    void copyText(lines).then(
      () => {
        setLabel('copied');
      },
      () => {
        setLabel('notCopied');
      },
    );
  };

  return (
    <details className="technical">
      <summary>{texts('error.technical')}</summary>
      <pre>{lines}</pre>
      <button type="button" className="plain-button plain-button-small" onClick={copy}>
        {texts(`error.${label}`)}
      </button>
    </details>
  );
}
