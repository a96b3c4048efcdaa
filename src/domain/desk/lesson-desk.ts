import type { Lesson } from './lesson';
import type { Recording } from './recording';

type LessonPerson = { readonly name: string; readonly password: string | undefined };

/** What lessons, replay and recordings ask of the demo. */
export type LessonDesk = {
  readonly list: readonly Lesson[];
  /** A lesson of the list, one failure (`loi:<fault>`) or a recording (`own:<id>`). */
  readonly lessonOf: (id: string) => Lesson | undefined;
  readonly recordings: {
    readonly read: () => readonly Recording[];
    /** Newest first; one of the same id is replaced. */
    readonly save: (recordings: readonly Recording[]) => Promise<void>;
    readonly remove: (id: string) => Promise<void>;
    /** Tells of changes, of other tabs too; answers the function that ends it. */
    readonly watch: (listener: () => void) => () => void;
  };
  /** Whom a user name or an e-mail address signs in; without the password once they have changed it. */
  readonly personOf: (userName: string) => Promise<LessonPerson | undefined>;
  /** Switches a failure on in the page as it stands; `none` switches off. */
  readonly armHere: (fault: string) => Promise<void>;
  readonly resetData: () => Promise<void>;
};
