import type { UploadProgress } from './http-client';

type FormCall = {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly form: FormData;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: UploadProgress) => void;
};

/**
 * Sends files and tells how far they are. `fetch` cannot tell in any browser over HTTP/1.1, so this is the one place
 * with `XMLHttpRequest` (docs/decisions/0016).
 *
 * Rejects with the signal's reason when it is aborted, with a `TypeError` where there is no way to the server, and for
 * an answer from another address: a redirect cannot be forbidden here, but none is ever believed.
 */
export function sendForm({ url, method, headers, form, signal, onProgress }: FormCall): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => {
      request.abort();
      // The caller's own reason, which need not be an `Error`.
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors
      reject(signal.reason);
    };
    if (signal.aborted) {
      stop();
      return;
    }
    signal.addEventListener('abort', stop, { once: true });
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress({ sent: loaded, total });
    });
    request.addEventListener('load', () => {
      if (request.responseURL !== '' && request.responseURL !== url.href) {
        reject(new TypeError('The server answered an upload with a redirect.'));
      } else {
        resolve(responseOf(request));
      }
    });
    request.addEventListener('error', () => {
      reject(new TypeError('There is no way to the server.'));
    });
    request.addEventListener('loadend', () => {
      signal.removeEventListener('abort', stop);
    });
    request.open(method, url.href);
    for (const [name, value] of Object.entries(headers)) {
      request.setRequestHeader(name, value);
    }
    request.send(form);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().split('\r\n').filter(Boolean);
  const headers = lines.map((line): [string, string] => {
    const [name = ''] = line.split(':', 1);
    return [name, line.slice(name.length + 1).trim()];
  });
  const { status } = request;
  const isEmpty = status === 204 || status === 205 || status === 304;
  return new Response(isEmpty ? null : request.responseText, { status, headers });
}
