import { importMostRowsPerCall } from '@/domain/constants';
import type { LogAction } from '@/domain/log/log-entry';
import { isJsonObject } from '@/domain/validation/json-object';

/** A record that a request is about. */
export type TouchedRecord = {
  readonly id: string;
  readonly action: LogAction;
  /** Number of the line that names it, by which its result is told, where the same record may stand in several. */
  readonly line?: number;
};

/** A merge changes the record that stays and takes the other one away. */
export function mergedBy(body: unknown): readonly TouchedRecord[] | undefined {
  const { giuLaiId, boDiId } = isJsonObject(body) ? body : {};
  return typeof giuLaiId === 'string' && typeof boDiId === 'string'
    ? [
        { id: giuLaiId, action: 'sua' },
        { id: boDiId, action: 'xoa' },
      ]
    : undefined;
}

/** Each line of a bank statement that is agreed to reconciles a voucher; more than a call takes are refused together. */
export function reconciledBy(body: unknown): readonly TouchedRecord[] | undefined {
  const lines: unknown = isJsonObject(body) ? body['dong'] : undefined;
  const named = (Array.isArray(lines) && lines.length <= importMostRowsPerCall ? lines : []).flatMap(
    (line: unknown) => {
      const { phieuId, dong } = isJsonObject(line) ? line : {};
      return typeof phieuId === 'string' && typeof dong === 'number'
        ? [{ id: phieuId, action: 'doi-soat' as const, line: dong }]
        : [];
    },
  );
  return named.length === 0 ? undefined : named;
}
