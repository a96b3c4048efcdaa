/** One page of a list, as ABP's `PagedResultDto` has it. */
export type Page<Row> = {
  readonly totalCount: number;
  readonly items: readonly Row[];
  /** Sums of all that the filter finds, not of this page alone: integers, amounts in đồng. */
  readonly tong?: Readonly<Record<string, number>>;
  /** How many records each value of the list's tabs would find, were everything else of the filter as it is. */
  readonly dem?: Readonly<Record<string, number>>;
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
