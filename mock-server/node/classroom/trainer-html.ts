import { html, type Html } from '../html';
import { formTokenField } from '../issuer/browser-cookie';
import type { HandOut } from './hand-outs';

export const trainerPath = '/lop-hoc';

export const trainerAddresses = {
  page: trainerPath,
  enter: `${trainerPath}/vao`,
  leave: `${trainerPath}/ra`,
  reset: `${trainerPath}/dat-lai`,
  endSessions: `${trainerPath}/ket-thuc-phien`,
  latency: `${trainerPath}/do-tre`,
  handOuts: `${trainerPath}/phat`,
  styles: `${trainerPath}/trang.css`,
  script: `${trainerPath}/trang.js`,
} as const;

/** Milliseconds before each answer that a trainer can choose. */
export const latencies: readonly (readonly [milliseconds: number, label: string])[] = [
  [0, 'Không trễ'],
  [200, '200 mili giây'],
  [1_000, '1 giây'],
  [3_000, '3 giây'],
];

/** Fetches the table anew while the page is looked at; nothing else on it changes, so nothing chosen is lost. */
export const trainerScript = `const people = document.getElementById('people');
setInterval(async () => {
  if (people === null || document.hidden) {
    return;
  }
  const response = await fetch(location.pathname).catch(() => undefined);
  const page = new DOMParser().parseFromString((await response?.text()) ?? '', 'text/html');
  const fresh = page.getElementById('people');
  if (fresh !== null) {
    people.replaceChildren(...fresh.childNodes);
  }
}, 5_000);
`;

export type PresentPerson = {
  readonly userName: string;
  readonly name: string;
  readonly roleLabel: string;
  readonly unitName: string;
  readonly calls: number;
  readonly errors: number;
  /** Since the person last did something. Milliseconds. */
  readonly idleMs: number;
};

export type TrainerPage = {
  readonly origin: string;
  readonly flow: 'code' | 'password';
  readonly people: readonly PresentPerson[];
  readonly latencyMs: number;
  readonly token: string;
  /** What has just been done. */
  readonly done: string | undefined;
};

export function enterPage(complaint: string): Html {
  return frame(
    'Trang giảng viên',
    html`<section>
      <form method="post" action="${trainerAddresses.enter}">
        <label for="code">Mã giảng viên</label>
        <input id="code" name="code" autocomplete="off" required autofocus aria-describedby="complaint" />
        <p id="complaint" class="wrong" role="alert">${complaint}</p>
        <p>Mã được in trong cửa sổ dòng lệnh khi lớp học khởi động.</p>
        <button>Vào trang giảng viên</button>
      </form>
    </section>`,
  );
}

export function trainerPage({ origin, flow, people, latencyMs, token, done }: TrainerPage): Html {
  const flowLabel =
    flow === 'code' ? 'trang đăng nhập của máy chủ (code flow)' : 'biểu mẫu của ứng dụng (password flow)';
  return frame(
    'Lớp học',
    html`${done === undefined ? undefined : html`<p class="done" role="status">${done}</p>`}
      <p class="faint">Học viên mở <a href="/">${origin}</a> và đăng nhập bằng ${flowLabel}.</p>
      <section>
        <h2>Ai đang đăng nhập</h2>
        <div id="people" class="scroll" tabindex="0" role="region" aria-label="Ai đang đăng nhập">
          ${peopleTable(people)}
        </div>
      </section>
      <section class="actions" aria-label="Điều khiển lớp học">
        ${actionForm(token, trainerAddresses.reset, 'Đặt lại dữ liệu', 'Mọi dữ liệu trở về ban đầu; ai đang đăng nhập vẫn đăng nhập.')}
        ${actionForm(token, trainerAddresses.endSessions, 'Kết thúc mọi phiên', 'Mọi học viên phải đăng nhập lại; dữ liệu giữ nguyên.')}
        ${latencyForm(token, latencyMs)}
      </section>
      <section class="head">
        <a href="${trainerAddresses.handOuts}">Tài khoản để phát cho học viên (bản in)</a>
        <form method="post" action="${trainerAddresses.leave}">
          ${hidden(token)}<button>Rời trang giảng viên</button>
        </form>
      </section>
      <script type="module" src="${trainerAddresses.script}"></script>`,
  );
}

