import type { AuthEventName, TokenFault } from '../auth/auth-events';
import type { ErrorTextKey } from './error-texts';

/**
 * Where an error is shown: a passing toast, a dialog to close, the full-screen page, a redirect to sign-in, or
 * `inline` where the screen that asked shows it in place (a list's error row, the sign-in form).
 */
export type ErrorPresentation = 'toast' | 'dialog' | 'page' | 'redirect' | 'inline' | 'none';

/** What the person can do about it; the presentation offers exactly these. */
export type ErrorRecovery = 'close' | 'retry' | 'home' | 'signIn' | 'reload';

/** What was being done, where the catalogue has words of its own for it: reading changes nothing, nor does signing in. */
export type Circumstance = 'reading' | 'signingIn';

export type ErrorEntry = {
  readonly title: ErrorTextKey;
  readonly details: ErrorTextKey;
  /** Details where the server has said how long to wait; `{n}` are the seconds. */
  readonly timedDetails?: ErrorTextKey;
  /** Details where it is known what was being done. */
  readonly detailsWhen?: Readonly<Partial<Record<Circumstance, ErrorTextKey>>>;
  /** The server's own sentence says less than these words: it goes to the technical details. */
  readonly isOwnWords?: true;
  readonly presentation: ErrorPresentation;
  readonly recovery: readonly ErrorRecovery[];
};

const page = (name: ErrorEntryName, ...recovery: ErrorRecovery[]) => entry(name, 'page', recovery);
const dialog = (name: ErrorEntryName, ...recovery: ErrorRecovery[]) => entry(name, 'dialog', recovery);
const toast = (name: ErrorEntryName) => entry(name, 'toast', ['close']);
const redirect = (name: ErrorEntryName) => entry(name, 'redirect', ['signIn']);
const inline = (name: ErrorEntryName, ...recovery: ErrorRecovery[]) => entry(name, 'inline', recovery);

/**
 * Every failure staff can be shown, keyed by a stable code: match → presentation → texts → recovery (register X-01).
 *
 * Codes are never shown and never renamed: logs, tests, lessons and the mock server refer to them. Texts stand in
 * `error-texts.ts` under the same names. Sources: specification §8, domain dictionary §10.
 */
