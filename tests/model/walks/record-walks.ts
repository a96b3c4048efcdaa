import { AppError } from '@/domain/errors/app-error';
import type { RecordShape } from '@/domain/records/record-shape';
import { createRecordFormMachine } from '@/machines/records/record-form-machine';
import { createRecordMachine } from '@/machines/records/record-machine';

import type { WalkDescription } from '../../support/machine-walk';

type Note = { readonly id: string; readonly text: string; readonly concurrencyStamp: string };
type NoteInput = { readonly text: string };

const stored: Note = { id: '7', text: 'cũ', concurrencyStamp: 's1' };
const theirs: Note = { id: '7', text: 'của họ', concurrencyStamp: 's2' };
/** What a save has sent, stored though its answer was lost. */
const own: Note = { id: '7', text: 'mới', concurrencyStamp: 's3' };
const notFound = new AppError('http.notFound', { status: 404 });
const broken = new AppError('http.server', { status: 500 });

const recordMachine = createRecordMachine<Note>();
const noteShape: RecordShape<NoteInput, Note> = { inputOf: ({ text }) => ({ text }), normalize: (typed) => typed };
const formMachine = createRecordFormMachine<NoteInput, Note>();

export const record: WalkDescription<typeof recordMachine> = {
  machine: recordMachine,
  input: { id: '7' },
  events: { 'record.reload': [{ type: 'record.reload' }], 'record.remove': [{ type: 'record.remove' }] },
  calls: {
    loadRecord: { outputs: [stored], errors: [notFound, broken] },
    removeRecord: { outputs: [undefined], errors: [notFound, broken] },
  },
  project: ({ value, context }) => [value, context.record?.concurrencyStamp, context.error?.code],
};

const formEvents: WalkDescription<typeof formMachine>['events'] = {
  'record.reload': [{ type: 'record.reload' }],
  'record.save': [{ type: 'record.save', input: { text: 'mới' } }],
  'conflict.keepMine': [{ type: 'conflict.keepMine' }],
  'conflict.takeTheirs': [{ type: 'conflict.takeTheirs' }],
  'conflict.cancel': [{ type: 'conflict.cancel' }],
};

const saveErrors = [
  new AppError('http.validation', { status: 400 }),
  new AppError('http.conflict', { status: 409 }),
  broken,
];

const projectForm: WalkDescription<typeof formMachine>['project'] = ({ value, context }) => [
  value,
  context.base?.concurrencyStamp,
  context.theirs?.concurrencyStamp,
  context.typed?.text,
  context.unheard.map(({ text }) => text).join(),
  context.intention,
  context.error?.code,
];

export const editing: WalkDescription<typeof formMachine> = {
  machine: formMachine,
  input: { id: '7', shape: noteShape, intention: 'y-1' },
  events: formEvents,
  calls: {
    loadRecord: { outputs: [stored], errors: [notFound, broken] },
    loadPresent: { outputs: [theirs, own], errors: [broken] },
    saveRecord: { outputs: [theirs], errors: saveErrors },
  },
  project: projectForm,
};

export const creating: WalkDescription<typeof formMachine> = {
  ...editing,
  input: { id: undefined, shape: noteShape, intention: 'y-1' },
  events: {
    ...formEvents,
    'record.save': [
      ...['mới', 'khác'].map((text) => ({ type: 'record.save', input: { text } }) as const),
      // From a draft whose form had sent something without an answer.
      { type: 'record.save', input: { text: 'khác' }, former: { intention: 'y-0', inputs: [{ text: 'mới' }] } },
    ],
  },
  calls: {
    loadPresent: { outputs: [theirs, own], errors: [broken] },
    // The second is what an earlier save has made, answered to one that was typed otherwise since.
    saveRecord: { outputs: [stored, own], errors: saveErrors },
  },
};
