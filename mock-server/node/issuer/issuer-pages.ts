import { readFile } from 'node:fs/promises';

import type { MockBackend } from '../../backend';
import { issuerFor } from '../../issuer/issuer';
import { readBrowserState, signedInAtIssuer, type SignedIn } from '../../issuer/issuer-session';
import { renameSlot } from '../../issuer/session-slot';
import { accountFacts, readReturnUrl } from '../../pages/decisions/account';
import { cancelAddress, codeAddress, decideAuthorization } from '../../pages/decisions/authorization';
import type { IssuerVisit } from '../../pages/decisions/issuer-visit';
import { pageTexts } from '../../pages/decisions/page-texts';
import { signInForms, takeForm, type ShownForm } from '../../pages/decisions/sign-in';
import { decideSignOut } from '../../pages/decisions/sign-out';
import { asset } from '../asset';
import { htmlResponse, redirect, type Html } from '../html';
import { pageHeaders } from '../security-headers';
import { createBrowserCookie } from './browser-cookie';
import { accountPage, formPage, noticePage, styleAddress } from './page-html';
import { answerFrame, framePage, frameScript, frameScriptAddress, stateCookie } from './session-frame';

/** Answers a request for one of the issuer's pages; `undefined` for every other address. */
export type IssuerPages = (request: Request) => Promise<Response | undefined>;

/** A request, and what is known of the browser that sent it. */
type Turn = { readonly request: Request; readonly url: URL; readonly id: string; readonly visit: IssuerVisit };

/** What a sign-in on the way to somewhere is for. */
type Purpose = {
  readonly userName: string;
  /** The tenant to sign in to; `null` for the host. */
  readonly tenantId: string | null;
  readonly isPopup: boolean;
  /** Where to go afterwards; `undefined` leaves the browser where it is. */
  readonly finish: (visit: IssuerVisit, person: SignedIn) => Promise<string | undefined>;
  readonly cancel: () => Promise<string | undefined>;
};

/** How long somebody whose password was right may take for the next form. Milliseconds. */
const formLifetimeMs = 600_000;

/**
 * The issuer's pages over the network: real redirects, forms that post, and a session cookie for each browser. What
 * happens is decided where the pages that are drawn in the browser decide it, in `pages/decisions`.
 */
