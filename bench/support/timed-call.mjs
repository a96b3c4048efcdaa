/**
 * Asks a back end in this process, reads the whole answer, and says how long that took.
 *
 * @param {{ readonly origin: string, readonly handle: (request: Request) => Promise<Response> }} backend
 * @param {string} token bearer token
 * @param {string} path with its query
 * @returns {Promise<number>} milliseconds
 * @throws {Error} where the back end refuses
 */
export async function timeOf(backend, token, path) {
  const address = `${backend.origin}${path}`;
  const request = new Request(address, { headers: { Authorization: `Bearer ${token}` } });
  const start = performance.now();
  const response = await backend.handle(request);
  await response.arrayBuffer();
  const elapsed = performance.now() - start;
  if (!response.ok) {
    throw new Error(`The back end answered ${response.status} to ${address}`);
  }
  return elapsed;
}
