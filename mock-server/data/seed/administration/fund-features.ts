import { colour, selection, text, toggle, wholeNumber, type FeatureTree } from './feature-tree';

/** What can be switched and limited in the Fund's own areas. Casing of the defaults is mixed, as C# code mixes it. */
export const fundFeatures: readonly FeatureTree[] = [
  {
    name: 'QuyHoTro.CoSoDuLieu',
    title: { vi: 'Cơ sở dữ liệu', en: 'Database' },
    features: [
      {
        name: 'QuyHoTro.NhapExcel',
        title: { vi: 'Nhập dữ liệu từ Excel', en: 'Import from Excel' },
        description: {
          vi: 'Cho phép đơn vị nhập danh sách người lao động bằng tệp Excel.',
          en: 'Lets units enter lists of workers from an Excel file.',
        },
        value: 'true',
        type: toggle,
        children: [
          {
            name: 'QuyHoTro.NhapExcel.SoDongToiDa',
            title: { vi: 'Số dòng tối đa mỗi lần nhập', en: 'Most rows per import' },
            description: { vi: 'Từ 1 đến 20.000 dòng.', en: 'From 1 to 20,000 rows.' },
            value: '5000',
            type: wholeNumber(1, 20_000),
          },
          {
            name: 'QuyHoTro.NhapExcel.CanhBaoTrung',
            title: { vi: 'Cảnh báo bản ghi trùng khi nhập', en: 'Warn of duplicates while importing' },
            value: 'True',
            type: toggle,
            children: [
              {
                name: 'QuyHoTro.NhapExcel.CanhBaoTrung.Nguong',
                title: { vi: 'Ngưỡng giống nhau (%)', en: 'Likeness threshold (%)' },
                description: {
                  vi: 'Hai bản ghi giống nhau từ ngưỡng này trở lên được coi là nghi trùng.',
                  en: 'Two records at least this alike are suspected to be one person.',
                },
                value: '85',
                type: wholeNumber(50, 100),
              },
            ],
          },
        ],
      },
      {
        name: 'QuyHoTro.XuatExcel',
        title: { vi: 'Xuất dữ liệu ra Excel', en: 'Export to Excel' },
        value: 'True',
        type: toggle,
        children: [
          {
            name: 'QuyHoTro.XuatExcel.KemSoGiayTo',
            title: { vi: 'Kèm đầy đủ số giấy tờ tùy thân', en: 'With whole identity numbers' },
            description: {
              vi: 'Khi tắt, số căn cước và hộ chiếu trong tệp được che bớt.',
              en: 'When off, identity and passport numbers in the file are masked.',
            },
            value: 'False',
            type: toggle,
          },
        ],
      },
    ],
  },
  {
    name: 'QuyHoTro.BaoCao',
    title: { vi: 'Báo cáo', en: 'Reports' },
    features: [
      {
        name: 'QuyHoTro.BaoCao.XuatPdf',
        title: { vi: 'Xuất báo cáo ra PDF', en: 'Export reports as PDF' },
        value: 'true',
        type: toggle,
        children: [
          {
            name: 'QuyHoTro.BaoCao.XuatPdf.KhoGiay',
            title: { vi: 'Khổ giấy', en: 'Paper size' },
            value: 'A4',
            type: selection('QuyHoTro.BaoCao.XuatPdf.KhoGiay', ['A4', 'A4Ngang', 'A3']),
          },
          {
            name: 'QuyHoTro.BaoCao.XuatPdf.ChuChim',
            title: { vi: 'Dòng chữ chìm', en: 'Watermark' },
            description: {
              vi: 'Tối đa 40 ký tự; để trống nếu không in.',
              en: 'At most 40 characters; empty for none.',
            },
            value: null,
            type: text({ max: 40, allowsNull: true }),
          },
          {
            name: 'QuyHoTro.BaoCao.XuatPdf.KySo',
            title: { vi: 'Ký số báo cáo', en: 'Sign reports digitally' },
            value: 'False',
            type: toggle,
            children: [
              {
                name: 'QuyHoTro.BaoCao.XuatPdf.KySo.MayChu',
                title: { vi: 'Địa chỉ máy chủ ký số', en: 'Address of the signing server' },
                description: {
                  vi: 'Bắt đầu bằng https://, ví dụ https://kyso.example.com.',
                  en: 'Begins with https://, e.g. https://kyso.example.com.',
                },
                value: 'https://kyso.example.com',
                type: text({ min: 12, max: 200, pattern: '^https://[a-z0-9.-]+(/.*)?$' }),
              },
            ],
          },
        ],
      },
      {
        name: 'QuyHoTro.BaoCao.GuiDinhKy',
        title: { vi: 'Gửi báo cáo định kỳ cho lãnh đạo', en: 'Send reports to the directors regularly' },
        value: 'HangThang',
        type: selection('QuyHoTro.BaoCao.GuiDinhKy', ['KhongGui', 'HangThang', 'HangQuy']),
      },
    ],
  },
  {
    name: 'QuyHoTro.ThongBao',
    title: { vi: 'Thông báo', en: 'Notices' },
    features: [
      {
        name: 'QuyHoTro.NhacNo',
        title: { vi: 'Gửi email nhắc nợ', en: 'Send payment reminders by e-mail' },
        description: {
          vi: 'Nhắc đơn vị còn nợ tiền đóng góp Quỹ.',
          en: 'Reminds units that owe contributions to the Fund.',
        },
        value: 'False',
        type: toggle,
        children: [
          {
            name: 'QuyHoTro.NhacNo.SoNgayTruocHan',
            title: { vi: 'Số ngày nhắc trước hạn', en: 'Days before the due date' },
            value: '15',
            type: wholeNumber(1, 90),
          },
          {
            name: 'QuyHoTro.NhacNo.TenNguoiGui',
            title: { vi: 'Tên người gửi', en: 'Sender name' },
            value: 'Quỹ Hỗ trợ việc làm ngoài nước',
            type: text({ min: 2, max: 64 }),
          },
          {
            name: 'QuyHoTro.NhacNo.NhacLai',
            title: { vi: 'Nhắc lại khi quá hạn', en: 'Remind again when overdue' },
            value: 'false',
            type: toggle,
            children: [
              {
                name: 'QuyHoTro.NhacNo.NhacLai.BaoLanhDao',
                title: { vi: 'Báo cho lãnh đạo đơn vị', en: 'Tell the unit’s directors' },
                value: 'False',
                type: toggle,
                children: [
                  {
                    name: 'QuyHoTro.NhacNo.NhacLai.BaoLanhDao.SauSoLan',
                    title: { vi: 'Sau số lần nhắc', en: 'After how many reminders' },
                    value: '3',
                    type: wholeNumber(1, 10),
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'QuyHoTro.GiaoDien',
    title: { vi: 'Giao diện', en: 'Appearance' },
    features: [
      {
        name: 'QuyHoTro.GiaoDien.MauChuDao',
        title: { vi: 'Màu chủ đạo', en: 'Main colour' },
        description: {
          vi: 'Màu của thanh tiêu đề và các nút chính.',
          en: 'Colour of the title bar and the main buttons.',
        },
        value: '#0b5cad',
        type: colour,
      },
    ],
  },
];
