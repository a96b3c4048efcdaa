import { useEffect, useState } from 'react';

import { AppError } from '@/domain/errors/app-error';
import { errorCatalogue } from '@/domain/errors/error-catalogue';
import { errorTexts } from '@/domain/errors/error-texts';

import type { DemoFault, DemoFaults } from '../app/demo-context';
import { useTexts } from '../app/localization-context';
import './fault-chooser.css';
import { FaultList } from './fault-list';
import { faultTexts } from './fault-texts';
import { SignInError } from './sign-in-error';

export type FaultChooserProps = { readonly faults: DemoFaults };

/** For trainers: switches a failure of the demo on, and says how to see it. Demo builds alone have it. */
export function FaultChooser({ faults }: FaultChooserProps) {
  const texts = useTexts(faultTexts);
  const titleOf = useTitles();
  const armedId = useArmed(faults);
  const [chosenId, setChosenId] = useState(faults.asked ?? faults.armedAtStart);
  const chosen = faults.list.find(({ id }) => id === chosenId);
  const armed = faults.list.find(({ id }) => id === armedId);

  return (
    <div className="fault-chooser">
      <FaultList faults={faults.list} titleOf={titleOf} chosen={chosen} onChoose={({ id }) => setChosenId(id)} />
      <div className="fault-chooser-chosen">
        {chosen === undefined ? null : <Way fault={chosen} title={titleOf(chosen)} />}
        <p className="fault-chooser-buttons">
          {chosen?.kind === 'arm' && chosen.id !== armedId ? (
            <button type="button" className="plain-button plain-button-small" onClick={() => faults.arm(chosen.id)}>
              {texts('fault.arm')}
            </button>
          ) : null}
          {armed === undefined ? null : (
            <button type="button" className="plain-button plain-button-small" onClick={faults.disarm}>
              {texts('fault.disarm')}
            </button>
          )}
        </p>
        <p className="fault-chooser-quiet" role="status">
          {armed === undefined ? texts('fault.none') : texts('fault.armed', { title: titleOf(armed) })}
        </p>
      </div>
    </div>
  );
}

function Way({ fault, title }: { readonly fault: DemoFault; readonly title: string }) {
  const texts = useTexts(faultTexts);
  return (
    <>
      <p>
        <strong>{title}</strong>
      </p>
      <p>
        {texts('fault.way')} <span lang="vi">{fault.way}</span>
      </p>
      {fault.kind === 'arm' ? (
        <p className="fault-chooser-quiet">{texts(fault.isKept ? 'fault.kept' : 'fault.once')}</p>
      ) : null}
      {fault.kind === 'words' ? <SignInError error={new AppError(fault.code, { detail: fault.name })} /> : null}
    </>
  );
}

function useTitles(): (fault: DemoFault) => string {
  // Which text a code has is not known to the types; no title has a placeholder.
  const say = useTexts(errorTexts) as unknown as (key: string) => string;
  return ({ code }) => say(errorCatalogue[code].title);
}

/** The failure that is on at the moment; one that happens once goes off by itself. */
function useArmed({ watch, armedAtStart }: DemoFaults): string | undefined {
  const [armed, setArmed] = useState(armedAtStart);
  useEffect(() => watch(setArmed), [watch]);
  return armed;
}
