import { hashText } from '@/domain/desk/draws';

/** When the demo installation was set up: the creation time of its roles and people, in server time. */
export const installationTime = '2026-01-05T08:00:00.000';

/**
 * The id of a table's n-th seed row: shaped as a version 5 UUID, the same on every machine, unique within its table
 * because its first 32 bits are a one-to-one image of the number.
 */
export function seedId(table: string, number: number): string {
  const salt = hashText(table);
  const first = mix(number ^ salt);
  const second = mix(first ^ 0x9e3779b9);
  const third = mix(second + salt);
  const fourth = mix(third ^ number);
  const tail = hex(second);
  const node = hex(third);
  return `${hex(first)}-${tail.slice(0, 4)}-5${tail.slice(5)}-${variant(node)}${node.slice(1, 4)}-${node.slice(4)}${hex(fourth)}`;
}

/** The concurrency stamp of a seed row: 32 hexadecimal digits. */
export function seedStamp(id: string): string {
  return `${id.slice(24)}${id.slice(19, 23)}${id.slice(9, 13)}${id.slice(14, 18)}${id.slice(0, 8)}`;
}

/** Murmur3's finalizer: every step can be undone, so no two numbers meet. */
function mix(value: number): number {
  let mixed = value | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

function hex(value: number): string {
  return value.toString(16).padStart(8, '0');
}

function variant(node: string): string {
  return ((Number.parseInt(node.charAt(0), 16) & 3) | 8).toString(16);
}
