// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { fundUnitTypeId } from '@/domain/constants';
import type { Schemas } from '@/domain/contract/schemas';
import { policies } from '@/domain/policies/policy-names';
import { documentReportWorkflow } from '@/machines/workflows/document-report-workflow-machine';
import { siblingsIn } from '@/views/shared/list/list-siblings';
import type { StepDescription } from '@/views/shared/workflow/step-description';
import { documentReportsList } from '@/views/fund/document-reports/document-reports-list';
import type { ReportCalls } from '@/views/fund/quarter-reports/quarter-report';
import { QuarterReportView } from '@/views/fund/quarter-reports/quarter-report-view';

import { pdf, waitingUploads } from '../../shared/attachments/attachments-fixtures';
import { fakeServices, signedInAuth, Surroundings } from '../../shared/list/list-fixtures';

type Report = Schemas['BaoCaoTaiLieu'];

afterEach(cleanup);

/** One that was sent and opened; the page needs no more of it. */
const report = {
  id: 'r1',
  concurrencyStamp: 's',
  ma: 'BCTL.2026Q3.DV0007',
  nam: 2026,
  quy: 3,
  donViId: 'unit-7',
  donViTen: 'Công ty Cổ phần Nhân lực Lam Giang',
  trangThai: 2,
  daMo: true,
  lyDoTraLai: null,
  creationTime: '2026-10-09T08:00:00+07:00',
} as unknown as Report;

const calls = {
  get: () => Promise.resolve(report),
  history: () => Promise.resolve({ items: [] }),
} as unknown as ReportCalls<Report>;

const step = {
  id: 'tra-lai',
  label: 'Trả lại',
  question: () => '',
  asks: 'reason',
  done: '',
  run: () => Promise.resolve(report),
} as const;

it('B-06 B-07 takes a step with the stamp that noting the opening of a report has given it', async () => {
  const noted = { ...report, concurrencyStamp: 's1' };
  const run = vi.fn<(record: Report) => Promise<Report>>(() => Promise.resolve(noted));
  const user = userEvent.setup({ delay: null });
  open({
    calls: {
      ...calls,
      get: () => Promise.resolve({ ...report, daMo: false }),
      open: () => Promise.resolve(noted),
    },
    steps: [{ id: 'tham-dinh', label: 'Thẩm định', question: () => '', asks: 'opinion', done: '', run }],
    granted: policies.documentReportsAppraise,
  });
  await user.click(await screen.findByRole('button', { name: 'Thẩm định' }));
  await user.type(await screen.findByRole('textbox', { name: 'Ý kiến' }), 'Khớp.');
  await user.click(screen.getAllByRole('button', { name: 'Thẩm định' }).at(-1) ?? document.body);
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  expect(run.mock.calls[0]?.[0].concurrencyStamp).toBe('s1');
});

it('B-07 V-05 the steps of a quarter’s report wait for files that are on their way, so that it does not go on without them', async () => {
  open({ calls, steps: [step], granted: policies.documentReportsReturn });
  const sendBack = await screen.findByRole<HTMLButtonElement>('button', { name: 'Trả lại' });
  expect(sendBack.disabled).toBe(false);
  const input = await screen.findByLabelText('Chọn tệp đính kèm', { selector: 'input' });
  fireEvent.change(input, { target: { files: [pdf('phieu.pdf')] } });
  expect(await screen.findByText(/^Còn tệp chưa tải lên xong/u)).toBeDefined();
  expect(sendBack.disabled).toBe(true);
});

type Shown = {
  readonly calls: ReportCalls<Report>;
  readonly steps: readonly StepDescription<Report, string>[];
  readonly granted: string;
};

function open({ calls: made, steps, granted }: Shown): void {
  render(
    <Surroundings
      services={fakeServices({ attachments: waitingUploads }).services}
      authRef={signedInAuth([granted], 'vi', fundUnitTypeId)}
    >
      <QuarterReportView<Report>
        reportId="r1"
        resource="bao-cao-tai-lieu"
        calls={made}
        workflow={documentReportWorkflow}
        listHref="/"
        editHref="/"
        siblings={siblingsIn(documentReportsList)}
        steps={steps}
        papers={[]}
      >
        {() => null}
      </QuarterReportView>
    </Surroundings>,
  );
}
