import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';

import { reportOf, reportTable } from '@/domain/reports/report-table';
import { csvBytes } from '@/services/spreadsheet/csv-table';
import { workbookBytes } from '@/services/spreadsheet/workbook';
import { columnTexts } from '@/views/reports/column-texts';
import { reportSpreadsheet } from '@/views/reports/report-spreadsheet';
import { paperWords } from '@/views/reports/report-words';
import { fundHeading } from '@/views/shared/print/paper-words';
import { exportFileName } from '@/views/shared/list/export/list-spreadsheet';
import { reportFileName } from '@/views/reports/report-file';

import { departures, unpaidPerson, unpaidReport } from './report-fixtures';

const filters = { tuNgay: '2026-01-01', denNgay: '2026-12-31', gioiTinh: '2' };

describe('the workbook of a report', () => {
  it('B-12 is a paper: heading, title, period, unit, a head of two rows, typed figures, totals, notes and signatures', async () => {
    const report = reportOf('lao-dong-xuat-canh');
    const sheet = reportSpreadsheet(report, { report: departures, filters }, { organisation: fundHeading });
    const { sheets } = await readXlsx(await workbookBytes(sheet));
    const rows = sheets[0]?.rows ?? [];
    const texts = rows.map((row) => row.filter((cell) => cell !== null && cell !== ''));
    expect(texts.slice(0, 8)).toEqual([
      ['BỘ NỘI VỤ', 'CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM'],
      ['QUỸ HỖ TRỢ VIỆC LÀM NGOÀI NƯỚC', 'Độc lập - Tự do - Hạnh phúc'],
      [],
      ['BÁO CÁO LAO ĐỘNG XUẤT CẢNH THEO THỊ TRƯỜNG'],
      ['Kỳ báo cáo: từ ngày 01/01/2026 đến ngày 31/12/2026'],
      ['Giới tính: Nữ'],
      ['Đơn vị tính: người'],
      [
        'STT',
        'Khu vực / Thị trường',
        'Trong kỳ',
        'Lũy kế từ đầu năm',
        'Cùng kỳ năm trước',
        'So sánh (%)',
        'Tỷ trọng (%)',
        'Số đã đóng quỹ',
        'Số chưa đóng',
      ],
    ]);
    expect(texts[8]).toEqual(['Tổng', 'Trong đó nữ', 'Tỷ lệ nữ (%)', 'Tổng', 'Nữ']);
    expect(rows[11]).toEqual(['2', 'Hàn Quốc', 2, 1, 33.3, 2, 1, 0, null, 60, 1, 1]);
    expect(rows[12]).toEqual([null, 'Tổng cộng', 5, 1, 33.3, 5, 1, 4, -25, 60, 1, 4]);
    expect(texts.slice(13).flat()).toEqual([
      'Ghi chú:',
      '- Đạt 93,3 % kế hoạch năm 2026 (1.560 người).',
      expect.stringContaining('- "Lao động xuất cảnh" đếm hợp đồng'),
      expect.stringContaining('- So sánh % ='),
      'Hà Nội, ngày 15 tháng 11 năm 2026',
      'NGƯỜI LẬP BIỂU',
      'KẾ TOÁN TRƯỞNG',
      'GIÁM ĐỐC',
      '(Ký, ghi rõ họ tên)',
      '(Ký, ghi rõ họ tên)',
      '(Ký, ghi rõ họ tên)',
      'Dữ liệu lấy lúc 15/11/2026 08:30',
    ]);
    expect(exportFileName(reportFileName(report), Date.parse('2026-11-20T02:30:00Z'))).toBe(
      'BaoCao_LaoDongXuatCanh_20261120_0930.xlsx',
    );
  });

  it('B-13 B-16 numbers and sets an outermost row with nothing in it like its neighbours', () => {
    const alone = departures.nhom
      .slice(0, 1)
      .map((row) => ({ ...row, id: 'chau-phi', ma: 'chau-phi', ten: 'Châu Phi' }));
    const answered = { report: { ...departures, nhom: [...departures.nhom, ...alone] }, filters };
    const { rows, paper } = reportSpreadsheet(reportOf('lao-dong-xuat-canh'), answered, { organisation: fundHeading });
    expect(rows.map(([number]) => number)).toEqual(['I', '1', '2', 'II', null]);
    expect(paper?.boldRows).toEqual([0, 3, 4]);
  });

  it('B-12 P-03 leaves the place open for the pen on a unit’s own paper: only the Fund signs in Hà Nội', () => {
    const answered = { report: departures, filters };
    const [place] =
      reportSpreadsheet(reportOf('lao-dong-xuat-canh'), answered, { organisation: { name: 'Công ty A' } })
        .paper?.closing.flat()
        .filter(({ text }) => text.includes(', ngày ')) ?? [];
    expect(place?.text).toBe('……………, ngày 15 tháng 11 năm 2026');
  });

  it('B-12 is its table alone as text, each column told by its group too, with the totals last', () => {
    const answered = { report: departures, filters };
    const sheet = reportSpreadsheet(reportOf('lao-dong-xuat-canh'), answered, { organisation: fundHeading });
    const lines = new TextDecoder().decode(csvBytes(sheet)).split('\r\n');
    expect(lines).toEqual([
      'STT;Khu vực / Thị trường;Trong kỳ: Tổng;Trong kỳ: Trong đó nữ;Trong kỳ: Tỷ lệ nữ (%);Lũy kế từ đầu năm: Tổng;' +
        'Lũy kế từ đầu năm: Nữ;Cùng kỳ năm trước;So sánh (%);Tỷ trọng (%);Số đã đóng quỹ;Số chưa đóng',
      'I;Đông Bắc Á;5;1;33,3;5;1;4;-25;60;1;4',
      '1;Nhật Bản;3;1;33,3;3;1;4;-25;60;1;2',
      '2;Hàn Quốc;2;1;33,3;2;1;0;;60;1;1',
      ';Tổng cộng;5;1;33,3;5;1;4;-25;60;1;4',
      '',
    ]);
  });

  it('B-15 has everybody behind the sums on a sheet of their own, numbers with their zeros and no text as a formula', async () => {
    const answered = { report: unpaidReport(1), filters: { denNgay: '2026-11-15' } };
    const sheet = reportSpreadsheet(reportOf('chua-dong-quy'), answered, { organisation: fundHeading }, [
      unpaidPerson(1, '0123'),
    ]);
    const { sheets } = await readXlsx(await workbookBytes(sheet));
    const [headings = [], person = []] = sheets[1]?.rows ?? [];
    expect(headings.slice(0, 5)).toEqual(['Họ và tên', 'Ngày sinh', 'Số CCCD', 'Số hộ chiếu', 'Đơn vị']);
    expect(person.slice(2, 6)).toEqual(['042***000031', '0123', '=HYPERLINK("http://x")', 'Nhật Bản']);
    expect(person.slice(7)).toEqual([null, 0, 100_000, 150_000, 250_000]);
  });

  it('B-12 B-13 B-14 B-15 B-16 B-17 B-18 names every column, group, note, filter and unit of the seven reports', () => {
    const unnamed = reportTable.flatMap((report) => {
      const columns = report.columns.flatMap(({ code, group = 'quaHan' }) => [
        ...(paperWords.columnTitle(report.code, code) === code ? [code] : []),
        ...(Object.hasOwn(columnTexts.vi, `group.${group}`) ? [] : [group]),
      ]);
      const keys = [`title.${report.code}`, `unit.${report.unit}`, ...report.notes.map((note) => `note.${note}`)];
      return [...columns, ...keys.filter((key) => paperWords.text(key as never) === key)];
    });
    expect(unnamed).toEqual([]);
  });
});