export function handOutPage(people: readonly HandOut[], shown: number): Html {
  const cards = people.slice(0, shown).map(
    ({ userName, name, roleLabel, unitName, password }) =>
      html`<li>
        <strong>${name}</strong><br />${roleLabel}<br /><span class="faint">${unitName}</span><br />
        Tên đăng nhập: <code>${userName}</code><br />
        Mật khẩu: ${password === undefined ? html`<em>đã được đổi</em>` : html`<code>${password}</code>`}
      </li>`,
  );
  return frame(
    'Tài khoản cho học viên',
    html`<form class="screen" method="get" action="${trainerAddresses.handOuts}">
        <label for="so">Số tài khoản (có ${people.length})</label>
        <input id="so" name="so" type="number" min="1" max="${people.length}" value="${cards.length}" />
        <button>Hiện</button>
        <a href="${trainerAddresses.page}">Về trang giảng viên</a>
      </form>
      <section>
        <ol class="cards">
          ${cards}
        </ol>
      </section>`,
  );
}

function frame(title: string, content: Html): Html {
  return html`<html lang="vi">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      <link rel="stylesheet" href="${trainerAddresses.styles}" />
      <title>${title} | Quỹ Hỗ trợ việc làm ngoài nước</title>
    </head>
    <body>
      <main>
        <div class="head">
          <h1>${title}</h1>
          <span class="faint">Dữ liệu minh họa</span>
        </div>
        ${content}
      </main>
    </body>
  </html>`;
}

function peopleTable(people: readonly PresentPerson[]): Html {
  if (people.length === 0) {
    return html`<p class="faint">Chưa có ai.</p>`;
  }
  const rows = people.map(
    ({ userName, name, roleLabel, unitName, calls, errors, idleMs }) =>
      html`<tr>
        <td>${name}<br /><span class="faint">${userName}</span></td>
        <td>${roleLabel}<br /><span class="faint">${unitName}</span></td>
        <td>${idleText(idleMs)}</td>
        <td class="number">${calls.toLocaleString('vi')}</td>
        <td class="number">${errors}</td>
      </tr>`,
  );
  return html`<table>
    <caption class="faint">
      ${people.length} phiên
    </caption>
    <thead>
      <tr>
        <th scope="col">Họ và tên</th>
        <th scope="col">Vai trò</th>
        <th scope="col">Hoạt động gần nhất</th>
        <th scope="col" class="number">Lượt gọi</th>
        <th scope="col" class="number">Lỗi máy chủ</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

function actionForm(token: string, action: string, label: string, explanation: string): Html {
  return html`<form method="post" action="${action}">
    ${hidden(token)}
    <p>${explanation}</p>
    <label><input type="checkbox" name="sure" value="1" required />Tôi chắc chắn</label>
    <button>${label}</button>
  </form>`;
}

function latencyForm(token: string, latencyMs: number): Html {
  const options = latencies.map(
    ([milliseconds, label]) =>
      html`<option value="${milliseconds}" ${milliseconds === latencyMs ? html`selected` : undefined}>
        ${label}
      </option>`,
  );
  return html`<form method="post" action="${trainerAddresses.latency}">
    ${hidden(token)}
    <label for="latency">Độ trễ của máy chủ</label>
    <select id="latency" name="milliseconds">
      ${options}
    </select>
    <button>Đặt độ trễ</button>
  </form>`;
}

function hidden(token: string): Html {
  return html`<input type="hidden" name="${formTokenField}" value="${token}" />`;
}

function idleText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  return minutes < 1 ? 'Vừa xong' : `${minutes.toLocaleString('vi')} phút trước`;
}
