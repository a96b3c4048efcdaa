// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { fundUnitTypeId } from '@/domain/constants';
import type { Schemas } from '@/domain/contract/schemas';
import { policies } from '@/domain/policies/policy-names';
import { documentReportWorkflow } from '@/machines/workflows/document-report-workflow-machine';
import { siblingsIn } from '@/views/shared/list/list-siblings';
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

it('B-07 V-05 the steps of a quarter’s report wait for files that are on their way, so that it does not go on without them', async () => {
  render(
    <Surroundings
      services={fakeServices({ attachments: waitingUploads }).services}
      authRef={signedInAuth([policies.documentReportsReturn], 'vi', fundUnitTypeId)}
    >
      <QuarterReportView<Report>
        reportId="r1"
        resource="bao-cao-tai-lieu"
        calls={calls}
        workflow={documentReportWorkflow}
        listHref="/"
        editHref="/"
        siblings={siblingsIn(documentReportsList)}
        steps={[step]}
        papers={[]}
      >
        {() => null}
      </QuarterReportView>
    </Surroundings>,
  );
  const sendBack = await screen.findByRole<HTMLButtonElement>('button', { name: 'Trả lại' });
  expect(sendBack.disabled).toBe(false);
  const input = await screen.findByLabelText('Chọn tệp đính kèm', { selector: 'input' });
  fireEvent.change(input, { target: { files: [pdf('phieu.pdf')] } });
  expect(await screen.findByText(/^Còn tệp chưa tải lên xong/u)).toBeDefined();
  expect(sendBack.disabled).toBe(true);
});
