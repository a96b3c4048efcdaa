/** A body that comes in this many pieces, like one over a thin line. */
const pieces = 10;

/**
 * The same answer, its body arriving piece by piece over a time.
 *
 * @param signal When it is aborted, reading the body fails with its reason.
 */
export async function trickled(
  response: Response,
  milliseconds: number,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  return withChunks(response, async function* (bytes) {
    const size = Math.max(1, Math.ceil(bytes.byteLength / pieces));
    const pauseMs = milliseconds / Math.ceil(bytes.byteLength / size);
    for (let from = 0; from < bytes.byteLength; from += size) {
      await passed(pauseMs, signal);
      yield bytes.subarray(from, from + size);
    }
  });
}

/** The same answer, broken off in the middle of its body, as by a connection that is lost. */
export async function torn(response: Response): Promise<Response> {
  return withChunks(response, async function* (bytes) {
    yield await Promise.resolve(bytes.subarray(0, Math.floor(bytes.byteLength / 2)));
    throw new TypeError('network error');
  });
}

async function withChunks(
  response: Response,
  chunksOf: (bytes: Uint8Array) => AsyncGenerator<Uint8Array, void>,
): Promise<Response> {
  if (response.body === null) {
    return response;
  }
  const chunks = chunksOf(new Uint8Array(await response.arrayBuffer()));
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const next = await chunks.next();
        if (next.done === true) {
          controller.close();
        } else {
          controller.enqueue(next.value);
        }
      },
      cancel: async () => {
        await chunks.return(undefined);
      },
    },
    // Nothing is made before somebody reads: a reader who gives up costs nothing.
    { highWaterMark: 0 },
  );
  const { status, statusText, headers } = response;
  return new Response(body, { status, statusText, headers });
}

/** Waits; rejects with the signal's reason as soon as it is aborted. */
export function passed(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    // The caller's own reason, which need not be an `Error`.
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors
    const stop = () => reject(signal?.reason);
    if (signal?.aborted === true) {
      stop();
      return;
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stopped);
      resolve();
    }, milliseconds);
    const stopped = () => {
      clearTimeout(timer);
      stop();
    };
    signal?.addEventListener('abort', stopped, { once: true });
  });
}
