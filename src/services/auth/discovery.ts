import { readDiscoveryDocument, mustUseHttps, type DiscoveryDocument } from '@/domain/auth/discovery-document';
import { discoveryAddress, isSecureAddress } from '@/domain/auth/issuer-address';
import type { OAuthConfig } from '@/domain/environment/environment';
import { AppError, toAppError } from '@/domain/errors/app-error';

import { endedBy } from './cancellation';
import { answerFacts, isSuccess, type ProtocolAnswer, type ProtocolCall } from './protocol-call';

/**
 * The issuer's discovery document: loaded once, shared by all who wait, loaded again only after a failure.
 *
 * A signal ends the caller's wait, not the load that others share. Rejects with `token.mustUseHttps` (the configured
 * issuer), `auth.discovery_document_load_error` or `auth.discovery_document_validation_error`.
 */
export type Discovery = (signal?: AbortSignal) => Promise<DiscoveryDocument>;

export function createDiscovery(config: OAuthConfig, call: ProtocolCall): Discovery {
  let loading: Promise<DiscoveryDocument> | undefined;

  const load = async () => {
    if (!isSecureAddress(config.issuer, config.requireHttps)) {
      throw mustUseHttps('issuer');
    }
    const answer = await call({ url: discoveryAddress(config.issuer) }).catch((thrown: unknown) => {
      throw loadError(thrown);
    });
    return processDiscoveryAnswer(answer, config);
  };

  return (signal) => {
    loading ??= load().catch((thrown: unknown) => {
      loading = undefined;
      throw thrown;
    });
    return signal ? endedBy(signal, loading) : loading;
  };
}

/** A page instead of a document is a failed load (a proxy, a wrong address); a wrong document is a failed validation. */
export function processDiscoveryAnswer(answer: ProtocolAnswer, config: OAuthConfig): DiscoveryDocument {
  if (!isSuccess(answer) || answer.body === undefined) {
    throw new AppError('auth.discovery_document_load_error', {
      ...answerFacts(answer),
      detail: isSuccess(answer) ? 'the answer is not JSON' : `status ${answer.status}`,
    });
  }
  return readDiscoveryDocument(answer.body, config);
}

function loadError(thrown: unknown): AppError {
  const cause = toAppError(thrown);
  return new AppError('auth.discovery_document_load_error', { status: cause.status, cause, detail: cause.code });
}
