import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { loadTypeScript } from '../../scripts/support/load-typescript.mjs';
import { comparedRuns } from './compared-runs.mjs';
import { watched, watchedPlain } from './thread-watch.mjs';

const rounds = 7;
const rowCount = 2_000;
const address = '/api/app/nguoi-lao-dong/nhap-excel';

/**
 * Brings a file of as many rows as one may have through the import of workers, whose calls are answered at once, beside
 * the same file read, and the same calls sent, plainly.
 *
 * @param {import('./stage.mjs').Stage} stage
 */
export async function measureImport(stage) {
  const buffer = await fileOf(rowCount);
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  // From the disk, as a person's file: Playwright would unpack a buffer on the page's own thread.
  const file = join(folder, 'nguoi-lao-dong.xlsx');
  writeFileSync(file, buffer);
  /** @type {string[]} */
  const bodies = [];
  stage.answers.set('GET /bench/file', () => new Response(buffer));
  stage.answers.set(`POST ${address}`, async (request) => {
    const body = await request.text();
    bodies.push(body);
    return accepted(JSON.parse(body).rows.length);
  });
  stage.answers.set('POST /bench/send', async (request) => accepted(JSON.parse(await request.text()).rows.length));

  const page = await stage.signedIn('son.hv');
  const plain = await stage.plainPage();
  const ours = [];
  const theirs = [];
  // The first round fetches code, which is another matter.
  for (let round = 0; round <= rounds; round += 1) {
    bodies.length = 0;
    await page.bringToFront();
    ours.push(await importOnce(stage, page, file));
    await plain.bringToFront();
    theirs.push({
      preview: await watchedPlain(plain, 'read', '/bench/file'),
      sending: await watchedPlain(plain, 'send', { address: '/bench/send', bodies: [...bodies] }),
    });
  }
  await page.context().close();
  await plain.context().close();
  rmSync(folder, { recursive: true });
  const part = (name) =>
    comparedRuns(
      ours.map((run) => run[name]),
      theirs.map((run) => run[name]),
    );
  return {
    'import of 2,000 rows: from the file to the preview': part('preview'),
    'import of 2,000 rows: sending': part('sending'),
  };
}

async function importOnce(stage, page, file) {
  await page.goto(`${stage.production.origin}/csdl/nguoi-lao-dong/nhap-excel`);
  const input = page.getByLabel('Tệp Excel để nhập');
  await input.waitFor({ state: 'attached' });
  await page.waitForTimeout(500);
  const preview = await watched(page, {
    event: 'change',
    awaited: { selector: '[role="row"][data-id]' },
    step: () => input.setInputFiles(file),
  });
  await page.waitForTimeout(500);
  await page.getByRole('button', { name: /^Nhập 2\.000 dòng hợp lệ$/u }).click();
  const question = page.getByRole('alertdialog');
  const sending = await watched(page, {
    event: 'click',
    awaited: { selector: 'h2', text: 'Kết quả nhập' },
    step: () => question.getByRole('button', { name: 'Có' }).click(),
  });
  return { preview, sending };
}

function accepted(count) {
  const ketQua = Array.from({ length: count }, (_, thuTu) => ({ thuTu, id: `nhap-${thuTu}` }));
  return Response.json({ ketQua });
}

/** A filled-in template, made as the product makes its files. */
async function fileOf(count) {
  const { workbookBytes } = await loadTypeScript('src/services/spreadsheet/workbook.ts');
  const { workerImportColumns } = await loadTypeScript('src/domain/workers/worker-import-columns.ts');
  const common = { ngaySinh: '1996-06-14', gioiTinh: 'Nữ', tinhThanhMa: 'Hà Tĩnh', diaChi: 'Số 10, tổ 3' };
  const rows = Array.from({ length: count }, (_, index) => {
    const values = new Map(
      Object.entries({ ...common, hoTen: `Lý Thị Số ${index}`, soCccd: `042196${String(900_000 + index)}` }),
    );
    return workerImportColumns.map(({ field }) => values.get(field) ?? null);
  });
  const bytes = await workbookBytes({
    sheetName: 'Dữ liệu',
    columns: workerImportColumns.map(({ heading, width, kind }) => ({
      header: heading,
      width,
      kind: kind === 'date' || kind === 'number' ? kind : 'text',
    })),
    rows,
  });
  return Buffer.from(bytes);
}
