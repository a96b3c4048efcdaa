// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { MergeWith } from '@/views/database/workers/merge/merge-with';

import { fakeServices, signedInAuth, Surroundings } from '../../shared/list/list-fixtures';

afterEach(cleanup);

it('X-01 B-10 says in the catalogue’s words why the other record of a person was not found', async () => {
  const suspects = () => Promise.reject(new AppError('http.unavailable', { status: 503 }));
  render(
    <Surroundings services={fakeServices({ workers: { suspects } }).services} authRef={signedInAuth()}>
      <MergeWith workerId="left" name="Nguyễn Văn Hải" />
    </Surroundings>,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button'));
  await user.click(await screen.findByRole('combobox'));
  expect(await screen.findByText('Dịch vụ tạm gián đoạn')).toBeDefined();
  expect(screen.getByText(/^Máy chủ không phản hồi\./u)).toBeDefined();
});
