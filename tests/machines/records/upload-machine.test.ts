import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';

import type { Attachment } from '@/domain/attachments/attachment';
import type { FileRefusal } from '@/domain/attachments/file-refusal';
import { AppError } from '@/domain/errors/app-error';
import { uploadMachine, type UploadEvent, type UploadReport } from '@/machines/records/upload-machine';

import { stored } from './attachments-fakes';

/** What the person or the list does, or what becomes of the call under way. */
type Step = UploadEvent['type'] | 'fits' | 'does not fit' | 'cannot be read' | 'is stored' | 'is lost';

/** The whole life of an upload, written down from what a list of documents needs to know of it; not made from the machine. */
const table: readonly (readonly [steps: readonly Step[], state: string, told: readonly string[]])[] = [
  [[], 'checking, working', []],
  [['upload.cancel'], 'dropped', ['dropped']],
  [['does not fit'], 'refused: contentMismatch', ['refused']],
  [['does not fit', 'upload.cancel'], 'dropped: contentMismatch', ['refused', 'dropped']],
  [['cannot be read'], 'failed: app.unexpected', []],
  [['cannot be read', 'upload.cancel'], 'dropped: app.unexpected', ['dropped']],
  [['cannot be read', 'upload.retry', 'fits'], 'waiting, working', ['queued']],
  [['fits'], 'waiting, working', ['queued']],
  [['fits', 'upload.cancel'], 'dropped', ['queued', 'left', 'dropped']],
  [['fits', 'upload.admit'], 'sending, working', ['queued']],
  [['fits', 'upload.admit', 'upload.cancel'], 'dropped', ['queued', 'left', 'dropped, may be stored']],
  [['fits', 'upload.admit', 'is stored'], 'stored', ['queued', 'stored A']],
  [['fits', 'upload.admit', 'is lost'], 'failed: network.timeout', ['queued', 'left']],
  [
    ['fits', 'upload.admit', 'is lost', 'upload.cancel'],
    'dropped: network.timeout',
    ['queued', 'left', 'dropped, may be stored'],
  ],
  [['fits', 'upload.admit', 'is lost', 'upload.retry', 'fits'], 'waiting, working', ['queued', 'left', 'queued']],
  [
    ['fits', 'upload.admit', 'is lost', 'upload.retry', 'does not fit'],
    'refused: contentMismatch',
    ['queued', 'left', 'refused'],
  ],
];

it.each(table)('V-05 C-07 an upload after %j is %s', async (steps, state, told) => {
  expect(await after(steps)).toEqual([state, told]);
});

async function after(steps: readonly Step[]): Promise<readonly [string, readonly string[]]> {
  const told: string[] = [];
  const answers: { readonly resolve: (answer: never) => void; readonly reject: (error: AppError) => void }[] = [];
  const asked = () => new Promise<never>((resolve, reject) => answers.push({ resolve, reject }));
  const machine = uploadMachine.provide({
    actors: {
      checkFile: fromPromise<FileRefusal | undefined, { readonly file: File }>(asked),
      sendFile: fromPromise<Attachment>(asked) as never,
    },
  });
  const list = fromCallback<UploadReport>(({ receive }) => receive((report) => told.push(inWords(report))));
  const listRef = createActor(list).start();
  const wish = {
    owner: { resource: 'nguoi-lao-dong', id: 'w1' } as const,
    file: new File([], 'a.pdf'),
    paper: undefined,
    key: 'a',
  };
  const actor = createActor(machine, { input: { id: 'a', wish, refusal: undefined, listRef } }).start();
  for (const step of steps) {
    const answer = answers.at(-1);
    const before = actor.getSnapshot();
    switch (step) {
      case 'fits':
        answer?.resolve(undefined as never);
        break;
      case 'does not fit':
        answer?.resolve({ reason: 'contentMismatch', params: {} } as never);
        break;
      case 'cannot be read':
        answer?.reject(new AppError('app.unexpected'));
        break;
      case 'is stored':
        answer?.resolve(stored('A') as never);
        break;
      case 'is lost':
        answer?.reject(new AppError('network.timeout', { status: 0 }));
        break;
      default:
        actor.send({ type: step } as UploadEvent);
    }
    await waitFor(actor, (snapshot) => snapshot !== before);
  }
  const { value, context, tags } = actor.getSnapshot();
  const why = context.refusal?.reason ?? context.error?.code;
  return [`${value}${tags.has('working') ? ', working' : ''}${why === undefined ? '' : `: ${why}`}`, told];
}

function inWords(report: UploadReport): string {
  const what = report.type.replace('upload.', '');
  switch (report.type) {
    case 'upload.stored':
      return `${what} ${report.attachment.id}`;
    case 'upload.dropped':
      return report.mayBeStored ? `${what}, may be stored` : what;
    default:
      return what;
  }
}
