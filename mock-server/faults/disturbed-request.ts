import { jsonResponse } from '../http/json-response';
import type { ArmedFault } from './armed-fault';
import { isStruck, type RequestChange } from './request-change';

type Handle = (request: Request) => Promise<Response>;

/**
 * Answers a call of the product as the armed fault leaves it; a call that it does not strike goes the usual way.
 *
 * @param culture Tells in which the back end answers this call.
 */
export async function disturbedRequest(
  faults: ArmedFault,
  request: Request,
  handle: Handle,
  culture: () => string,
): Promise<Response> {
  const armed = await faults.effect();
  const change = armed?.effect.requests?.find((each) => isStruck(each, request));
  if (armed === undefined || change === undefined) {
    return handle(request);
  }
  if ('spoil' in change) {
    const response = await handle(request);
    return response.ok && (await faults.take(armed.id)) ? spoiled(response, change.spoil) : response;
  }
  return (await faults.take(armed.id)) ? struck(change, culture) : handle(request);
}

function struck(
  change: Exclude<RequestChange, { readonly spoil: unknown }>,
  culture: () => string,
): Promise<Response> | Response {
  if ('instead' in change) {
    return change.instead(culture());
  }
  return change.without === 'network'
    ? Promise.reject(new TypeError('Failed to fetch'))
    : new Promise<Response>(() => undefined);
}

async function spoiled(
  response: Response,
  spoil: (good: Readonly<Record<string, unknown>>) => unknown,
): Promise<Response> {
  const good = (await response.json()) as Readonly<Record<string, unknown>>;
  return jsonResponse(spoil(good), { status: response.status });
}
