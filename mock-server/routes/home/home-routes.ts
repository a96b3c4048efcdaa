import type { MockRoute } from '../../routing';
import { signedInUser } from '../data-scope';
import { homeCharts } from './charts';
import { homeDeadlines } from './home-deadlines';
import { homeRequestOf } from './home-request';
import { homeTiles } from './tiles';

const path = '/api/app/trang-chu';

/** The home page (domain dictionary §5.0, register B-25); charts apart, so that nobody waits for them. */
export const homeRoutes: readonly MockRoute[] = [
  {
    method: 'GET',
    path,
    access: 'signedIn',
    handle: (request, backend) => {
      const asked = homeRequestOf(signedInUser(request), backend);
      return { status: 200, body: { o: homeTiles(asked), han: homeDeadlines(asked) } };
    },
  },
  {
    method: 'GET',
    path: `${path}/bieu-do`,
    access: 'signedIn',
    handle: (request, backend) => {
      const asked = homeRequestOf(signedInUser(request), backend);
      return { status: 200, body: { bieuDo: homeCharts(asked) } };
    },
  },
];
