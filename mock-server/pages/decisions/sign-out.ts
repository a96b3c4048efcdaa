import { readEndSessionRequest, type EndSessionReading } from '../../issuer/authorize';
import { signOutAtIssuer } from '../../issuer/issuer-session';
import type { IssuerVisit } from './issuer-visit';

/** Forgets the person at the issuer, unless the address to go back to is not registered. */
export async function decideSignOut({ issuer }: IssuerVisit, query: URLSearchParams): Promise<EndSessionReading> {
  const reading = readEndSessionRequest(issuer, query);
  if (reading.kind !== 'unusable') {
    await signOutAtIssuer(issuer);
  }
  return reading;
}
