type Text = { readonly vi: string; readonly en: string };

export type PermissionDefinition = {
  readonly name: string;
  readonly text: Text;
  readonly parentName: string | null;
  /** Providers that may grant it; empty means any. */
  readonly providers: readonly string[];
};

export type PermissionGroupDefinition = {
  readonly name: string;
  readonly text: Text;
  /** Depth first: a parent before its children, and they before its next sibling. */
  readonly permissions: readonly PermissionDefinition[];
};
