import type { Environment } from '@/domain/environment/environment';

import { demoAccounts, type DemoAccount } from './demo-accounts';
import { demoEnvironment } from './demo-environment';
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
};

const flowKey = 'quy.demo.flow';

/**
 * Starts the demo: the back end inside this page, and the environment that leads to it.
 *
 * `?flow=code` or `?flow=password` chooses how people sign in, in this browser from then on; the password form is the
 * demo's default, because a trainer sees every refusal there.
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
  return {
    environment: demoEnvironment(backend.origin, { flow: chosenFlow() }),
    accounts: demoAccounts.map(({ userName, name, roleLabel, group }) => ({
      userName,
      name,
      role: roleLabel,
      group,
      password: backend.settings.password,
    })),
    reset: backend.reset,
  };
}

function chosenFlow(): 'password' | 'code' {
  const asked = new URLSearchParams(window.location.search).get('flow');
  try {
    if (asked === 'code' || asked === 'password') {
      localStorage.setItem(flowKey, asked);
    }
    return localStorage.getItem(flowKey) === 'code' ? 'code' : 'password';
  } catch {
    return asked === 'code' ? 'code' : 'password';
  }
}
