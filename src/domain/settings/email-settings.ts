/** ABP's `EmailSettingsDto`, which is also the body of the save (contract §4.1). */
export type EmailSettings = {
  readonly defaultFromDisplayName: string;
  readonly defaultFromAddress: string;
  readonly smtpHost: string | null;
  readonly smtpPort: number | null;
  readonly smtpEnableSsl: boolean;
  readonly smtpUseDefaultCredentials: boolean;
  readonly smtpDomain: string | null;
  readonly smtpUserName: string | null;
  /** The server answers and takes it in plain text; `null` clears it. */
  readonly smtpPassword: string | null;
};

/** A message by which the settings are tried out. */
export type TestEmail = {
  readonly senderEmailAddress: string;
  readonly targetEmailAddress: string;
  readonly subject: string;
  readonly body: string | null;
};

/** Longest values that ABP stores. */
export const emailSettingsLimits = { smtpHost: 256, text: 1_024 } as const;

export const smtpPorts = { min: 1, max: 65_535 } as const;
