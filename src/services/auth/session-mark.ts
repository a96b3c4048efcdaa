import * as v from 'valibot';

import type { ResilientStorage } from './resilient-storage';

/** How a session ended: its person left on purpose, or it was lost (expired, refused, unreachable for too long). */
export type SessionEnd = 'left' | 'lost';

/**
 * What every tab may know of the browser's latest session without any secret: which it is, how often it has been
 * renewed, and whether it has ended. A tab that slept through the broadcast reads here what it missed (T02, T52).
 */
type SessionMark = {
  readonly id: string;
  readonly generation: number;
  readonly ended: SessionEnd | undefined;
  /**
   * For how many minutes nobody had done anything, of a session that was lost for that. Beside `ended` and no third kind of
   * end, because a tab with an earlier version of the product would take that for no mark at all, and its session to be alive.
   */
  readonly idleMinutes?: number | undefined;
  /**
   * The generation whose refresh token is spent while its successor could not be checked yet; one tab holds the answer.
   */
  readonly spent: number | undefined;
};

export type SessionMarks = {
  readonly read: () => SessionMark | undefined;
  readonly write: (mark: SessionMark) => void;
};

const markKey = 'fund-office.session-mark';

const generation = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const idleMinutesSchema = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1)));

const markSchema = v.object({
  id: v.string(),
  generation,
  ended: v.optional(v.picklist(['left', 'lost'])),
  idleMinutes: idleMinutesSchema,
  spent: v.optional(generation),
});

export function createSessionMarks(browserStorage: ResilientStorage): SessionMarks {
  return {
    read: () => {
      try {
        const parsed = v.safeParse(markSchema, JSON.parse(browserStorage.read(markKey) ?? ''));
        return parsed.success
          ? { ...parsed.output, ended: parsed.output.ended, spent: parsed.output.spent }
          : undefined;
      } catch {
        return undefined;
      }
    },
    write: (mark) => {
      browserStorage.write(markKey, JSON.stringify(mark));
    },
  };
}
