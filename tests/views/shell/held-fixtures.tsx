import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { policies } from '@/domain/policies/policy-names';
import type { AuthRef } from '@/machines/auth/auth-machine';

import { sessionWithoutRefresh } from '../../support/sessions';
import { fakeServices } from '../shared/list/list-fixtures';
import { refuseTokens } from '../shared/lost-session';
import { renderShell } from './shell-fixtures';
import { enter } from '../../support/enter';

export const formAddress = '/csdl/nguoi-lao-dong/them-moi';

type HeldParts = Omit<Parameters<typeof renderShell>[0] & object, 'at' | 'session' | 'policies'>;

/** A worker's form with a name typed into it. */
export async function renderTypedForm(parts: HeldParts = {}) {
  const user = userEvent.setup({ delay: null });
  const { services } = fakeServices({ lookups: { all: () => Promise.resolve([]) } });
  const shell = renderShell({
    at: formAddress,
    session: { ...sessionWithoutRefresh, flow: parts.flow ?? 'password' },
    policies: [policies.workers, policies.workersCreate],
    ...parts,
    services: { workers: services.workers, lookups: services.lookups, units: services.units },
  });
  const field = await findNameField();
  await enter(user, field, 'Đào Thị Ứng');
  return { ...shell, user, field };
}

export async function findNameField(): Promise<HTMLInputElement> {
  return screen.findByLabelText<HTMLInputElement>(/^Họ và tên/u, { selector: 'input' });
}

/** The server refuses the one token of a session that cannot be renewed. */
export async function loseSession(authRef: AuthRef): Promise<HTMLDialogElement> {
  await refuseTokens(authRef);
  return screen.findByRole<HTMLDialogElement>('alertdialog', { name: 'Phiên làm việc đã hết hạn' });
}

export function address(): string {
  return `${window.location.pathname}${window.location.search}`;
}
