// @vitest-environment jsdom
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormikContext } from 'formik';
import { useCallback } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { draftOfRequest, type RequestDraft } from '@/domain/support/support-draft';
import type { SupportRequestsApi } from '@/services/api/support-requests-api';
import { FormFrame } from '@/views/shared/form/form-frame';
import { useForm } from '@/views/shared/form/use-form';
import { CaseList } from '@/views/support/requests/case-list';
import { caseTexts } from '@/views/support/requests/case-texts';
import { useLiveConditions } from '@/views/support/requests/use-live-conditions';
import { useWrongCases } from '@/views/support/requests/use-wrong-cases';

import { fakeServices, signedInAuth, Surroundings } from '../shared/list/list-fixtures';
import { storedRequest, supportTypeOf } from './request-fixtures';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const names = ['Hải', 'Đào', 'An'];
const stored = storedRequest('HT01');
const draft = draftOfRequest({
  ...stored,
  truongHop: names.flatMap((hoTen, index) =>
    stored.truongHop.map((entry) => ({
      ...entry,
      id: `case-${index}`,
      hopDongId: `contract-${index}`,
      hoTen,
      tienDeNghi: 12_000_000,
    })),
  ),
});
const type = supportTypeOf('HT01');

describe('the list of the cases of a request', () => {
  it('B-08 draws the line of the case that is typed into, and no other one', async () => {
    const { user, judge } = show();
    await waitFor(() => expect(judge).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByText('judged')).not.toBeNull());
    const drawn = linesDrawn();
    await user.click(screen.getByText('type an amount'));
    await waitFor(() => expect(screen.getByText('15.000.000 ₫')).toBeDefined());
    await waitFor(() => expect(judge).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.queryByText('judged')).not.toBeNull());
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it('B-08 draws no line for what no line shows', async () => {
    const { user } = show();
    await waitFor(() => expect(screen.queryByText('judged')).not.toBeNull());
    const drawn = linesDrawn();
    await user.click(screen.getByText('type an account'));
    await waitFor(() => expect(screen.queryByText('0123456789')).not.toBeNull());
    expect(drawn).not.toHaveBeenCalled();
  });

  it('B-08 drops the case that was pointed at, after a question', async () => {
    const { user } = show();
    await user.click(screen.getByLabelText(/Đào/u, { selector: 'button' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByText('Có'));
    await waitFor(() => expect(screen.queryByText('Đào')).toBeNull());
    expect([screen.queryByText('Hải'), screen.queryByText('An')].map((found) => found !== null)).toEqual([true, true]);
    // Not at the page's beginning: the next one's button, of the last line the one before (WCAG 2.4.3).
    await waitFor(() => expect(document.activeElement?.ariaLabel).toMatch(/An$/u));
    await user.keyboard('{Enter}');
    await user.click(within(await screen.findByRole('alertdialog')).getByText('Có'));
    await waitFor(() => expect(document.activeElement?.ariaLabel).toMatch(/Hải$/u));
  });

  it('B-08 says in a person’s own colours too which case is chosen: they take backgrounds and border colours away', () => {
    show();
    const lines = names.map((name) => screen.getByText(name).closest('button'));
    expect(lines.map((line) => line?.getAttribute('aria-current'))).toEqual(['true', 'false', 'false']);
    expect(lines.map(forcedBorder)).toEqual(['highlight', 'canvas', 'canvas']);
  });
});

/** The border's colour that a line asks for where colours are forced: jsdom itself never forces any. */
function forcedBorder(line: Element | null): string | undefined {
  const forced = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter(({ media }) => media.mediaText.includes('forced-colors: active'))
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule);
  return forced
    .findLast(({ selectorText, style }) => line?.matches(selectorText) === true && style.borderColor !== '')
    ?.style.borderColor.toLowerCase();
}

/** Each line says once, when it is drawn, what its button does. */
function linesDrawn() {
  const text = caseTexts.vi['cases.remove'];
  return vi.spyOn(caseTexts.vi, 'cases.remove', 'get').mockReturnValue(text);
}

function show() {
  // Tests of screens put no styles into the page's head (tests/support/without-styles.ts); these stand in its body.
  const styles = createCache({ key: 'shown', container: document.body, speedy: false });
  const judge = vi.fn<SupportRequestsApi['judge']>(() => Promise.resolve({ truongHop: [] }));
  render(
    <Surroundings
      services={fakeServices({ supportRequests: { judge } }).services}
      authRef={signedInAuth()}
      isStrict={false}
    >
      <CacheProvider value={styles}>
        <Form />
      </CacheProvider>
    </Surroundings>,
  );
  return { user: userEvent.setup({ delay: null }), judge };
}

function Form() {
  const form = useForm<RequestDraft>({
    initialValues: draft,
    validate: () => ({}),
    isBusy: false,
    onSubmit: () => undefined,
  });
  return (
    <FormFrame form={form} label="form">
      <Cases />
    </FormFrame>
  );
}

function Cases() {
  const { values, setFieldValue, setValues } = useFormikContext<RequestDraft>();
  const conditions = useLiveConditions(values, type, null);
  const wrong = useWrongCases();
  const remove = useCallback(
    (key: string) => {
      void setValues((now) => ({ ...now, truongHop: now.truongHop.filter(({ khoa }) => khoa !== key) }));
    },
    [setValues],
  );
  return (
    <>
      <CaseList chosen={0} conditions={conditions} wrong={wrong} onChoose={choose} onRemove={remove} />
      <span>{conditions.isBusy ? 'busy' : 'judged'}</span>
      <span>{values.truongHop[1]?.soTaiKhoan}</span>
      <button type="button" onClick={() => void setFieldValue('truongHop.1.tienDeNghi', 15_000_000)}>
        type an amount
      </button>
      <button type="button" onClick={() => void setFieldValue('truongHop.1.soTaiKhoan', '0123456789')}>
        type an account
      </button>
    </>
  );
}

const choose = () => undefined;
