import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';

import type { ModalRef } from '@/machines/dialogs/modal-machine';
import type { Services } from '@/views/app/services-context';
import { useModal } from '@/views/shared/modal/use-modal';

import { fakeServices, signedInAuth, Surroundings } from '../list/list-fixtures';

type Overrides = { readonly [Name in keyof Services]?: Partial<Services[Name]> };

/** A screen with one button, which opens the dialog. */
export function renderDialog(overrides: Overrides, dialog: (modalRef: ModalRef) => ReactNode) {
  const authRef = signedInAuth();
  const sent: string[] = [];
  authRef.send = ({ type }) => {
    sent.push(type);
  };
  const user = userEvent.setup();
  const view = render(
    <Surroundings services={fakeServices(overrides).services} authRef={authRef}>
      <Opener dialog={dialog} />
    </Surroundings>,
  );
  return { user, sent, ...view };
}

/** Opens the dialog and answers it; its content may still be on the way. */
export async function opened(user: ReturnType<typeof userEvent.setup>): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: 'Mở' }));
  return screen.findByRole('dialog');
}

function Opener({ dialog }: { readonly dialog: (modalRef: ModalRef) => ReactNode }) {
  const modalRef = useModal({ size: 'lg' });
  const [content] = useState(() => dialog(modalRef));
  return (
    <>
      <button
        type="button"
        onClick={() => {
          modalRef.send({ type: 'modal.open' });
        }}
      >
        Mở
      </button>
      {content}
    </>
  );
}
