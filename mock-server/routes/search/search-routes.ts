import { routeOf, type RouteName } from '@/domain/navigation/routes';
import { isGranted } from '@/domain/policies/policy-expression';
import { isSearchable, mostSearchHits, type SearchHit } from '@/domain/search/search-hit';

import type { MockBackend } from '../../backend';
import type { MockRequest, MockRoute } from '../../routing';
import { signedInUser } from '../data-scope';
import { readText } from '../filters';
import { codePiece } from './code-index';
import { foundUnits, foundWorkers } from './found-people';
import { mayBeCode, policyOf, recordKinds } from './found-records';

/** As many of each kind have a place before any kind may take more. */
const sureOfEach = 5;

/** The search of the command palette. */
export const searchRoutes: readonly MockRoute[] = [
  {
    method: 'GET',
    path: '/api/app/tim-kiem',
    access: 'signedIn',
    handle: (request, backend) => {
      const text = readText(request.query, 'tuKhoa') ?? '';
      return { status: 200, body: { items: isSearchable(text) ? found(text, request, backend) : [] } };
    },
  },
];

function found(text: string, request: MockRequest, backend: MockBackend): readonly SearchHit[] {
  const { database } = backend;
  const user = signedInUser(request);
  const mayOpen = (page: RouteName) => isGranted(routeOf(page).policy, user.grantedPolicies);
  const piece = codePiece(text);
  const search = { database, user, culture: request.culture, piece, most: mostSearchHits };
  const kinds = mayBeCode(piece) ? recordKinds.filter((kind) => isGranted(policyOf(kind), user.grantedPolicies)) : [];
  return shared([
    mayOpen('worker') ? foundWorkers(backend, user, text, mostSearchHits) : [],
    mayOpen('unit') ? foundUnits(database, user, text, mostSearchHits) : [],
    ...kinds.map(({ loai, find }) => find(search).map((hit): SearchHit => ({ loai, ...hit }))),
  ]);
}

/** No kind pushes the others out; room that one leaves goes to those that have more. */
function shared(groups: readonly (readonly SearchHit[])[]): readonly SearchHit[] {
  const sure = groups.map((group) => Math.min(group.length, sureOfEach));
  let room = mostSearchHits - sure.reduce((sum, count) => sum + count, 0);
  return groups
    .flatMap((group, index) => {
      const own = sure[index] ?? 0;
      const more = Math.max(0, Math.min(group.length - own, room));
      room -= more;
      return group.slice(0, own + more);
    })
    .slice(0, mostSearchHits);
}
