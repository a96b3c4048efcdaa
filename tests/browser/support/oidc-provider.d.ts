/** The part of oidc-provider 9 that the tests' issuer uses; the package brings no types. */
declare module 'oidc-provider' {
  import type { RequestListener, IncomingMessage, ServerResponse } from 'node:http';

  export type Client = { readonly clientId: string; grantTypeAllowed(type: string): boolean };

  export type Context = {
    body: unknown;
    readonly oidc: {
      readonly client: Client;
      /** The fields of the request that the endpoint knows. */
      readonly params: Readonly<Record<string, string | undefined>>;
      readonly session: { readonly accountId: string };
      readonly provider: Provider;
    };
  };

  export class Provider {
    constructor(issuer: string, configuration: unknown);
    callback(): RequestListener;
    on(event: string, listener: (...args: readonly unknown[]) => void): this;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { readonly login: { readonly accountId: string } },
    ): Promise<void>;
    readonly Grant: new (grant: { readonly clientId: string; readonly accountId: string }) => Grant;
  }

  export type Grant = {
    addOIDCScope(scope: string): void;
    addResourceScope(resource: string, scope: string): void;
    save(): Promise<string>;
  };
}
