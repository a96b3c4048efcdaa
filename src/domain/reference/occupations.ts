/** Ngành nghề (domain dictionary §7.3). */
export type Occupation = { readonly id: string; readonly ten: string; readonly tenEn: string };

export const occupations: readonly Occupation[] = [
  { id: 'SX', ten: 'Sản xuất chế tạo', tenEn: 'Manufacturing' },
  { id: 'CK', ten: 'Cơ khí, hàn, gia công kim loại', tenEn: 'Mechanics, welding, metalwork' },
  { id: 'DT', ten: 'Điện, điện tử', tenEn: 'Electricity and electronics' },
  { id: 'MM', ten: 'Dệt may', tenEn: 'Textiles and garments' },
  { id: 'TP', ten: 'Chế biến thực phẩm', tenEn: 'Food processing' },
  { id: 'XD', ten: 'Xây dựng', tenEn: 'Construction' },
  { id: 'NN', ten: 'Nông nghiệp, chăn nuôi', tenEn: 'Agriculture and livestock' },
  { id: 'LN', ten: 'Lâm nghiệp', tenEn: 'Forestry' },
  { id: 'NTS', ten: 'Nuôi trồng, đánh bắt thủy sản', tenEn: 'Aquaculture and fishery' },
  { id: 'TV', ten: 'Thuyền viên tàu vận tải', tenEn: 'Merchant ship crew' },
  { id: 'TC', ten: 'Thuyền viên tàu cá', tenEn: 'Fishing vessel crew' },
  { id: 'HL', ten: 'Điều dưỡng, hộ lý', tenEn: 'Nursing and care' },
  { id: 'GV', ten: 'Giúp việc gia đình', tenEn: 'Domestic work' },
  { id: 'NH', ten: 'Nhà hàng, khách sạn', tenEn: 'Restaurants and hotels' },
  { id: 'VS', ten: 'Vệ sinh tòa nhà', tenEn: 'Building cleaning' },
  { id: 'VT', ten: 'Lái xe, vận tải, kho vận', tenEn: 'Driving, transport, warehousing' },
  { id: 'OT', ten: 'Sửa chữa ô tô', tenEn: 'Car repair' },
  { id: 'DG', ten: 'Đóng tàu', tenEn: 'Shipbuilding' },
  { id: 'KS', ten: 'Kỹ sư, chuyên gia', tenEn: 'Engineers and experts' },
  { id: 'CNTT', ten: 'Công nghệ thông tin', tenEn: 'Information technology' },
  { id: 'K', ten: 'Khác', tenEn: 'Other' },
];
