import type { DocumentLine } from '@/domain/document-reports/document-report';

/** Which lines of document reports are asked for; `undefined` asks for all. */
export type WantedLines = {
  readonly taiLieuId: string | undefined;
  /** A market's id, or `chung` for lines of all markets. */
  readonly thiTruongId: string | undefined;
};

/** True for a line that is asked for. */
export function isWantedLine(line: Pick<DocumentLine, 'taiLieuId' | 'thiTruongId'>, wanted: WantedLines): boolean {
  return (
    (wanted.taiLieuId === undefined || line.taiLieuId === wanted.taiLieuId) &&
    (wanted.thiTruongId === undefined || (line.thiTruongId ?? 'chung') === wanted.thiTruongId)
  );
}

type Count = { readonly ky: number; readonly tonDau: number; readonly tonCuoi: number };

/** Stock before and after several quarters: what a unit holds of a document for a market counts once. */
export class CarriedStock {
  readonly #first = new Map<string, Count>();
  readonly #last = new Map<string, Count>();

  /** @param ky Higher for a later quarter. */
  add(donViId: string, ky: number, { taiLieuId, thiTruongId, tonDau, tonCuoi }: DocumentLine): void {
    const key = `${donViId} ${taiLieuId} ${thiTruongId ?? ''}`;
    const count = { ky, tonDau, tonCuoi };
    const [first, last] = [this.#first.get(key), this.#last.get(key)];
    if (first === undefined || ky < first.ky) {
      this.#first.set(key, count);
      this.tonDauKy += tonDau - (first?.tonDau ?? 0);
    }
    if (last === undefined || ky > last.ky) {
      this.#last.set(key, count);
      this.tonCuoiKy += tonCuoi - (last?.tonCuoi ?? 0);
    }
  }

  tonDauKy = 0;
  tonCuoiKy = 0;
}
