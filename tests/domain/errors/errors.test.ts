import { describe, expect, it } from 'vitest';

import { authEventNames, tokenFaults } from '@/domain/auth/auth-events';
import { AppError, isCancelled, toAppError } from '@/domain/errors/app-error';
import { codeByTokenFault, errorCatalogue, errorCodeForStatus, type ErrorCode } from '@/domain/errors/error-catalogue';
import { entryOf } from '@/domain/errors/presentation';
import { errorTexts } from '@/domain/errors/error-texts';

const codes = Object.keys(errorCatalogue) as ErrorCode[];

describe('error catalogue', () => {
  it('X-01 gives every entry a title and details of its own code, in both languages, and a label to every recovery', () => {
    const texts: readonly string[] = Object.keys(errorTexts.vi);
    const timed = codes.flatMap((code) => ('timedDetails' in errorCatalogue[code] ? [`${code}.timedDetails`] : []));
    const byCircumstance = codes.flatMap((code) => Object.values(entryOf(new AppError(code)).detailsWhen ?? {}));
    const needed = [...codes.flatMap((code) => [`${code}.title`, `${code}.details`]), ...timed, ...byCircumstance];
    const recoveries = codes.flatMap((code) => errorCatalogue[code].recovery.map((name) => `recovery.${name}`));
    expect(codes.filter((code) => errorCatalogue[code].title !== `${code}.title`)).toEqual([]);
    expect(codes.filter((code) => errorCatalogue[code].details !== `${code}.details`)).toEqual([]);
    expect([...texts].sort()).toEqual([...new Set([...needed, ...recoveries])].sort());
  });

  it('X-01 lets nobody be stuck: whatever is shown over the work can be left', () => {
    const shown = codes.filter((code) => ['dialog', 'page', 'redirect'].includes(errorCatalogue[code].presentation));
    expect(shown.filter((code) => errorCatalogue[code].recovery.length === 0)).toEqual([]);
  });

  it('names an entry for each auth event and each token fault', () => {
    expect(authEventNames.filter((name) => !(`auth.${name}` in errorCatalogue))).toEqual([]);
    expect(tokenFaults.map((fault) => codeByTokenFault[fault] in errorCatalogue)).toEqual(tokenFaults.map(() => true));
  });

  it('finds the entry of a status', () => {
    expect([0, 400, 401, 403, 404, 409, 413, 422, 429, 500, 502, 503, 504, 418].map(errorCodeForStatus)).toEqual([
      'network.unreachable',
      'http.badRequest',
      'http.unauthenticated',
      'http.forbidden',
      'http.notFound',
      'http.conflict',
      'http.tooLarge',
      'http.unprocessable',
      'http.tooManyRequests',
      'http.server',
      'http.unavailable',
      'http.unavailable',
      'http.unavailable',
      'http.other',
    ]);
  });
});

describe('error texts', () => {
  it.each([
    [
      'http.unauthenticated',
      'You are not authenticated!',
      'You should be authenticated (sign in) in order to perform this operation.',
    ],
    ['http.forbidden', 'You are not authorized!', 'You are not allowed to perform this operation.'],
    ['http.notFound', 'Resource not found!', 'The resource requested could not found on the server.'],
    ['http.other', 'An error has occurred!', 'Error detail not sent by server.'],
    ['app.unexpected', 'Oops!', 'Sorry, an error has occured.'],
  ] as const)('say the specification’s words for %s', (code, title, details) => {
    expect([errorTexts.en[`${code}.title`], errorTexts.en[`${code}.details`]]).toEqual([title, details]);
  });

  it('send a Vietnamese reader of a 500 to the administrator', () => {
    expect(errorTexts.vi['http.server.details']).toBe('Hệ thống có lỗi. Vui lòng liên hệ quản trị viên.');
  });
});

describe('AppError', () => {
  it('keeps what is ours and wraps what nobody foresaw', () => {
    const cause = new TypeError('x');
    const ours = new AppError('http.server');
    expect(toAppError(ours)).toBe(ours);
    expect(toAppError(cause)).toMatchObject({ code: 'app.unexpected', cause });
    expect([new AppError('request.cancelled'), ours, cause].map(isCancelled)).toEqual([true, false, false]);
  });
});
