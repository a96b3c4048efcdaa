/** Whose features: `T` with a tenant's id, or `T` without a key for the host itself (ABP contract §5). */
export type FeatureProvider = {
  readonly name: string;
  /** `undefined` for the host. */
  readonly key: string | undefined;
};

/** A rule for a feature's value; property names are ABP's, in Pascal case, and any of them may be missing or odd. */
export type FeatureValidator = {
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
};

export type FeatureChoice = {
  readonly value: string;
  readonly displayText: { readonly resourceName: string; readonly name: string };
};

/** `name` is one of ABP's three or anything that a newer server may have. */
export type FeatureValueType = {
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly validator: FeatureValidator;
  readonly itemSource?: { readonly items: readonly FeatureChoice[] } | undefined;
};

/** One feature of `GET /api/feature-management/features`; a value is always a text. */
export type Feature = {
  readonly name: string;
  readonly displayName: string;
  readonly description: string | null;
  readonly value: string | null;
  /** From where the value comes: `D` default, `E` edition, `T` tenant, or a provider that is new to us. */
  readonly provider: { readonly name: string | null; readonly key: string | null };
  readonly valueType: FeatureValueType;
  readonly depth: number;
  readonly parentName: string | null;
};

export type FeatureGroup = {
  readonly name: string;
  readonly displayName: string;
  readonly features: readonly Feature[];
};

/** What `PUT` is told of: only what has changed; `null` clears a value that can be cleared. */
export type FeatureChange = {
  readonly name: string;
  readonly value: string | null;
};
