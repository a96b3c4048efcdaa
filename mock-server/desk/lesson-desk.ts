import type { LessonDesk } from '@/domain/desk/lesson-desk';
import { lessonOfRecording, parseStoredRecordings, type Recording } from '@/domain/desk/recording';

import type { MockBackend } from '../backend';
import { findByName, peopleOf } from '../data/users';
import { demoAccounts } from '../demo-accounts';
import { asFaultId } from '../faults/faults';
import { hasInstalledPassword } from './installed-password';
import { faultLesson } from './lessons/fault-lessons';
import { lessons } from './lessons/lessons';
import { openSharedValue, type SharedValueOptions } from './shared-value';

const faultPrefix = 'loi:';
const ownPrefix = 'own:';
/** Newest first; older ones make room. */
const mostRecordings = 50;

/** Lessons, and the trainer's own recordings, which stay in this browser. */
export async function openLessonDesk(
  backend: Pick<MockBackend, 'database' | 'faults' | 'issuer' | 'reset' | 'settings'>,
  sharing: Pick<SharedValueOptions<unknown>, 'store' | 'openChannel'>,
): Promise<LessonDesk> {
  const recordings = await openSharedValue<readonly Recording[]>({
    ...sharing,
    key: 'desk/recordings',
    parse: parseStoredRecordings,
  });
  return {
    list: lessons,
    lessonOf: (id) => {
      const fault = id.startsWith(faultPrefix) ? asFaultId(id.slice(faultPrefix.length)) : undefined;
      const own = recordings.read().find((recording) => `${ownPrefix}${recording.id}` === id);
      return fault === undefined
        ? (lessons.find((lesson) => lesson.id === id) ?? (own === undefined ? undefined : lessonOfRecording(own)))
        : faultLesson(fault);
    },
    recordings: {
      read: recordings.read,
      save: async (added) => {
        const kept = recordings.read().filter(({ id }) => !added.some((each) => each.id === id));
        await recordings.write([...added, ...kept].slice(0, mostRecordings));
      },
      remove: async (id) => {
        await recordings.write(recordings.read().filter((recording) => recording.id !== id));
      },
      watch: recordings.watch,
    },
    personOf: async (userName) => {
      const user = findByName(peopleOf(backend.database.users, null), userName);
      const account = demoAccounts.find((each) => each.userName === user?.userName);
      if (user === undefined || account === undefined) {
        return undefined;
      }
      const isInstalled = await hasInstalledPassword(backend, user);
      return { name: account.name, password: isInstalled ? backend.settings.password : undefined };
    },
    armHere: async (fault) => {
      const id = asFaultId(fault);
      await (id === undefined ? backend.faults.disarm() : backend.faults.arm(id));
    },
    resetData: backend.reset,
  };
}
