import type { SupportRequest } from '@/domain/support/support-request';

/** How papers name whoever asks: the unit, else the only worker or the one who brought the dossier. */
export function applicantOf({ donViTen, truongHop, nguoiLienHe }: SupportRequest): string {
  const [first] = truongHop;
  return donViTen ?? (truongHop.length === 1 ? (first?.nguoiUyQuyen?.hoTen ?? first?.hoTen) : undefined) ?? nguoiLienHe;
}

/** A sum over cases; integer đồng. */
export function sumOf(request: SupportRequest, field: 'tienDeNghi' | 'tienDeXuat' | 'tienDuyet'): number {
  return request.truongHop.reduce((sum, entry) => sum + (entry[field] ?? 0), 0);
}
