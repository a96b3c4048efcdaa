import type { ApplicationConfiguration } from '../abp/application-configuration';
import type { ProfileInput } from './account';

/** What the configuration says of a person that their profile says as well. */
type OwnFacts = Pick<
  ApplicationConfiguration['currentUser'],
  'userName' | 'name' | 'surName' | 'email' | 'phoneNumber'
>;

/**
 * A profile that its person has saved, and what the back end said of them before. A host without dynamic claims (ABP 7.x)
 * tells who somebody is from the claims of their token: it goes on to say what was true when they signed in.
 */
export type SavedProfile = {
  readonly userId: string | null;
  readonly before: OwnFacts;
  readonly after: OwnFacts;
};

/** @param earlier A profile that was saved before and that the configuration does not know of yet. */
export function savedProfileOf(
  { currentUser }: ApplicationConfiguration,
  { userName, name, surname, email, phoneNumber }: ProfileInput,
  earlier: SavedProfile | undefined,
): SavedProfile {
  return {
    userId: currentUser.id,
    before: earlier?.userId === currentUser.id ? earlier.before : factsOf(currentUser),
    after: { userName, name, surName: surname, email, phoneNumber },
  };
}

/** True while the back end says of the person what it said before they saved; anything else is newer than the profile. */
export function isUnawareOf(
  { currentUser }: ApplicationConfiguration,
  saved: SavedProfile | undefined,
): saved is SavedProfile {
  if (saved?.userId !== currentUser.id) {
    return false;
  }
  const said = factsOf(currentUser);
  return ownFacts.every((fact) => said[fact] === saved.before[fact]);
}

/** The configuration with what the person has saved. */
export function withSavedProfile(
  configuration: ApplicationConfiguration,
  { after }: SavedProfile,
): ApplicationConfiguration {
  return { ...configuration, currentUser: { ...configuration.currentUser, ...after } };
}

const ownFacts = ['userName', 'name', 'surName', 'email', 'phoneNumber'] as const;

function factsOf({ userName, name, surName, email, phoneNumber }: OwnFacts): OwnFacts {
  return { userName, name, surName, email, phoneNumber };
}
