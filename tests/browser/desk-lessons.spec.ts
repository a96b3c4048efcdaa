import type * as lessonsModule from '@mock-server/desk/lessons/lessons';

import { loadTypeScript } from '../../scripts/support/load-typescript.mjs';
import { expect, test } from './support/fixtures';
import { closeWindows, showLesson } from './support/lesson';

/**
 * Lessons run one after another on one page, as in a course. So do the courses: they wait for failures to be over, and
 * while one worker waits, the others work.
 */
const courses = [
  ...['1/2', '2/2'].map((part) => ({ name: 'the work', isOfErrors: false, part })),
  ...['1/4', '2/4', '3/4', '4/4'].map((part) => ({ name: 'the failures', isOfErrors: true, part })),
];

for (const { name, isOfErrors, part } of courses) {
  test(`X-03 D-03 promise-12 lessons of ${name} come out when the desk shows it (${part})`, async ({
    page,
    context,
    consoleGuard,
  }) => {
    test.setTimeout(480_000);
    consoleGuard.allow(isOfErrors ? /./u : /Failed to load resource/u);
    closeWindows(context, page);
    const { lessons } = await loadTypeScript<typeof lessonsModule>('mock-server/desk/lessons/lessons.ts');
    const only = process.env['LESSON']?.split(',');
    const [place = 1, count = 1] = part.split('/').map(Number);
    const chosen = lessons
      .filter(({ group }) => (group === 'errors') === isOfErrors)
      .filter((_, index) => index % count === place - 1)
      .filter(({ id }) => only === undefined || only.includes(id));
    expect(chosen.length > 0 || only !== undefined).toBe(true);
    const failures: string[] = [];
    await page.goto('/auth/login');
    for (const lesson of chosen) {
      const failure = await showLesson(page, lesson, 15_000 + lesson.steps.length * 20_000);
      if (failure !== undefined) {
        failures.push(failure);
        await page.screenshot({ path: test.info().outputPath(`${lesson.id}.png`) });
        await page.evaluate(() => {
          sessionStorage.removeItem('quy.demo.lesson');
        });
      }
    }
    expect(failures).toEqual([]);
  });
}
