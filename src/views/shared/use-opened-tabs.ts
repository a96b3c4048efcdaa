import { useState } from 'react';

/** Every tab that has been shown since the page was opened, whose panels stay as they were left. */
export function useOpenedTabs<Name extends string>(shown: Name | undefined): readonly Name[] {
  const [opened, setOpened] = useState<readonly Name[]>([]);
  if (shown !== undefined && !opened.includes(shown)) {
    setOpened([...opened, shown]);
  }
  return opened;
}
