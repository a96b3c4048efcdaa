import type { DeskPart } from './desk-part';

/** A sentence in both languages of the demo. */
export type BothTexts = { readonly vi: string; readonly en: string };

/** Somebody whom a trainer can be. */
export type DeskPerson = {
  readonly userName: string;
  readonly name: string;
  readonly role: string;
  /** Name of the unit; `''` without one. */
  readonly unit: string;
  /** `training`: a sign-in that the server answers in a special way. */
  readonly group: 'role' | 'training';
  readonly password: string;
};

/** Whoever is signed in: one of the people of the demo, or somebody who was entered since. */
export type PresentPerson = Pick<DeskPerson, 'userName' | 'name'> & { readonly id: string };

/** One permission as a person has it at this moment. */
export type DeskPolicy = {
  readonly name: string;
  readonly title: BothTexts;
  readonly isGranted: boolean;
};

export type DeskPolicyGroup = {
  readonly name: string;
  readonly title: BothTexts;
  readonly policies: readonly DeskPolicy[];
};

export type DeskTenant = { readonly name: string; readonly isActive: boolean };

/** A feature that is on or off. */
export type DeskFeature = { readonly name: string; readonly title: BothTexts; readonly isOn: boolean };

/**
 * Who may do what, changed while the product runs. What the product has been told before it learns anew only when it
 * asks: the view makes it ask.
 */
export type PeopleDesk = DeskPart & {
  /**
   * Those who can sign in: in a tenant, somebody of its own comes before the one of the host with the same user name.
   *
   * @param tenantId `undefined` for the host.
   */
  readonly people: (tenantId: string | undefined) => readonly DeskPerson[];
  /** User names of those who have changed their password, so that the demo's one signs them in no more. */
  readonly ownPasswords: () => Promise<ReadonlySet<string>>;
  /** Gives a person the demo's password again, and takes a lock away that the old one has led to. */
  readonly resetPassword: (userName: string) => Promise<void>;
  readonly policiesOf: (userId: string, tenantId: string | undefined) => readonly DeskPolicyGroup[];
  /** Gives or takes one permission, whatever the person's roles say. */
  readonly setPolicy: (userId: string, policy: string, isGranted: boolean) => Promise<void>;
  /** Whether the tokens of the person name the Fund's own unit type; `undefined` for a stranger. */
  readonly isOfFund: (userId: string) => boolean | undefined;
  readonly setOfFund: (userId: string, isOfFund: boolean) => Promise<void>;
  readonly tenants: () => readonly DeskTenant[];
  /** @param tenantId `undefined` for the host. */
  readonly featuresOf: (tenantId: string | undefined) => readonly DeskFeature[];
  readonly setFeature: (feature: string, tenantId: string | undefined, isOn: boolean) => Promise<void>;
  /** Names the person whom the issuer's page offers next, in the code flow. */
  readonly nameNext: (userName: string) => void;
};

/** What the desk has changed of people, as it is kept to be taken back. */
export type PeopleChanges = {
  /** Permissions that a person's roles grant and the desk has taken, by the person's id. */
  readonly withheld: Readonly<Record<string, readonly string[]>>;
  /** Permissions that the desk has given, by the person's id. */
  readonly given: Readonly<Record<string, readonly string[]>>;
  /** Unit type that a person had before, by id. */
  readonly unitTypes: Readonly<Record<string, number>>;
  /** A feature's own value before, `null` without one, by tenant (`''` the host) and feature. */
  readonly features: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
};

export const unchangedPeople: PeopleChanges = { withheld: {}, given: {}, unitTypes: {}, features: {} };

export function hasChanges(changes: PeopleChanges): boolean {
  const lists = [...Object.values(changes.withheld), ...Object.values(changes.given)];
  return (
    lists.some((names) => names.length > 0) ||
    Object.keys(changes.unitTypes).length > 0 ||
    Object.values(changes.features).some((values) => Object.keys(values).length > 0)
  );
}

/** Adds a name to one person's list or takes it away. */
export function listedFor(
  lists: PeopleChanges['withheld'],
  userId: string,
  name: string,
  isListed: boolean,
): PeopleChanges['withheld'] {
  const others = (lists[userId] ?? []).filter((each) => each !== name);
  return { ...lists, [userId]: isListed ? [...others, name] : others };
}
