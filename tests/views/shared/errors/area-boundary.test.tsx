// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AreaBoundary } from '@/views/shared/errors/area-boundary';

import { allPolicies, fakeServices, signedInAuth, Surroundings } from '../list/list-fixtures';

afterEach(cleanup);

describe('AreaBoundary', () => {
  it('X-05 catches what one area throws, reports it, and renders that area anew on request while the rest stays', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const user = userEvent.setup({ delay: null });
    const broken = new Error('app.unexpected');
    const area = { isBroken: true };
    const Area = () => {
      if (area.isBroken) {
        throw broken;
      }
      return <p>biểu đồ</p>;
    };
    const retried = vi.fn(() => {
      area.isBroken = false;
    });
    render(
      <Surroundings services={fakeServices().services} authRef={signedInAuth(allPolicies)}>
        <Counter />
        <AreaBoundary onRetry={retried}>
          <Area />
        </AreaBoundary>
        <AreaBoundary>
          <p>vùng bên cạnh</p>
        </AreaBoundary>
      </Surroundings>,
    );
    await user.click(screen.getByRole('button', { name: 'đã bấm 0' }));

    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert').textContent).toContain('app.unexpected');
    expect(screen.getByText('vùng bên cạnh')).toBeTruthy();
    expect(logged.mock.calls.flat()).toContain(broken);

    await user.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(retried).toHaveBeenCalledTimes(1);
    expect(screen.getByText('biểu đồ')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'đã bấm 1' })).toBeTruthy();
  });

  it('X-05 shows the failure again when the area still cannot be rendered', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const user = userEvent.setup({ delay: null });
    const Area = () => {
      throw new Error('still broken');
    };
    render(
      <Surroundings services={fakeServices().services} authRef={signedInAuth(allPolicies)}>
        <AreaBoundary>
          <Area />
        </AreaBoundary>
      </Surroundings>,
    );
    await user.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(screen.getByRole('alert').textContent).toContain('app.unexpected');
  });
});

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`đã bấm ${count}`}</button>;
}
