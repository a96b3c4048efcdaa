/** A commune, ward or special zone: the level right below the province since 01/07/2025. */
export type Commune = {
  readonly id: string;
  readonly ten: string;
  readonly provinceId: string;
};

/** Six sample communes of each province, code before name; the whole country has 3,321. */
const samples: Readonly<Record<string, string>> = {
  '01': '00004 Phường Ba Đình, 00008 Phường Ngọc Hà, 00025 Phường Giảng Võ, 00070 Phường Hoàn Kiếm, 00082 Phường Cửa Nam, 00091 Phường Phú Thượng',
  '04': '01273 Phường Thục Phán, 01279 Phường Nùng Trí Cao, 01288 Phường Tân Giang, 01290 Xã Bảo Lâm, 01294 Xã Lý Bôn, 01297 Xã Nam Quang',
  '08': '00691 Phường Hà Giang 2, 00694 Phường Hà Giang 1, 00700 Xã Ngọc Đường, 00706 Xã Phú Linh, 00715 Xã Lũng Cú, 00721 Xã Đồng Văn',
  '11': '03127 Phường Điện Biên Phủ, 03151 Phường Mường Lay, 03158 Xã Sín Thầu, 03160 Xã Mường Nhé, 03162 Xã Nậm Kè, 03163 Xã Mường Toong',
  '12': '03388 Phường Đoàn Kết, 03390 Xã Bình Lư, 03394 Xã Sin Suối Hồ, 03405 Xã Tả Lèng, 03408 Phường Tân Phong, 03424 Xã Bản Bo',
  '14': '03646 Phường Tô Hiệu, 03664 Phường Chiềng An, 03670 Phường Chiềng Cơi, 03679 Phường Chiềng Sinh, 03688 Xã Mường Chiên, 03694 Xã Mường Giôn',
  '15': '02647 Phường Lào Cai, 02671 Phường Cam Đường, 02680 Xã Hợp Thành, 02683 Xã Bát Xát, 02686 Xã A Mú Sung, 02695 Xã Trịnh Tường',
  '19': '01840 Phường Đức Xuân, 01843 Phường Bắc Kạn, 01849 Xã Phong Quang, 01864 Xã Bằng Thành, 01879 Xã Cao Minh, 01882 Xã Nghiên Loan',
  '20': '05977 Phường Đông Kinh, 05983 Phường Lương Văn Tri, 05986 Phường Tam Thanh, 06001 Xã Đoàn Kết, 06004 Xã Quốc Khánh, 06019 Xã Tân Tiến',
  '22': '06652 Phường Hà Tu, 06658 Phường Cao Xanh, 06661 Phường Việt Hưng, 06673 Phường Bãi Cháy, 06676 Phường Hà Lầm, 06685 Phường Hồng Gai',
  '24': '07210 Phường Bắc Giang, 07228 Phường Đa Mai, 07246 Xã Xuân Lương, 07264 Xã Tam Tiến, 07282 Xã Đồng Kỳ, 07288 Xã Yên Thế',
  '25': '05128 Xã Tân Lạc, 04792 Phường Tân Hòa, 04795 Phường Hòa Bình, 04828 Phường Thống Nhất, 04831 Xã Đà Bắc, 04846 Xã Đức Nhàn',
  '31': '10507 Phường Thành Đông, 10525 Phường Hải Dương, 10532 Phường Lê Thanh Nghị, 10537 Phường Tân Hưng, 10543 Phường Việt Hòa, 10546 Phường Chí Linh',
  '33': '12619 Xã Diên Hà, 11953 Phường Phố Hiến, 11977 Xã Tân Hưng, 11980 Phường Hồng Châu, 11983 Phường Sơn Nam, 11992 Xã Lạc Đạo',
  '37': '13285 Phường Phủ Lý, 13291 Phường Phù Vân, 13318 Phường Châu Sơn, 13324 Phường Duy Tiên, 13330 Phường Duy Tân, 13336 Phường Duy Hà',
  '38': '14758 Phường Hàm Rồng, 14797 Phường Hạc Thành, 14812 Phường Bỉm Sơn, 14818 Phường Quang Trung, 14845 Xã Mường Lát, 14848 Xã Tam Chung',
  '40': '17611 Xã Vân Tụ, 16681 Phường Thành Vinh, 16690 Phường Trường Vinh, 16702 Phường Vinh Phú, 16708 Phường Vinh Lộc, 16732 Phường Cửa Lò',
  '42': '18073 Phường Thành Sen, 18100 Phường Trần Phú, 18115 Phường Bắc Hồng Lĩnh, 18118 Phường Nam Hồng Lĩnh, 18133 Xã Hương Sơn, 18160 Xã Sơn Hồng',
  '44': '18859 Phường Đồng Thuận, 18871 Phường Đồng Sơn, 18880 Phường Đồng Hới, 18901 Xã Minh Hóa, 18904 Xã Dân Hóa, 18919 Xã Tân Thành',
  '46': '19753 Phường Phú Xuân, 19774 Phường Kim Long, 19777 Phường Vỹ Dạ, 19789 Phường Thuận Hóa, 19804 Phường Hương An, 19813 Phường Thủy Xuân',
  '48': '20194 Phường Hải Vân, 20197 Phường Liên Chiểu, 20200 Phường Hòa Khánh, 20209 Phường Thanh Khê, 20242 Phường Hải Châu, 20257 Phường Hòa Cường',
  '51': '23293 Phường Kon Tum, 21025 Phường Cẩm Thành, 21028 Phường Nghĩa Lộ, 21034 Xã An Phú, 21040 Xã Bình Sơn, 21061 Xã Vạn Tường',
  '52': '21553 Phường Quy Nhơn Bắc, 21583 Phường Quy Nhơn, 21589 Phường Quy Nhơn Tây, 21592 Phường Quy Nhơn Nam, 21601 Phường Quy Nhơn Đông, 21607 Xã Nhơn Châu',
  '56': '22333 Phường Bắc Nha Trang, 22366 Phường Nha Trang, 22390 Phường Tây Nha Trang, 22402 Phường Nam Nha Trang, 22411 Phường Bắc Cam Ranh, 22420 Phường Cam Ranh',
  '66': '22015 Phường Tuy Hòa, 22045 Phường Bình Kiến, 22051 Phường Sông Cầu, 22057 Xã Xuân Lộc, 22060 Xã Xuân Cảnh, 22075 Xã Xuân Thọ',
  '68': '22918 Phường Mũi Né, 22924 Phường Phú Thủy, 22933 Phường Hàm Thắng, 22945 Phường Phan Thiết, 22954 Phường Tiến Thành, 22960 Phường Bình Thuận',
  '75': '25195 Phường Bình Phước, 25210 Phường Đồng Xoài, 25217 Phường Phước Long, 25220 Phường Phước Bình, 25222 Xã Bù Gia Mập, 25225 Xã Đăk Ơ',
  '79': '25747 Phường Thủ Dầu Một, 25750 Phường Phú Lợi, 25760 Phường Bình Dương, 25768 Phường Phú An, 25771 Phường Chánh Hiệp, 25777 Xã Dầu Tiếng',
  '80': '25459 Phường Tân Ninh, 25480 Phường Bình Minh, 25486 Xã Tân Biên, 25489 Xã Tân Lập, 25498 Xã Thạnh Bình, 25510 Xã Trà Vong',
  '82': '28249 Phường Đạo Thạnh, 28261 Phường Mỹ Tho, 28270 Phường Thới Sơn, 28273 Phường Mỹ Phong, 28285 Phường Trung An, 28297 Phường Long Thuận',
  '86': '28756 Phường Phú Khương, 28777 Phường An Hội, 28783 Phường Sơn Đông, 28789 Phường Bến Tre, 28807 Xã Giao Long, 28810 Xã Phú Túc',
  '91': '30292 Phường Bình Đức, 30301 Phường Mỹ Thới, 30307 Phường Long Xuyên, 30313 Xã Mỹ Hòa Hưng, 30316 Phường Châu Đốc, 30325 Phường Vĩnh Tế',
  '92': '31120 Phường Cái Khế, 31135 Phường Ninh Kiều, 31147 Phường Tân An, 31150 Phường An Bình, 31153 Phường Ô Môn, 31157 Phường Thới Long',
  '96': '31825 Phường Bạc Liêu, 31834 Phường Vĩnh Trạch, 31840 Phường Hiệp Thành, 31843 Xã Hồng Dân, 31849 Xã Ninh Quới, 31858 Xã Vĩnh Lộc',
};

export const communes: readonly Commune[] = Object.entries(samples).flatMap(([provinceId, list]) =>
  list.split(', ').map((entry) => ({ id: entry.slice(0, 5), ten: entry.slice(6), provinceId })),
);
