import {
  harmlesslyChanged,
  recordKindOf,
  type OpenRecord,
  type SecondUser,
  type SecondUserAnswer,
} from '@/domain/desk/second-user';
import { isGranted } from '@/domain/policies/policy-expression';
import { isJsonObject } from '@/domain/validation/json-object';

import type { MockBackend } from '../backend';
import { policiesOf } from '../data/granted-policies';
import { peopleOf, type UserRow } from '../data/users';
import { demoAccounts } from '../demo-accounts';
import { randomHex } from '../issuer/random';
import { issueTokenSet } from '../issuer/token-set';
import { apiName, demoClientId } from '../settings';

/** What one person's try has come to; `undefined` when this person may not, and another is to try. */
type Try = SecondUserAnswer | undefined;

/**
 * Works on the open record as somebody else, through the routes of the back end itself: as a demo person, as somebody of
 * the record's own unit, or, where nobody else may, as the same person at another computer.
 */
export function openSecondUser(backend: MockBackend): SecondUser {
  const attempt = async (record: OpenRecord, { besides, tenantId }: Here, policy: string, tryAs: TryAs) => {
    const { path } = recordKindOf(record.kind);
    const address = `${path}/${encodeURIComponent(record.id)}`;
    let refusal: SecondUserAnswer | undefined;
    let wasSeen = false;
    for (const user of await candidates(backend, { address, policy, besides, tenantId })) {
      const call = await callerFor(backend, user, tenantId);
      const seen = await call('GET', address);
      if (seen.status !== 200) {
        continue;
      }
      wasSeen = true;
      const answer = await tryAs({ call, address, user, body: seen.body });
      if (answer?.kind === 'done') {
        return answer;
      }
      refusal ??= answer;
    }
    return refusal ?? (wasSeen ? { kind: 'refused' as const, reason: '' } : { kind: 'gone' as const });
  };

  return {
    edit: async (record, besides, tenantId) => {
      const { edit } = recordKindOf(record.kind);
      return edit === undefined
        ? { kind: 'impossible' }
        : attempt(record, { besides, tenantId }, edit.policy, async ({ call, address, user, body }) =>
            outcomeOf(await call('PUT', address, harmlesslyChanged(body, edit.field)), user),
          );
    },
    remove: async (record, besides, tenantId) => {
      const { removal } = recordKindOf(record.kind);
      return removal === undefined
        ? { kind: 'impossible' }
        : attempt(record, { besides, tenantId }, removal, async ({ call, address, user }) =>
            outcomeOf(await call('DELETE', address), user),
          );
    },
  };
}

/** Whose page it is, and of which tenant. */
type Here = { readonly besides: string | undefined; readonly tenantId: string | undefined };
type Body = Readonly<Record<string, unknown>>;
type Answered = { readonly status: number; readonly body: Body };
type Call = (method: string, address: string, body?: unknown) => Promise<Answered>;
type TryAs = (attempt: {
  readonly call: Call;
  readonly address: string;
  readonly user: UserRow;
  readonly body: Body;
}) => Promise<Try>;

/** Who has the permission, the likeliest first: demo people, then those of the record's unit, then the person himself. */
async function candidates(
  backend: MockBackend,
  { address, policy, besides, tenantId }: Here & { readonly address: string; readonly policy: string },
): Promise<readonly UserRow[]> {
  const { users } = backend.database;
  const everybody = peopleOf(users, tenantId).filter((user) => user.isActive && mayDo(backend, user, policy, tenantId));
  const people = demoAccounts.filter(({ group }) => group === 'role').map(({ userName }) => userName);
  const known = people.flatMap((name) => everybody.filter(({ userName }) => userName === name));
  const unitId = await unitOf(backend, address, tenantId);
  const ofUnit = everybody.filter((user) => unitId !== undefined && user.donViId === unitId);
  const ordered = [...new Set([...known, ...ofUnit])];
  return [
    ...ordered.filter(({ userName }) => userName !== besides),
    ...everybody.filter(({ userName }) => userName === besides),
  ];
}

/** The unit that the record is of, as the first demo person sees it who sees it at all. */
async function unitOf(
  backend: MockBackend,
  address: string,
  tenantId: string | undefined,
): Promise<string | undefined> {
  for (const { userName } of demoAccounts.filter(({ group }) => group === 'role')) {
    const user = peopleOf(backend.database.users, tenantId).find((row) => row.userName === userName);
    if (user !== undefined) {
      const { status, body } = await (await callerFor(backend, user, tenantId))('GET', address);
      if (status === 200) {
        return typeof body['donViId'] === 'string' ? body['donViId'] : undefined;
      }
    }
  }
  return undefined;
}

function mayDo(backend: MockBackend, { id, roles }: UserRow, policy: string, tenantId: string | undefined): boolean {
  return isGranted(policy, policiesOf(backend, { roles, userId: id, clientId: demoClientId, tenantId }));
}

async function callerFor(backend: MockBackend, user: UserRow, tenantId: string | undefined): Promise<Call> {
  const { body: tokens } = await issueTokenSet(backend.issuer, {
    user,
    clientId: demoClientId,
    tenantId: tenantId ?? null,
    scopes: [apiName],
    family: randomHex(),
    nonce: null,
    authTime: null,
    isScopeNamed: false,
  });
  const accessToken = isJsonObject(tokens) ? String(tokens['access_token']) : '';
  return async (method, address, body) => {
    // At a computer of their own: what is armed or set for this page waits for the page's own call.
    const response = await backend.serve(
      new Request(new URL(address, backend.origin), {
        method,
        credentials: 'omit',
        headers: {
          Authorization: `Bearer ${accessToken}`,
          'Accept-Language': 'vi',
          'X-Requested-With': 'XMLHttpRequest',
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    return { status: response.status, body: await fieldsOf(response) };
  };
}

async function fieldsOf(response: Response): Promise<Body> {
  try {
    const body: unknown = await response.json();
    return isJsonObject(body) ? body : {};
  } catch {
    return {};
  }
}

function outcomeOf({ status, body }: Answered, { hoTen }: UserRow): Try {
  if (status >= 200 && status < 300) {
    return { kind: 'done', by: hoTen };
  }
  const reason = reasonOf(body);
  return reason === '' ? undefined : { kind: 'refused', reason };
}

/** ABP's sentence with the fields that are complained about. */
function reasonOf(body: Body): string {
  const error = isJsonObject(body['error']) ? body['error'] : {};
  const complaints = Array.isArray(error['validationErrors'])
    ? error['validationErrors'].map((each: unknown) => (isJsonObject(each) ? each['message'] : undefined))
    : [];
  const sentences: readonly unknown[] = complaints.length > 0 ? complaints : [error['message']];
  return sentences.filter((each) => typeof each === 'string').join(' ');
}
