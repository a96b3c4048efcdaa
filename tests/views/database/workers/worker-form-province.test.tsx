// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { forgetDrafts } from '@/views/shared/unsaved/use-draft';

import { renderAt } from '../../shared/form/record-fixtures';

afterEach(() => {
  cleanup();
  forgetDrafts();
  window.history.pushState(null, '', '/');
});

it('B-10 V-02 keeps the commune where the same province is chosen again, and empties it with another one', async () => {
  const { user } = renderAt({ path: '/csdl/nguoi-lao-dong/w1/sua' });
  await screen.findByDisplayValue('Phường Thành Sen');
  const province = screen.getByLabelText(/^Tỉnh\/Thành phố/u, { selector: 'input' });
  const commune = screen.getByLabelText(/^Xã\/Phường/u, { selector: 'input' });

  await user.click(province);
  await user.click(await screen.findByText('Hà Tĩnh', { selector: '[role="option"]' }));
  expect(commune).toHaveProperty('value', 'Phường Thành Sen');

  await user.click(province);
  await user.click(await screen.findByText('Nghệ An', { selector: '[role="option"]' }));
  expect(commune).toHaveProperty('value', '');
});
