/** Key of the record in session storage and, for a remembered password session, in local storage. */
export const sessionKey = 'fund-office.session';

/** Key, in local storage, of the moment at which a person has last done something, in whichever tab. */
export const lastActKey = 'fund-office.last-act';
