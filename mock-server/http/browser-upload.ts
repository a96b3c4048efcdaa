import type { MockBackend } from '../backend';

/** How often the demo tells how far an upload is, and how much goes in between. */
const stepMs = 120;
const stepBytes = 524_288;

/** Milliseconds between two steps; a test takes no time at all. */
export type UploadPace = { readonly stepMs: number };

/**
 * Puts the back end in front of `XMLHttpRequest`, with which the product sends files because `fetch` does not tell how
 * far they are. Only what an upload needs is there; an address of another origin is a network failure.
 *
 * @returns the function that takes it away again.
 */
export function installUpload(backend: MockBackend, pace: UploadPace = { stepMs }): () => void {
  const real = globalThis.XMLHttpRequest as typeof XMLHttpRequest | undefined;
  class MockedRequest extends UploadRequest {
    constructor() {
      super(backend, pace);
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: MockedRequest });
  return () => {
    Object.assign(globalThis, { XMLHttpRequest: real });
  };
}

class UploadRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  responseURL = '';
  readonly #backend: MockBackend;
  readonly #pace: UploadPace;
  readonly #controller = new AbortController();
  readonly #headers = new Headers();
  #method = 'POST';
  #url = '';
  #answerHeaders = new Headers();

  constructor(backend: MockBackend, pace: UploadPace) {
    super();
    this.#backend = backend;
    this.#pace = pace;
  }

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  getAllResponseHeaders(): string {
    return [...this.#answerHeaders].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }

  abort(): void {
    this.#controller.abort();
  }

  send(body: FormData): void {
    void this.#answer(body)
      .then(
        () => 'load',
        () => (this.#controller.signal.aborted ? 'abort' : 'error'),
      )
      .then((type) => {
        this.dispatchEvent(new Event(type));
        this.dispatchEvent(new Event('loadend'));
      });
  }

  async #answer(body: FormData): Promise<void> {
    if (new URL(this.#url).origin !== this.#backend.origin) {
      throw new TypeError('The demo sends files to itself alone.');
    }
    const { signal } = this.#controller;
    const request = new Request(this.#url, { method: this.#method, headers: this.#headers, body, signal });
    await this.#tellProgress(sizeOf(body), signal);
    const response = await this.#backend.handle(request);
    this.responseText = await response.text();
    this.#answerHeaders = response.headers;
    this.responseURL = this.#url;
    this.status = response.status;
  }

  async #tellProgress(total: number, signal: AbortSignal): Promise<void> {
    for (let loaded = 0; loaded < total;) {
      await new Promise((resolve) => setTimeout(resolve, this.#pace.stepMs));
      signal.throwIfAborted();
      loaded = Math.min(total, loaded + stepBytes);
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total, lengthComputable: true }));
    }
    signal.throwIfAborted();
  }
}

function sizeOf(body: FormData): number {
  return [...body.values()].reduce((sum, value) => sum + (typeof value === 'string' ? value.length : value.size), 0);
}
