// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { trailState } from '@/domain/lists/record-trail';
import { useModal } from '@/views/shared/modal/use-modal';
import { useModalAddress } from '@/views/shared/modal/use-dialog-address';

import { goBack } from '../list/list-page';

afterEach(cleanup);

const record = '/csdl/don-vi/unit-1';
const trail = trailState({ list: 'units', query: '', position: 0 });

describe('a dialog in the address', () => {
  it('opens from a link and takes itself out of the address when it is closed', async () => {
    const { modal } = start(`${record}?tab=2&hop-thoai=phe-duyet`);
    expect(modal().hasTag('visible')).toBe(true);

    act(() => {
      modal.send({ type: 'modal.close' });
    });
    await waitFor(() => expect([location.pathname, location.search]).toEqual([record, '?tab=2']));
  });

  it('is a step of its own: Back closes it, closing goes Back, and the record keeps its place in the list', async () => {
    const { modal, open } = start(record);
    expect(modal().hasTag('visible')).toBe(false);
    const before = history.length;
    act(open);
    expect(location.search).toBe('?hop-thoai=phe-duyet');
    expect(history.state).toMatchObject(trail);
    await waitFor(() => expect(modal().hasTag('visible')).toBe(true));

    await goBack();
    await waitFor(() => expect(modal().hasTag('visible')).toBe(false));
    act(open);
    act(() => {
      modal.send({ type: 'modal.close' });
    });
    await waitFor(() => expect(location.search).toBe(''));
    expect([history.length, history.state]).toEqual([before + 1, expect.objectContaining(trail)]);
  });

  it('stays away while the address names another dialog', () => {
    const { modal } = start(`${record}?hop-thoai=tu-choi`);
    expect(modal().hasTag('visible')).toBe(false);
  });
});

function start(url: string) {
  history.pushState(trail, '', url);
  const { result } = renderHook(() => {
    const modalRef = useModal();
    return { modalRef, address: useModalAddress(modalRef, 'phe-duyet') };
  });
  const modal = Object.assign(() => result.current.modalRef.getSnapshot(), {
    send: (event: { type: 'modal.close' }) => {
      result.current.modalRef.send(event);
    },
  });
  return {
    modal,
    open: () => {
      result.current.address.open();
    },
  };
}
