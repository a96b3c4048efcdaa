// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { Suspense, use, useEffect } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { authMachine, type AuthRef } from '@/machines/auth/auth-machine';
import { AuthProvider } from '@/views/app/auth-context';
import { forgetDrafts, reviveDrafts, storeDrafts, useDraft } from '@/views/shared/unsaved/use-draft';

import { authActors, known } from '../../../support/auth-actors';
import { storedSession } from '../../../support/sessions';

const form = '/csdl/nguoi-lao-dong/w1/sua';
const typed = { values: { ghiChu: 'nhập dở', soTien: null }, base: { id: 'w1' } };
const stored = () => sessionStorage.getItem('quy.drafts');

afterEach(() => {
  cleanup();
  forgetDrafts();
});

describe('unsaved input on its way through the issuer’s page', () => {
  it('V-05 A-10 comes back to the same person’s form, once, and leaves storage at once', async () => {
    await typeInto(form);
    storeDrafts('user-1');
    expect(stored()).toContain('nhập dở');
    startAnew();

    reviveDrafts('user-1');
    expect(stored()).toBeNull();
    expect(await foundIn(form)).toEqual(typed);
    expect(await foundIn(form)).toBeUndefined();
  });

  it('V-05 A-10 leaves storage when the form itself is the first to ask', async () => {
    await typeInto(form);
    storeDrafts('user-1');
    startAnew();
    expect(await foundIn(form)).toEqual(typed);
    expect(stored()).toBeNull();
  });

  it('V-05 promise-11 survives a first drawing that is thrown away because code of the form is still on its way', async () => {
    await typeInto(form);
    storeDrafts('user-1');
    startAnew();
    let arrive: () => void = () => undefined;
    const code = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    let draft: unknown;
    function Form() {
      const { found } = useDraft(form);
      use(code);
      useEffect(() => {
        draft = found;
      }, [found]);
      return null;
    }
    await act(() =>
      renderForPerson(
        <Suspense fallback={null}>
          <Form />
        </Suspense>,
      ),
    );
    expect(draft).toBeUndefined();
    await act(async () => {
      arrive();
      await code;
    });
    expect(draft).toEqual(typed);
  });

  it('V-05 promise-11 survives a form that goes before it has taken the draft up', async () => {
    await typeInto(form);
    storeDrafts('user-1');
    startAnew();
    function Opening() {
      useDraft(form);
      return null;
    }
    (await renderForPerson(<Opening />)).unmount();
    expect(await foundIn(form)).toEqual(typed);
  });

  it('V-05 is dropped when somebody else comes back, and waits while nobody is known', async () => {
    await typeInto(form);
    storeDrafts('user-1');
    startAnew();
    reviveDrafts('');
    expect(stored()).toContain('nhập dở');
    reviveDrafts('user-2');
    expect(stored()).toBeNull();
    reviveDrafts('user-1');
    expect(await foundIn(form)).toBeUndefined();
  });

  it('V-05 takes only the person’s own, and nothing when there is nothing', async () => {
    storeDrafts('user-1');
    expect(stored()).toBeNull();
    await typeInto(form);
    storeDrafts('user-2');
    expect(stored()).toBeNull();
  });

  it('V-05 is forgotten by signing out', async () => {
    await typeInto(form);
    storeDrafts('user-1');
    forgetDrafts();
    expect(stored()).toBeNull();
  });

  it.each(['nonsense', '{"userId":1}', 'null', '{"userId":"user-1","drafts":[["x"]]}'])(
    'is nothing when storage holds %s',
    async (text) => {
      sessionStorage.setItem('quy.drafts', text);
      reviveDrafts('user-1');
      expect(stored()).toBeNull();
      expect(await foundIn(form)).toBeUndefined();
    },
  );
});

/** As after a page load: what memory held is gone, what storage holds stays. */
function startAnew(): void {
  const kept = stored();
  cleanup();
  forgetDrafts();
  if (kept !== null) {
    sessionStorage.setItem('quy.drafts', kept);
  }
}

async function typeInto(name: string): Promise<void> {
  function Form() {
    const { remember } = useDraft(name);
    useEffect(() => remember(typed), [remember]);
    return null;
  }
  await renderForPerson(<Form />);
}

async function foundIn(name: string): Promise<unknown> {
  let draft: unknown;
  function Form() {
    const { found, remember } = useDraft(name);
    useEffect(() => {
      draft = found;
      // Its person has given it up.
      remember(undefined);
    }, [found, remember]);
    return null;
  }
  (await renderForPerson(<Form />)).unmount();
  return draft;
}

async function renderForPerson(children: React.ReactNode) {
  const authRef: AuthRef = createActor(
    authMachine.provide({
      actors: authActors({
        restored: storedSession,
        loadConfiguration: () => Promise.resolve(known('user-1')),
      }) as never,
    }),
    { input: { flow: 'code', culture: 'vi' } },
  ).start();
  await waitFor(authRef, ({ context }) => context.configuration?.currentUser.id === 'user-1');
  return render(<AuthProvider value={authRef}>{children}</AuthProvider>);
}
