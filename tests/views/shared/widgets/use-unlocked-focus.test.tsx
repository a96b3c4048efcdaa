// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';

import { useUnlockedFocus } from '@/views/shared/widgets/use-unlocked-focus';

afterEach(cleanup);

/** A button that is locked while it works, in a dialog that takes what is lost within it. */
function Page() {
  useUnlockedFocus();
  const [isBusy, setIsBusy] = useState(false);
  return (
    <>
      <div role="dialog" tabIndex={-1}>
        <button disabled={isBusy} onClick={() => setIsBusy(true)}>
          Xuất Excel
        </button>
      </div>
      <input aria-label="Tìm kiếm" />
      <span onTransitionEnd={() => setIsBusy(false)}>Xong</span>
    </>
  );
}

const button = () => screen.getByRole('button', { name: 'Xuất Excel' });
const end = () => fireEvent.transitionEnd(screen.getByText('Xong'));

/** A browser takes the focus from what is disabled; this one does not, and not even a call of `blur` does by then. */
async function press() {
  render(<Page />);
  const user = userEvent.setup({ delay: null });
  await user.tab();
  button().blur();
  fireEvent.click(button());
  expect([button().matches(':disabled'), document.activeElement]).toEqual([true, document.body]);
  return user;
}

it('S-08 C-02 gives the focus back to the button that was disabled while it worked', async () => {
  await press();
  end();
  await waitFor(() => expect(document.activeElement).toBe(button()));
});

it('S-08 C-02 gives it back where a dialog has taken it meanwhile', async () => {
  await press();
  screen.getByRole('dialog').focus();
  end();
  await waitFor(() => expect(document.activeElement).toBe(button()));
});

it('S-08 C-02 leaves it with whoever has gone elsewhere: into a field, or nowhere by a press on the bare page', async () => {
  const user = await press();
  await user.click(screen.getByRole('textbox', { name: 'Tìm kiếm' }));
  end();
  // The observer reports after this.
  await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Tìm kiếm' }));

  cleanup();
  await press();
  fireEvent.pointerDown(screen.getByText('Xong'));
  end();
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});
