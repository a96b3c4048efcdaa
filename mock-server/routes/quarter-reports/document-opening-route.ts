import type { DocumentReport } from '@/domain/document-reports/document-report';
import { closingStock, mostDocuments } from '@/domain/document-reports/stock-rules';
import { isReason } from '@/domain/validation/checks';
import { isJsonObject } from '@/domain/validation/json-object';

import type { DocumentReportRow } from '../../data/fund/quarter-report-row';
import type { MockRequest, MockRoute } from '../../routing';
import { checkStamp, modifiedBy } from '../audit';
import { signedInUser } from '../data-scope';
import { refuseOverIssued } from './document-report-input';
import type { QuarterReportKind } from './quarter-report-kind';
import { decideReportStep, findReport } from './quarter-report-records';
import { fieldError, refuseInvalid } from '../validation-answers';
import { once } from '../once';
import { addHistory } from '../workflow-steps';

/** Whoever may appraise a sent report may correct its opening stocks, with a reason (domain dictionary §5.7). */
export function correctOpeningRoute<Whole extends DocumentReport>(
  kind: QuarterReportKind<DocumentReportRow, Whole>,
): MockRoute {
  return {
    method: 'POST',
    path: `/api/app/${kind.resource}/:id/sua-ton-dau`,
    access: { policy: kind.policies['tham-dinh'] },
    handle: (request, backend) =>
      once(request, backend, () => {
        const { database, clock } = backend;
        const user = signedInUser(request);
        const row = findReport(database, database.documentReports, request.params['id'], user);
        checkStamp(row, request.body);
        decideReportStep(kind, request, database, row, 'tham-dinh');
        const { lyDo, openings } = readCorrection(request, row);
        const chiTiet = row.chiTiet.map((line) => {
          const tonDau = openings.get(line.id);
          const corrected = { ...line, tonDau: tonDau ?? line.tonDau };
          return tonDau === undefined || tonDau === line.tonDau
            ? line
            : { ...corrected, tonCuoi: closingStock(corrected), lyDoSuaTonDau: lyDo };
        });
        refuseOverIssued(chiTiet);
        const changed: DocumentReportRow = { ...row, chiTiet, ...modifiedBy(user, clock()) };
        database.documentReports.put(changed);
        addHistory(
          database,
          {
            banGhiId: row.id,
            tuTrangThai: row.trangThai,
            denTrangThai: row.trangThai,
            hanhDong: 'sua-ton-dau',
            yKien: lyDo,
          },
          user,
          clock(),
        );
        return { status: 200, body: kind.wholeOf(database, changed) };
      }),
  };
}

/**
 * @throws MockFailure 400 for a missing reason, a line that the report does not have, a count out of bounds, and for counts
 * that are all as they stand: the history would tell of a correction that was none.
 */
function readCorrection({ body }: MockRequest, { chiTiet }: DocumentReportRow) {
  const { lyDo, chiTiet: sent } = isJsonObject(body) ? body : {};
  const reason = typeof lyDo === 'string' ? lyDo.normalize('NFC').trim() : '';
  const lines = (Array.isArray(sent) ? sent : []).map((line: unknown) => (isJsonObject(line) ? line : {}));
  const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= mostDocuments;
  refuseInvalid([
    ...(isReason(reason) ? [] : [fieldError('lyDo', 'reasonRequired')]),
    ...(lines.length === 0 ? [fieldError('chiTiet', 'required')] : []),
    ...lines.flatMap(({ id, tonDau }, index) => [
      ...(chiTiet.some((line) => line.id === id) ? [] : [fieldError(`chiTiet[${index}].id`, 'invalid')]),
      ...(isCount(tonDau) ? [] : [fieldError(`chiTiet[${index}].tonDau`, 'range', { min: 0, max: mostDocuments })]),
    ]),
  ]);
  const openings = new Map(lines.map(({ id, tonDau }) => [String(id), Number(tonDau)]));
  const isChanged = chiTiet.some(({ id, tonDau }) => (openings.get(id) ?? tonDau) !== tonDau);
  refuseInvalid(isChanged ? [] : [fieldError('chiTiet', 'unchanged')]);
  return { lyDo: reason, openings };
}
