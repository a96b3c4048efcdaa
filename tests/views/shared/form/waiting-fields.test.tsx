// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import type { ChartData } from '@/views/shared/chart/chart-data';
import { ChartFigure } from '@/views/shared/chart/chart-figure';
import { DateField } from '@/views/shared/form/date-field';
import { LookupField } from '@/views/shared/form/lookup-field';
import { RecordForm } from '@/views/shared/form/record-form';
import { UnitField } from '@/views/shared/form/unit-field';
import { useLookup } from '@/views/shared/form/use-lookup';
import { CaseFinder } from '@/views/support/requests/case-finder';

import { fakeServices, signedInAuth, Surroundings } from '../list/list-fixtures';

afterEach(cleanup);

const never = () => new Promise<never>(() => undefined);

function Market() {
  return <LookupField name="thiTruongId" label="Thị trường" lookup={useLookup('thi-truong')} />;
}

const chart: ChartData = {
  kind: 'bars',
  id: 'thi-truong',
  title: 'Lao động theo thị trường',
  summary: 'Nhật Bản đông nhất.',
  categories: ['Nhật Bản'],
  series: [{ id: 'soLd', title: 'Số lao động', values: [3] }],
  isMoney: false,
};

const finder = <CaseFinder unitId={null} onFound={() => undefined} />;

describe('a field whose choices are on their way', () => {
  it.each([
    ['of a unit', 'Đơn vị', inForm(<UnitField name="donViId" label="Đơn vị" />)],
    ['of a long list', 'Thị trường', inForm(<Market />)],
    ['of a case', 'Tìm người lao động đã đóng góp Quỹ', finder],
  ])('W-06 is not seen to wait before the wait is long: %s', async (_, label, field) => {
    const user = open(field);
    await user.type(screen.getByLabelText(label, { selector: 'input' }), 'l');
    expect(spinner()?.querySelector('svg')?.classList).toContain('delayed-sign');
  });

  it.each([
    ['of a unit', 'Đơn vị', inForm(<UnitField name="donViId" label="Đơn vị" />)],
    ['of a case', 'Tìm người lao động đã đóng góp Quỹ', finder],
  ])('W-06 begins another wait with each key: %s', async (_, label, field) => {
    const user = open(field);
    const box = screen.getByLabelText(label, { selector: 'input' });
    await user.type(box, 'l');
    const sign = spinner();
    await user.type(box, 'a');
    expect(spinner()).not.toBe(sign);
  });
});

describe('what is drawn by code that is on its way', () => {
  it('W-06 keeps the room of a calendar, and is not seen to wait before the wait is long', () => {
    open(inForm(<DateField name="ngaySinh" label="Ngày sinh" />));
    fireEvent.click(screen.getByRole('button', { name: 'Chọn ngày: Ngày sinh' }));
    expect(awaitedIn(screen.getByRole('dialog'))).toEqual(['delayed-sign']);
  });

  it('W-06 keeps the room of a chart, and is not seen to wait before the wait is long', () => {
    open(<ChartFigure chart={chart} />);
    expect(awaitedIn(screen.getByRole('figure'))).toEqual(['delayed-sign']);
  });
});

/** How each part that is awaited there is held back. */
function awaitedIn(area: HTMLElement): readonly (string | undefined)[] {
  return [...area.querySelectorAll('.MuiSkeleton-root[aria-busy=true]')].map((sign) =>
    [...sign.classList].find((name) => !name.startsWith('Mui') && !name.startsWith('css-')),
  );
}

function open(field: ReactNode) {
  const { services } = fakeServices({
    lookups: { all: never, findUnits: never },
    supportRequests: { applicants: never },
  });
  render(
    <Surroundings services={services} authRef={signedInAuth()}>
      {field}
    </Surroundings>,
  );
  return userEvent.setup({ delay: null });
}

function inForm(field: ReactNode) {
  return (
    <RecordForm
      label="Biểu mẫu"
      initialValues={{ donViId: null, thiTruongId: null, ngaySinh: null }}
      validate={() => ({})}
      isBusy={false}
      submitLabel="Lưu"
      busyLabel="Đang lưu"
      onSubmit={() => undefined}
      onCancel={() => undefined}
    >
      {field}
    </RecordForm>
  );
}

function spinner(): Element | null {
  return document.querySelector('.MuiCircularProgress-root');
}
