// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import type { DocumentReport } from '@/domain/document-reports/document-report';
import type { DocumentStep } from '@/services/api/quarter-reports-api';
import { DocumentStepDialog } from '@/views/fund/document-reports/document-step-dialog';
import type { StepDescription, StepDialogProps } from '@/views/shared/workflow/step-description';
import { WorkflowSteps } from '@/views/shared/workflow/workflow-steps';
import { loadedLater } from '@/views/shared/loading/loaded-later';

import { drawFramesAtOnce } from '../../shared/frames-at-once';
import { fakeServices, Surroundings } from '../../shared/list/list-fixtures';

drawFramesAtOnce();
afterEach(cleanup);

const line = { id: 'l1', taiLieuId: 'STNLD', thiTruongId: 'JP', tonDau: 10, deNghi: 0 };
const report = { id: 'r1', ma: 'BCTL.2026Q3.DV0007', chiTiet: [line] } as unknown as DocumentReport;

it('B-07 V-03 opening stocks that are left as they were are not sent: their table says so', async () => {
  const user = userEvent.setup({ delay: null });
  const run = vi.fn<StepDescription<DocumentReport, DocumentStep>['run']>(() => Promise.resolve(report));
  const step: StepDescription<DocumentReport, DocumentStep> = {
    id: 'sua-ton-dau',
    label: 'Sửa tồn đầu kỳ',
    asks: 'reason',
    question: () => 'Vui lòng nhập lý do.',
    dialog: loadedLater<StepDialogProps<DocumentReport, DocumentStep>>(() => Promise.resolve(DocumentStepDialog)),
    done: 'Đã sửa.',
    run,
  };
  render(
    <Surroundings services={fakeServices().services}>
      <WorkflowSteps record={report} allowed={['sua-ton-dau']} steps={[step]} onDone={nothing} onReload={nothing} />
    </Surroundings>,
  );
  await user.click(screen.getByRole('button', { name: 'Sửa tồn đầu kỳ' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText(/Lý do/u), 'Kiểm kê lại kho của đơn vị.');
  await user.click(dialog.getByRole('button', { name: 'Sửa tồn đầu kỳ' }));
  await dialog.findByText('Chưa có gì thay đổi so với hiện tại.');
  expect(run).not.toHaveBeenCalled();
});

function nothing() {
  return undefined;
}
