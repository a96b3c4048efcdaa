import type { ReportDescription } from '@/domain/reports/report-description';
import { openPlace, paperWords as printWords } from '@/views/shared/print/paper-words';
import { PrintPage, Signatures } from '@/views/shared/print/print-page';

import { columnHeads } from './column-heads';
import { paperContent, type AnsweredReport, type PaperFacts } from './report-paper-content';
import { signatories } from './report-signatures';
import { paperWords as words } from './report-words';

import './report-paper.css';

/** From this many columns on a table is set in smaller letters. */
const denseColumns = 12;

type ReportPaperProps = {
  readonly description: ReportDescription;
  readonly answered: AnsweredReport;
  readonly facts: PaperFacts;
};

/** A report as it is printed and signed (domain dictionary §6.0): landscape, its head on every page. */
export function ReportPaper({ description, answered, facts }: ReportPaperProps) {
  const { code, columns } = description;
  const { report } = answered;
  const content = paperContent(description, answered, words, facts);
  const heads = columnHeads(columns);
  const figures = (values: typeof report.tong) =>
    columns.map(({ code: column, kind }) => (
      <td key={column} className={kind === 'date' ? 'center' : 'right'}>
        {words.figure(kind, values[column])}
      </td>
    ));
  return (
    <PrintPage
      organisation={content.organisation}
      title={content.title}
      subtitle={content.lines.join('\n')}
      orientation="landscape"
      takenAt={report.lucLay}
    >
      <p className="print-unit">{`${printWords.unit} ${content.unit}`}</p>
      <table
        className={`print-table report-paper-table${columns.length >= denseColumns ? ' dense' : ''}`}
        aria-label={content.title}
      >
        <thead>
          <tr>
            <th scope="col" rowSpan={heads.rowCount}>
              {printWords.number}
            </th>
            <th scope="col" rowSpan={heads.rowCount}>
              {content.nameTitle}
            </th>
            {heads.first.map(({ key, group, span }) => (
              <th
                key={key}
                scope={group === undefined ? 'col' : 'colgroup'}
                colSpan={span}
                rowSpan={group === undefined ? heads.rowCount : 1}
              >
                {group === undefined ? words.columnTitle(code, key) : words.groupTitle(group)}
              </th>
            ))}
          </tr>
          {heads.second.length === 0 ? null : (
            <tr>
              {heads.second.map((column) => (
                <th key={column} scope="col">
                  {words.columnTitle(code, column)}
                </th>
              ))}
            </tr>
          )}
        </thead>
        <tbody>
          {content.rows.map(({ row, number, isGroup, level }) => (
            <tr key={row.id} className={isGroup ? 'group' : level > 0 ? 'inner' : undefined}>
              <td className="center">{number}</td>
              <th scope="row" className="name">
                {words.rowName(row)}
              </th>
              {figures(row.giaTri)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={2} className="center">
              {printWords.total}
            </td>
            {figures(report.tong)}
          </tr>
        </tfoot>
      </table>
      {content.notes.length === 0 ? null : (
        <ul className="report-paper-notes" aria-label={words.text('table.notes')}>
          {content.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <Signatures place={content.organisation.place ?? openPlace} day={report.lucLay} signatories={signatories} />
    </PrintPage>
  );
}
