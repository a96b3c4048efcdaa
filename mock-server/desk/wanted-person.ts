const personKey = 'quy.demo.person';

/** Remembers, over the way through the issuer's pages, whom the trainer wants to be. */
export function keepWantedPerson(userName: string): void {
  try {
    localStorage.setItem(personKey, userName);
  } catch {
    // Without storage the name is typed.
  }
}

/** The person whom the issuer's page is to offer, once; `undefined` without a wish. */
export function takeWantedPerson(): string | undefined {
  try {
    const wanted = localStorage.getItem(personKey) ?? undefined;
    localStorage.removeItem(personKey);
    return wanted;
  } catch {
    return undefined;
  }
}
