/** How files of a kind begin, whatever they are called. */
export const magicBytes = {
  /** `%PDF-`, ISO 32000-1 §7.5.2. */
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  zip: [0x50, 0x4b],
  /** Office before 2007, and every Office file with a password. */
  ole: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
} as const satisfies Readonly<Record<string, readonly number[]>>;

/** True when the bytes begin with these. */
export function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
