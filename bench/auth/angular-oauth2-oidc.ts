import { HttpClient, HttpErrorResponse, HttpHeaders, HttpResponse, type HttpRequest } from '@angular/common/http';
import {
  DefaultHashHandler,
  DefaultOAuthInterceptor,
  LoginOptions,
  NullValidationHandler,
  OAuthNoopResourceServerErrorHandler,
  OAuthService,
  SystemDateTimeProvider,
  UrlHelperService,
} from 'angular-oauth2-oidc';
import { firstValueFrom, from, mergeMap, of, throwError } from 'rxjs';

import { redirectUriOf, type Contender, type Surroundings, type Tab } from './contender';
import { createStorage } from './plain-storage';

/** A class whose parts Angular's injector would hand to it. */
type ByHand<Instance> = new (...parts: readonly unknown[]) => Instance;

type Interceptor = { readonly intercept: (request: HttpRequest<unknown>, next: typeof backend) => unknown };

const parts = {
  Service: OAuthService as unknown as ByHand<OAuthService>,
  Interceptor: DefaultOAuthInterceptor as unknown as ByHand<Interceptor>,
  Http: HttpClient as unknown as ByHand<HttpClient>,
};

/**
 * angular-oauth2-oidc, which ABP's Angular front end uses, as its documentation has it: code flow, automatic renewal by refresh token, its own
 * interceptor, no key handler (its advice for the code flow); one storage for all tabs. It runs without an Angular
 * application: its service is built by hand, with Angular's own HttpClient on `fetch`.
 */
export const angularOauth2Oidc: Contender = {
  name: 'angular-oauth2-oidc',
  openBrowser: (surroundings) => {
    const { storage, values } = createStorage();
    const services: OAuthService[] = [];
    // It arms timers only where there is a window.
    const hadWindow = 'window' in globalThis;
    Object.assign(globalThis, { window: hadWindow ? globalThis.window : {} });
    return Promise.resolve({
      openTab: async () => {
        const { tab, service, discovered } = createTab(surroundings, storage);
        services.push(service);
        await discovered.catch(() => undefined);
        return tab;
      },
      keeps: (text) => [...values.values()].some((value) => value.includes(text)),
      close: () => {
        services.forEach((service) => {
          service.stopAutomaticRefresh();
        });
        if (!hadWindow) {
          Reflect.deleteProperty(globalThis, 'window');
        }
      },
    });
  },
};

function createTab(surroundings: Surroundings, storage: Storage) {
  let tellLeft: (address: string) => void = () => undefined;
  const { issuer, clientId, scope, apiOrigin } = surroundings;
  const config = {
    issuer,
    clientId,
    scope: `openid profile ${scope}`,
    responseType: 'code',
    redirectUri: redirectUriOf(surroundings),
    openUri: (address: string) => {
      tellLeft(address);
    },
  };
  const zone = { run: runNow, runOutsideAngular: runNow };
  const silent = { debug: ignore, info: ignore, log: ignore, warn: ignore, error: ignore };
  const service = new parts.Service(
    zone,
    new parts.Http(backend),
    storage,
    new NullValidationHandler(),
    config,
    new UrlHelperService(),
    silent,
    new DefaultHashHandler(),
    undefined,
    new SystemDateTimeProvider(),
  );
  const interceptor = new parts.Interceptor(service, new OAuthNoopResourceServerErrorHandler(), {
    resourceServer: { allowedUrls: [apiOrigin], sendAccessToken: true },
  });
  const api = new parts.Http({
    handle: (request: HttpRequest<unknown>) => interceptor.intercept(request, backend),
  });
  const discovered = service.loadDiscoveryDocument();
  service.setupAutomaticSilentRefresh();
  let profile: { readonly info?: { readonly name?: string } } | undefined;

  const tab: Tab = {
    signIn: async () => {
      await discovered;
      const left = new Promise<string>((resolve) => {
        tellLeft = resolve;
      });
      service.initCodeFlow();
      const { search } = new URL(await surroundings.visit(await left));
      const options = { customHashFragment: search, preventClearHashAfterLogin: true };
      await service.tryLogin(Object.assign(new LoginOptions(), options));
      if (!service.hasValidAccessToken()) {
        throw new Error('not signed in');
      }
      profile = surroundings.hasProfile ? await service.loadUserProfile().catch(() => undefined) : undefined;
    },
    isSignedIn: () => Promise.resolve(service.hasValidAccessToken()),
    renew: () => service.refreshToken().then(isThere, isMissing),
    accessToken: () => Promise.resolve(service.getAccessToken()),
    profileName: () => Promise.resolve(profile?.info?.name),
    call: (address) =>
      firstValueFrom(api.get(address, { observe: 'response' })).then(
        ({ status }) => status,
        (thrown: unknown) => (thrown instanceof HttpErrorResponse ? thrown.status : 0),
      ),
  };
  return { tab, service, discovered };
}

/** Angular's way out to the network, on `fetch`. */
const backend = {
  handle: (request: HttpRequest<unknown>) =>
    from(answerTo(request)).pipe(
      mergeMap((answer) => (answer instanceof HttpErrorResponse ? throwError(() => answer) : of(answer))),
    ),
};

async function answerTo(request: HttpRequest<unknown>): Promise<HttpResponse<unknown> | HttpErrorResponse> {
  const url = request.urlWithParams;
  const headers = new Headers();
  for (const name of request.headers.keys()) {
    headers.set(name, request.headers.get(name) ?? '');
  }
  try {
    const body = request.serializeBody() as string | null;
    const answer = await fetch(url, { method: request.method, headers, body });
    const text = await answer.text();
    const { status, statusText } = answer;
    const facts = { url, status, statusText, headers: new HttpHeaders(answer.headers) };
    return answer.ok
      ? new HttpResponse<unknown>({ ...facts, body: request.responseType === 'json' ? JSON.parse(text) : text })
      : new HttpErrorResponse({ ...facts, error: text });
  } catch (error) {
    return new HttpErrorResponse({ url, status: 0, error });
  }
}

function runNow<Answer>(work: () => Answer): Answer {
  return work();
}

function ignore(): void {
  // Its log goes nowhere.
}

function isThere(): boolean {
  return true;
}

function isMissing(): boolean {
  return false;
}
