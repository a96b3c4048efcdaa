import type { Schemas } from '../contract/schemas';

/** An entry of `GET /api/app/danh-muc/{ten}`: what a select offers. `id` is what records store. */
export type LookupItem = {
  readonly id: string;
  readonly ten: string;
  readonly tenEn?: string | undefined;
  /** Id of the entry this one belongs to: a commune's province. */
  readonly thuocId?: string | undefined;
  /** Records name it still, and lists are filtered by it; nothing new is given to it, as an officer who has left. */
  readonly ngungDung?: boolean | undefined;
};

/** A look-up that the back end serves (domain dictionary §4.7). */
export type LookupName = Schemas['TenDanhMuc'];
