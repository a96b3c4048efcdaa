import * as v from 'valibot';

/** An address of the product itself in an answer; anything else that a server may send leads nowhere. */
export const ownAddress = v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^\/(?![/\\])/u))), null);
