/** A tenant of the demo installation; the product's own staff work on the host side, without one. */
export type DemoTenant = {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
};

/** One to work in (the same people, the same data) and one that was switched off. */
export const demoTenants: readonly DemoTenant[] = [
  { id: '3a1312ab-0000-4d8e-9a52-000000000001', name: 'dao-tao', isActive: true },
  { id: '3a1312ab-0000-4d8e-9a52-000000000002', name: 'da-ngung', isActive: false },
];

/** Finds by id or, whatever the case, by name. */
export function findTenant(idOrName: string): DemoTenant | undefined {
  const wanted = idOrName.toLowerCase();
  return demoTenants.find(({ id, name }) => id === wanted || name === wanted);
}
