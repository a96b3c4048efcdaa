import type { SupportCase, SupportRequest } from '@/domain/support/support-request';

/** How papers name whoever asks: the unit, else the only worker or the one who brought the dossier. */
export function applicantOf({ donViTen, truongHop, nguoiLienHe }: SupportRequest): string {
  const [first] = truongHop;
  return donViTen ?? (truongHop.length === 1 ? (first?.nguoiUyQuyen?.hoTen ?? first?.hoTen) : undefined) ?? nguoiLienHe;
}

/** The cases for which something is proposed. */
export function proposedCases({ truongHop }: SupportRequest): readonly SupportCase[] {
  return truongHop.filter(({ tienDeXuat }) => (tienDeXuat ?? 0) > 0);
}

/** True where the appraisal proposes something for every case and asks for no waiver: papers may say that conditions are met. */
export function meetsConditions(request: SupportRequest): boolean {
  return request.mienDieuKien === null && proposedCases(request).length === request.truongHop.length;
}

/** A sum over cases; integer đồng. */
export function sumOf(request: SupportRequest, field: 'tienDeNghi' | 'tienDeXuat' | 'tienDuyet'): number {
  return request.truongHop.reduce((sum, entry) => sum + (entry[field] ?? 0), 0);
}
