import type { JWTPayload } from 'jose';

import { isGranted } from '@/domain/policies/policy-expression';

import type { MockBackend } from '../backend';
import { randomHex } from '../issuer/random';
import { MockFailure } from '../failures';
import { storedId } from '../routes/guid';
import { recordRequest, type LogRecorder } from '../routes/log/log-recorder';
import { refuseInvalid } from '../routes/validation-answers';
import type { MockRequest, MockRoute } from '../routing';
import { toResponse } from './answers';
import { isForged } from './anti-forgery';
import { authenticate, challenge, type Authentication } from './authentication';
import { brokenText, misshapenPart } from './body-shape';
import { bodyShapes } from './body-shapes';
import { failureResponse } from './failure-response';
import { queryOf } from './query';
import { readBody } from './request-body';
import { requestCulture } from './request-culture';
import { namedTenant, resolveTenant } from './tenancy';

type Params = Readonly<Record<string, string>>;

/**
 * Answers one request to one route as an ABP host does: tenant, culture, token, policy, anti-forgery, the route itself,
 * errors. What the route changed is stored before the answer leaves. Never rejects.
 */
export async function answerRoute(
  route: MockRoute,
  request: Request,
  params: Params,
  backend: MockBackend,
): Promise<Response> {
  const response = await answer(route, request, params, backend);
  const named = request.headers.get('X-Correlation-Id') ?? '';
  response.headers.set('X-Correlation-Id', named === '' ? randomHex() : named);
  return response;
}

async function answer(route: MockRoute, request: Request, params: Params, backend: MockBackend): Promise<Response> {
  const cookies = cookiesOf(request, backend);
  const culture = requestCulture(request, cookies, backend.settings);
  let record: LogRecorder | undefined;
  try {
    const authentication = await authenticate(request, backend);
    const tenantId = tenantOf(authentication, request, culture, backend);
    if (tenantId instanceof Response) {
      return tenantId;
    }
    const user = authentication.kind === 'signedIn' ? authentication.user : undefined;
    const query = queryOf(request);
    const refusal = refusalOf(route, authentication);
    if (refusal !== undefined) {
      if (user !== undefined) {
        recordRequest(route, { params, query, body: undefined, user }, backend)?.(refusal);
        await backend.save();
      }
      return refusal;
    }
    if (isForged(request, cookies)) {
      return new Response(null, { status: 400 });
    }
    const mockRequest: MockRequest = {
      method: request.method,
      path: new URL(request.url).pathname,
      params: storedIds(params),
      query,
      headers: request.headers,
      body: await readBody(request),
      user,
      tenantId,
      culture,
    };
    record = recordRequest(route, mockRequest, backend);
    refuseMisshapen(route, mockRequest);
    const answered = await route.handle(mockRequest, backend);
    const response = toResponse(answered, backend.cookies);
    record?.(answered);
    await backend.save();
    return response;
  } catch (error) {
    const response = failureResponse(error, culture);
    const code = error instanceof MockFailure ? error.body.code : undefined;
    if (record !== undefined) {
      record({ status: response.status, code });
      await backend.save();
    }
    return response;
  }
}

function cookiesOf(request: Request, { cookies }: MockBackend): string {
  const header = request.headers.get('Cookie');
  return header ?? (request.credentials === 'omit' ? '' : (cookies?.read() ?? ''));
}

/** A signed-in person's tenant is the token's, whatever the request names (no claim = host). */
function tenantOf(
  authentication: Authentication,
  request: Request,
  culture: string,
  { database }: MockBackend,
): string | undefined | Response {
  const name = authentication.kind === 'signedIn' ? claimedTenant(authentication.claims) : namedTenant(request);
  return name === undefined ? undefined : resolveTenant(database, name, request, culture);
}

function claimedTenant({ tenantid }: JWTPayload): string | undefined {
  return typeof tenantid === 'string' ? tenantid : undefined;
}

function refusalOf({ access }: MockRoute, authentication: Authentication): Response | undefined {
  if (access === 'anonymous') {
    return undefined;
  }
  if (authentication.kind !== 'signedIn') {
    return challenge(authentication);
  }
  return access === 'signedIn' || isGranted(access.policy, authentication.user.grantedPolicies)
    ? undefined
    : new Response(null, { status: 403 });
}

/** The ids of an address in the form of the tables: .NET reads a GUID in any letters, and in any of its forms. */
function storedIds(params: Params): Params {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, /id$/iu.test(name) ? storedId(value) : value]),
  );
}

/** @throws MockFailure 400 for a body that is not made as the contract has it, before anything of it is used. */
function refuseMisshapen({ method, path }: MockRoute, { body }: MockRequest): void {
  const shape = bodyShapes[`${method} ${path}`];
  const error = shape === undefined ? brokenText(body) : misshapenPart(shape, body);
  refuseInvalid(error === undefined ? [] : [error]);
}
