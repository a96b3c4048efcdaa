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

/** The look-ups the back end serves (domain dictionary §4.7). */
export const lookupNames = [
  'thi-truong',
  'nganh-nghe',
  'tinh-thanh',
  'xa-phuong',
  'ngan-hang',
  'loai-don-vi',
  'can-bo-quy',
  'tai-lieu',
] as const;

export type LookupName = (typeof lookupNames)[number];
