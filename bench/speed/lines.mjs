/**
 * What a page is measured on. `slow` is the device and the line of docs/bench/speed.md: everything takes the processor
 * four times as long, each request half a second.
 */
export const lines = /** @type {const} */ ({
  fast: undefined,
  slow: { latency: 562.5, downloadThroughput: (1.47 * 1_000_000) / 8, uploadThroughput: (0.675 * 1_000_000) / 8 },
});

const slowdown = 4;

/**
 * @param {import('@playwright/test').Page} page
 * @param {keyof typeof lines} line
 */
export async function putOnLine(page, line) {
  const conditions = lines[line];
  if (conditions !== undefined) {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
}
