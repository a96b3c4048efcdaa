import type { Expectation } from '@/domain/desk/action';
import { sentenceOfExpectation } from '@/domain/desk/action-sentences';
import type { LessonStep } from '@/domain/desk/lesson';

import { findAll, findField, isTextShown } from './find-element';

/** How long what is expected may take, unless the step says so. Milliseconds. */
const patienceMs = 15_000;
const lookAgainMs = 60;
/** A look at a long page may take longer than the pause: the page gets four times as long for its own work. */
const pausePerLook = 4;

/** True when what is expected is on the page at this moment. */
export function isMet(expectation: Expectation): boolean {
  switch (expectation.see) {
    case 'text':
      return isTextShown(expectation.text, expectation.isWhole) !== (expectation.isGone === true);
    case 'role':
      return findAll(expectation).length > 0 !== (expectation.isGone === true);
    case 'value':
      return valueOf(findField(expectation)) === expectation.text;
    case 'address':
      return `${window.location.pathname}${window.location.search}`.startsWith(expectation.address);
  }
}

/** Resolves when everything that a step expects is on the page; rejects with the words of what did not come. */
export async function checkResult({ expects, waitSeconds }: LessonStep, signal: AbortSignal): Promise<void> {
  const unmet = () => expects.find((expectation) => !isMet(expectation));
  const patience = waitSeconds === undefined ? patienceMs : waitSeconds * 1_000;
  try {
    await until(() => unmet() === undefined, signal, patience);
  } catch {
    const missing = unmet();
    if (missing !== undefined) {
      throw new Error(`Chờ mãi không ${sentenceOfExpectation(missing)}.`);
    }
  }
}

/**
 * Resolves when what a step expects appears on the page. What is there already when the step begins tells nothing of
 * what the trainee did, and has to go and come again.
 */
export async function watchResult({ expects }: LessonStep, signal: AbortSignal): Promise<void> {
  if (expects.length === 0) {
    return never();
  }
  await until(() => !expects.every(isMet), signal);
  return until(() => expects.every(isMet), signal);
}

/** Resolves as soon as something holds. @throws {Error} after the patience, which has no end when it is absent. */
export function until(holds: () => boolean, signal: AbortSignal, patienceMs?: number): Promise<void> {
  const started = Date.now();
  return new Promise((resolve, reject) => {
    const look = () => {
      if (signal.aborted) {
        return;
      }
      const began = performance.now();
      if (holds()) {
        resolve();
      } else if (patienceMs !== undefined && Date.now() - started > patienceMs) {
        reject(new Error('It did not come.'));
      } else {
        const lookTookMs = performance.now() - began;
        setTimeout(look, Math.max(patienceMs === undefined ? lookAgainMs * 5 : lookAgainMs, lookTookMs * pausePerLook));
      }
    };
    look();
  });
}

function never(): Promise<never> {
  return new Promise(() => undefined);
}

function valueOf(field: HTMLElement | undefined): string | undefined {
  if (field instanceof HTMLSelectElement) {
    return field.selectedOptions[0]?.textContent;
  }
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : undefined;
}
