import type { ActorRefFrom } from 'xstate';

import { attachmentsSetup } from './attachments-setup';

/**
 * The documents of one record: what is there, what is on its way, and one removal at a time. Files are sent two at a
 * time, each by a machine of its own, so that one that fails holds nobody up and loses nothing. Whoever asks for the
 * documents while they are on their way, or while one of them is removed, gets an answer to that question. What was
 * listed once stays listed, also when it cannot be loaded again.
 */
export const attachmentsMachine = attachmentsSetup.createMachine({
  id: 'attachments',
  context: ({ input }) => ({
    owner: input.owner,
    attachments: [],
    isEditable: false,
    uploads: [],
    queue: [],
    sending: [],
    removedId: undefined,
    arrived: [],
    error: undefined,
  }),
  initial: 'loading',
  on: {
    'upload.queued': { actions: [{ type: 'enqueue', params: ({ event }) => ({ id: event.id }) }, 'admit'] },
    'upload.left': { actions: [{ type: 'takeOut', params: ({ event }) => ({ id: event.id }) }, 'admit'] },
    'upload.refused': { actions: { type: 'markRefused', params: ({ event }) => ({ id: event.id }) } },
    'upload.dropped': [
      {
        guard: { type: 'mayBeStored', params: ({ event }) => ({ mayBeStored: event.mayBeStored }) },
        actions: [{ type: 'forgetUpload', params: ({ event }) => ({ id: event.id }) }, 'askAgain'],
      },
      { actions: { type: 'forgetUpload', params: ({ event }) => ({ id: event.id }) } },
    ],
    'upload.stored': {
      actions: [
        { type: 'addAttachment', params: ({ event }) => ({ attachment: event.attachment }) },
        { type: 'takeOut', params: ({ event }) => ({ id: event.id }) },
        { type: 'forgetUpload', params: ({ event }) => ({ id: event.id }) },
        { type: 'announceAdded', params: ({ event }) => ({ attachment: event.attachment }) },
        'admit',
      ],
    },
    'uploads.drop': { actions: 'dropUploads' },
    'files.add': {
      guard: 'isEditable',
      actions: { type: 'startUploads', params: ({ event }) => ({ files: event.files, paper: event.paper }) },
    },
  },
  states: {
    loading: {
      on: { 'attachments.reload': { target: 'loading', reenter: true } },
      invoke: {
        id: 'loadAttachments',
        src: 'loadAttachments',
        input: ({ context }) => ({ owner: context.owner }),
        onDone: {
          target: 'resting',
          actions: { type: 'rememberList', params: ({ event }) => ({ list: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: { on: { 'attachments.reload': 'loading' } },
    refreshing: {
      tags: 'listed',
      entry: 'forgetArrived',
      on: {
        'attachments.reload': { target: 'refreshing', reenter: true },
        'attachment.remove': {
          guard: 'isEditable',
          target: '#outdated',
          actions: { type: 'rememberRemoval', params: ({ event }) => ({ id: event.id }) },
        },
      },
      invoke: {
        id: 'loadAttachments',
        src: 'loadAttachments',
        input: ({ context }) => ({ owner: context.owner }),
        onDone: {
          target: 'resting',
          actions: { type: 'rememberList', params: ({ event }) => ({ list: event.output }) },
        },
        onError: {
          target: 'stale',
          actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    /** What is listed could not be loaded again. */
    stale: {
      tags: 'listed',
      on: {
        'attachments.reload': 'refreshing',
        'attachment.remove': {
          guard: 'isEditable',
          target: '#outdated',
          actions: { type: 'rememberRemoval', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
    resting: {
      tags: 'listed',
      on: {
        'attachments.reload': 'refreshing',
        'attachment.remove': {
          guard: 'isEditable',
          target: 'removing',
          actions: { type: 'rememberRemoval', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
    removing: {
      tags: 'listed',
      on: { 'attachments.reload': '.outdated' },
      invoke: {
        id: 'removeAttachment',
        src: 'removeAttachment',
        input: ({ context }) => ({ owner: context.owner, id: context.removedId ?? '' }),
        onDone: [
          { guard: 'isOutdated', target: 'refreshing', actions: ['dropRemoved', 'announceRemoved'] },
          { target: 'resting', actions: ['dropRemoved', 'announceRemoved'] },
        ],
        // It may be gone already, or the record closed, or the answer lost to a removal that was done.
        onError: {
          target: 'refreshing',
          actions: { type: 'announceKept', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'current',
      states: {
        current: {},
        /** The documents are to be asked for again once the removal is over. */
        outdated: { id: 'outdated' },
      },
    },
  },
});

export type AttachmentsRef = ActorRefFrom<typeof attachmentsMachine>;
