import * as v from 'valibot';

import { openedLine, type OpenLine } from '@/services/tabs/open-line';

import { storedSessionSchema, type StoredSession, storedSessionOf } from './stored-session';
import { idleMinutesSchema, type SessionEnd } from './session-mark';

/** What tabs tell one another. It stays inside the browser and this origin; nothing of it is written down. */
export type SessionMessage =
  /** Somebody signed in: all tabs follow. */
  | { readonly type: 'started'; readonly stored: StoredSession }
  /** The session goes on with new tokens, or is told to a tab that asked. */
  | { readonly type: 'goesOn'; readonly stored: StoredSession }
  | { readonly type: 'ended'; readonly id: string; readonly as: SessionEnd; readonly idleMinutes?: number | undefined }
  /** A tab without the present record asks for it. */
  | { readonly type: 'wanted' }
  /** A tab that finds the refresh token of a record spent asks who holds what the issuer has answered, and is told. */
  | { readonly type: 'holderWanted' | 'held'; readonly id: string; readonly generation: number };

export type SessionChannel = {
  readonly post: (message: SessionMessage) => void;
  /** Answers a function that stops listening. Rubbish and messages of other versions of the product are not heard. */
  readonly listen: (handle: (message: SessionMessage) => void) => () => void;
};

const channelName = 'fund-office.session';

const messageSchema = v.variant('type', [
  v.object({ type: v.picklist(['started', 'goesOn']), stored: storedSessionSchema }),
  v.object({
    type: v.literal('ended'),
    id: v.string(),
    as: v.picklist(['left', 'lost']),
    idleMinutes: idleMinutesSchema,
  }),
  v.object({ type: v.literal('wanted') }),
  v.object({ type: v.picklist(['holderWanted', 'held']), id: v.string(), generation: v.number() }),
]);

/** Without a line each tab is alone: it signs in by itself, and reads the mark when it wakes. */
export function createSessionChannel(openLine: OpenLine): SessionChannel {
  const handlers = new Set<(message: SessionMessage) => void>();
  const line = openedLine(openLine, channelName);
  line?.listen((data) => {
    const message = messageOf(data);
    if (message !== undefined) {
      handlers.forEach((handle) => handle(message));
    }
  });

  return {
    post: (message) => {
      line?.post(
        'stored' in message
          ? { type: message.type, stored: { ...message.stored.session, remembered: message.stored.remembered } }
          : message,
      );
    },
    listen: (handle) => {
      handlers.add(handle);
      return () => {
        handlers.delete(handle);
      };
    },
  };
}

function messageOf(data: unknown): SessionMessage | undefined {
  const parsed = v.safeParse(messageSchema, data);
  if (!parsed.success) {
    return undefined;
  }
  const message = parsed.output;
  return 'stored' in message ? { type: message.type, stored: storedSessionOf(message.stored) } : message;
}