export const errorCatalogue = {
  'http.badRequest': dialog('http.badRequest', 'close'),
  'http.validation': dialog('http.validation', 'close'),
  'http.unauthenticated': redirect('http.unauthenticated'),
  'http.sessionExpired': redirect('http.sessionExpired'),
  'http.forbidden': page('http.forbidden', 'home'),
  'http.blocked': dialog('http.blocked', 'close'),
  'http.notFound': page('http.notFound', 'home'),
  'http.conflict': dialog('http.conflict', 'reload', 'close'),
  'http.tooLarge': dialog('http.tooLarge', 'close'),
  'http.unprocessable': dialog('http.unprocessable', 'close'),
  'http.tooManyRequests': { ...toast('http.tooManyRequests'), timedDetails: 'http.tooManyRequests.timedDetails' },
  'http.server': { ...page('http.server', 'retry', 'home'), isOwnWords: true },
  'http.unavailable': {
    ...page('http.unavailable', 'retry', 'home'),
    timedDetails: 'http.unavailable.timedDetails',
    isOwnWords: true,
  },
  'http.other': dialog('http.other', 'close'),
  'server.message': dialog('server.message', 'close'),
  'network.unreachable': {
    ...page('network.unreachable', 'retry'),
    detailsWhen: { signingIn: 'network.unreachable.signingIn' },
  },
  'network.timeout': {
    ...dialog('network.timeout', 'retry', 'close'),
    detailsWhen: { reading: 'network.timeout.reading', signingIn: 'network.timeout.signingIn' },
  },
  'response.malformed': dialog('response.malformed', 'retry', 'close'),
  'request.cancelled': entry('request.cancelled', 'none', []),
  'request.foreignOrigin': dialog('request.foreignOrigin', 'close'),
  'route.notFound': page('route.notFound', 'home'),
  'route.forbidden': page('route.forbidden', 'home'),
  'app.unexpected': page('app.unexpected', 'retry', 'home'),
  'app.codeUnavailable': page('app.codeUnavailable', 'retry', 'reload'),
  'app.malformedPolicy': dialog('app.malformedPolicy', 'close'),
  'permissions.none': inline('permissions.none', 'signIn'),
  'environment.invalid': page('environment.invalid', 'retry'),
  'environment.unreachable': page('environment.unreachable', 'retry'),
  'environment.remoteUnavailable': toast('environment.remoteUnavailable'),
  'configuration.unavailable': page('configuration.unavailable', 'retry'),
  'tenant.notFound': page('tenant.notFound', 'retry'),
  'tenant.inactive': page('tenant.inactive', 'retry'),
  'storage.unavailable': toast('storage.unavailable'),
  'signIn.wrongPassword': inline('signIn.wrongPassword'),
  'signIn.lockedOut': inline('signIn.lockedOut'),
  'signIn.notAllowed': inline('signIn.notAllowed'),
  'signIn.twoFactorRequired': inline('signIn.twoFactorRequired'),
  'signIn.mustChangePassword': inline('signIn.mustChangePassword'),
  'signIn.clientRefused': inline('signIn.clientRefused'),
  'signIn.accessDenied': inline('signIn.accessDenied'),
  'signIn.loop': inline('signIn.loop'),
  'signIn.userMissing': inline('signIn.userMissing'),
  'signIn.recordUnreadable': inline('signIn.recordUnreadable'),
  'signIn.grantRejected': redirect('signIn.grantRejected'),
  'signIn.endedElsewhere': redirect('signIn.endedElsewhere'),
  'signIn.renewalLoop': inline('signIn.renewalLoop'),
  'signIn.idle': redirect('signIn.idle'),
  'export.failed': dialog('export.failed', 'retry', 'close'),
  'import.unreadable': inline('import.unreadable', 'retry'),
  'import.notSpreadsheet': inline('import.notSpreadsheet'),
  'import.encrypted': inline('import.encrypted'),
  'import.macros': inline('import.macros'),
  'import.broken': inline('import.broken'),
  'import.tooLarge': inline('import.tooLarge'),
  'import.tooManyRows': inline('import.tooManyRows'),
  'import.empty': inline('import.empty'),
  'import.headingsMissing': inline('import.headingsMissing'),
  'import.headingsDoubled': inline('import.headingsDoubled'),
  'import.tooSlow': inline('import.tooSlow', 'retry'),
  'auth.discovery_document_validation_error': inline('auth.discovery_document_validation_error', 'retry'),
  'auth.discovery_document_load_error': inline('auth.discovery_document_load_error', 'retry'),
  'auth.jwks_load_error': inline('auth.jwks_load_error', 'retry'),
  'auth.token_error': inline('auth.token_error', 'retry'),
  'auth.token_refresh_error': redirect('auth.token_refresh_error'),
  'auth.token_validation_error': inline('auth.token_validation_error', 'retry'),
  'auth.token_revoke_error': toast('auth.token_revoke_error'),
  'auth.invalid_nonce_in_state': inline('auth.invalid_nonce_in_state', 'retry'),
  'auth.code_error': inline('auth.code_error', 'retry'),
  'auth.silent_refresh_timeout': redirect('auth.silent_refresh_timeout'),
  'auth.silent_refresh_error': redirect('auth.silent_refresh_error'),
  'auth.popup_blocked': inline('auth.popup_blocked', 'retry'),
  'auth.popup_closed': inline('auth.popup_closed', 'retry'),
  'auth.user_profile_load_error': toast('auth.user_profile_load_error'),
  'token.wrongAudience': inline('token.wrongAudience', 'retry'),
  'token.noSubject': inline('token.noSubject', 'retry'),
  'token.noIssuedAt': inline('token.noIssuedAt', 'retry'),
  'token.wrongIssuer': inline('token.wrongIssuer', 'retry'),
  'token.wrongNonce': inline('token.wrongNonce', 'retry'),
  'token.expired': inline('token.expired', 'retry'),
  'token.notYetValid': inline('token.notYetValid', 'retry'),
  'token.wrongAtHash': inline('token.wrongAtHash', 'retry'),
  'token.atHashNeeded': inline('token.atHashNeeded', 'retry'),
  'token.mustUseHttps': inline('token.mustUseHttps', 'retry'),
  'token.wrongSubject': inline('token.wrongSubject', 'retry'),
  'token.badSignature': inline('token.badSignature', 'retry'),
} as const satisfies Record<string, ErrorEntry> & Record<`auth.${AuthEventName}`, ErrorEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

/** The catalogue code of each of the nine id-token refusals (register X-03). */
export const codeByTokenFault = {
  'Wrong audience': 'token.wrongAudience',
  'No sub claim in id_token': 'token.noSubject',
  'No iat claim': 'token.noIssuedAt',
  'Wrong issuer': 'token.wrongIssuer',
  'Wrong nonce': 'token.wrongNonce',
  'Token has expired': 'token.expired',
  'Wrong at_hash': 'token.wrongAtHash',
  'An at_hash is needed!': 'token.atHashNeeded',
  'must use HTTPS': 'token.mustUseHttps',
} as const satisfies Record<TokenFault, ErrorCode>;

type NameOf<Key extends string> = Key extends `${infer Name}.title`
  ? `${Name}.details` extends ErrorTextKey
    ? Name
    : never
  : never;

type ErrorEntryName = NameOf<ErrorTextKey>;

function entry(name: ErrorEntryName, presentation: ErrorPresentation, recovery: readonly ErrorRecovery[]): ErrorEntry {
  return { title: `${name}.title`, details: `${name}.details`, presentation, recovery };
}

const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  0: 'network.unreachable',
  400: 'http.badRequest',
  401: 'http.unauthenticated',
  403: 'http.forbidden',
  404: 'http.notFound',
  408: 'network.timeout',
  409: 'http.conflict',
  413: 'http.tooLarge',
  422: 'http.unprocessable',
  429: 'http.tooManyRequests',
  500: 'http.server',
  502: 'http.unavailable',
  503: 'http.unavailable',
  504: 'http.unavailable',
};

/** The catalogue code of an HTTP status whose answer says nothing more. */
export function errorCodeForStatus(status: number): ErrorCode {
  return codeByStatus[status] ?? 'http.other';
}
