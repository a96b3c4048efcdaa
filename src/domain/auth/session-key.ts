/** Key of the record in session storage and, for a remembered password session, in local storage. */
export const sessionKey = 'fund-office.session';
