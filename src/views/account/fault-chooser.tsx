import { useEffect, useState } from 'react';

import { AppError } from '@/domain/errors/app-error';
import { errorCatalogue, type ErrorCode } from '@/domain/errors/error-catalogue';
import { errorTexts } from '@/domain/errors/error-texts';

import type { DemoFault, DemoFaults } from '../app/demo-context';
import { useTexts } from '../app/localization-context';
import './fault-chooser.css';
import { faultTexts } from './fault-texts';
import { SignInError } from './sign-in-error';

export type FaultChooserProps = { readonly faults: DemoFaults };

const groups = ['configuration', 'answer', 'token', 'renewal', 'around'] as const;

/** For trainers: switches a failure of the demo's issuer on, and says how to see it. Demo builds alone have it. */
export function FaultChooser({ faults }: FaultChooserProps) {
  const texts = useTexts(faultTexts);
  const titleOf = useTitles();
  const armed = useArmed(faults);
  const [chosenId, setChosenId] = useState(faults.asked ?? faults.armedAtStart);
  const chosen = faults.list.find(({ id }) => id === chosenId);

  return (
    <div className="fault-chooser">
      <label htmlFor="fault">{texts('fault.title')}</label>
      <select
        id="fault"
        aria-describedby="fault-way"
        value={chosenId ?? ''}
        onChange={({ target }) => setChosenId(faults.list.find(({ id }) => id === target.value)?.id)}
      >
        <option value="">{texts('fault.choose')}</option>
        {groups.map((group) => (
          <optgroup key={group} label={texts(`fault.${group}`)}>
            {faults.list
              .filter((fault) => fault.group === group)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {texts('fault.option', { title: titleOf(id), name })}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <div id="fault-way">{chosen === undefined ? null : <Way fault={chosen} />}</div>
      <p className="fault-chooser-buttons">
        {chosen?.kind === 'arm' && chosen.id !== armed ? (
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
  );
}

function Way({ fault }: { readonly fault: DemoFault }) {
  const texts = useTexts(faultTexts);
  return (
    <>
      <p>
        <strong>{texts('fault.way')}</strong> <span lang="vi">{fault.way}</span>
      </p>
      {fault.kind === 'arm' ? (
        <p className="fault-chooser-quiet">{texts(fault.isKept ? 'fault.kept' : 'fault.once')}</p>
      ) : null}
      {fault.kind === 'words' ? <SignInError error={new AppError(fault.id, { detail: fault.name })} /> : null}
    </>
  );
}

function useTitles(): (id: ErrorCode) => string {
  // Which text a code has is not known to the types; no title has a placeholder.
  const say = useTexts(errorTexts) as unknown as (key: string) => string;
  return (id) => say(errorCatalogue[id].title);
}

/** The failure that is on at the moment; one that happens once goes off by itself. */
function useArmed({ watch, armedAtStart }: DemoFaults): ErrorCode | undefined {
  const [armed, setArmed] = useState(armedAtStart);
  useEffect(() => watch(setArmed), [watch]);
  return armed;
}
