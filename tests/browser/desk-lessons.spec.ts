import type * as lessonsModule from '@mock-server/desk/lessons/lessons';

import { loadTypeScript } from '../../scripts/support/load-typescript.mjs';
import { expect, test } from './support/fixtures';
import { closeWindows, showLesson } from './support/lesson';

test.describe.configure({ mode: 'parallel' });

/** Lessons run one after another on one page, as in a course; two courses share the time. */
for (const [name, isOfErrors] of [
  ['every lesson of the work', false],
  ['every lesson of the failures', true],
] as const) {
  test(`X-03 D-03 ${name} comes out when the desk shows it`, async ({ page, context, consoleGuard }) => {
    test.setTimeout(480_000);
    consoleGuard.allow(isOfErrors ? /./u : /Failed to load resource/u);
    closeWindows(context, page);
    const { lessons } = await loadTypeScript<typeof lessonsModule>('mock-server/desk/lessons/lessons.ts');
    const only = process.env['LESSON']?.split(',');
    const chosen = lessons.filter(
      ({ id, group }) => (group === 'errors') === isOfErrors && (only === undefined || only.includes(id)),
    );
    const failures: string[] = [];
    await page.goto('/auth/login');
    for (const { id, steps } of chosen) {
      const failure = await showLesson(page, id, 15_000 + steps.length * 12_000);
      if (failure !== undefined) {
        failures.push(failure);
        await page.evaluate(() => {
          sessionStorage.removeItem('quy.demo.lesson');
        });
      }
    }
    expect(failures).toEqual([]);
  });
}
