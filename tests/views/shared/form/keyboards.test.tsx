// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderAt } from './record-fixtures';

afterEach(cleanup);

it('B-10 V-02 a number or a name that is no word is left as it was typed by the keyboard of a phone', async () => {
  renderAt({ path: '/csdl/nguoi-lao-dong/w1/sua' });
  const keyboardOf = (label: RegExp) => {
    const field = screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
    return ['inputmode', 'autocapitalize', 'autocorrect', 'spellcheck'].map((name) => field.getAttribute(name));
  };
  await screen.findByLabelText(/^Họ và tên/u, { selector: '[name=hoTen]' });
  expect(keyboardOf(/^Số CCCD/u)).toEqual(['numeric', 'none', 'off', 'false']);
  expect(keyboardOf(/^Số hộ chiếu/u)).toEqual([null, 'none', 'off', 'false']);
  expect(keyboardOf(/^Nơi cấp CCCD/u)).toEqual([null, null, null, null]);
});
