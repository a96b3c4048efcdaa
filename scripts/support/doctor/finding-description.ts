/** What a finding is about, what to do where it is not as it should be, and where the guide tells more. */
type FindingDescription = {
  readonly title: string;
  readonly advice: string;
  /** Heading of docs/connect-to-abp.md, as an anchor. */
  readonly section: string;
};

export type FindingDescriptions = Readonly<Record<string, FindingDescription>>;
