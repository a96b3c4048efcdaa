import { readFileSync } from 'node:fs';

import { authWalk } from '../../tests/model/walks/auth-walks';
import { projected, walkEdges } from '../../tests/support/machine-walk';
import { angularOauth2Oidc } from './angular-oauth2-oidc';
import { oidcClientTs } from './oidc-client-ts';
import { ours } from './ours';
import { reportPage } from './report';
import { measureContender, type Figures } from './side-by-side';
import { measureValidation } from './validation';

const validation = await measureValidation();
const start = performance.now();
const edges = walkEdges(authWalk);
const explorationTime = performance.now() - start;
const contenders: Figures[] = [];
for (const contender of [ours, oidcClientTs, angularOauth2Oidc]) {
  contenders.push(await measureContender(contender));
}

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  devDependencies: Record<string, string>;
};
const states = new Set(edges.flatMap(({ from, to }) => [projected(authWalk, from), projected(authWalk, to)]));

/** `docs/bench/sign-in.md`. */
export const page = reportPage(contenders, devDependencies, { states: states.size, transitions: edges.length });

/** What belongs to this run alone. */
export const times: Readonly<Record<string, number>> = {
  'checking an id token, µs': validation.ours,
  'checking an id token, times jwtVerify alone': validation.ours / validation.jose,
  'exploring the auth machine, ms': explorationTime,
};
