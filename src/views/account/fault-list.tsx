import { useState } from 'react';

import { containsText } from '@/domain/text/search-text';

import { demoFaultGroups, type DemoFault } from '../app/demo-context';
import { useTexts } from '../app/localization-context';
import { Disclosure } from '../shared/widgets/disclosure';
import { faultTexts } from './fault-texts';

type FaultListProps = {
  readonly faults: readonly DemoFault[];
  readonly titleOf: (fault: DemoFault) => string;
  readonly chosen: DemoFault | undefined;
  readonly onChoose: (fault: DemoFault) => void;
};

type Group = DemoFault['group'];

/** All failures by group; a search opens the groups in which it finds something. */
export function FaultList({ faults, titleOf, chosen, onChoose }: FaultListProps) {
  const texts = useTexts(faultTexts);
  const [search, setSearch] = useState('');
  const [openGroups, setOpenGroups] = useState<ReadonlySet<Group>>(new Set(chosen === undefined ? [] : [chosen.group]));
  const isSearching = search.trim() !== '';
  const found = faults.filter((fault) =>
    [titleOf(fault), fault.id, fault.name].some((text) => containsText(text, search)),
  );
  const toggle = (group: Group) =>
    setOpenGroups((open) => new Set(open.has(group) ? [...open].filter((each) => each !== group) : [...open, group]));

  return (
    <>
      <label htmlFor="fault-search">{texts('fault.title')}</label>
      <input
        id="fault-search"
        type="search"
        placeholder={texts('fault.search')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <p className="fault-chooser-quiet" aria-live="polite">
        {found.length === 0 ? texts('fault.nothing') : texts('fault.found', { n: found.length })}
      </p>
      <div className="fault-groups">
        {demoFaultGroups.map((group) => {
          const members = found.filter((fault) => fault.group === group);
          return members.length === 0 ? null : (
            <Disclosure
              key={group}
              label={texts(`fault.${group}`)}
              note={String(members.length)}
              isOpen={isSearching || openGroups.has(group)}
              onToggle={() => toggle(group)}
            >
              <ul aria-label={texts(`fault.${group}`)}>
                {members.map((fault) => (
                  <li key={fault.id}>
                    <button type="button" aria-pressed={fault.id === chosen?.id} onClick={() => onChoose(fault)}>
                      <strong>{titleOf(fault)}</strong>
                      <span>{fault.name}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </Disclosure>
          );
        })}
      </div>
    </>
  );
}
