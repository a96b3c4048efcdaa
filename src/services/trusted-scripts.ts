/** The part of the browser's `trustedTypes` that the product uses; TypeScript's own library does not know it yet. */
type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => unknown };
};

/** Name that a policy `trusted-types …` of the server has to allow (docs/deployment.md). */
const policyName = 'fund-office';

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy(policyName, { createScriptURL: ownAddress });

/**
 * The address of one of the product's own scripts in the form that a page under `require-trusted-types-for 'script'`
 * accepts where a script is started.
 *
 * @throws {TypeError} for an address of another origin.
 */
export function trustedScriptAddress(address: string): string {
  // The browser wants its own object; to everybody else it is the text it stands for.
  return (policy?.createScriptURL(address) ?? ownAddress(address)) as string;
}

function ownAddress(address: string): string {
  const { origin, href } = globalThis.location;
  if (new URL(address, href).origin !== origin) {
    throw new TypeError('A script of another origin is never started.');
  }
  return address;
}
