/** A row that was taken away, and is kept for what tells of it, as ABP keeps what it deletes softly. */
type Deletable = { readonly isDeleted?: true };

/** What has changed against the seed: whole rows by id, `null` for a deleted one. */
export type TableChanges<Row> = Readonly<Record<string, Row | null>>;

/**
 * A plain in-memory collection: rows in insertion order, found by id in constant time.
 *
 * Only what differs from the deterministic seed is ever stored, so a reload costs as little for 100,000 rows as for
 * ten. Rows are never changed in place, because other tables of this process begin with the same ones; `put` replaces
 * them. The seed is asked for its rows when they are first looked at; changes before that wait for them.
 */
export class Table<Row extends { readonly id: string } & Deletable> {
  readonly #changes = new Map<string, Row | null>();
  readonly #unsaved = new Set<string>();
  /** Softly deleted rows: nobody lists or finds them, and their names stay. */
  readonly #gone = new Map<string, Row>();
  readonly #seed: () => Iterable<Row>;
  #rows: Map<string, Row> | undefined;
  #version = 0;

  constructor(seed: () => Iterable<Row>) {
    this.#seed = seed;
  }

  /** Grows with every change, so that a sorted copy can tell whether it is still true. */
  get version(): number {
    return this.#version;
  }

  get size(): number {
    return this.#present().size;
  }

  rows(): IterableIterator<Row> {
    return this.#present().values();
  }

  find(id: string): Row | undefined {
    return this.#present().get(id);
  }

  /** The same, and the row as it was last where it was softly deleted: for names, and for whose a record is. */
  findEver(id: string): Row | undefined {
    return this.find(id) ?? this.#gone.get(id);
  }

  /** Every row that there ever was, those that are softly deleted last. */
  *everRows(): Generator<Row> {
    yield* this.rows();
    yield* this.#gone.values();
  }

  /** Adds the row, or replaces the one of the same id; one that is softly deleted is found by `findEver` alone. */
  put(row: Row): void {
    this.#change(row.id, row);
    this.#unsaved.add(row.id);
  }

  remove(id: string): void {
    if (this.#present().has(id)) {
      this.#change(id, null);
      this.#unsaved.add(id);
    }
  }

  /** Deletes the row softly: nobody lists or finds it, and what it was called is given to no other. */
  retire(id: string): void {
    const row = this.find(id);
    if (row !== undefined) {
      this.put({ ...row, isDeleted: true });
    }
  }

  changes(): TableChanges<Row> {
    return Object.fromEntries(this.#changes);
  }

  /** What was put or removed since the last call, to be stored now. */
  takeUnsaved(): TableChanges<Row> {
    const taken = Array.from(this.#unsaved, (id) => [id, this.#changes.get(id) ?? null] as const);
    this.#unsaved.clear();
    return Object.fromEntries(taken);
  }

  /** Lays changes that are stored already, by an earlier page or another tab, over what is there. */
  apply(changes: TableChanges<Row>): void {
    for (const [id, row] of Object.entries(changes)) {
      this.#change(id, row);
      this.#unsaved.delete(id);
    }
  }

  #change(id: string, row: Row | null): void {
    if (this.#rows !== undefined) {
      this.#lay(this.#rows, id, row);
    }
    this.#changes.set(id, row);
    this.#version += 1;
  }

  #lay(rows: Map<string, Row>, id: string, row: Row | null): void {
    this.#gone.delete(id);
    if (row === null || row.isDeleted === true) {
      rows.delete(id);
    } else {
      rows.set(id, row);
    }
    if (row?.isDeleted === true) {
      this.#gone.set(id, row);
    }
  }

  #present(): Map<string, Row> {
    if (this.#rows === undefined) {
      this.#rows = new Map(Array.from(this.#seed(), (row) => [row.id, row]));
      for (const [id, row] of this.#changes) {
        this.#lay(this.#rows, id, row);
      }
    }
    return this.#rows;
  }
}
