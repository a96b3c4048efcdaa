/** One page of a list, as ABP's `PagedResultDto` has it. */
export type Page<Row> = {
  readonly totalCount: number;
  readonly items: readonly Row[];
};

/** ABP's `ListResultDto`: everything at once. */
export type ListResult<Row> = {
  readonly items: readonly Row[];
};

/** Fields every audited record of the back end carries (ABP `AuditedEntityDto` with a concurrency stamp). */
export type Audited = {
  readonly id: string;
  readonly creationTime: string;
  readonly creatorId: string | null;
  readonly lastModificationTime: string | null;
  readonly lastModifierId: string | null;
  /** Send it back on update; a stale one answers 409. */
  readonly concurrencyStamp: string;
};
