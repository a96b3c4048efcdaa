import { describe, expect, it } from 'vitest';

import { createLastAct } from '@/services/tabs/last-act';

import { createMemoryStorage, createSharedBrowser } from '../auth/fake-browser';

type Browser = ReturnType<typeof createSharedBrowser>;

/** One tab, and how often it was told of acts elsewhere. */
function openTab({ localStorage, openLine }: Pick<Browser, 'localStorage' | 'openLine'>) {
  const lastAct = createLastAct({ storage: () => localStorage.storage, openLine });
  const tab = { lastAct, told: 0, stop: () => undefined as void };
  tab.stop = lastAct.watch(() => {
    tab.told += 1;
  });
  return tab;
}

const noLine = () => {
  throw new DOMException('No channel here.', 'SecurityError');
};

const delivered = () => Promise.resolve();

describe('the last act of all tabs', () => {
  it('A-10 A-12 is known in each of them; the others are told, the one itself is not', async () => {
    const browser = createSharedBrowser();
    const [one, other] = [openTab(browser), openTab(browser)];
    expect([one.lastAct.read(9_000), other.lastAct.read(9_000)]).toEqual([0, 0]);
    one.lastAct.write(1_000);
    await delivered();

    expect([one.lastAct.read(9_000), other.lastAct.read(9_000)]).toEqual([1_000, 1_000]);
    expect([one.told, other.told]).toEqual([0, 1]);
    other.stop();
    one.lastAct.write(2_000);
    await delivered();
    expect([other.told, other.lastAct.read(9_000)]).toEqual([1, 2_000]);
  });

  it('A-10 T49 is known before its message comes', () => {
    const browser = createSharedBrowser();
    const [one, other] = [openTab(browser), openTab(browser)];
    one.lastAct.write(1_000);
    expect([other.told, other.lastAct.read(9_000)]).toEqual([0, 1_000]);
  });

  it('A-10 T45 is shared by the message alone where storage is refused, by storage alone where there is no line', async () => {
    const refused = { ...createSharedBrowser(), localStorage: createMemoryStorage('always') };
    const [one, other] = [openTab(refused), openTab(refused)];
    one.lastAct.write(1_000);
    await delivered();
    expect([one.lastAct.read(9_000), other.lastAct.read(9_000), other.told]).toEqual([1_000, 1_000, 1]);

    const silent = { ...createSharedBrowser(), openLine: noLine };
    const [third, fourth] = [openTab(silent), openTab(silent)];
    third.lastAct.write(2_000);
    expect(fourth.lastAct.read(9_000)).toBe(2_000);
  });

  it('A-10 T45 is not told by what stood in a storage before it was full', () => {
    const browser = createSharedBrowser();
    openTab(browser).lastAct.write(1_000);
    browser.localStorage.storage.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    const tab = openTab(browser);
    tab.lastAct.write(2_000);
    expect([tab.lastAct.read(9_000), openTab(browser).lastAct.read(9_000)]).toEqual([2_000, 0]);
  });

  it('A-10 T38 does not count when it lies ahead of a clock that was set back', () => {
    const { lastAct } = openTab(createSharedBrowser());
    lastAct.write(50_000);
    expect([lastAct.read(39_999), lastAct.read(50_000)]).toEqual([0, 50_000]);
  });

  it('A-10 A-12 counts as done this moment where the clock of the tab that tells of it is a moment ahead', async () => {
    const browser = createSharedBrowser();
    const [one, other] = [openTab(browser), openTab(browser)];
    one.lastAct.write(5_000);
    await delivered();
    expect(other.lastAct.read(4_997)).toBe(4_997);
  });

  it.each(['', 'null', 'soon', '-5', 'Infinity'])('A-10 takes %j in storage for nothing', (text) => {
    const browser = createSharedBrowser();
    browser.localStorage.values.set('fund-office.last-act', text);
    expect(openTab(browser).lastAct.read(9_000)).toBe(0);
  });

  it('A-10 hears no rubbish on the line', async () => {
    const browser = createSharedBrowser();
    const tab = openTab(browser);
    const stranger = browser.openLine('fund-office.acts');
    for (const rubbish of [undefined, 'now', Number.NaN, -1, { at: 1_000 }]) {
      stranger.post(rubbish);
    }
    await delivered();
    expect([tab.told, tab.lastAct.read(9_000)]).toEqual([0, 0]);
  });
});
