import type { Environment } from '@/domain/environment/environment';

import { demoAccounts, type DemoAccount } from './demo-accounts';
import { demoEnvironment, demoFlows, type DemoFlow } from './demo-environment';
import { flowForFault, openDemoFaults, type DemoFaults } from './faults/demo-faults';
import type { FaultId } from './faults/sign-in-faults';
import { newestMailTo } from './mailbox';
import { issuerPageFor } from './pages/issuer-page';
import { startMockServer } from './start';

export type Demo = {
  readonly environment: Environment;
  /** The people whom the sign-in screen offers. */
  readonly accounts: readonly {
    readonly userName: string;
    readonly name: string;
    readonly role: string;
    readonly group: DemoAccount['group'];
    readonly password: string;
  }[];
  /** Puts all sample data back to the seed; sign-ins stay valid. */
  readonly reset: () => Promise<void>;
  /** The link in the newest mail to an address; the demo sends none. */
  readonly mailLink: (address: string) => Promise<string | undefined>;
  /** Every failure of signing in, to be shown on demand. */
  readonly faults: DemoFaults;
};

const flowKey = 'quy.demo.flow';

/**
 * Starts the demo: the back end inside this page, and the environment that leads to it.
 *
 * `?flow=password`, `?flow=code` or `?flow=silent` chooses how people sign in, in this browser from then on; the
 * password form is the demo's default, because a trainer sees every refusal there.
 * `?fault=<id>` arms a failure of `faults/sign-in-faults.ts` and chooses a flow that shows it; `?fault=none` disarms it.
 *
 * @returns `undefined` when the address is one of the issuer's own pages: that page is then shown in `root`.
 */
export async function startDemo(root: HTMLElement): Promise<Demo | undefined> {
  const backend = await startMockServer();
  const showIssuerPage = issuerPageFor(window.location);
  if (showIssuerPage !== undefined) {
    showIssuerPage(root, backend);
    return undefined;
  }
  const faults = await openDemoFaults(backend.faults);
  const environment = demoEnvironment(backend.origin, { flow: chosenFlow(faults.asked) });
  const issuer = (await backend.faults.effect())?.effect.issuer ?? environment.oAuthConfig.issuer;
  return {
    environment: { ...environment, oAuthConfig: { ...environment.oAuthConfig, issuer } },
    accounts: demoAccounts.map(({ userName, name, roleLabel, group }) => ({
      userName,
      name,
      role: roleLabel,
      group,
      password: backend.settings.password,
    })),
    reset: backend.reset,
    mailLink: async (address) => (await newestMailTo(backend.store, address))?.link,
    faults,
  };
}

function chosenFlow(fault: FaultId | undefined): DemoFlow {
  const asked = asFlow(new URLSearchParams(window.location.search).get('flow'));
  const flowOf = (kept: DemoFlow | undefined) => flowForFault(asked ?? kept ?? 'password', fault);
  try {
    const flow = flowOf(asFlow(localStorage.getItem(flowKey)));
    if (asked !== undefined || fault !== undefined) {
      localStorage.setItem(flowKey, flow);
    }
    return flow;
  } catch {
    return flowOf(undefined);
  }
}

function asFlow(text: string | null): DemoFlow | undefined {
  return demoFlows.find((flow) => flow === text);
}
