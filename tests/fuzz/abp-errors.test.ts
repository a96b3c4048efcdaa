import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isCancelled, toAppError } from '@/domain/errors/app-error';
import { entryOf } from '@/domain/errors/presentation';
import { errorTexts } from '@/domain/errors/error-texts';
import { createLocalizer } from '@/domain/localization/localizer';
import { checkedBody } from '@/services/http/answer-body';
import { failureOfAnswer, failureOfSending } from '@/services/http/http-failure';
import { describeError, technicalLines } from '@/views/shared/errors/describe-error';
import { applicationConfigurationSchema } from '@/domain/abp/application-configuration';

import { configurationFor } from '../support/sessions';
import { catalogued, holdsFor, outcomeOf } from './support/fuzz';
import { hostileText, mutatedOrAny, textOf } from './support/hostile';

const say = createLocalizer({ language: 'vi', resources: undefined, defaultResourceName: undefined }).textsFor(
  errorTexts,
);
const body = {
  error: {
    code: 'QuyHoTro:07001',
    message: 'Số CCCD đã tồn tại.',
    details: 'Hãy kiểm tra lại.',
    data: { soCccd: '038203001234' },
    validationErrors: [{ message: 'Bắt buộc', members: ['hoTen'] }],
  },
};

/** What HTTP lets through in a header: other characters never reach a page. */
const headerText = hostileText.map((text) => text.replaceAll(/[^\t\u0020-\u007E\u0080-\u00FF]/gu, ''));
const headers = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'Retry-After',
        'Date',
        'X-Correlation-Id',
        '_AbpErrorFormat',
        'Abp-Tenant-Resolve-Error',
        'Content-Type',
      ),
      fc.oneof(
        headerText,
        fc.constantFrom('true', '30', '-1', 'Sun, 15 Nov 2026 08:00:45 GMT', 'text/plain', 'application/json'),
      ),
    ),
    { maxLength: 6 },
  )
  .map((pairs) => new Headers(pairs.map(([name, value]): [string, string] => [name, value])));
const longestWaitSeconds = 999_999;

describe('a refusing answer', () => {
  it('X-01 X-02 C-08 has an entry of the catalogue, words without gaps, and a wait that somebody can wait', () => {
    const answers = fc.record({
      status: fc.oneof(
        fc.constantFrom(302, 400, 401, 403, 404, 409, 413, 422, 429, 500, 503),
        fc.integer({ min: 300, max: 599 }),
      ),
      headers,
      text: textOf(mutatedOrAny(body)),
    });
    holdsFor(answers, ({ status, headers: sent, text }) => {
      const error = catalogued(failureOfAnswer(new Response(null, { status, headers: sent }), text));
      const wait = error.retryAfterSeconds ?? 0;
      expect(wait >= 0 && wait <= longestWaitSeconds).toBe(true);
      const { title, details, recovery } = describeError(error, say);
      expect(title.trim() !== '' && details.trim() !== '' && recovery.length >= 0).toBe(true);
      expect(error.server !== undefined || !/\{\w+\}/u.test(title + details)).toBe(true);
      expect(technicalLines(error).every((line) => typeof line === 'string')).toBe(true);
      expect(entryOf(error)).toBeDefined();
    });
  });

  it('C-08 that is good in status and bad in body is malformed, or what its schema says', () => {
    const answers = fc.record({ sent: headers, text: textOf(mutatedOrAny(configurationFor('u1'))) });
    holdsFor(answers, ({ sent, text }) => {
      const response = new Response(null, { status: 200, headers: sent });
      const outcome = outcomeOf(() => checkedBody({ response, text }, applicationConfigurationSchema));
      expect('refusal' in outcome ? outcome.refusal.code : 'response.malformed').toBe('response.malformed');
      expect('refusal' in outcome || typeof outcome.answer === 'object').toBe(true);
    });
  });

  it('C-07 X-01 no answer at all, whatever is thrown in its place, has an entry too', () => {
    const thrown = fc.oneof(
      hostileText.map((text): unknown => new Error(text)),
      hostileText.map((text): unknown => new TypeError(text)),
      fc.constantFrom<unknown>(
        undefined,
        null,
        'text',
        42,
        new DOMException('x', 'TimeoutError'),
        new DOMException('x', 'AbortError'),
      ),
      mutatedOrAny(body),
    );
    holdsFor(thrown, (each) => {
      const sent = catalogued(failureOfSending(each, undefined));
      expect(sent.code).toMatch(/^network\.(?:timeout|unreachable)$/u);
      expect(catalogued(failureOfSending(each, AbortSignal.abort())).code).toBe('request.cancelled');
      expect(isCancelled(catalogued(toAppError(each)))).toBe(false);
    });
  });
});
