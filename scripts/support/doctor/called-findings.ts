import type { FindingDescriptions } from './finding-description';

export const issuerFindings = {
  'issuer.discovery': {
    title: 'The discovery document can be loaded',
    advice: 'Check oAuthConfig.issuer, and that the issuer answers /.well-known/openid-configuration below it.',
    section: 'the-issuer',
  },
  'issuer.document': {
    title: 'The discovery document is the configured issuer’s',
    advice:
      'Make oAuthConfig.issuer equal to the document’s issuer to the character (ABP ends it with a slash), and its addresses https.',
    section: 'the-issuer',
  },
  'issuer.flow': {
    title: 'The issuer offers the configured flow',
    advice: 'Enable authorization code (or password) and refresh tokens in OpenIddict’s server options.',
    section: 'openiddict-settings',
  },
  'issuer.pkce': {
    title: 'The issuer takes PKCE with S256',
    advice: 'Enable PKCE; S256 must stand in code_challenge_methods_supported.',
    section: 'openiddict-settings',
  },
  'issuer.scopes': {
    title: 'The issuer knows every scope',
    advice: 'Seed the missing scopes, or take them out of oAuthConfig.scope.',
    section: 'openiddict-settings',
  },
  'issuer.ending': {
    title: 'The issuer can end a session and revoke tokens',
    advice: 'Enable the end-session and revocation endpoints; without them sign-out ends at the product.',
    section: 'openiddict-settings',
  },
  'issuer.cors': {
    title: 'The product may read discovery document and keys',
    advice: 'Add the product’s origin to App:CorsOrigins of the issuer’s host.',
    section: 'cors',
  },
  'issuer.keys': {
    title: 'The issuer’s keys can check signatures',
    advice: 'Publish a signing key (RSA or P-256) with kid and alg; sign with RS256, PS256 or ES256.',
    section: 'the-issuer',
  },
  'token.client': {
    title: 'The issuer knows the client as public',
    advice: 'Register oAuthConfig.clientId as a public client without a secret, with the flow’s grant types.',
    section: 'openiddict-settings',
  },
  'token.answer': {
    title: 'The product may read what the token endpoint answers',
    advice: 'Allow the product’s origin at the token endpoint, for errors too, and let it answer JSON.',
    section: 'cors',
  },
  'token.preflight': {
    title: 'The token endpoint takes the product’s headers',
    advice:
      'Allow the headers X-Requested-With and __tenant in the issuer’s CORS policy; without them nobody renews a session.',
    section: 'cors',
  },
  'registration.callback': {
    title: 'The redirect address is registered',
    advice: 'Register the redirect address, the scopes and the code flow for the client.',
    section: 'redirect-addresses',
  },
  'registration.answer': {
    title: 'The answer page is registered',
    advice: 'Register <origin>/auth/answer.html as a redirect address beside <origin>/auth/callback.',
    section: 'redirect-addresses',
  },
  'registration.sign-out': {
    title: 'The address after sign-out is registered',
    advice: 'Register <origin>/ (or postLogoutRedirectUri) as a post-logout redirect address.',
    section: 'redirect-addresses',
  },
} as const satisfies FindingDescriptions;

export const backEndFindings = {
  'api.configuration': {
    title: 'The back end answers its configuration',
    advice: 'Check apis.default.url: /api/abp/application-configuration must answer ABP’s JSON without a sign-in.',
    section: 'the-back-end',
  },
  'api.localization': {
    title: 'The back end answers its texts',
    advice:
      'Add Vietnamese to AbpLocalizationOptions.Languages and the resource named in localization.defaultResourceName.',
    section: 'languages-and-texts',
  },
  'api.cors': {
    title: 'The product may call the back end',
    advice: 'Add the product’s origin to App:CorsOrigins.',
    section: 'cors',
  },
  'api.exposed': {
    title: 'The product can tell ABP’s errors from others',
    advice: 'Expose what the product reads: WithAbpExposedHeaders() and WithExposedHeaders(…) in the CORS policy.',
    section: 'cors',
  },
  'api.preflight': {
    title: 'The back end takes the product’s headers and methods',
    advice:
      'Use AllowAnyHeader() and AllowAnyMethod() in the CORS policy, and let no proxy answer OPTIONS in its place.',
    section: 'cors',
  },
  'api.tenants': {
    title: 'Tenants are set up as the environment says',
    advice:
      'Switch multi-tenancy on where the environment has {0}, create the tenant, allow its subdomain (CORS, redirect addresses), let headers with an underscore through the proxy.',
    section: 'tenants',
  },
  'api.contract': {
    title: 'The back end has the business endpoints',
    advice: 'Implement what is missing of docs/api/openapi.yaml, under these very paths.',
    section: 'the-business-contract',
  },
  'api.protected': {
    title: 'Business endpoints refuse strangers with 401',
    advice: 'Put [Authorize] on the services; answer API calls by 401, not by a redirect to a page (X-Requested-With).',
    section: 'the-business-contract',
  },
  'person.accepted': {
    title: 'The back end accepts the issuer’s token',
    advice: 'Set AuthServer:Authority and the audience of the back end to the issuer’s.',
    section: 'claims',
  },
  'person.unit': {
    title: 'The token names the person’s unit',
    advice:
      'Add DonViId and LoaiDonViId to the access token by a claims contributor; where this person has no unit, seed it or look with the token of somebody who has one.',
    section: 'claims',
  },
  'person.policies': {
    title: 'The back end defines every permission',
    advice: 'Define the missing permissions in a PermissionDefinitionProvider.',
    section: 'permissions',
  },
} as const satisfies FindingDescriptions;
