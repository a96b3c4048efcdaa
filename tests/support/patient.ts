import { configure, prettyDOM } from '@testing-library/dom';

configure({
  /* A busy machine is no fault of a screen: what is waited for may take as long as a test may, and comes at once otherwise. */
  asyncUtilTimeout: 30_000,
  getElementError: missed,
});

/* What is waited for is missed at first, and each miss would be written down with the whole page: only the last is read. */
function missed(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  // The test's own line comes first.
  Error.captureStackTrace(error, missed);
  Object.defineProperty(error, 'message', {
    // Whoever waits in vain writes it anew.
    configurable: true,
    get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
  });
  return error;
}
