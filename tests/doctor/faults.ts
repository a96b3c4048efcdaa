import type { Answer, NoAnswer, Question } from '../../scripts/support/doctor/ask';
import type { Grade } from '../../scripts/support/doctor/finding';
import type { FindingId } from '../../scripts/support/doctor/finding-table';
import type { Installation } from './installation';

type Change = (answer: Answer) => Answer | NoAnswer;

/** One thing that is wrong with an installation that is otherwise as it should be. */
export type Fault = {
  readonly what: string;
  readonly finding: FindingId;
  readonly grade?: Grade;
  /** What follows from it by necessity. */
  readonly also?: readonly FindingId[];
  /** Words of what was seen. */
  readonly seen: string | RegExp;
  readonly flow?: 'code' | 'password';
  /** Where on the way the answer changes; all answers of that server unless a part of the address is named. */
  readonly at?: readonly ['site' | 'issuer' | 'api', string?];
  readonly method?: string;
  readonly change: Change;
};

export const header =
  (name: string, value: string | undefined): Change =>
  (answer) => {
    const headers = new Headers(answer.headers);
    if (value === undefined) {
      headers.delete(name);
    } else {
      headers.set(name, value);
    }
    return { ...answer, headers };
  };

export const status =
  (code: number, text = ''): Change =>
  (answer) => ({ ...answer, status: code, text });

export const body =
  (text: string | ((before: string) => string)): Change =>
  (answer) => ({ ...answer, text: typeof text === 'string' ? text : text(answer.text) });

/** Lays fields over the JSON object of an answer; `undefined` takes one away. */
export const json = (fields: Readonly<Record<string, unknown>>): Change =>
  body((before) => JSON.stringify({ ...(JSON.parse(before) as object), ...fields }));

/** Lays fields over one part of dynamic-env.json. */
export const setting = (part: string, fields: Readonly<Record<string, unknown>>): Change =>
  body((before) => {
    const environment = JSON.parse(before) as Readonly<Record<string, object>>;
    return JSON.stringify({ ...environment, [part]: { ...environment[part], ...fields } });
  });

/** Replaces words of a content security policy. */
export const policy =
  (from: string, to: string): Change =>
  (answer) => {
    const before = answer.headers.get('Content-Security-Policy') ?? '';
    return before.includes(from) ? header('Content-Security-Policy', before.replace(from, to))(answer) : answer;
  };

export const page: Change = (answer) =>
  header('Content-Type', 'text/html')({ ...answer, status: 200, text: '<html><div id="root"></div></html>' });

/** As ABP's `UseErrorPage()` answers where a status alone would be sent. */
export const errorPage =
  (code: number): Change =>
  (answer) =>
    header('Location', `/Error?httpStatusCode=${code}`)({ ...answer, status: 302, text: '' });

/** True for the answers that a fault changes. */
export function isStruck(fault: Fault, { origin, issuerUrl, apiUrl }: Installation, question: Question): boolean {
  const [server, part = ''] = fault.at ?? ['site', '/dynamic-env.json'];
  const base = { site: origin, issuer: issuerUrl, api: apiUrl }[server];
  const url = new URL(question.url);
  return (
    url.origin === new URL(base).origin &&
    (part === '/' ? url.pathname === '/' : url.href.includes(part)) &&
    (fault.method ?? question.method ?? 'GET') === (question.method ?? 'GET')
  );
}
