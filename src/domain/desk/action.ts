import * as v from 'valibot';

/** What a person presses, fills or reads, by the role that assistive technology gives it. */
export const actionRoles = [
  'button',
  'link',
  'tab',
  'menuitem',
  'option',
  'checkbox',
  'radio',
  'switch',
  'combobox',
  'textbox',
  'searchbox',
  'spinbutton',
  'gridcell',
  'listitem',
] as const;

export type ActionRole = (typeof actionRoles)[number];

/** What holds other things. */
export const frameRoles = [
  'dialog',
  'alertdialog',
  'alert',
  'region',
  'navigation',
  'main',
  'banner',
  'row',
  'radiogroup',
  'list',
  'table',
  'grid',
  'article',
  'group',
] as const;

export const seenRoles = [...actionRoles, ...frameRoles, 'heading', 'status', 'img', 'progressbar', 'figure'] as const;

/** What a role must be worth: the whole name, its beginning, or a part of it. */
export const nameMatches = ['whole', 'start', 'part'] as const;

/** The files that the desk can lay on the product's table. */
export const trainingFiles = [
  'uy-nhiem-chi.pdf',
  'nguoi-lao-dong.xlsx',
  'gia.xlsx',
  'mat-khau.xlsx',
  'macro.xlsm',
  'cat-cut.xlsx',
  'qua-lon.xlsx',
  'hai-nghin-dong.xlsx',
  'khong-dong.xlsx',
  'thieu-cot.xlsx',
  'trung-cot.xlsx',
] as const;

export type TrainingFileName = (typeof trainingFiles)[number];

const ordinal = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200));
const words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300));
const name = v.pipe(v.string(), v.maxLength(300));
const match = v.optional(v.picklist(nameMatches));
const within = v.optional(
  v.strictObject({ role: v.picklist(frameRoles), name: v.optional(name), match, nth: v.optional(ordinal) }),
);
/** A page of the product itself: never another origin, never a scheme. */
const address = v.pipe(
  v.string(),
  v.maxLength(1_000),
  // oxlint-disable-next-line no-control-regex -- control characters are what is refused
  v.regex(/^\/(?![/\\])[^\u0000-\u0020\\]*$/u),
);
const id = v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w.-]+$/u));
/** A user name or an e-mail address. */
const signInName = v.pipe(v.string(), v.maxLength(256), v.regex(/^[\w.@+-]+$/u));
const text = v.pipe(v.string(), v.maxLength(2_000));

export const expectationSchema = v.variant('see', [
  /** `isWhole`: nothing else stands beside it. */
  v.strictObject({
    see: v.literal('text'),
    text: words,
    isWhole: v.optional(v.boolean()),
    isGone: v.optional(v.boolean()),
  }),
  v.strictObject({
    see: v.literal('role'),
    role: v.picklist(seenRoles),
    name,
    match,
    within,
    isGone: v.optional(v.boolean()),
  }),
  v.strictObject({ see: v.literal('value'), label: words, match, text }),
  v.strictObject({ see: v.literal('address'), address }),
]);

export const actionSchema = v.variant('do', [
  /** `isAnew`: as a new page, not as a step inside the present one. */
  v.strictObject({ do: v.literal('open'), address, isAnew: v.optional(v.boolean()) }),
  /** Signs whoever is there out and this person of the demo in; nothing to do when it is them already. */
  v.strictObject({ do: v.literal('signIn'), as: signInName }),
  v.strictObject({ do: v.literal('signOut') }),
  v.strictObject({
    do: v.literal('press'),
    role: v.picklist(actionRoles),
    name,
    match,
    nth: v.optional(ordinal),
    within,
  }),
  v.strictObject({ do: v.literal('fill'), label: words, match, nth: v.optional(ordinal), within, text }),
  /** An entry of a list: of a plain one, or of one that is searched while typing. */
  v.strictObject({ do: v.literal('choose'), label: words, match, nth: v.optional(ordinal), within, option: words }),
  /** E.g. `Escape`, `Control+k`, `?`. */
  v.strictObject({
    do: v.literal('key'),
    key: v.pipe(v.string(), v.regex(/^(?:(?:Control|Alt|Shift)\+){0,3}(?:\S|[A-Z][A-Za-z]{1,14})$/u)),
  }),
  /** A file made by the desk. */
  v.strictObject({
    do: v.literal('attach'),
    label: words,
    match,
    nth: v.optional(ordinal),
    file: v.picklist(trainingFiles),
  }),
  /** `isAnew`: the product meets the failure while it starts, so that the page begins anew. */
  v.strictObject({ do: v.literal('arm'), fault: id, isAnew: v.optional(v.boolean()) }),
  v.strictObject({ do: v.literal('disarm') }),
  /** All sample data as at first. */
  v.strictObject({ do: v.literal('resetData') }),
  /** The browser says that its network is gone, or back. */
  v.strictObject({ do: v.literal('network'), is: v.picklist(['lost', 'back']) }),
  v.strictObject({ do: v.literal('expect'), sees: expectationSchema }),
]);

/** What is on the page when something has happened as it should. */
export type Expectation = v.InferOutput<typeof expectationSchema>;

/** One thing that a hand does, as data: written in a lesson, recorded from a trainer, or brought by a file. */
export type Action = v.InferOutput<typeof actionSchema>;

/** True for what a store or a file would give back: one action that is none makes a whole recording unreadable. */
export function isAction(value: unknown): value is Action {
  return v.is(actionSchema, value);
}

export type ActionOf<Kind extends Action['do']> = Extract<Action, { do: Kind }>;

/** Which element an action is about. */
export type Target = {
  readonly role: ActionRole | (typeof frameRoles)[number];
  readonly name?: string | undefined;
  readonly match?: (typeof nameMatches)[number] | undefined;
  /** Counted from 1; the first when absent. */
  readonly nth?: number | undefined;
  readonly within?: Omit<Target, 'within'> | undefined;
};

/** True when an accessible name is the one that is meant; spaces count once and small differences of case do not. */
export function isNamed(found: string, wanted: string | undefined, match: Target['match'] = 'whole'): boolean {
  if (wanted === undefined || wanted === '') {
    return true;
  }
  const [has, wants] = [plain(found), plain(wanted)];
  switch (match) {
    case 'whole':
      return has === wants;
    case 'start':
      return has.startsWith(wants);
    case 'part':
      return has.includes(wants);
  }
}

function plain(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim().toLowerCase();
}
