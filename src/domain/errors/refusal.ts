import type { AppError } from './app-error';

/** True when the server has understood the input and says what is wrong with it; anything else may be tried again. */
export function isRefusal({ code, status }: AppError): boolean {
  return (code === 'http.validation' || code === 'server.message') && status !== 404;
}
