/** One time zone the server knows; `value` is the id that it stores. */
export type TimeZone = {
  readonly name: string;
  readonly value: string;
};
