// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import elkWorker from 'elkjs/lib/elk-worker.js';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';

import { payInWorkflowMachine } from '@/machines/workflows/pay-in-workflow-machine';
import { runningActors, watchActors } from '@/views/desk/actor-watch';
import { ChartsTab } from '@/views/desk/charts/charts-tab';
import { showWorkflow } from '@/views/shared/workflow/open-workflows';

import { lampMachine } from '../../support/made-up-machine';
import { fakeServices, Surroundings } from '../shared/list/list-fixtures';

type HereWorker = new () => { postMessage: (message: unknown) => void };

/** The layout library's worker in this thread: jsdom has none. */
class WorkerHere extends (elkWorker as unknown as { readonly Worker: HereWorker }).Worker {
  addEventListener = () => undefined;
  terminate = () => undefined;
}

beforeAll(() => {
  vi.stubGlobal('Worker', WorkerHere);
  watchActors();
});
afterAll(() => {
  vi.unstubAllGlobals();
});
afterEach(cleanup);

async function open() {
  render(
    <Surroundings services={fakeServices().services}>
      <ChartsTab />
    </Surroundings>,
  );
  // What the surroundings start themselves comes a moment later, and before the others in the order.
  await machines().findByRole('button', { name: /^modal/u });
  return userEvent.setup({ delay: null });
}

const machines = () => within(screen.getByRole('group', { name: 'Máy đang chạy' }));
const lit = (picture: Element) =>
  [...picture.querySelectorAll('.lit')].map((box) => box.getAttribute('data-state') ?? '');
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(1)
        .map((cell) => cell.textContent),
    );

describe('live charts', () => {
  it('D-03 knows every machine that was started and still runs, and shows the one chosen as it runs', async () => {
    const [lamp, other] = [createActor(lampMachine).start(), createActor(lampMachine).start()];
    expect(runningActors().slice(-2)).toEqual([lamp, other]);
    other.stop();
    expect(runningActors()).not.toContain(other);

    const user = await open();
    await user.click(machines().getByRole('button', { name: 'lamp' }));
    const picture = await screen.findByRole('img', { name: 'Sơ đồ máy lamp, đang ở off' });
    expect(lit(picture)).toEqual(['lamp', 'lamp.off']);

    await act(async () => {
      lamp.send({ type: 'lamp.toggle' });
      lamp.send({ type: 'lamp.break' });
      await Promise.resolve();
    });
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/on\.light\.\w+, on\.heat\.hot/u);
    expect(lit(screen.getByRole('img'))).toContain('lamp.on.heat.hot');
    expect(rows().slice(-2)).toEqual([
      ['lamplamp.break', 'on.heat.cold → on.heat.hot'],
      ['lamplamp.toggle', 'off → on.light.warming, on.heat.cold'],
    ]);
    lamp.stop();
  });

  it('D-03 shows the workflow of the record on the screen first, and how it came to another state', async () => {
    const end = showWorkflow({ key: 'a', recordId: 'r1', machine: payInWorkflowMachine, value: 'draft' });
    await open();
    await screen.findByRole('img', { name: 'Sơ đồ máy payInWorkflow, đang ở draft' });
    expect(machines().getAllByRole('button')[0]?.textContent).toBe('payInWorkflow (hồ sơ đang mở)');

    await act(async () => {
      end();
      showWorkflow({ key: 'a', recordId: 'r1', machine: payInWorkflowMachine, value: 'submitted' });
      await Promise.resolve();
    });
    expect(lit(screen.getByRole('img'))).toEqual(['payInWorkflow', 'payInWorkflow.submitted']);
    expect(rows()[0]).toEqual(['payInWorkflowgui', 'draft → submitted']);
    expect(document.querySelector('.taken')?.getAttribute('data-arrow')).toBe(
      'payInWorkflow.draft → payInWorkflow.submitted',
    );
  });

  it('D-03 shows what a machine remembers without its secrets', async () => {
    const context = { culture: 'vi', accessToken: 'token-that-nobody-sees', password: 'word-that-nobody-sees' };
    const keeper = createActor(createMachine({ id: 'keeper', context })).start();
    const user = await open();
    await user.click(machines().getByRole('button', { name: 'keeper' }));
    await user.click(screen.getByText(/Ngữ cảnh của máy/u));
    expect(
      await screen.findByText(/"culture": "vi",\s+"accessToken": "\*\*\*",\s+"password": "\*\*\*"/u),
    ).toBeDefined();
    expect(document.body.textContent).not.toContain('nobody-sees');
    keeper.stop();
  });
});
