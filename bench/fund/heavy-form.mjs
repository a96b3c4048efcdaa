import { comparedRuns } from './compared-runs.mjs';
import { watched, watchedPlain } from './thread-watch.mjs';

const rounds = 7;
const lineCount = 2_000;
const linesPerCall = 200;
const linesPerPage = 1_000;
const path = '/api/app/bao-cao-quy';
const author = 'dv0007.nhaplieu';

/** As many as the form has. */
const plainFields = [
  'hoTen',
  'ngaySinh',
  'gioiTinh',
  'soCccd',
  'soHoChieu',
  'thiTruongId',
  'nganhNgheId',
  'soHopDong',
  'ngayKy',
  'thoiHanThang',
  'ngayXuatCanh',
  'tienDichVu',
];

/**
 * Opens a draft of a fund report with as many lines as one may have, beside a plain table of as many fields.
 *
 * @param {import('./stage.mjs').Stage} stage
 */
export async function measureHeavyForm(stage) {
  const report = await makeReport(stage);
  const page = await stage.signedIn(author);
  const plain = await stage.plainPage();
  const pages = await layLines(stage, report.id);
  const ours = [];
  const theirs = [];
  for (let round = 0; round <= rounds; round += 1) {
    await page.bringToFront();
    await page.goto(`${stage.production.origin}/quan-ly-quy/bao-cao-quy`);
    const link = page.locator(`a[href="/quan-ly-quy/bao-cao-quy/${report.id}"]`).first();
    await link.waitFor();
    await page.waitForTimeout(500);
    ours.push(
      await watched(page, {
        event: 'click',
        awaited: { selector: 'table[aria-rowcount] tbody tr:nth-of-type(20) input' },
        step: () => link.click(),
      }),
    );
    await plain.bringToFront();
    theirs.push(await watchedPlain(plain, 'form', { addresses: pages, fields: plainFields }));
  }
  await page.context().close();
  await plain.context().close();
  return { 'opening a fund report of 2,000 lines': comparedRuns(ours, theirs) };
}

/** The same lines for the plain page, which has nobody signed in. */
async function layLines(stage, reportId) {
  const call = await caller(stage);
  return Promise.all(
    Array.from({ length: lineCount / linesPerPage }, async (_, page) => {
      const query = `sorting=stt&skipCount=${page * linesPerPage}&maxResultCount=${linesPerPage}`;
      const lines = await call('GET', `${path}/${reportId}/nguoi-lao-dong?${query}`);
      const address = `/bench/lines/${page}`;
      const text = JSON.stringify(lines);
      stage.answers.set(`GET ${address}`, () => new Response(text));
      return address;
    }),
  );
}

/** A draft of the present month, made and filled through the back end's own calls. */
async function makeReport(stage) {
  const call = await caller(stage);
  const now = new Date(stage.backend.clock());
  const [nam, thang] = [now.getFullYear(), now.getMonth() + 1];
  const kept = await call('GET', `${path}?kyTu=${month(nam, thang)}&kyDen=${month(nam, thang)}&maxResultCount=10`);
  for (const { id } of kept.items) {
    await call('DELETE', `${path}/${id}`);
  }
  const report = await call('POST', path, {
    nam,
    thang,
    khongPhatSinh: false,
    nguoiLap: 'Người Lập Báo Cáo',
    dienThoaiNguoiLap: '0900000045',
    ghiChu: null,
  });
  const day = `${month(nam, thang)}-01`;
  for (let first = 0; first < lineCount; first += linesPerCall) {
    const rows = Array.from({ length: linesPerCall }, (_, index) => lineOf(first + index, day));
    const { ketQua } = await call('POST', `${path}/${report.id}/nhap-excel`, { maLanGui: crypto.randomUUID(), rows });
    const refused = ketQua.find(({ loi }) => loi !== undefined);
    if (refused !== undefined) {
      throw new Error(`The back end refused a line: ${JSON.stringify(refused)}`);
    }
  }
  return report;
}

function month(nam, thang) {
  return `${nam}-${String(thang).padStart(2, '0')}`;
}

function lineOf(index, day) {
  return {
    hoTen: `Lý Thị ${lettersOf(index)}`,
    ngaySinh: '1996-06-14',
    gioiTinh: 2,
    soCccd: `042196${String(800_000 + index)}`,
    soHoChieu: `C${String(1_000_000 + index)}`,
    thiTruongId: 'JP',
    nganhNgheId: 'SX',
    soHopDong: `HD/${index}`,
    ngayKy: day,
    thoiHanThang: 36,
    ngayXuatCanh: day,
    boSungKyTruoc: false,
    tienDichVu: 20_000_000,
    soGcnTuDong: null,
  };
}

/** A name of its own for each line; names have no digits. */
function lettersOf(index) {
  return String.fromCodePoint(65 + Math.floor(index / 676), 97 + (Math.floor(index / 26) % 26), 97 + (index % 26));
}

/** Calls the back end as the report's author. */
async function caller(stage) {
  const headers = { Authorization: `Bearer ${await stage.token(author)}`, 'Content-Type': 'application/json' };
  return async (method, address, body) => {
    const answer = await fetch(`${stage.url}${address}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) {
      throw new Error(`${method} ${address} answered ${answer.status}: ${text}`);
    }
    return text === '' ? undefined : JSON.parse(text);
  };
}
