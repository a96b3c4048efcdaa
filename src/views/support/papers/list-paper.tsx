import { banks } from '@/domain/reference/banks';
import type { SupportCase } from '@/domain/support/support-request';
import { PrintPage, AmountInWords, Signatures } from '@/views/shared/print/print-page';
import { PrintTable } from '@/views/shared/print/print-table';

import { reasonOf, type SupportPaperProps } from './application-paper';
import { sumOf } from './paper-applicant';
import { paperFormats as formats, paperNames as names, supportPaperWords as words } from './paper-words';

/** Danh sách người lao động đề nghị hỗ trợ (Decision 40/2021, Appendix II). */
export function ListPaper({ request, type, takenAt }: SupportPaperProps) {
  const accountOf = ({ chuTaiKhoan, soTaiKhoan, nganHangId, chiNhanh }: SupportCase) =>
    [soTaiKhoan, chuTaiKhoan, nganHangId === null ? '' : names.in(banks, nganHangId), chiNhanh]
      .filter(Boolean)
      .join(', ');
  return (
    <PrintPage
      organisation={request.donViTen === null ? undefined : { name: request.donViTen }}
      title={words.list}
      subtitle={[request.loaiHoTroTen, words.listOf(request.ma), words.appendix('II')].join('\n')}
      orientation="landscape"
      takenAt={takenAt}
    >
      <PrintTable
        rows={request.truongHop}
        keyOf={({ id }) => id}
        unit={words.unit}
        // prettier-ignore
        columns={[
          { key: 'hoTen', header: words.name, width: '13%', value: ({ hoTen }) => hoTen },
          { key: 'ngaySinh', header: words.birthDay, align: 'center', width: '9%', value: ({ ngaySinh }) => ngaySinh === null ? '' : formats.date(ngaySinh) },
          { key: 'soCccd', header: words.citizenId, align: 'center', width: '12%', value: ({ soCccd }) => soCccd },
          { key: 'soHoChieu', header: words.passportNumber, align: 'center', width: '9%', value: ({ soHoChieu }) => soHoChieu },
          { key: 'nuocDen', header: words.market, width: '7%', value: ({ nuocDen }) => nuocDen === null ? '' : names.of('thi-truong', nuocDen) },
          { key: 'soGcn', header: words.certificateNumber, align: 'center', width: '13%', value: ({ soGcn }) => soGcn },
          { key: 'lyDo', header: words.reason, width: '10%', value: (entry) => reasonOf(entry, type) },
          { key: 'taiKhoan', header: words.receivingAccount, width: '15%', value: accountOf },
          { key: 'tien', header: words.asked, align: 'right', value: ({ tienDeNghi }) => formats.number(tienDeNghi ?? 0), total: formats.number(sumOf(request, 'tienDeNghi')) },
        ]}
      />
      <AmountInWords amount={sumOf(request, 'tienDeNghi')} />
      <Signatures
        place={words.openPlace}
        day={request.ngayDeNghi}
        signatories={[
          { title: words.preparer, name: request.nguoiLienHe },
          { title: words.legalRepresentative, note: words.sealed },
        ]}
      />
    </PrintPage>
  );
}
