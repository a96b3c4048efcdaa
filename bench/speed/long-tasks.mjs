/**
 * Watches the page for work that keeps it from answering.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<() => Promise<number>>} the longest task until the call, in milliseconds; 0 where none took 50
 */
export async function watchLongTasks(page) {
  await page.evaluate(() => {
    const tasks = [];
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
    Object.assign(window, { longTasks: tasks });
  });
  return () => page.evaluate(() => Math.max(0, ...Reflect.get(window, 'longTasks')));
}
