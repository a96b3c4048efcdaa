import { fundUnitTypeId } from '@/domain/constants';
import { hashText } from '@/domain/desk/draws';

/**
 * An IP address that nobody has (RFC 5737), always the same for one person: of the Fund's own network for its staff, of
 * another one for everybody else.
 */
export function fictitiousAddress(name: string, unitTypeId: number | undefined): string {
  const network = unitTypeId === fundUnitTypeId ? '192.0.2' : '198.51.100';
  return `${network}.${(hashText(name) % 254) + 1}`;
}
