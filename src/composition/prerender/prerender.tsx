import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';

import type { SignInFlow } from '@/domain/auth/session';
import { defaultEnvironment } from '@/domain/environment/default-environment';
import { defaultLanguage } from '@/domain/localization/languages';
import { href, routes, type Route } from '@/domain/navigation/routes';
import { authMachine } from '@/machines/auth/auth-machine';
import type { LoadedConfiguration, Opening } from '@/machines/auth/auth-types';
import { AppFrame } from '@/views/app/stage/app-frame';
import { AppRoot } from '@/views/app/render-app';
import type { Services } from '@/views/app/services-context';
import { Surroundings } from '@/views/app/surroundings';

import type { PrerenderedPage } from './early';

/** A page, and the first words of the addresses inside, where the frame may stand. */
export type Prerendered = {
  readonly pages: Readonly<Record<PrerenderedPage, string>>;
  readonly areas: readonly string[];
};

/**
 * Draws the pages that stand in index.html, as React itself will find them when it takes them over: run by the build,
 * never in a browser. In Vietnamese, for a visitor of whom and of whose installation nothing is known yet.
 */
export async function prerender(): Promise<Prerendered> {
  // The address bar, which some parts read while they are drawn.
  Object.assign(globalThis, { window: { location: new URL(href('signIn'), 'https://localhost') } });
  return {
    pages: {
      password: await signInPage('password'),
      code: await signInPage('code'),
      frame: await frame(),
    },
    areas: areasInside(),
  };
}

async function signInPage(flow: SignInFlow): Promise<string> {
  const authRef = await visitor(flow);
  return renderToString(
    <StrictMode>
      <Router ssrPath={href('signIn')}>
        <AppRoot services={services} authRef={authRef} />
      </Router>
    </StrictMode>,
  );
}

async function frame(): Promise<string> {
  return renderToString(
    <Router ssrPath={href('home')}>
      <Surroundings services={services} authRef={await visitor('code')}>
        <AppFrame />
      </Surroundings>
    </Router>,
  );
}

/** Somebody without a session; whatever else the machine asks for never comes. */
async function visitor(flow: SignInFlow) {
  const authRef = createActor(
    authMachine.provide({
      actors: {
        restoreSession: fromPromise<Opening, undefined>(() =>
          Promise.resolve({
            session: undefined,
            hasCallback: false,
            returnUrl: '/',
            storageError: undefined,
            at: 0,
            idleMinutes: undefined,
          }),
        ),
        loadConfiguration: fromPromise<LoadedConfiguration, { readonly culture: string }>(
          () => new Promise(() => undefined),
        ),
        watchTab: fromCallback(() => undefined),
        watchTabs: fromCallback(() => undefined),
      },
    }),
    { input: { flow, culture: defaultLanguage } },
  ).start();
  await waitFor(authRef, (snapshot) => snapshot.hasTag('signedOut'));
  return authRef;
}

/** No page before sign-in calls anybody while it is drawn. */
const services = { environment: defaultEnvironment('https://localhost') } as Services;

/** First words of addresses of which none is open to a visitor. */
function areasInside(): readonly string[] {
  const all = Object.values<Route>(routes);
  const open = new Set(all.filter(({ isPublic }) => isPublic === true).map(firstWord));
  const inside = new Set(all.filter(({ layout }) => layout === 'main').map(firstWord));
  return [...inside].filter((word) => !open.has(word));
}

function firstWord({ path }: Route): string {
  return path.split('/')[1] ?? '';
}
