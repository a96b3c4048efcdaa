/** Between what widths a person may set a column, in pixels of compact letters. */
export const widthBounds = { least: 50, most: 2_000 } as const;

/** By field, in pixels of compact letters. */
export type ChosenWidths = Readonly<Record<string, number>>;

/** How wide a person wants the columns of a list. */
export type ColumnWidths = {
  readonly chosen: ChosenWidths;
  readonly keep: (field: string, width: number) => void;
  /** All columns are as wide again as the list has them. */
  readonly forget: () => void;
};
