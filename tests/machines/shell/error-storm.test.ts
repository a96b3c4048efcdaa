import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';

import { AppError } from '@/domain/errors/app-error';
import { errorCatalogue, type ErrorCode } from '@/domain/errors/error-catalogue';
import { entryOf, errorKey, loudness } from '@/domain/errors/presentation';
import { errorMachine } from '@/machines/shell/error-machine';
import { toastMachine } from '@/machines/shell/toast-machine';

const codes = Object.keys(errorCatalogue) as ErrorCode[];

const anyError = fc
  .record({ code: fc.constantFrom(...codes), words: fc.option(fc.constantFrom('một', 'hai', 'ba')) })
  .map(
    ({ code, words }) =>
      new AppError(code, {
        server:
          words === null
            ? undefined
            : { code: null, message: words, details: null, data: null, validationErrors: null },
      }),
  );

const anyStep = fc.oneof(
  { weight: 20, arbitrary: anyError.map((error) => ({ type: 'error.report' as const, error })) },
  { weight: 1, arbitrary: fc.constant({ type: 'error.close' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'error.retry' as const }) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 3_000 }).map((milliseconds) => ({ type: 'pass' as const, milliseconds })),
  },
);

/** Both machines as the page joins them. */
function startPage() {
  const clock = new SimulatedClock();
  const errorRef = createActor(errorMachine, { clock });
  const toastRef = createActor(toastMachine, { clock }).start();
  errorRef.on('toast.requested', ({ error }) => {
    toastRef.send({ type: 'toast.show', request: { severity: 'error', text: error.code, error } });
  });
  errorRef.start();
  return { clock, errorRef, toastRef, toasts: () => toastRef.getSnapshot().context.toasts };
}

const isOver = (error: AppError) => ['dialog', 'page'].includes(entryOf(error).presentation);
const loudnessOf = (error: AppError) => loudness(entryOf(error).presentation);

describe('a storm of errors', () => {
  it('X-04 up to 1,000 of any kind at once make one dialog or page and a few toasts, and the loudest is on top', () => {
    fc.assert(
      fc.property(fc.array(anyError, { maxLength: 1_000, size: 'max' }), (errors) => {
        const { errorRef, toasts } = startPage();
        for (const error of errors) {
          errorRef.send({ type: 'error.report', error });
        }
        const { value, context } = errorRef.getSnapshot();
        const over = errors.filter(isOver);
        const loudest = Math.max(0, ...over.map(loudnessOf));

        expect(value).toBe(over.length === 0 ? 'idle' : loudest === loudness('page') ? 'showingPage' : 'showingDialog');
        expect(context.shown === undefined ? 0 : loudnessOf(context.shown.error)).toBe(loudest);
        expect(toasts().length).toBeLessThanOrEqual(5);
        expect(toasts().length).toBeGreaterThanOrEqual(
          errors.some((error) => entryOf(error).presentation === 'toast') ? 1 : 0,
        );
      }),
      { numRuns: 40 },
    );
  });

  it('X-04 counts every error that is the one shown, so that none of them is lost unsaid', () => {
    fc.assert(
      fc.property(fc.array(anyError, { minLength: 1, maxLength: 200 }), (errors) => {
        const { errorRef } = startPage();
        for (const error of errors) {
          errorRef.send({ type: 'error.report', error });
        }
        const { shown } = errorRef.getSnapshot().context;
        if (shown !== undefined) {
          const key = errorKey(shown.error);
          expect(shown.count).toBe(errors.filter((error) => errorKey(error) === key).length);
        }
      }),
    );
  });

  it('X-04 whatever is closed, retried and reported meanwhile: nothing louder waits behind, and it ends', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 300, size: 'max' }), (steps) => {
        const { clock, errorRef, toasts } = startPage();
        for (const step of steps) {
          if (step.type === 'pass') {
            clock.increment(step.milliseconds);
          } else {
            errorRef.send(step);
          }
          const { value, context } = errorRef.getSnapshot();
          expect(value === 'idle').toBe(context.shown === undefined);
          if (context.shown !== undefined && context.waiting !== undefined) {
            expect(loudnessOf(context.waiting.error)).toBeLessThanOrEqual(loudnessOf(context.shown.error));
          }
          expect(toasts().length).toBeLessThanOrEqual(5);
        }
        errorRef.send({ type: 'error.close' });
        errorRef.send({ type: 'error.close' });
        clock.increment(10_000);
        expect([errorRef.getSnapshot().value, errorRef.getSnapshot().context.recent, toasts()]).toEqual([
          'idle',
          [],
          [],
        ]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a full stack of toasts', () => {
  it('X-04 W-01 gives way to what is more urgent: errors stay before successes, sticky ones before both', () => {
    const { toastRef, toasts } = startPage();
    const show = (severity: 'error' | 'success', text: string, isSticky = false) =>
      toastRef.send({ type: 'toast.show', request: { severity, text, isSticky } });
    show('success', 'dính', true);
    show('error', 'lỗi 1');
    for (const text of ['1', '2', '3', '4', '5', '6']) {
      show('success', text);
    }
    expect(toasts().map(({ text }) => text)).toEqual(['dính', 'lỗi 1', '4', '5', '6']);
    for (const text of ['lỗi 2', 'lỗi 3', 'lỗi 4', 'lỗi 5']) {
      show('error', text);
    }
    expect(toasts().map(({ text }) => text)).toEqual(['dính', 'lỗi 2', 'lỗi 3', 'lỗi 4', 'lỗi 5']);
  });
});
