import type { Schemas } from '../contract/schemas';

/** Tệp đính kèm: one document of one record, of any kind of record. */
export type Attachment = Schemas['TepDinhKem'];

/** The documents of one record, and whether the caller may add and remove any at the moment. */
export type AttachmentList = Schemas['DanhSachTepDinhKem'];

/** A kind of record that has documents. */
export type AttachmentResource = Schemas['TaiNguyenCoTep'];

/** Which record documents belong to. */
export type AttachmentOwner = {
  /** The record's resource, e.g. `nguoi-lao-dong` of `/api/app/nguoi-lao-dong/{id}`. */
  readonly resource: AttachmentResource;
  readonly id: string;
};

/** One upload as a person wishes it. */
export type AttachmentWish = {
  readonly owner: AttachmentOwner;
  readonly file: File;
  /** The required paper that the file is; `undefined` for any other document. */
  readonly paper: string | undefined;
  /** Names this upload: sent again after an answer was lost, it is stored once. */
  readonly key: string;
};
