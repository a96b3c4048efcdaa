import type { NamedValue } from '@/domain/reference/named-value';
import type { Services } from '@/views/app/services-context';

/** Every kind of support, old ones too, for a list's filter. */
export async function loadTypeOptions(
  { supportTypes }: Services,
  signal: AbortSignal,
): Promise<readonly NamedValue<string>[]> {
  const types = await supportTypes.all(signal);
  return types.map(({ ma, ten }) => {
    const name = typeName({ loaiHoTroId: ma, loaiHoTroTen: ten });
    return { id: ma, ten: name, tenEn: name };
  });
}

/** A kind of support as people call it. @example `HT01 – Về nước trước thời hạn…` */
export function typeName({
  loaiHoTroId,
  loaiHoTroTen,
}: {
  readonly loaiHoTroId: string;
  readonly loaiHoTroTen: string;
}): string {
  return `${loaiHoTroId} – ${loaiHoTroTen}`;
}
