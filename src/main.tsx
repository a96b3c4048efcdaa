import { createActor, fromPromise, waitFor } from 'xstate';

import { createProduct, createVisitorClient } from '@/composition/create-product';
import { earlyStart, fetchWithEarlyAnswer, pressAgain } from '@/composition/prerender/early';
import { withoutCallbackAnswer } from '@/domain/auth/callback-answer';
import { defaultEnvironment } from '@/domain/environment/default-environment';
import type { Environment } from '@/domain/environment/environment';
import { toAppError } from '@/domain/errors/app-error';
import type { AuthRef } from '@/machines/auth/auth-machine';
import { startUpMachine, type StartUpSnapshot } from '@/machines/start-up-machine';
import { loadEnvironment } from '@/services/environment/load-environment';
import { resolveTenant } from '@/services/tenants/resolve-tenant';
import { createTenantMemory } from '@/services/tenants/tenant-memory';
import type { Demo } from '@/views/app/demo-context';
import { renderApp } from '@/views/app/render-app';
import type { AppParts } from '@/views/app/surroundings';
import { renderStartUpFailure } from '@/views/errors/start-up-failure';

const appOrigin = window.location.origin;

/** What a bundle brings with it: the production build an address scheme, the demo build a whole back end. */
type Bundle = {
  readonly builtIn: Environment;
  readonly fileUrl: string | undefined;
  readonly demo: Demo | undefined;
};

async function main(root: HTMLElement): Promise<void> {
  const bundle = await openBundle(root);
  if (bundle === undefined) {
    return;
  }
  if (window.self === window.top) {
    start(root, bundle);
    return;
  }
  // In a frame the product would sign in and renew a second time, and another page could lay itself over its buttons.
  const { renderFramedPage } = await import('@/views/errors/framed-page');
  renderFramedPage(root, withoutCallbackAnswer(window.location.href));
}

/** `undefined` when the address is a page of the demo's issuer, which is then shown. */
async function openBundle(root: HTMLElement): Promise<Bundle | undefined> {
  if (import.meta.env.MODE === 'demo') {
    const [{ startDemo }, { openDeskBeside }, { DemoSection }] = await Promise.all([
      import('@mock-server/start-demo'),
      import('@/views/desk/open-desk-beside'),
      import('@/views/account/sign-in/demo-section'),
    ]);
    const demo = await startDemo(root);
    return demo === undefined
      ? undefined
      : {
          builtIn: demo.environment,
          fileUrl: demo.environmentFile,
          demo: { ...demo, SignInSection: DemoSection, desk: openDeskBeside(demo.desk) },
        };
  }
  return { builtIn: defaultEnvironment(appOrigin), fileUrl: '/dynamic-env.json', demo: undefined };
}

function start(root: HTMLElement, { builtIn, fileUrl, demo }: Bundle): void {
  const fetchFile = fetchWithEarlyAnswer(earlyStart());
  const startUpRef = createActor(
    startUpMachine.provide({
      actors: {
        loadEnvironment: fromPromise(({ signal }) =>
          loadEnvironment({ builtIn, appOrigin, fileUrl, fetchFile }, signal),
        ),
        resolveTenant: fromPromise(({ input, signal }) =>
          resolveTenant(
            input.environment,
            {
              href: window.location.href,
              memory: createTenantMemory(() => window.localStorage),
              httpOf: (environment) => createVisitorClient(environment, appOrigin),
            },
            signal,
          ),
        ),
      },
    }),
  );
  /** What the trainer's desk lives on where no product could start: nobody signs in there. */
  let beside: AppParts | undefined;
  const show = (snapshot: StartUpSnapshot) => {
    const { environment, tenant, remoteError, error } = snapshot.context;
    if (snapshot.matches('failed') && error !== undefined) {
      beside ??= demo === undefined ? undefined : { ...createProduct(builtIn, undefined, appOrigin), demo };
      renderStartUpFailure(root, error, () => startUpRef.send({ type: 'startUp.retry' }), beside);
    }
    if (snapshot.matches('ready') && environment !== undefined) {
      const product = createProduct(environment, tenant, appOrigin);
      if (remoteError !== undefined) {
        product.errorRef.send({ type: 'error.report', error: remoteError });
      }
      product.authRef.start();
      void untilRestored(product.authRef).then(() => {
        renderApp(root, { ...product, demo });
        pressAgain(earlyStart());
      });
    }
  };
  startUpRef.subscribe(show);
  startUpRef.start();
}

/** A new tab asks the others for their session first; a page that stands in index.html is there meanwhile. */
function untilRestored(authRef: AuthRef): Promise<unknown> {
  return waitFor(authRef, (snapshot) => !snapshot.matches({ access: 'starting' }));
}

const root = document.getElementById('root');
if (root === null) {
  throw new Error('index.html has no element with the id "root".');
}
main(root).catch((thrown: unknown) => {
  renderStartUpFailure(root, toAppError(thrown), () => window.location.reload());
});
