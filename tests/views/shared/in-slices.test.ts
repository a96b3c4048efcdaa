import { describe, expect, it, vi } from 'vitest';

import { inSlices } from '@/views/shared/loading/in-slices';

describe('work in slices', () => {
  it('answers every item in order', async () => {
    expect(await inSlices([1, 2, 3], (item) => item * 2, new AbortController().signal)).toEqual([2, 4, 6]);
  });

  it('lets others go first, and ends when nobody wants the answer any more', async () => {
    const controller = new AbortController();
    const work = vi.fn<(item: number) => number>(() => {
      vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_000);
      return 0;
    });
    const working = inSlices([1, 2, 3], work, controller.signal);
    controller.abort();
    await expect(working).rejects.toMatchObject({ name: 'AbortError' });
    expect(work).toHaveBeenCalledTimes(1);
  });
});
