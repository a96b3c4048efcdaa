import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** Complaints of the pages so far, and how a test says which of them it provokes on purpose. */
export type ConsoleGuard = {
  readonly complaints: () => readonly string[];
  readonly allow: (pattern: RegExp) => void;
};

/** Hears every uncaught error and every console error of a browser's tabs; the fixture fails the test for each one left. */
export function guardConsole(context: BrowserContext): ConsoleGuard {
  const heard: string[] = [];
  // An installation without a file of its own is normal, and the browser logs every 404.
  const allowed: RegExp[] = [/^console: .*404.*\/dynamic-env\.json$/];
  context.on('weberror', (webError) => {
    const error = webError.error();
    heard.push(`uncaught: ${error.stack ?? error.message}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error') {
      heard.push(describe(message));
    }
  });
  return {
    complaints: () => heard.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint))),
    allow: (pattern) => {
      allowed.push(pattern);
    },
  };
}

function describe(message: ConsoleMessage): string {
  return `console: ${message.text()} at ${message.location().url}`;
}
