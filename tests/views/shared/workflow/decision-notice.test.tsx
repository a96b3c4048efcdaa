// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { DecisionNotice } from '@/views/shared/workflow/decision-notice';

import { fakeServices, Surroundings } from '../list/list-fixtures';

afterEach(cleanup);

const reason = 'Thiếu bản sao hộ chiếu có chứng thực.';
const owner = 'Công ty Lam Giang';

function show(status: number, editHref?: string) {
  render(
    <Surroundings services={fakeServices({}).services}>
      <DecisionNotice status={status} reason={reason} owner={owner} editHref={editHref} />
    </Surroundings>,
  );
  const notice = screen.queryByRole('alert');
  const text = notice?.textContent;
  const link = notice === null ? null : (within(notice).queryByRole('link')?.getAttribute('href') ?? null);
  cleanup();
  return { text, link };
}

describe('the notice of a decision', () => {
  it('B-01 B-03 B-05 B-06 B-07 B-08 says why a record came back or was refused, and who is to do what', () => {
    expect([show(6, '/sua'), show(6), show(5, '/sua'), show(2)]).toEqual([
      {
        text: `Cần bổ sung${reason}${owner} sửa theo nội dung trên rồi gửi lại.Sửa`,
        link: '/sua',
      },
      { text: `Cần bổ sung${reason}${owner} sửa theo nội dung trên rồi gửi lại.`, link: null },
      { text: `Đã từ chối${reason}Hồ sơ dừng ở đây; nếu vẫn cần, ${owner} lập hồ sơ mới.`, link: null },
      { text: undefined, link: null },
    ]);
  });
});
