// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { loadedLater } from '@/views/shared/loading/loaded-later';
import type { StepDescription, StepDialogProps } from '@/views/shared/workflow/step-description';
import { WorkflowSteps } from '@/views/shared/workflow/workflow-steps';

import { fakeServices, Surroundings } from '../list/list-fixtures';

type Report = { readonly id: string };
type Step = StepDescription<Report, 'phe-duyet'>;

afterEach(cleanup);

it('B-01 X-05 a dialog whose code does not come says so, and is fetched anew', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = userEvent.setup({ delay: null });
  const report: Report = { id: 'r10' };
  const run = vi.fn<Step['run']>(() => Promise.resolve(report));
  let isDown = true;
  const step: Step = {
    id: 'phe-duyet',
    label: 'Phê duyệt',
    question: () => 'Bạn có chắc chắn không?',
    asks: 'nothing',
    dialog: loadedLater<StepDialogProps<Report, 'phe-duyet'>>(() =>
      isDown
        ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
        : import('@/views/shared/workflow/step-dialog').then(({ StepDialogContent }) => StepDialogContent),
    ),
    done: 'Đã phê duyệt.',
    run,
  };
  render(
    <Surroundings services={fakeServices().services}>
      <WorkflowSteps record={report} allowed={['phe-duyet']} steps={[step]} onDone={nothing} onReload={nothing} />
    </Surroundings>,
  );

  await user.click(screen.getByRole('button', { name: 'Phê duyệt' }));
  const dialog = within(await screen.findByRole('dialog'));
  const retry = await dialog.findByRole('button', { name: 'Thử lại' });
  isDown = false;
  await user.click(retry);
  await user.click(await dialog.findByRole('button', { name: 'Phê duyệt' }));
  await waitFor(() => expect(run).toHaveBeenCalledOnce());
});

function nothing() {
  return undefined;
}
