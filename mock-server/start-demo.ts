import type { DemoDesk } from '@/domain/desk/demo-desk';
import type { Environment } from '@/domain/environment/environment';

import { accountsIn, type DemoAccount } from './demo-accounts';
import { demoEnvironment, demoFlows, type DemoFlow } from './demo-environment';
import { demoVolumes } from './demo-volumes';
import { dataSetOptions, readDataSet } from './desk/data-sets';
import { openDesk } from './desk/open-desk';
import { installShiftedDate } from './desk/shifted-date';
import { flowForFault, openDemoFaults, type DemoFaults } from './faults/demo-faults';
import type { FaultId } from './faults/fault';
import type { FaultEffect } from './faults/fault-effect';
import { environmentFileUrl, remoteEnvironmentUrl } from './faults/page-faults';
import { newestMailTo } from './mailbox';
import { issuerPageFor } from './pages/issuer-page';
import { startMockServer } from './start';

export type Demo = {
  readonly environment: Environment;
  /** The people whom the sign-in screen of a tenant offers; `undefined` for the host. */
  readonly accounts: (tenantId: string | undefined) => readonly {
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
  /** Address of a settings file, while a fault wants one to be asked for. */
  readonly environmentFile: string | undefined;
  /** Every failure that staff can be shown, on demand. */
  readonly faults: DemoFaults;
  /** What a trainer can do to the back end of this page. */
  readonly desk: DemoDesk;
};

const flowKey = 'quy.demo.flow';

/**
 * Starts the demo: the back end inside this page, and the environment that leads to it.
 *
 * `?flow=password`, `?flow=code` or `?flow=silent` chooses how people sign in, in this browser from then on; the
 * password form is the demo's default, because a trainer sees every refusal there.
 * `?fault=<id>` arms a failure of `faults/faults.ts` and chooses a flow that shows it; `?fault=none` disarms it.
 * `?permissions=2000` and `?features=500` add that many made-up ones (`demo-volumes.ts`).
 *
 * @returns `undefined` when the address is one of the issuer's own pages: that page is then shown in `root`.
 */
export async function startDemo(root: HTMLElement): Promise<Demo | undefined> {
  installShiftedDate();
  const backend = await startMockServer({ ...demoVolumes(), ...dataSetOptions(readDataSet()) });
  const showIssuerPage = issuerPageFor(window.location);
  if (showIssuerPage !== undefined) {
    showIssuerPage(root, backend);
    return undefined;
  }
  const faults = await openDemoFaults(backend.faults);
  const environment = demoEnvironment(backend.origin, { flow: chosenFlow(faults.asked) });
  const effect = (await backend.faults.effect())?.effect;
  return {
    environment: disturbedEnvironment(environment, effect),
    environmentFile: effect?.asksFor === 'environmentFile' ? environmentFileUrl : undefined,
    accounts: (tenantId) =>
      accountsIn(backend.database, tenantId).map(({ userName, name, roleLabel, group }) => ({
        userName,
        name,
        role: roleLabel,
        group,
        password: backend.settings.password,
      })),
    reset: backend.reset,
    mailLink: async (address) => (await newestMailTo(backend.store, address))?.link,
    faults,
    desk: await openDesk(backend),
  };
}

function disturbedEnvironment(environment: Environment, effect: FaultEffect | undefined): Environment {
  const issuer = effect?.issuer ?? environment.oAuthConfig.issuer;
  return {
    ...environment,
    oAuthConfig: { ...environment.oAuthConfig, issuer },
    idle: effect?.idle ?? environment.idle,
    ...(effect?.asksFor === 'remoteEnvironment' && {
      remoteEnv: { url: remoteEnvironmentUrl, method: 'GET', headers: {}, mergeStrategy: 'deepmerge' },
    }),
  };
}

function chosenFlow(fault: FaultId | undefined): DemoFlow {
  const asked = asFlow(new URLSearchParams(window.location.search).get('flow'));
  const flow = flowForFault(asked ?? keptFlow() ?? 'password', fault);
  if (asked !== undefined || fault !== undefined) {
    keepFlow(flow);
  }
  return flow;
}

function keptFlow(): DemoFlow | undefined {
  try {
    return asFlow(localStorage.getItem(flowKey));
  } catch {
    return undefined;
  }
}

function keepFlow(flow: DemoFlow): void {
  try {
    localStorage.setItem(flowKey, flow);
  } catch {
    // Without storage, as while a failure of the demo takes it away, it counts for this page alone.
  }
}

function asFlow(text: string | null): DemoFlow | undefined {
  return demoFlows.find((flow) => flow === text);
}
