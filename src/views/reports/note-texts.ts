import { defineTexts } from '@/domain/localization/texts';

/** Rules of counting that stand below the reports (domain dictionary §6, Formulas, Counting rule). */
export const noteTexts = defineTexts({
  vi: {
    'note.departures':
      '"Lao động xuất cảnh" đếm hợp đồng có ngày xuất cảnh trong kỳ: một người xuất cảnh hai lần được tính hai lần.',
    'note.contributions': '"Đóng quỹ" đếm dòng sổ đóng quỹ theo ngày đóng trong kỳ.',
    'note.comparison':
      'So sánh % = (kỳ này − cùng kỳ năm trước) / cùng kỳ năm trước × 100; không có khi cùng kỳ năm trước bằng 0. Kỳ chưa kết thúc so với cùng kỳ năm trước tính đến ngày này năm trước. Lũy kế tính từ đầu năm của ngày cuối kỳ.',
    'note.plan': 'Đạt {percent} % kế hoạch năm {year} ({plan} người).',
    'note.monthsOfReports':
      'Số tiền lấy từ báo cáo quỹ của các tháng kết thúc trong kỳ. Tỷ lệ nộp = Đã nộp / Tổng phải nộp × 100.',
    'note.withoutRejected': 'Không tính báo cáo bị từ chối.',
    'note.stock':
      '"Đang làm việc" đếm người đang làm việc ở nước ngoài vào ngày cuối của tháng, quý hoặc năm; kỳ chưa kết thúc tính đến hôm nay.',
    'note.unpaid':
      'Đếm hợp đồng đã ký, đã có ngày xuất cảnh mà đến ngày tính chưa ghi nhận tiền đóng quỹ. Hạn đóng theo Quyết định 40/2021/QĐ-TTg, Điều 7 và Điều 8, nay là Quyết định 34/2025/QĐ-TTg.',
    'note.received':
      'Hồ sơ tính vào tháng tiếp nhận; mỗi hồ sơ đứng ở trạng thái hiện tại, hồ sơ đã hủy không đứng ở cột nào.',
    'note.processing':
      'Thời gian xử lý là số ngày làm việc từ khi tiếp nhận (hoặc bổ sung đủ) đến khi phê duyệt hoặc từ chối; đúng hạn khi không quá 5 ngày làm việc.',
    'note.documents': 'Tỷ lệ sử dụng = Đã cấp / (Tồn đầu kỳ + Nhận trong kỳ) × 100.',
    'note.returns': '"Về nước" đếm hợp đồng có ngày về nước trong tháng.',
  },
  en: {
    'note.departures':
      '“Departures” counts contracts whose day of departure lies in the period: a person who leaves twice counts twice.',
    'note.contributions': '“Contributions” counts rows of the contribution ledger by the day of payment in the period.',
    'note.comparison':
      'Comparison % = (this period − same period last year) / same period last year × 100; there is none where last year is 0. A period that has not ended is compared with last year up to the same day. Cumulative figures count from the beginning of the year in which the period ends.',
    'note.plan': '{percent}% of the plan for {year} ({plan} people) reached.',
    'note.monthsOfReports':
      'Amounts come from the fund reports of the months that end in the period. Payment rate = paid / total due × 100.',
    'note.withoutRejected': 'Rejected reports are not counted.',
    'note.stock':
      '“Working abroad” counts those who work abroad on the last day of the month, quarter or year; one that has not ended is counted up to today.',
    'note.unpaid':
      'Counts contracts that are signed and have a day of departure, and whose contribution had not come by the day of reckoning. Due days follow Decision 40/2021/QĐ-TTg, Articles 7 and 8, now Decision 34/2025/QĐ-TTg.',
    'note.received':
      'A dossier belongs to the month in which it came; each stands in its present status, a cancelled one in no column.',
    'note.processing':
      'Processing time is the number of working days from receipt (or the last supplement) to approval or refusal; in time means at most 5 working days.',
    'note.documents': 'Usage rate = handed out / (opening stock + received) × 100.',
    'note.returns': '“Returns” counts contracts whose day of return lies in the month.',
  },
});
