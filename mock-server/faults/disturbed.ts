import type { IssuerAnswer } from '../issuer/issuer';
import type { MockBackend } from '../backend';
import type { MockRequest, MockResponse, MockRoute } from '../routing';
import type { AnswerBody, CallChange, IssuerEndpoint } from './fault-effect';

/** A route of the issuer whose answer the armed fault can change. */
export function disturbable(endpoint: IssuerEndpoint, route: MockRoute): MockRoute {
  return { ...route, handle: (request, backend) => disturbed(endpoint, route, request, backend) };
}

async function disturbed(
  endpoint: IssuerEndpoint,
  { handle }: MockRoute,
  request: MockRequest,
  backend: MockBackend,
): Promise<MockResponse> {
  const { faults, issuer } = backend;
  const armed = await faults.effect();
  const change = armed?.effect.calls?.[endpoint]?.find((each) => isConcerned(each, request));
  if (armed === undefined || change === undefined) {
    return handle(request, backend);
  }
  if ('instead' in change) {
    return (await faults.take(armed.id)) ? change.instead : handle(request, backend);
  }
  const answer = await handle(request, backend);
  // A refusal for a reason of its own, such as a wrong password, leaves the fault for the next try.
  return isGood(answer) && (await faults.take(armed.id))
    ? { ...answer, body: await change.spoil(answer.body, issuer) }
    : answer;
}

/**
 * The address with which the issuer answers an authorization request, as the armed fault leaves it; `undefined` never
 * answers.
 */
export async function disturbedAnswer(
  { faults }: Pick<MockBackend, 'faults'>,
  asker: 'window' | 'frame',
  address: string,
): Promise<string | undefined> {
  const armed = await faults.effect();
  const change = armed?.effect.authorization;
  return armed !== undefined && change?.of === asker && (await faults.take(armed.id))
    ? change.change(address)
    : address;
}

function isConcerned({ grants }: CallChange, { body }: MockRequest): boolean {
  const grant = body instanceof URLSearchParams ? body.get('grant_type') : null;
  return grants === undefined || (grant !== null && grants.includes(grant));
}

function isGood(answer: MockResponse): answer is IssuerAnswer & { readonly body: AnswerBody } {
  return answer.status === 200 && typeof answer.body === 'object' && answer.body !== null;
}
