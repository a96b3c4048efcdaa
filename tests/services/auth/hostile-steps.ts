import { createHostileIssuer, type Behaviour } from '../../support/hostile-issuer';
import { leave, redirectUri } from './code-flow-steps';
import { createHarness, oAuthConfig } from './gateway-harness';
import { openPage } from './sign-in-page';

export const codeConfig = oAuthConfig({ responseType: 'code', loadUserProfile: true });
/** A tab with its issuer, and another tab of the same browser that listens. */
export function twoTabs(config = codeConfig) {
  const issuer = createHostileIssuer(() => harness.page.time);
  const harness = createHarness({ issuer, config });
  const heard: string[] = [];
  const neighbour = createHarness({ issuer, config, shared: harness.shared });
  neighbour.gateway.watchTabs(({ type }) => heard.push(type));
  return { issuer, harness, heard };
}

export type Tabs = ReturnType<typeof twoTabs>;

/** Goes to the issuer and comes back with what it answers. */
export async function returnTo({ issuer, harness }: Tabs, behaviour: Behaviour) {
  issuer.become(behaviour);
  const answer = issuer.authorize(await leave(harness));
  harness.page.href = `${redirectUri}?${new URLSearchParams(answer).toString()}`;
  const page = openPage(harness);
  page.start();
  return page;
}

/** What a refusal must leave: nothing in storage, no call with what was issued, nobody told. */
export function tracesOf({ issuer, harness, heard }: Tabs) {
  const kept = JSON.stringify([[...harness.tab.values], [...harness.browser.values], harness.cookies.written]);
  const sent = issuer.requests.map(({ url, headers, form }) => JSON.stringify([url, headers, form])).join('\n');
  return {
    kept: issuer.issued.filter((token) => kept.includes(token)),
    sent: issuer.issued.filter((token) => sent.includes(token)),
    heard,
  };
}

export const noTraces = { kept: [], sent: [], heard: [] };
