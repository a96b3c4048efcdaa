// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import type { SupportTypesApi } from '@/services/api/support-types-api';
import { RequestFormScreen } from '@/views/support/requests/request-form-screen';
import { forgetDrafts } from '@/views/shared/unsaved/use-draft';

import { fakeServices, signedInAuth, Surroundings } from '../shared/list/list-fixtures';
import { supportTypes } from './request-fixtures';

afterEach(() => {
  cleanup();
  forgetDrafts();
});

it('X-01 B-08 says in the catalogue’s words why the kinds of support are not there, and offers them when they are', async () => {
  const all = vi.fn<SupportTypesApi['all']>().mockRejectedValue(new AppError('network.timeout', { status: 0 }));
  render(
    <Surroundings
      services={fakeServices({ supportTypes: { all }, supportRequests: {} }).services}
      authRef={signedInAuth()}
    >
      <RequestFormScreen />
    </Surroundings>,
  );
  expect(await screen.findByText('Máy chủ trả lời quá lâu')).toBeDefined();
  expect(screen.getByText(/^Chưa biết thao tác/u)).toBeDefined();
  all.mockResolvedValue(supportTypes);
  await userEvent.setup({ delay: null }).click(screen.getByText('Thử lại'));
  expect(await screen.findByText(/^HT01/u)).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Máy chủ trả lời quá lâu')).toBeNull());
});
