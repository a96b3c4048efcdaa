import * as v from 'valibot';

/**
 * An address of the product itself in an answer; anything else that a server may send leads nowhere. Browsers drop tabs
 * and line breaks inside an address, so that none may stand in it.
 */
export const ownAddress = v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^\/(?![/\\])\P{Cc}*$/u))), null);
