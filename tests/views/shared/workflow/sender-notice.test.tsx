// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { fundUnitTypeId } from '@/domain/constants';
import { policies } from '@/domain/policies/policy-names';
import { payInStatus, type PayInStatus } from '@/domain/pay-ins/pay-in';
import { payInWorkflow, type PayInFacts } from '@/machines/workflows/pay-in-workflow-machine';
import { SenderNotice } from '@/views/shared/workflow/sender-notice';

import { fakeServices, signedInAuth, Surroundings } from '../list/list-fixtures';

afterEach(cleanup);

const notice = /lãnh đạo đơn vị gửi/u;
const writes = [policies.payIns, policies.payInsEdit];
const enterprise = 2;

it('B-05 tells a clerk who may not send a draft who does', () => {
  show(writes, payInStatus.draft);
  expect(screen.getByRole('alert').textContent).toMatch(notice);
});

it.each<readonly [string, readonly string[], PayInStatus, number]>([
  ['to who sends it', [...writes, policies.payInsSubmit], payInStatus.draft, enterprise],
  ['to who only reads it', [policies.payIns], payInStatus.draft, enterprise],
  ['to staff of the Fund', writes, payInStatus.draft, fundUnitTypeId],
  ['of what is sent', writes, payInStatus.submitted, enterprise],
])('B-05 says nothing %s', (_, granted, status, unitType) => {
  show(granted, status, unitType);
  expect(screen.queryByText(notice)).toBeNull();
});

function show(granted: readonly string[], trangThai: PayInStatus, unitType = enterprise) {
  const record: PayInFacts = {
    trangThai,
    donViId: 'unit-own',
    nguoiTaoId: null,
    hinhThuc: 1,
    soTepDinhKem: 0,
    kyKeToanDaKhoa: false,
    coHoTro: false,
    coHoanTra: false,
  };
  render(
    <Surroundings services={fakeServices({}).services} authRef={signedInAuth(granted, 'vi', unitType)}>
      <SenderNotice workflow={payInWorkflow} record={record} />
    </Surroundings>,
  );
}
