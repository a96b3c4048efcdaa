import { showAuthorizePage } from '@mock-server/pages/authorize-page';
import { demoEnvironment, type DemoFlow } from '@mock-server/demo-environment';
import { signInAtIssuer } from '@mock-server/issuer/issuer-session';

import { appOrigin, createHarness } from '../../services/auth/gateway-harness';
import { isRefused, isSignedIn, openPage, type SignInPage } from '../../services/auth/sign-in-page';
import { answerType, until } from '../../services/auth/window-steps';
import { createTestBackend, demoPassword, userNamed } from '../support/test-backend';

export type Lesson = Awaited<ReturnType<typeof startLesson>>;

/** The demo as a trainer has it: the product's auth machine and gateway in front of the embedded issuer. */
export async function startLesson(flow: DemoFlow, issuer?: string) {
  const { backend } = await createTestBackend({ origin: appOrigin, clock: () => harness.page.time });
  const { oAuthConfig } = demoEnvironment(appOrigin, { flow });
  const harness = createHarness({
    config: { ...oAuthConfig, ...(issuer !== undefined && { issuer }) },
    options: { fetch: (input, init) => backend.handle(new Request(input, init)) },
  });
  return { flow, backend, harness };
}

/** Signs the demo's first officer in, as far as the fault lets it come. */
export async function signIn(lesson: Lesson): Promise<SignInPage> {
  return lesson.flow === 'password' ? byPassword(lesson) : byCode(lesson);
}

async function byPassword({ harness }: Lesson): Promise<SignInPage> {
  const page = await atRest(harness);
  const credentials = { userName: 'khoa.tm', password: demoPassword, rememberMe: false };
  page.authRef.send({ type: 'signIn.submit', credentials });
  return page;
}

async function byCode(lesson: Lesson): Promise<SignInPage> {
  const { harness, backend } = lesson;
  await signInAtIssuer(backend.issuer, userNamed(backend, 'khoa.tm'));
  const first = await atRest(harness);
  const left = harness.whenLeft();
  first.authRef.send({ type: 'signIn.redirect', returnUrl: '/' });
  const address = await Promise.race([left, first.until(isRefused)]);
  if (typeof address !== 'string') {
    return first;
  }
  first.authRef.stop();
  const answer = await answerOfIssuer(lesson, address);
  harness.page.href = answer?.href ?? address;
  const page = openPage(harness);
  page.start();
  return page;
}

/** A page on which nobody is signed in yet. */
export async function atRest(harness: Lesson['harness']): Promise<SignInPage> {
  const page = openPage(harness);
  page.start();
  await page.until((snapshot) => snapshot.matches({ access: { signedOut: 'idle' } }));
  return page;
}

/** Signs in and lets half a minute go by, or more, so that the tokens are renewed. */
export async function renew(lesson: Lesson, afterSeconds = 31): Promise<SignInPage> {
  const page = await signIn(lesson);
  await page.until(isSignedIn);
  page.pass(afterSeconds * 1_000);
  return page;
}

/** What a browser does with the product's hidden frame: it opens the issuer's page and hands the answer on. */
export async function playFrame(lesson: Lesson): Promise<URL | undefined> {
  const { windows } = lesson.harness;
  const isAsking = (address: string) => new URL(address).pathname === '/connect/authorize';
  await until(() => windows.state.frames.some(isAsking));
  const answer = await answerOfIssuer(lesson, windows.state.frames.find(isAsking) ?? '');
  if (answer !== undefined) {
    const data = { type: answerType, href: answer.href };
    windows.deliver({ origin: appOrigin, source: windows.frameSource, data });
  }
  return answer;
}

/** Where the issuer's page goes when it need not show anything to anybody; `undefined`: it goes nowhere. */
async function answerOfIssuer({ backend }: Lesson, address: string): Promise<URL | undefined> {
  const left: URL[] = [];
  const unseen = {} as HTMLElement;
  const { searchParams } = new URL(address);
  await showAuthorizePage(unseen, backend, searchParams, (next) => left.push(new URL(next)));
  return left[0];
}
