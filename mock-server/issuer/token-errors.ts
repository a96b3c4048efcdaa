import type { IssuerAnswer } from './issuer';

/** A refusal of the token endpoint: OAuth's JSON in OpenIddict's English, never ABP's error format. */
export class TokenRefusal extends Error {
  override readonly name = 'TokenRefusal';
  readonly answer: IssuerAnswer;

  constructor(error: string, description: string, documentId: string, extra: Readonly<Record<string, string>> = {}) {
    super(description);
    const isClientRefused = error === 'invalid_client';
    this.answer = {
      status: isClientRefused ? 401 : 400,
      headers: {
        'Cache-Control': 'no-store',
        ...(isClientRefused
          ? { 'WWW-Authenticate': `Basic error="${error}", error_description="${description}"` }
          : {}),
      },
      body: {
        error,
        error_description: description,
        error_uri: `https://documentation.openiddict.com/errors/${documentId}`,
        ...extra,
      },
    };
  }
}

/** ABP's own refusals of a grant all carry the same document id. */
export function grantRefused(description: string, extra: Readonly<Record<string, string>> = {}): TokenRefusal {
  return new TokenRefusal('invalid_grant', description, 'ID2024', extra);
}

export function parameterMissing(name: string): TokenRefusal {
  return new TokenRefusal('invalid_request', `The mandatory '${name}' parameter is missing.`, 'ID2029');
}

/** The value of a parameter; an empty one counts as absent. */
export function parameter(form: URLSearchParams, name: string): string | undefined {
  const value = form.get(name);
  return value === null || value === '' ? undefined : value;
}

/** @throws TokenRefusal when the parameter is absent or empty. */
export function requiredParameter(form: URLSearchParams, name: string): string {
  const value = parameter(form, name);
  if (value === undefined) {
    throw parameterMissing(name);
  }
  return value;
}
