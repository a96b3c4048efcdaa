import type { Action, ActionOf, Expectation } from '@/domain/desk/action';
import type { LessonStep } from '@/domain/desk/lesson';

type Place = Partial<Pick<ActionOf<'press'>, 'match' | 'nth' | 'within'>>;

/** The words of lessons, so that a lesson reads as what is done. */
export const open = (address: string): Action => ({ do: 'open', address });
export const openAnew = (address: string): Action => ({ do: 'open', address, isAnew: true });
export const signIn = (as: string): Action => ({ do: 'signIn', as });
export const signOut: Action = { do: 'signOut' };
export const press = (role: ActionOf<'press'>['role'], name: string, place: Place = {}): Action => ({
  do: 'press',
  role,
  name,
  ...place,
});
export const button = (name: string, place?: Place) => press('button', name, place);
export const link = (name: string, place?: Place) => press('link', name, place);
export const fill = (label: string, text: string, place: Place = {}): Action => ({ do: 'fill', label, text, ...place });
export const choose = (label: string, option: string, place: Place = {}): Action => ({
  do: 'choose',
  label,
  option,
  ...place,
});
export const key = (name: string): Action => ({ do: 'key', key: name });
export const wait = (sees: Expectation): Action => ({ do: 'expect', sees });

export const text = (words: string): Expectation => ({ see: 'text', text: words });
/** How many a list says it has found. */
export const found = (count: number): Expectation => ({ see: 'text', text: `${count} bản ghi`, isWhole: true });
export const seen = (role: Extract<Expectation, { see: 'role' }>['role'], name: string, match?: Place['match']) =>
  ({ see: 'role', role, name, ...(match === undefined ? {} : { match }) }) as const satisfies Expectation;
export const gone = (role: Extract<Expectation, { see: 'role' }>['role'], name: string) =>
  ({ see: 'role', role, name, isGone: true }) as const satisfies Expectation;
export const value = (label: string, content: string, match?: Place['match']) =>
  ({ see: 'value', label, text: content, ...(match === undefined ? {} : { match }) }) as const satisfies Expectation;
/** Somebody is signed in. */
export const inside = seen('button', 'Tài khoản của', 'start');
export const at = (address: string): Expectation => ({ see: 'address', address });

/** In the product's question. */
export const answer = (word: 'Có' | 'Không'): Action =>
  button(word, { within: { role: 'alertdialog', name: 'Xác nhận' } });

/** In the dialog of a step of a workflow, which has the step's name. */
const inDialog = (name: string) => ({ within: { role: 'dialog', name } }) as const;

type StepOptions = Pick<LessonStep, 'isByHand' | 'waitSeconds'>;

export function step(
  words: string,
  actions: readonly Action[],
  expected: string,
  expects: readonly Expectation[],
  options: StepOptions = {},
): LessonStep {
  return { text: words, actions: [...actions], expected, expects: [...expects], ...options };
}

/** Takes a step of a workflow in its dialog, as it is proposed. */
export function takeStep(name: string, done: string, further: readonly Action[] = []): LessonStep {
  return step(
    `Bấm «${name}», kiểm tra hộp thoại rồi bấm «${name}» lần nữa.`,
    [button(name), ...further, button(name, inDialog(name))],
    `Hiện thông báo «${done}».`,
    [text(done)],
  );
}

/** Signs in on the way to a page, as somebody. */
export function enter(userName: string, role: string, address: string, expects: readonly Expectation[]): LessonStep {
  return step(
    `Đăng nhập bằng tài khoản ${userName} (${role}) rồi mở trang ${address}.`,
    [signIn(userName), open(address)],
    'Trang mở ra với tên người dùng ở góc trên bên phải.',
    [at(address.split('?')[0] ?? '/'), ...expects],
  );
}

export const resetStep: LessonStep = step(
  'Đặt lại dữ liệu mẫu để ai cũng bắt đầu như nhau.',
  [{ do: 'resetData' }],
  'Dữ liệu mẫu như lúc đầu.',
  [],
);
