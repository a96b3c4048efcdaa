import { useEffect, useState } from 'react';

import type { Demo } from '../app/demo-context';
import { useTexts } from '../app/localization-context';
import { accountTexts } from './account-texts';

type DemoMailProps = {
  readonly address: string;
  readonly mailLink: NonNullable<Demo['mailLink']>;
};

/** The mailbox of a demo build: what a real back end would have sent to the address. */
export function DemoMail({ address, mailLink }: DemoMailProps) {
  const texts = useTexts(accountTexts);
  const [found, setFound] = useState<{ readonly link: string | undefined }>();

  useEffect(() => {
    let isWanted = true;
    void mailLink(address).then((link) => {
      if (isWanted) {
        setFound({ link });
      }
    });
    return () => {
      isWanted = false;
    };
  }, [address, mailLink]);

  if (found === undefined) {
    return null;
  }
  return (
    <section className="account-mail" aria-labelledby="account-mail-title">
      <h3 id="account-mail-title">{texts('forgot.mailbox')}</h3>
      {found.link === undefined ? (
        <p>{texts('forgot.noMail')}</p>
      ) : (
        // As from a mail program: the product starts anew at that address.
        <a href={found.link}>{texts('forgot.mailLink')}</a>
      )}
    </section>
  );
}
