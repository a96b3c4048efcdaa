import type { ClosingInput, ContributionAmountInput } from '@/domain/contribution-amounts/contribution-amount';
import {
  candidateOf,
  closingOf,
  emptyContributionAmount,
  normalizeClosing,
  normalizeContributionAmount,
} from '@/domain/contribution-amounts/contribution-amount-input';
import { closingSchema, contributionAmountSchema } from '@/domain/contribution-amounts/contribution-amount-schema';
import { overlappingRule } from '@/domain/fund/contribution-rules';
import { validationErrorsOf } from '@/domain/validation/schema-errors';
import { isJsonObject } from '@/domain/validation/json-object';

import type { Database } from '../../data/database';
import type { ContributionAmountRow } from '../../data/seed/fund/contribution-amount-seed';
import { businessFailure } from '../../failures';
import { knownFields, normalized } from '../request-input';
import { fieldError, refuseInvalid } from '../validation-answers';

const required = { khoanThu: undefined, cachTinh: undefined, loaiDonViIds: undefined, hoatDong: undefined };

/** @throws MockFailure 400 with all complaints. */
export function readAmountInput(body: unknown): ContributionAmountInput {
  const input = normalized(
    normalizeContributionAmount,
    knownFields(body, { ...emptyContributionAmount(), ...required }),
  );
  refuseInvalid(validationErrorsOf(contributionAmountSchema(), input));
  return input as ContributionAmountInput;
}

/** What is asked to end a rule. @throws MockFailure 400 with all complaints. */
export function readClosing(rule: ContributionAmountRow, body: unknown): ClosingInput {
  const blank = closingOf({ soTien: null, tyLe: null });
  const fields = isJsonObject(body) ? body : {};
  const successor = fields['quyDinhKeTiep'] ?? null;
  const input = normalized(normalizeClosing, {
    hieuLucDen: fields['hieuLucDen'] ?? '',
    hasSuccessor: successor !== null,
    quyDinhKeTiep: successor === null ? blank.quyDinhKeTiep : knownFields(successor, blank.quyDinhKeTiep),
  });
  refuseInvalid(validationErrorsOf(closingSchema(rule), input));
  return input as ClosingInput;
}

/** @throws MockFailure 400 for a code that another rule has. */
export function refuseTakenCode(database: Database, ma: string, id: string, field: string): void {
  const isTaken = [...database.contributionAmounts.rows()].some((row) => row.id !== id && row.ma === ma);
  refuseInvalid(
    isTaken ? [fieldError(field, 'unique', { name: { vi: 'Mã quy định', en: 'The code of the rule' } })] : [],
  );
}

/**
 * @param others The rules as they will stand beside it.
 * @throws MockFailure 403 `QuyHoTro:08001` for a force that meets another rule's.
 */
export function refuseOverlap(
  others: readonly ContributionAmountRow[],
  input: ContributionAmountInput,
  id: string,
): void {
  const met = overlappingRule(others, candidateOf(input, id));
  if (met !== undefined) {
    const message = {
      vi: `Khoảng hiệu lực bị chồng với quy định ${met.ma}.`,
      en: `The time in force overlaps with that of rule ${met.ma}.`,
    };
    throw businessFailure('QuyHoTro:08001', message, { ma: met.ma });
  }
}
