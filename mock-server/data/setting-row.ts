/** A setting that the host (`''`) or a tenant has of its own. */
export type SettingRow = {
  /** Owner and name, e.g. `:Abp.Timing.TimeZone` of the host. */
  readonly id: string;
  readonly value: string;
};
