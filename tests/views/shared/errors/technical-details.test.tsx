// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { useTexts } from '@/views/app/localization-context';
import { errorViewTexts } from '@/views/shared/errors/error-view-texts';
import { TechnicalDetails } from '@/views/shared/errors/technical-details';

import { fakeServices, Surroundings } from '../list/list-fixtures';

afterEach(cleanup);

describe('technical details', () => {
  it.each([
    ['refuses the clipboard', { writeText: () => Promise.reject(new Error('refused')) }],
    ['has no clipboard outside of secure contexts', undefined],
  ])('X-01 say that they were not copied where the browser %s, and copy when asked again', async (_, clipboard) => {
    const user = userEvent.setup({ delay: null });
    const spy = vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as never);
    const error = new AppError('http.server', { status: 500 });
    render(
      <Surroundings services={fakeServices().services}>
        <Shown error={error} />
      </Surroundings>,
    );
    await user.click(screen.getByText('Sao chép'));
    const button = await screen.findByText('Chưa sao chép được');

    spy.mockRestore();
    await user.click(button);
    expect(await screen.findByText('Đã sao chép')).toBeDefined();
    expect(await navigator.clipboard.readText()).toContain('http.server');
  });
});

function Shown({ error }: { readonly error: AppError }) {
  return <TechnicalDetails error={error} texts={useTexts(errorViewTexts)} />;
}
