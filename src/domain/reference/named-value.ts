/** An entry of a short list that is part of the product: a stored value with its names. */
export type NamedValue<Id extends string | number> = {
  readonly id: Id;
  readonly ten: string;
  readonly tenEn: string;
};
