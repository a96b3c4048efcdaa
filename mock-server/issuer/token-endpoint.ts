import { checkClient } from './client-check';
import { codeGrant } from './code-grant';
import type { IssuerAnswer, MockIssuer } from './issuer';
import { passwordGrant } from './password-grant';
import { refreshGrant } from './refresh-grant';
import { parameter, parameterMissing, requiredParameter, TokenRefusal } from './token-errors';

/** A form post to the token or the revocation endpoint. */
export type FormPost = {
  readonly contentType: string | null;
  readonly body: unknown;
};

/** `POST /connect/token`: answers tokens or an OAuth error, never throws a refusal. */
export function answerToken(issuer: MockIssuer, post: FormPost, tenantId: string | null): Promise<IssuerAnswer> {
  return answerRefusals(async () => {
    const form = readForm(post);
    const grantType = parameter(form, 'grant_type');
    if (grantType === undefined) {
      throw parameterMissing('grant_type');
    }
    switch (grantType) {
      case 'password':
        return passwordGrant(issuer, checkClient(issuer, form), form, tenantId);
      case 'authorization_code':
        return codeGrant(issuer, checkClient(issuer, form), form);
      case 'refresh_token':
        return refreshGrant(issuer, checkClient(issuer, form), form);
      default:
        throw new TokenRefusal('unsupported_grant_type', "The specified 'grant_type' is not supported.", 'ID2032');
    }
  });
}

/** `POST /connect/revocat`: 200 for any token, known or not (RFC 7009 §2.2). A JWT goes on working until it expires. */
export function answerRevocation(issuer: MockIssuer, post: FormPost): Promise<IssuerAnswer> {
  return answerRefusals(async () => {
    const form = readForm(post);
    const token = requiredParameter(form, 'token');
    checkClient(issuer, form);
    const grant = await issuer.grants.find(token);
    await issuer.grants.revoke(token);
    if (grant?.kind === 'refresh' && !grant.isRevoked) {
      issuer.tell({ kind: 'signedOut', userId: grant.userId });
    }
    return { status: 200, body: {} };
  });
}

function readForm({ contentType, body }: FormPost): URLSearchParams {
  if (contentType === null) {
    throw new TokenRefusal('invalid_request', "The mandatory 'Content-Type' header is missing.", 'ID2081');
  }
  if (!(body instanceof URLSearchParams)) {
    throw new TokenRefusal('invalid_request', "The specified 'Content-Type' header is invalid.", 'ID2082');
  }
  return body;
}

async function answerRefusals(answer: () => Promise<IssuerAnswer>): Promise<IssuerAnswer> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof TokenRefusal) {
      return error.answer;
    }
    throw error;
  }
}