export async function createIssuerPages(backend: MockBackend): Promise<IssuerPages> {
  const cookie = createBrowserCookie({
    name: 'issuer.session',
    origin: backend.origin,
    path: '/',
    sameSite: 'Lax',
  });
  const styles = await readFile(new URL('../../pages/issuer-pages.css', import.meta.url), 'utf8');
  /** People whose password was right, by browser. */
  const waiting = new Map<string, { readonly shown: ShownForm; readonly until: number }>();

  const visitOf = (id: string): IssuerVisit => ({
    issuer: issuerFor(backend.issuer, id),
    faults: backend.faults,
    settings: backend.settings,
    save: backend.save,
  });
  const page = (turn: Turn, content: Html) =>
    htmlResponse(content, { headers: { ...pageHeaders(), 'Set-Cookie': cookie.write(turn.id) } });
  const form = (turn: Turn, purpose: Purpose, shown: ShownForm, complaint = '', userName = purpose.userName) => {
    const { pathname, search } = turn.url;
    const token = cookie.formToken(turn.id);
    const { isPopup } = purpose;
    return page(turn, formPage({ shown, action: `${pathname}${search}`, token, userName, complaint, isPopup }));
  };
  const leave = async ({ request }: Turn, id: string, address: string | undefined) => {
    const state = await readBrowserState(visitOf(id).issuer);
    const secure = backend.origin.startsWith('https:') ? '; Secure' : '';
    const headers = new Headers(pageHeaders());
    headers.append('Set-Cookie', cookie.write(id));
    headers.append('Set-Cookie', `${stateCookie}=${state}; Path=/connect; SameSite=Lax${secure}`);
    return address === undefined ? new Response(null, { status: 204, headers }) : redirect(request, address, headers);
  };

  /** The form that the browser is at; one that has waited for too long begins anew. */
  const shownTo = (id: string, name: string | null): ShownForm | undefined => {
    const found = waiting.get(id);
    const isGood = found !== undefined && found.until > backend.clock() && found.shown.form === name;
    return name === 'password' ? { form: 'password' } : isGood ? found.shown : undefined;
  };
  const wait = (id: string, shown: ShownForm) => {
    const now = backend.clock();
    [...waiting].filter(([, { until }]) => until <= now).forEach(([old]) => waiting.delete(old));
    waiting.set(id, { shown, until: now + formLifetimeMs });
  };

  const signIn = async (turn: Turn, purpose: Purpose): Promise<Response> => {
    if (turn.request.method !== 'POST') {
      return form(turn, purpose, { form: 'password' });
    }
    const posted = new URLSearchParams(await turn.request.text());
    const userName = posted.get('username') ?? purpose.userName;
    const shown = shownTo(turn.id, posted.get('form'));
    if (!cookie.isOwnForm(turn.request, turn.id, posted) || shown === undefined) {
      return form(turn, purpose, { form: 'password' }, pageTexts.formExpired, userName);
    }
    if (posted.has('cancel')) {
      return leave(turn, turn.id, await purpose.cancel());
    }
    const values = signInForms[shown.form].fields.map(({ name }) => posted.get(name) ?? '');
    const step = await takeForm(turn.visit, { shown, values, tenantId: purpose.tenantId });
    switch (step.kind) {
      case 'refused':
        return form(turn, purpose, shown, step.complaint, userName);
      case 'asked':
        wait(turn.id, step.next);
        return form(turn, purpose, step.next);
      case 'signedIn': {
        // An id that somebody may have planted before the sign-in is worth nothing after it.
        const id = cookie.make();
        waiting.delete(turn.id);
        await renameSlot(backend.store, turn.id, id);
        return leave(turn, id, await purpose.finish(visitOf(id), step.person));
      }
    }
  };

  const authorize = async (turn: Turn): Promise<Response> => {
    const { visit, url } = turn;
    const step = await decideAuthorization(visit, url.searchParams);
    switch (step.kind) {
      case 'unusable':
        return page(turn, noticePage(pageTexts.unusableRequest, 'alert', pageTexts.unusableParameter(step.parameter)));
      case 'leave':
        return leave(turn, turn.id, step.to);
      case 'signIn':
        return signIn(turn, {
          userName: step.request.loginHint,
          tenantId: step.request.tenantId,
          isPopup: step.request.isPopup,
          finish: (fresh, person) => codeAddress(fresh, step.request, person),
          cancel: () => cancelAddress(visit, step.request),
        });
    }
  };

  const signOut = async (turn: Turn): Promise<Response> => {
    const reading = await decideSignOut(turn.visit, turn.url.searchParams);
    switch (reading.kind) {
      case 'unusable':
        return page(turn, noticePage(pageTexts.unusableSignOut, 'alert', pageTexts.unusableReturn));
      case 'redirect':
        return leave(turn, turn.id, reading.to);
      case 'stay':
        return page(turn, noticePage(pageTexts.signedOut, 'status', pageTexts.signedOutFully));
    }
  };

  const account = async (turn: Turn): Promise<Response> => {
    const { visit, url } = turn;
    const returnUrl = readReturnUrl(visit.issuer, url.searchParams);
    const person = await signedInAtIssuer(visit.issuer);
    if (person !== undefined) {
      return page(turn, accountPage(accountFacts(person.user), returnUrl));
    }
    return signIn(turn, {
      userName: '',
      tenantId: null,
      isPopup: false,
      finish: () => Promise.resolve(`${url.pathname}${url.search}`),
      cancel: () => Promise.resolve(returnUrl ?? '/'),
    });
  };

  const checksession = ({ request, visit }: Turn): Response | Promise<Response> =>
    request.method === 'POST'
      ? answerFrame(visit.issuer, request)
      : htmlResponse(framePage(), { headers: pageHeaders({ isFramed: true }) });

  const pages: Readonly<Record<string, (turn: Turn) => Response | Promise<Response>>> = {
    '/connect/authorize': authorize,
    '/connect/logout': signOut,
    '/connect/checksession': checksession,
    '/Account/Manage': account,
    [styleAddress]: () => asset('text/css', `body { margin: 0; }\n${styles}`),
    [frameScriptAddress]: () => asset('text/javascript', frameScript),
  };

  return async (request) => {
    const url = new URL(request.url);
    const answer = Object.hasOwn(pages, url.pathname) ? pages[url.pathname] : undefined;
    if (answer === undefined) {
      return undefined;
    }
    if (!['GET', 'POST'].includes(request.method)) {
      return new Response(null, { status: 405, headers: { Allow: 'GET, POST' } });
    }
    const id = cookie.read(request) ?? cookie.make();
    return answer({ request, url, id, visit: visitOf(id) });
  };
}
