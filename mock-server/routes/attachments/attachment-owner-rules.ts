import type { MockBackend } from '../../backend';
import type { AttachmentRow } from '../../data/attachments';
import type { MockUser } from '../../routing';

/** What attachments have to know of the records that they belong to. */
export type AttachmentOwnerRules = {
  /** Policy without which nobody sees the record at all. */
  readonly policy: string;
  /** @throws MockFailure 404 for a record that is not there or that the person may not know of. */
  readonly refuseInvisible: (id: string, user: MockUser, backend: MockBackend) => void;
  /** Whether the person may add and remove documents now; asked only of a record that they may see. */
  readonly isEditable: (id: string, user: MockUser, backend: MockBackend) => boolean;
  /** Papers that the person may not add or remove, though they may others of the record; without it there are none. */
  readonly isLocked?: (
    paper: Pick<AttachmentRow, 'banGhiId' | 'giayTo'>,
    user: MockUser,
    backend: MockBackend,
  ) => boolean;
  /** Documents that the person may not know of, though they may see the record; without it there are none. */
  readonly isHidden?: (file: AttachmentRow, user: MockUser, backend: MockBackend) => boolean;
};
