/** What a contender is told of the issuer, the page and the network; everything else it has from itself. */
export type Surroundings = {
  /** The issuer identifier, exactly as its discovery document has it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly scope: string;
  /** Origin of the page. */
  readonly appOrigin: string;
  /** Origin of the API whose calls carry the token. */
  readonly apiOrigin: string;
  /** True where the issuer's tokens are good for its userinfo. */
  readonly hasProfile: boolean;
  /** What a person does at the issuer: from the authorization request to the address that they come back to. */
  readonly visit: (address: string) => Promise<string>;
};

/** One tab of a browser, signed in through the code flow with PKCE. */
export type Tab = {
  /** Rejects when the answer of the issuer is refused. */
  readonly signIn: () => Promise<void>;
  readonly isSignedIn: () => Promise<boolean>;
  /** Asks for the next tokens as a refused call would; answers whether they came. */
  readonly renew: () => Promise<boolean>;
  readonly accessToken: () => Promise<string | undefined>;
  /** The name that the issuer's userinfo gave. */
  readonly profileName: () => Promise<string | undefined>;
  /** A call of the API, with whatever the library does about a 401; answers the status that the screen gets. */
  readonly call: (address: string) => Promise<number>;
};

/** A browser; its tabs share whatever the library can share between tabs. */
export type Browser = {
  /** Opens a tab, which finds the session of the others where there is one. */
  readonly openTab: () => Promise<Tab>;
  /** True when the text stands in any storage. */
  readonly keeps: (text: string) => boolean;
  readonly close: () => void;
};

/** A way of signing in, used as its own documentation says. */
export type Contender = {
  readonly name: string;
  readonly openBrowser: (surroundings: Surroundings) => Promise<Browser>;
};

/** The address a page is redirected to with the issuer's answer. */
export function redirectUriOf({ appOrigin }: Surroundings): string {
  return `${appOrigin}/auth/callback`;
}
