import type { NamedValue } from '@/domain/reference/named-value';
import type { Role } from '@/domain/roles/role';
import type { Tone } from '@/views/shared/list/list-description';

type RoleKind = 'default' | 'public' | 'static';

/** What a role is besides its permissions, as ABP tells. */
export const roleKinds = [
  { id: 'default', ten: 'Mặc định', tenEn: 'Default' },
  { id: 'public', ten: 'Công khai', tenEn: 'Public' },
  { id: 'static', ten: 'Cố định', tenEn: 'Static' },
] as const satisfies readonly NamedValue<RoleKind>[];

export const kindTones: Readonly<Record<RoleKind, Tone>> = { default: 'success', public: 'info', static: 'default' };

export function kindsOf({ isDefault, isPublic, isStatic }: Role): readonly RoleKind[] {
  const has: Readonly<Record<RoleKind, boolean>> = { default: isDefault, public: isPublic, static: isStatic };
  return roleKinds.map(({ id }) => id).filter((id) => has[id]);
}
