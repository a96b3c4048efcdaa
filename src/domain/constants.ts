/**
 * Every fixed number of the product, once, with its unit and its use (specification §9, register K-01).
 * A number that one module alone needs and that no rule names stays in that module.
 */

/** Unit type id of the Fund itself; "the fund check" (P-03) compares the session's unit type with it. */
export const fundUnitTypeId = 100;

/** Unit type id of the provincial authorities (Sở Nội vụ), who read their province (domain dictionary §3.2, DS3). */
export const provincialUnitTypeId = 3;

/** Widest viewport, in CSS pixels, that gets the mobile layout; style sheets have to write the next one, a test compares them. */
export const mobileMaxWidthPx = 991;

/** `setTimeout` treats anything longer as zero, so a long-lived token would refresh in a tight loop. Milliseconds. */
export const longestTimerMs = 2_147_483_647;

/** Share of an access token's whole life after which it is renewed, counted from the moment it was stored. */
export const refreshFactor = 0.75;

/** Least time between two renewals that the clock causes, whatever lifetime the issuer names. Milliseconds. */
export const leastRenewalSpacingMs = 30_000;

/** More renewals than `mostRenewals` within this time are a loop, and the session ends with an explanation (T11–T15). */
export const renewalWindowMs = 60_000;
export const mostRenewals = 6;

/** How long an unreachable issuer is asked again at the least before a session is given up (T33). Milliseconds. */
export const renewalPatienceMs = 900_000;

/** How long an issuer that asks for patience is left alone at the most, that no session dies of waiting. Milliseconds. */
export const longestAskedPauseMs = 240_000;

/** How long before its end a session that cannot be saved warns with a countdown. Milliseconds. */
export const sessionWarningMs = 300_000;

/** Tolerance when id tokens are checked, and only then; never used to prolong an access token. Milliseconds. */
export const clockSkewMs = 600_000;

/** Random characters before encoding, for nonce, state and PKCE verifier (register T-11). */
export const nonceLength = 45;

export const toastLifetimeMs = 5_000;
export const toastWidthPx = 350;
export const confirmDialogWidthPx = 450;

/** A loader appears only when the wait is longer than this, so that quick answers do not flash. */
export const loaderDelayMs = 500;

/** One Escape closes one layer: further Escapes within this time are the same key press. */
export const escapeDebounceMs = 150;

/** A second Enter within this time is the same submit. */
export const enterDebounceMs = 200;

/** Pause after the last key before a search is sent. */
export const searchDebounceMs = 300;

/** The mask behind a dialog or a drawer comes and goes in this time; who wants no motion has it at once (register W-05). */
export const maskAnimationMs = 250;
export const settingsCollapseMs = 200;
export const generalAnimationMs = 400;

export const featureIndentPx = 20;

export const defaultPageSize = 10;
export const pageSizes = [10, 20, 50, 100] as const;

/** Most rows ABP answers in one page (`LimitedResultRequestDto.MaxMaxResultCount`). */
export const largestPageSize = 1_000;

/** Papers that a kind of support can ask for. */
export const mostSupportPapers = 30;

/** Most months that support is reckoned by, whatever its kind says. */
export const mostSupportMonths = 60;

/** A passport that ends earlier than this after departure is warned of, in months (domain dictionary §8.2). */
export const leastPassportMonths = 6;

/** Most rows of one exported file (domain dictionary §5.4, `QuyHoTro:09003`). */
export const exportMostRows = 50_000;

/** Most rows of one paper: some 250 pages. More are for a file, and no browser lays them out without standing still. */
export const paperMostRows = 5_000;

/** No call of the product waits longer for its answer. */
export const requestTimeoutMs = 30_000;

/** How long a list that other administrators change is taken as it was: the Fund's officers, the days off. Milliseconds. */
export const sharedListsKeptMs = 300_000;

/** How the product shows and reads dates, in every language; the functions of `format` take other patterns too (register K-04). */
export const datePattern = 'dd/MM/yyyy';

/** The framework's own default, there written `mm/dd/yy`: what it tells of a language that it knows nothing of. */
export const frameworkDatePattern = 'MM/dd/yyyy';

/** Popup sign-in (register A-05). CSS pixels. */
export const popupWidthPx = 500;
export const popupHeightPx = 470;

/** How often an open sign-in popup is looked at, to notice that it was closed. */
export const popupClosedCheckMs = 500;

/**
 * How long the answer of a popup that looks closed is waited for: it looks so as soon as our answer page begins in it,
 * for `Cross-Origin-Opener-Policy` then cuts it off, and the script that speaks is still to come over the person's line.
 */
export const popupAnswerGraceMs = 5_000;

/** Longest wait for a person in the sign-in popup. Milliseconds. */
export const popupTimeoutMs = 600_000;

/** Pause before an issuer that was away is asked again where its session frame is. Milliseconds. */
export const issuerRetryMs = 30_000;

/** How often the issuer's session frame is asked (angular-oauth2-oidc's `sessionCheckIntervall`). Milliseconds. */
export const sessionCheckMs = 3_000;

/** Longest wait for the hidden frame of a silent renewal (register A-06). */
export const silentRefreshTimeoutMs = 20_000;

/** Excel import (domain dictionary §5.1): what one file may hold. */
export const importMostRows = 2_000;
export const importMostMegabytes = 5;

/** No file is read longer than this. Milliseconds. */
export const importReadTimeoutMs = 30_000;

/** Rows that the client sends in one call, and most that the server takes. */
export const importRowsPerCall = 100;
export const importMostRowsPerCall = 200;

/** Attachments of one record (domain dictionary §4.4). */
export const attachmentMostFiles = 10;
export const attachmentMostMegabytes = 10;
export const attachmentMostTotalMegabytes = 50;
export const attachmentLongestName = 150;
export const bytesPerMegabyte = 1_048_576;

/** Files of one record that are sent at the same time. */
export const attachmentUploadsAtOnce = 2;

/** A file of which nothing has gone or come for so long is given up. Milliseconds. */
export const transferStallTimeoutMs = 30_000;
