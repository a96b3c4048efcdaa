// Made from docs/api/parts by `npm run contract`.

export interface paths {
    readonly "/api/app/{taiNguyen}/{id}/tep-dinh-kem": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The resource of the record. */
                readonly taiNguyen: components["parameters"]["TaiNguyen"];
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** The documents of a record, oldest first. */
        readonly get: operations["layTepDinhKem"];
        readonly put?: never;
        /** Adds one document. A file is checked by its content; its name is stored in NFC, without folders. */
        readonly post: operations["themTepDinhKem"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/{taiNguyen}/{id}/tep-dinh-kem/{tepId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The resource of the record. */
                readonly taiNguyen: components["parameters"]["TaiNguyen"];
                readonly id: components["parameters"]["Id"];
                readonly tepId: components["parameters"]["TepId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Removes a document; one that is gone already is no error. */
        readonly delete: operations["xoaTepDinhKem"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/tep-dinh-kem/{tepId}/noi-dung": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly tepId: components["parameters"]["TepId"];
            };
            readonly cookie?: never;
        };
        /** The content of a document, for whoever is answered it with its record. Each reading is logged, but of the blank forms of `dm-loai-ho-tro`. */
        readonly get: operations["taiTepDinhKem"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/dong-gop-quy/{id}/giay-chung-nhan": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /**
         * What the valid certificate of a contribution says, identity numbers whole: for readers of the ledger who issue
         *     certificates, approve the reports that issue them, or may see sensitive data. Each reading is logged.
         */
        readonly get: operations["layGiayChungNhan"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/dm-so-tien-dong-quy": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The rules of how much is contributed. Without `Sorting` by item, newest force first. Fund staff only (DS5). */
        readonly get: operations["danhSachSoTienDongQuy"];
        readonly put?: never;
        /** A new rule. Its force may not meet another's for the same item and a common unit type (QuyHoTro:08001). */
        readonly post: operations["themSoTienDongQuy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/dm-so-tien-dong-quy/ap-dung": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All rules that are switched on, whenever they are in force; for everybody signed in, because forms count by them. */
        readonly get: operations["soTienDongQuyApDung"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/dm-so-tien-dong-quy/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** One rule. */
        readonly get: operations["laySoTienDongQuy"];
        /** Changes a rule by which nothing has been counted yet; a used one is only closed (QuyHoTro:08002). */
        readonly put: operations["suaSoTienDongQuy"];
        readonly post?: never;
        /** Removes a rule by which nothing has been counted yet (else QuyHoTro:08002). */
        readonly delete: operations["xoaSoTienDongQuy"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/dm-so-tien-dong-quy/{id}/ket-thuc": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sets the last day of a rule, used or not, and makes the rule that follows it from the next day on in the same
         *     breath, so that no day is without one.
         */
        readonly post: operations["ketThucSoTienDongQuy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/dong-gop-quy": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Contributions in scope that the filter finds, one page, with the sums of the whole filter. Identity numbers are masked without `.ViewSensitive`. */
        readonly get: operations["timDongGopQuy"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/dong-gop-quy/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** A contribution with its postings, its certificates and its timeline. */
        readonly get: operations["layDongGopQuy"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/dong-gop-quy/{id}/cap-lai-gcn": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Issues the certificate anew under a new number; the old one is void. */
        readonly post: operations["capLaiGcn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/dong-gop-quy/{id}/dieu-chinh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Corrects the amounts by a reversing posting; nothing posted is ever edited.
         * @description A worker's share below what is due makes the certificate void; made whole again it brings a new one.
         */
        readonly post: operations["dieuChinhDongGopQuy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/dong-gop-quy/{id}/hoan-tra": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Pays a contribution back to a worker who did not leave; voids the certificate. */
        readonly post: operations["hoanTraDongGopQuy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/ngay-nghi": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The days off and the days worked that the Fund keeps beside those of the law (`DmNgayNghi`), by day. For everybody
         *     signed in, because deadlines and working days are reckoned by them.
         */
        readonly get: operations["danhSachNgayNghi"];
        readonly put?: never;
        /**
         * A new row. A day has one row at most, and a row says something else than law and week do. Due days that are stored
         *     stay as they are; whatever is reckoned from now on goes by it.
         */
        readonly post: operations["themNgayNghi"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/ngay-nghi/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Changes a row; the rules are those of a new one. */
        readonly put: operations["suaNgayNghi"];
        readonly post?: never;
        /** Removes a row; its day is again what law and week make of it. One that is gone already is removed too. */
        readonly delete: operations["xoaNgayNghi"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-tai-lieu": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One page of the document reports in scope, with the sums of the whole filter. */
        readonly get: operations["danhSachBaoCaoTaiLieu"];
        readonly put?: never;
        /** Makes a draft for the caller's own unit. */
        readonly post: operations["lapBaoCaoTaiLieu"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-tai-lieu/chuan-bi": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What a report of a quarter starts with, and which report the quarter already has. */
        readonly get: operations["chuanBiBaoCaoTaiLieu"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-tai-lieu/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** A report with its lines. */
        readonly get: operations["layBaoCaoTaiLieu"];
        /** Changes a draft or a returned report; its quarter stays. */
        readonly put: operations["suaBaoCaoTaiLieu"];
        readonly post?: never;
        /** Deletes a draft that was never sent; one that is gone already is no error. */
        readonly delete: operations["xoaBaoCaoTaiLieu"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-tai-lieu/{id}/lich-su": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** Every step of the report, newest first. */
        readonly get: operations["lichSuBaoCaoTaiLieu"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-tai-lieu/{id}/mo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** An appraiser has opened a sent report; the unit cannot withdraw it any more. Needs no stamp; the answer carries the present one, since a host may give a new one with it. */
        readonly post: operations["moBaoCaoTaiLieu"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-tai-lieu/{id}/gui": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The unit sends it; it is frozen. */
        readonly post: operations["guiBaoCaoTaiLieu"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-tai-lieu/{id}/thu-hoi": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The unit takes it back before anybody has opened it. */
        readonly post: operations["thuHoiBaoCaoTaiLieu"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-tai-lieu/{id}/tham-dinh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** An officer of the Fund has appraised it. */
        readonly post: operations["thamDinhBaoCaoTaiLieu"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-tai-lieu/{id}/tra-lai": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Back to the unit for additions. */
        readonly post: operations["traLaiBaoCaoTaiLieu"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-tai-lieu/{id}/phe-duyet": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A director other than the appraiser approves it; the unit’s earlier quarters must be decided first (`QuyHoTro:05004`). */
        readonly post: operations["pheDuyetBaoCaoTaiLieu"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-tai-lieu/{id}/tu-choi": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Refused; the unit may make a new report of the quarter. */
        readonly post: operations["tuChoiBaoCaoTaiLieu"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-tai-lieu/{id}/thu-hoi-phe-duyet": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Takes an approval back while no later quarter is approved. */
        readonly post: operations["thuHoiPheDuyetBaoCaoTaiLieu"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-tai-lieu/{id}/sua-ton-dau": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Whoever may appraise a sent report corrects opening stocks, with a reason. */
        readonly post: operations["suaTonDauBaoCaoTaiLieu"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-tai-lieu/nhieu/tham-dinh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Appraises up to 50 reports. */
        readonly post: operations["thamDinhNhieuBaoCaoTaiLieu"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-tai-lieu/nhieu/phe-duyet": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Approves up to 50 reports. */
        readonly post: operations["pheDuyetNhieuBaoCaoTaiLieu"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-quy": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Monthly fund reports in scope that the filter finds, one page, with the sums of the whole filter and counts by status. */
        readonly get: operations["timBaoCaoQuy"];
        readonly put?: never;
        /** Makes a draft of the caller's own unit; debt and credit of the period before are brought forward (M4). */
        readonly post: operations["themBaoCaoQuy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-quy/chuan-bi": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What a new report of a period would start with. */
        readonly get: operations["chuanBiBaoCaoQuy"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-quy/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** A report with its figures, without its lines. */
        readonly get: operations["layBaoCaoQuy"];
        /** Changes the head of a draft or a returned report; the period stays once the report was sent. */
        readonly put: operations["suaBaoCaoQuy"];
        readonly post?: never;
        /** Removes a draft that was never sent; one that is gone already is no error. Vouchers name it no more – money that has come for it pays what the unit still owes, with its newest report that is left, and else becomes their credit, money that still waits is reconciled with phanBoLai. */
        readonly delete: operations["xoaBaoCaoQuy"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-quy/{id}/nguoi-lao-dong": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** Lines of a report, one page, by default in their own order (`stt`). Identity numbers are whole for those who edit, appraise or approve reports or have `.ViewSensitive`, whose reading is logged; masked for others. */
        readonly get: operations["timDongBaoCaoQuy"];
        /** Adds, changes and removes up to 200 lines of a draft at once; all of them or none. */
        readonly put: operations["suaDongBaoCaoQuy"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-quy/{id}/nhap-excel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Adds up to 200 lines of a file to a draft, each judged by itself; needs no stamp. A report holds at most 2000 lines. */
        readonly post: operations["nhapExcelBaoCaoQuy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-quy/{id}/mo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Records that who may appraise a sent report looks at it; its unit then cannot take it back. Needs no stamp; the answer carries the present one, since a host may give a new one with it. */
        readonly post: operations["moBaoCaoQuy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-quy/{id}/xuat": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Writes into the log that the caller takes the workers of a report away as a file; clients call it before they hand it over, because they make it themselves of lines that are shown already. */
        readonly post: operations["ghiNhanXuatDongBaoCaoQuy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-quy/{id}/gui": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Nháp or Yêu cầu bổ sung → Chờ thẩm định; the lines are frozen. */
        readonly post: operations["guiBaoCaoQuy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-quy/{id}/thu-hoi": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Chờ thẩm định → Nháp, while the Fund has not opened it. */
        readonly post: operations["thuHoiBaoCaoQuy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-quy/{id}/tham-dinh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Chờ thẩm định → Chờ phê duyệt. */
        readonly post: operations["thamDinhBaoCaoQuy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-quy/{id}/tra-lai": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Chờ thẩm định or Chờ phê duyệt → Yêu cầu bổ sung; the unit may edit. */
        readonly post: operations["traLaiBaoCaoQuy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-quy/{id}/phe-duyet": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Chờ phê duyệt → Đã phê duyệt, by somebody else than the appraiser (DS6). Makes workers, contracts, contributions and certificates for the lines that money covers; brings known contracts up to date; sets the debt of the unit (M7). 400 names the lines whose own certificate is void by now, or whose passport is another worker's. A certificate keeps the money that it stands on, whatever lines and reports come later; it goes with the money alone. */
        readonly post: operations["pheDuyetBaoCaoQuy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-quy/{id}/tu-choi": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Chờ thẩm định or Chờ phê duyệt → Từ chối, for good; the period may be reported anew. Money that has come for it pays what the unit still owes, with its newest report that is left, and else becomes credit of its vouchers; one that still waits keeps its declaration and is reconciled with phanBoLai. */
        readonly post: operations["tuChoiBaoCaoQuy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-quy/{id}/thu-hoi-phe-duyet": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Đã phê duyệt → Chờ phê duyệt; reverses the contributions. */
        readonly post: operations["thuHoiPheDuyetBaoCaoQuy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-quy/{id}/lich-su": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** The steps of a report, newest first. */
        readonly get: operations["layLichSuBaoCaoQuy"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-quy/nhieu/tham-dinh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Appraises up to 50 reports, each judged by itself. */
        readonly post: operations["thamDinhNhieuBaoCaoQuy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-quy/nhieu/phe-duyet": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Approves up to 50 reports, each judged by itself. */
        readonly post: operations["pheDuyetNhieuBaoCaoQuy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/nhat-ky": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The log, newest first; at most 92 days at a time. Without Tu and Den the last 7 days on which something was written, of one record (BanGhiId) all that is kept, 24 months, what was done with its documents included; with one of them 7 days from or to it. More than 100 rows at once are an export, refused above 10,000 rows (QuyHoTro:09003). */
        readonly get: operations["timNhatKy"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/nhat-ky/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** An entry with what was and what became, sensitive values masked. */
        readonly get: operations["layNhatKy"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/trang-chu": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Tiles and deadlines of the home page, by policies and scope; a tile's figure is that of the linked list. */
        readonly get: operations["trangChu"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/trang-chu/bieu-do": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Departures of this year and last by month, and by market this year; nothing without the policy of R1. */
        readonly get: operations["bieuDoTrangChu"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/tim-kiem": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Workers by personal number, passport or name, records by their codes, units; in scope, at most 20. */
        readonly get: operations["timKiem"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/phien-dang-nhap": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The caller's own sessions and latest sign-ins. */
        readonly get: operations["phienDangNhap"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/phien-dang-nhap/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Ends another session of the caller. */
        readonly delete: operations["ketThucPhien"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/phieu-nop-quy": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Vouchers in scope that the filter finds, one page, with the sums of the whole filter. */
        readonly get: operations["timPhieuNopQuy"];
        readonly put?: never;
        /**
         * Makes a draft. A unit makes its own; the Fund's accountant names the unit. Sent again under its maLanGui it answers the voucher that was made.
         * @description Cash in the accountant's hand whose day of payment lies in a closed accounting period (before `Quy.KyKeToanMoTu`) is 400 at `ngayNop`.
         */
        readonly post: operations["themPhieuNopQuy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/phieu-nop-quy/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** A voucher. */
        readonly get: operations["layPhieuNopQuy"];
        /** Changes a draft or a returned voucher of one's own. */
        readonly put: operations["suaPhieuNopQuy"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/phieu-nop-quy/{id}/gui": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Nháp or Trả lại → Chờ đối soát; a bank transfer needs an attached paper. */
        readonly post: operations["guiPhieuNopQuy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/phieu-nop-quy/{id}/doi-soat": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Chờ đối soát → Đã đối soát; the money has come. Posts the allocations (M5).
         * @description A value date in a closed accounting period (before `Quy.KyKeToanMoTu`) is 400 at `ngayGhiCo`.
         */
        readonly post: operations["doiSoatPhieuNopQuy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/phieu-nop-quy/{id}/thu-tien-mat": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Nháp → Đã đối soát for cash; the accountant has the money in hand, so value date is the day of payment. A voucher that names no report pays what its unit owes, the oldest debt first.
         * @description A day of payment in a closed accounting period (before `Quy.KyKeToanMoTu`) is 400 at `ngayNop`.
         */
        readonly post: operations["thuTienMatPhieuNopQuy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/phieu-nop-quy/{id}/tra-lai": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Chờ đối soát → Trả lại; the payer may correct the voucher and send it again. */
        readonly post: operations["traLaiPhieuNopQuy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/phieu-nop-quy/{id}/tu-choi": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Chờ đối soát → Từ chối, for good; frees the paper's number. */
        readonly post: operations["tuChoiPhieuNopQuy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/phieu-nop-quy/{id}/huy-doi-soat": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Đã đối soát → Chờ đối soát within an open accounting period, while nothing was paid out on it; reverses the postings. */
        readonly post: operations["huyDoiSoatPhieuNopQuy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/phieu-nop-quy/{id}/huy": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Nháp → Đã hủy, by its owner. */
        readonly post: operations["huyPhieuNopQuy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/phieu-nop-quy/{id}/lich-su": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** The steps of a voucher, newest first. */
        readonly get: operations["layLichSuPhieuNopQuy"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/phieu-nop-quy/cong-no": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What a payer still owes and a voucher may pay, the earliest due first; of workers who pay themselves 50 at most. */
        readonly get: operations["layCongNo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/phieu-nop-quy/tai-khoan-quy": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The Fund's own accounts that money can be paid into. */
        readonly get: operations["layTaiKhoanQuy"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/phieu-nop-quy/sao-ke/doi-chieu": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Finds the voucher of each row of a bank statement; changes nothing. The whole file at once. */
        readonly post: operations["doiChieuSaoKe"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/phieu-nop-quy/sao-ke/xac-nhan": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reconciles vouchers with rows that staff confirmed, up to 200 a call, each row judged by itself.
         * @description A row whose day lies in a closed accounting period (before `Quy.KyKeToanMoTu`) is refused at `ngay`.
         */
        readonly post: operations["xacNhanSaoKe"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao/{ma}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly ma: components["schemas"]["MaBaoCao"];
            };
            readonly cookie?: never;
        };
        /** One of the seven reports R1 to R7 over the rows in scope; the same filter gives the same totals as the list screens (R0). A filter that a report does not have is ignored. The same period of last year (cungKy), of a period that is still running, ends on the same day of last year as today (29/02 on 28/02). */
        readonly get: operations["xemBaoCao"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao/{ma}/xuat": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly ma: components["schemas"]["MaBaoCao"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Writes into the log that the caller takes a workbook of the report away; clients call it before they hand the file over, because they make it themselves out of figures that were shown already. */
        readonly post: operations["ghiNhanXuatBaoCao"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao/chua-dong-quy/chi-tiet": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The workers behind a row of chua-dong-quy, those longest overdue first; the filters are those of the report. */
        readonly get: operations["xemLaoDongChuaDong"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-doanh-thu": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One page of the revenue reports in scope, with the sums of the whole filter. */
        readonly get: operations["danhSachBaoCaoDoanhThu"];
        readonly put?: never;
        /** Makes a draft for the caller's own unit. */
        readonly post: operations["lapBaoCaoDoanhThu"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-doanh-thu/chuan-bi": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What a report of a quarter starts with, and which report the quarter already has. */
        readonly get: operations["chuanBiBaoCaoDoanhThu"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-doanh-thu/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** A report with its lines. */
        readonly get: operations["layBaoCaoDoanhThu"];
        /** Changes a draft or a returned report; its quarter stays. What the unit has paid ahead pays for it. */
        readonly put: operations["suaBaoCaoDoanhThu"];
        readonly post?: never;
        /** Deletes a draft that was never sent; one that is gone already is no error. Vouchers name it no more, as with fund reports. */
        readonly delete: operations["xoaBaoCaoDoanhThu"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-doanh-thu/{id}/lich-su": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** Every step of the report, newest first. */
        readonly get: operations["lichSuBaoCaoDoanhThu"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-doanh-thu/{id}/mo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** An appraiser has opened a sent report; the unit cannot withdraw it any more. Needs no stamp; the answer carries the present one, since a host may give a new one with it. */
        readonly post: operations["moBaoCaoDoanhThu"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-doanh-thu/{id}/gui": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The unit sends it; it is frozen. */
        readonly post: operations["guiBaoCaoDoanhThu"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-doanh-thu/{id}/thu-hoi": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The unit takes it back before anybody has opened it. */
        readonly post: operations["thuHoiBaoCaoDoanhThu"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-doanh-thu/{id}/tham-dinh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** An officer of the Fund has appraised it. */
        readonly post: operations["thamDinhBaoCaoDoanhThu"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-doanh-thu/{id}/tra-lai": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Back to the unit for additions. */
        readonly post: operations["traLaiBaoCaoDoanhThu"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-doanh-thu/{id}/phe-duyet": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A director other than the appraiser approves it; its debt goes on to every later report of the unit. */
        readonly post: operations["pheDuyetBaoCaoDoanhThu"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-doanh-thu/{id}/tu-choi": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Refused; the unit may make a new report of the quarter. Money that has come for it pays what the unit still owes, and else becomes credit of its vouchers. */
        readonly post: operations["tuChoiBaoCaoDoanhThu"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-doanh-thu/{id}/thu-hoi-phe-duyet": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Takes an approval back while no later quarter is approved. */
        readonly post: operations["thuHoiPheDuyetBaoCaoDoanhThu"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-doanh-thu/nhieu/tham-dinh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Appraises up to 50 reports. */
        readonly post: operations["thamDinhNhieuBaoCaoDoanhThu"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/bao-cao-doanh-thu/nhieu/phe-duyet": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Approves up to 50 reports. */
        readonly post: operations["pheDuyetNhieuBaoCaoDoanhThu"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/nguoi-lao-dong-tu-dong": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Dossiers of self-paying workers, newest first; identity numbers are masked for whoever may not see them whole. */
        readonly get: operations["timHoSoTuDong"];
        readonly put?: never;
        /** Enters a declaration that came on paper; it is pending at once. */
        readonly post: operations["taoHoSoTuDong"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/nguoi-lao-dong-tu-dong/nhieu/phe-duyet": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Approves up to 50 dossiers; one with a warning is refused with QuyHoTro:02005, because it needs a look of its own. */
        readonly post: operations["pheDuyetNhieuHoSoTuDong"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/nguoi-lao-dong-tu-dong/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** A whole dossier. */
        readonly get: operations["layHoSoTuDong"];
        /** Changes a dossier that is pending or returned; for whoever sees identity numbers whole. */
        readonly put: operations["suaHoSoTuDong"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/nguoi-lao-dong-tu-dong/{id}/doi-chieu": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** The record of the worker database that matches the declaration, by identity number or else by passport. */
        readonly get: operations["doiChieuHoSoTuDong"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/nguoi-lao-dong-tu-dong/{id}/lich-su": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** Every step of a dossier, on the approval's statuses and on the payment's (101 unpaid, 102 being reconciled, 103 paid). */
        readonly get: operations["lichSuHoSoTuDong"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/nguoi-lao-dong-tu-dong/{id}/phe-duyet": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Accepts the declaration, makes or updates worker and contract, and opens the payment window (NĐ 112/2021 Art.38.3); 400 while the passport is another worker's in the database. */
        readonly post: operations["pheDuyetHoSoTuDong"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/nguoi-lao-dong-tu-dong/{id}/yeu-cau-bo-sung": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sends the dossier back to the applicant with a reason and the papers that are missing. */
        readonly post: operations["yeuCauBoSungHoSoTuDong"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/nguoi-lao-dong-tu-dong/{id}/bo-sung": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The applicant has completed the dossier; it is pending again and waits from this day. */
        readonly post: operations["boSungHoSoTuDong"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/nguoi-lao-dong-tu-dong/{id}/tu-choi": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Rejects the dossier; the law asks for a clear reason (NĐ 112/2021 Art.38.2). */
        readonly post: operations["tuChoiHoSoTuDong"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/nguoi-lao-dong-tu-dong/{id}/huy": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Cancels the dossier at the applicant's wish. */
        readonly post: operations["huyHoSoTuDong"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/nguoi-lao-dong-tu-dong/{id}/mo-lai": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Takes an approval back as long as nothing is paid. The contract that the approval has made goes too, unless it is paid for otherwise or other records need it. */
        readonly post: operations["moLaiHoSoTuDong"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/nguoi-lao-dong-tu-dong/{id}/ghi-nhan-dong": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Notes what the worker says to have paid; the accountant looks for it. */
        readonly post: operations["ghiNhanDongHoSoTuDong"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/nguoi-lao-dong-tu-dong/{id}/xac-nhan-dong": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The money is there. Issues the certificate and writes the contribution (worker share only) into the ledger.
         * @description The receipt is booked as a reconciled voucher of kind `tu-dong` that pays the dossier: paid on `ngayNop` of the dossier, found on `ngayGhiCo`, numbered by `soChungTu`, else by the dossier's `soGiaoDich`, else by its own code. What came beyond the amount due stays its credit. Undoing its reconciliation makes the dossier wait for the money again. A value date in a closed accounting period (before `Quy.KyKeToanMoTu`) is 400 at `ngayGhiCo`.
         */
        readonly post: operations["xacNhanDongHoSoTuDong"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/nguoi-lao-dong-tu-dong/{id}/khong-tim-thay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The money was not found; the worker has to pay or to prove it. */
        readonly post: operations["khongTimThayKhoanDong"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/yeu-cau-ho-tro": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Support requests in scope that the filter finds, with the sums of the whole filter and the number per status. */
        readonly get: operations["timYeuCauHoTro"];
        readonly put?: never;
        /** Makes a draft of one support type with 1 to 200 cases (HT09 to HT11: the enterprise itself, and only a service enterprise; any other unit is 400 on donViId). Sent again under its maLanGui it answers the draft that was made. */
        readonly post: operations["themYeuCauHoTro"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/yeu-cau-ho-tro/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** A request with its cases. Identity numbers are masked without `.ViewSensitive`, accounts but for it and `.Pay`; a reading with either is logged. */
        readonly get: operations["layYeuCauHoTro"];
        /** Changes a draft or a returned request. */
        readonly put: operations["suaYeuCauHoTro"];
        readonly post?: never;
        /** Deletes a draft that was never sent. */
        readonly delete: operations["xoaYeuCauHoTro"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/yeu-cau-ho-tro/dieu-kien": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Judges E1 to E11 for what is typed, without storing it; every reason with its article. Incomplete is no fault, values of another type are 400. */
        readonly post: operations["xetDieuKienHoTro"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/yeu-cau-ho-tro/nguoi-lao-dong": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Contracts with a contribution in scope, by personal number, passport, certificate or name, to fill a case from. */
        readonly get: operations["timNguoiDeNghiHoTro"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/yeu-cau-ho-tro/{id}/lich-su": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** Every step, the latest first. */
        readonly get: operations["lichSuYeuCauHoTro"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/yeu-cau-ho-tro/{id}/gui": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Nháp or Yêu cầu bổ sung → Chờ thẩm định; the checklist must be complete (QuyHoTro:06010). */
        readonly post: operations["guiYeuCauHoTro"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/yeu-cau-ho-tro/{id}/thu-hoi": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Chờ thẩm định → Nháp, before anybody has appraised it. */
        readonly post: operations["thuHoiYeuCauHoTro"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/yeu-cau-ho-tro/{id}/tham-dinh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Chờ thẩm định → Chờ phê duyệt; red conditions need a waiver (QuyHoTro:06001 to 06009); E4 is also one trip (HT09, HT10) or transport (HT11) of an enterprise, and holds between the cases of the request, whose workers may have been merged since; E6 looks for an early return by the same contribution; cases of one lawyer's contract share its ceiling (06005). */
        readonly post: operations["thamDinhYeuCauHoTro"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/yeu-cau-ho-tro/{id}/yeu-cau-bo-sung": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** → Yêu cầu bổ sung; the clock of the processing time stops. */
        readonly post: operations["boSungYeuCauHoTro"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/yeu-cau-ho-tro/{id}/phe-duyet": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Chờ phê duyệt → Đã phê duyệt, by somebody other than the appraiser (QuyHoTro:01005).
         * @description Every case that is granted money is judged once more: QuyHoTro:06001 to 06009 and 06012, unless that very condition was waived when the request was appraised.
         */
        readonly post: operations["pheDuyetYeuCauHoTro"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/yeu-cau-ho-tro/{id}/tu-choi": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** → Từ chối; the reason stands in the written answer. */
        readonly post: operations["tuChoiYeuCauHoTro"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/yeu-cau-ho-tro/{id}/chi-tra": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Records payments per case; Đã chi trả when all is paid, else it stays Đã phê duyệt (QuyHoTro:06011). */
        readonly post: operations["chiTraYeuCauHoTro"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/yeu-cau-ho-tro/{id}/huy-chi": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Takes payments back that were returned. */
        readonly post: operations["huyChiYeuCauHoTro"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/yeu-cau-ho-tro/{id}/sua-tai-khoan": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Corrects the account of one case of which something is left to pay, while the request is Đã phê duyệt. Amounts, decision and the person authorised stay. With `.Appraise`, not with `.Pay`, so that whoever pays does not choose the account. */
        readonly post: operations["suaTaiKhoanYeuCauHoTro"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/dm-loai-ho-tro": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The kinds of support, without their tiers and papers. Without `Sorting` by code. Fund staff only (DS5). */
        readonly get: operations["danhSachLoaiHoTro"];
        readonly put?: never;
        /** A new kind of support. */
        readonly post: operations["themLoaiHoTro"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/dm-loai-ho-tro/ap-dung": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All kinds of support with their rules and papers, by code; for everybody signed in, because requests are made by them. */
        readonly get: operations["loaiHoTroApDung"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/dm-loai-ho-tro/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** One kind of support. */
        readonly get: operations["layLoaiHoTro"];
        /**
         * Changes a kind of support. What the requests of a used kind were counted by stays: code, for whom, method, amounts,
         *     rate, force, earlier kinds (QuyHoTro:08003); name, tiers, papers, days, form and note can be changed. One that another
         *     kind names keeps its code.
         */
        readonly put: operations["suaLoaiHoTro"];
        readonly post?: never;
        /** Removes a kind that no request has used and no other kind names; a used one is only deactivated (QuyHoTro:08003). */
        readonly delete: operations["xoaLoaiHoTro"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/dm-loai-ho-tro/{id}/ngung-ap-dung": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** No new request may choose it any more. */
        readonly post: operations["ngungApDungLoaiHoTro"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/dm-loai-ho-tro/{id}/kich-hoat": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** New requests may choose it again. */
        readonly post: operations["kichHoatLoaiHoTro"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/lao-dong-duoc-ho-tro": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Approved cases, a row each. */
        readonly get: operations["timLaoDongDuocHoTro"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/danh-muc/{ten}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly ten: components["schemas"]["TenDanhMuc"];
            };
            readonly cookie?: never;
        };
        /** A look-up. */
        readonly get: operations["danhMuc"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/thong-bao": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Messages to the caller, newest first. */
        readonly get: operations["timThongBao"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/thong-bao/da-doc-tat-ca": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** All messages are read, or those up to denLuc, the thoiGian of the newest that was shown. */
        readonly post: operations["docTatCaThongBao"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/thong-bao/{id}/da-doc": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** One message is read. */
        readonly post: operations["docThongBao"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/viec-can-lam": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What waits for the caller; each count is that of the linked list. */
        readonly get: operations["viecCanLam"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/nguoi-dung": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Users with unit and roles, which ABP's own list lacks; without `Sorting` by user name. */
        readonly get: operations["timNguoiDung"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/nguoi-dung/{id}/khoa": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Locks a user, for a while or until unlocked. Nobody locks their own account (QuyHoTro:10001). */
        readonly post: operations["khoaNguoiDung"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/nguoi-dung/{id}/mo-khoa": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Lets a user sign in again; nobody does it for their own account (QuyHoTro:10001). */
        readonly post: operations["moKhoaNguoiDung"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/don-vi": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Units in scope that the filter finds. */
        readonly get: operations["timDonVi"];
        readonly put?: never;
        /** Adds a unit; the code is given by the server. Another unit's tax code is refused (QuyHoTro:07003). Only people of the Fund enter opening debts (400 on the field). */
        readonly post: operations["themDonVi"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/don-vi/tra-cuu": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** At most 50 units in scope for a picker, by id or words; those of one type where it is named. */
        readonly get: operations["traCuuDonVi"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/don-vi/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** A unit. */
        readonly get: operations["layDonVi"];
        /** Changes a unit. Whoever may only edit contacts changes nothing else, and only the contacts are judged; the type is fixed once there is a report, opening debts once one was approved, and only people of the Fund change them before. The Fund's unit and the caller's own keep their type and stay active (400 on the field). Another unit's tax code is refused (QuyHoTro:07003). */
        readonly put: operations["suaDonVi"];
        readonly post?: never;
        /** Deletes a unit to which nothing refers (QuyHoTro:07004). A unit that is gone already is 204 too. */
        readonly delete: operations["xoaDonVi"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/nguoi-lao-dong": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Workers in scope that the filter finds; identity numbers are masked without `.ViewSensitive`. */
        readonly get: operations["timNguoiLaoDong"];
        readonly put?: never;
        /** Adds a worker (QuyHoTro:07001 when the personal number exists). */
        readonly post: operations["themNguoiLaoDong"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/nguoi-lao-dong/nghi-trung": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Pairs of records that may be one person. */
        readonly get: operations["timNghiTrung"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/nguoi-lao-dong/gop": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Makes one record of two and answers the one that stays (QuyHoTro:07005 when one is merged already).
         * @description Contracts, contributions, self-paying dossiers, lines of reports, support cases and their papers follow to the record that stays. Of a contract that both have one stays, unless both have a contribution. A number that neither has any more is replaced in dossiers that are not paid, rejected or cancelled and in lines of reports that are neither approved nor rejected, where name and birthday are those of one of the two.
         */
        readonly post: operations["gopNguoiLaoDong"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/nguoi-lao-dong/nhap-excel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Takes up to 200 new workers and judges each by itself. */
        readonly post: operations["nhapNguoiLaoDong"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/app/nguoi-lao-dong/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** A worker with all contracts. */
        readonly get: operations["layNguoiLaoDong"];
        /**
         * Changes a worker; needs DucLongPhatCsdl.CsdlNguoiLaoDong.ViewSensitive, since masked numbers would be stored.
         * @description A contract that an approved report, an approved dossier, a support request or a contribution rests on cannot be taken out: 400, with a validation error at it. A number of the stored record (identity, passport, phones) that today's rules would refuse, as an identity card of nine digits, may come back unchanged; a new one may not.
         */
        readonly put: operations["suaNguoiLaoDong"];
        readonly post?: never;
        /** Deletes a worker without contracts (QuyHoTro:07002). */
        readonly delete: operations["xoaNguoiLaoDong"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: date
         * @description A day in the Fund's zone, `yyyy-MM-dd`.
         */
        readonly Ngay: string;
        /** @description A moment, ISO 8601; without an offset it is in the Fund's zone. */
        readonly ThoiDiem: string;
        /** @description Integer đồng (invariant M6). */
        readonly SoTien: number;
        /** @description What every stored record carries (ABP `AuditedEntityDto` with a concurrency stamp). */
        readonly Audited: {
            /** Format: uuid */
            readonly id: string;
            readonly creationTime: components["schemas"]["ThoiDiem"];
            readonly creatorId: string | null;
            readonly lastModificationTime: string | null;
            readonly lastModifierId: string | null;
            /** @description Send it back on every change; a stale one answers 409. */
            readonly concurrencyStamp: string;
        };
        /** @description ABP's error answer. */
        readonly RemoteServiceErrorResponse: {
            readonly error: components["schemas"]["RemoteServiceErrorInfo"];
        };
        readonly RemoteServiceErrorInfo: {
            /** @example QuyHoTro:01005 */
            readonly code?: string | null;
            readonly message: string;
            readonly details?: string | null;
            readonly data?: {
                readonly [key: string]: unknown;
            } | null;
            readonly validationErrors?: readonly {
                readonly message: string;
                readonly members: readonly string[];
            }[] | null;
        };
        /** @description What every step of a workflow carries. */
        readonly HanhDongChung: {
            readonly concurrencyStamp: string;
            /**
             * Format: uuid
             * @description Names the intention; sent again it changes nothing.
             */
            readonly maLanGui: string;
        };
        /** @description A step with an opinion, which may be missing. */
        readonly HanhDongYKien: {
            readonly concurrencyStamp: string;
            /** Format: uuid */
            readonly maLanGui: string;
            readonly yKien?: string | null;
        };
        /** @description A step that needs a reason. */
        readonly HanhDongLyDo: {
            readonly concurrencyStamp: string;
            /** Format: uuid */
            readonly maLanGui: string;
            readonly lyDo: string;
        };
        /** @description A step for many records, each judged by itself. */
        readonly HanhDongNhieu: {
            readonly items: readonly {
                /** Format: uuid */
                readonly id: string;
                readonly concurrencyStamp: string;
            }[];
            readonly yKien?: string | null;
            readonly lyDo?: string | null;
            /** Format: uuid */
            readonly maLanGui: string;
        };
        /** @description What became of each record. */
        readonly KetQuaNhieu: {
            readonly ketQua: readonly {
                readonly id: string;
                readonly ma: string | null;
                readonly thanhCong: boolean;
                readonly loi?: components["schemas"]["RemoteServiceErrorInfo"] | null;
            }[];
        };
        /** @description One step of a record's history. */
        readonly LichSuBuoc: {
            readonly id: string;
            readonly thoiGian: components["schemas"]["ThoiDiem"];
            readonly nguoiThucHienId: string | null;
            readonly nguoiThucHienTen: string | null;
            /** @description Status before; null when the record was made. */
            readonly tuTrangThai: number | null;
            readonly denTrangThai: number;
            /** @description Verb of the endpoint that made the step, `tao` for the first. */
            readonly hanhDong: string;
            /** @description Opinion or reason. */
            readonly yKien: string | null;
        };
        readonly LichSu: {
            readonly items: readonly components["schemas"]["LichSuBuoc"][];
        };
        /**
         * @description A kind of record that has documents; of `dm-loai-ho-tro` they are blank forms.
         * @enum {string}
         */
        readonly TaiNguyenCoTep: "bao-cao-quy" | "bao-cao-doanh-thu" | "bao-cao-tai-lieu" | "phieu-nop-quy" | "nguoi-lao-dong" | "nguoi-lao-dong-tu-dong" | "yeu-cau-ho-tro" | "dm-loai-ho-tro";
        /** @description A document of a record. */
        readonly TepDinhKem: {
            /** Format: uuid */
            readonly id: string;
            /** @description File name with extension */
            readonly ten: string;
            /**
             * @description What the content is, told by its own first bytes.
             * @enum {string}
             */
            readonly loai: "pdf" | "jpeg" | "png" | "docx" | "xlsx";
            /** @description Bytes of the content */
            readonly dungLuong: number;
            /** @description Code of the required paper that it is; null for any other document. */
            readonly giayTo: string | null;
            readonly creationTime: components["schemas"]["ThoiDiem"];
            readonly creatorId: string | null;
            readonly nguoiTaoTen: string | null;
        };
        /** @description The documents of a record that the caller may know of. Nobody adds to ten of them or to 50 MB; there are more where two units have filled the record of a worker, or two records were merged. */
        readonly DanhSachTepDinhKem: {
            readonly items: readonly components["schemas"]["TepDinhKem"][];
            /** @description Whether the caller may add and remove documents at the moment. */
            readonly duocSua: boolean;
        };
        readonly TepTaiLen: {
            /**
             * Format: binary
             * @description pdf, jpg, jpeg, png, docx or xlsx; 1 byte to 10 MB; name of up to 150 characters.
             */
            readonly tep: string;
            /** @description Names this upload; the same value sent again stores nothing. */
            readonly maLanGui: string;
            /** @description Code of the required paper that the file is. */
            readonly giayTo?: string;
        };
        /** @description A certificate of contribution, as it is printed (Decision 40/2021 Art.8). */
        readonly GiayChungNhan: {
            /**
             * Format: uuid
             * @description Of the contribution.
             */
            readonly id: string;
            readonly soGcn: string;
            readonly ngayCap: components["schemas"]["Ngay"];
            readonly hoTen: string;
            readonly ngaySinh: components["schemas"]["Ngay"];
            readonly soCccd: string;
            readonly soHoChieu: string | null;
            /** @description Sending unit; null for who has paid without one. */
            readonly donViTen: string | null;
            readonly thiTruongId: string;
            readonly soHopDong: string | null;
            /** Format: date */
            readonly ngayXuatCanh: string | null;
            readonly ngayDong: components["schemas"]["Ngay"];
            /** @description Worker share received; integer đồng. */
            readonly tienNld: number;
        };
        /**
         * @description 1 worker share, 2 enterprise share, 3 share of service-fee revenue (Decision 40/2021 Art.7-8, 144/2007).
         * @enum {integer}
         */
        readonly KhoanThu: 1 | 2 | 3;
        /**
         * @description 1 a fixed amount per worker and contract, 2 a rate in per cent.
         * @enum {integer}
         */
        readonly CachTinhDongQuy: 1 | 2;
        /**
         * @description 1 in force today, 2 not yet, 3 no longer, 4 switched off.
         * @enum {integer}
         */
        readonly TinhTrangHieuLuc: 1 | 2 | 3 | 4;
        /** @description What money is counted by. */
        readonly QuyDinhDongQuy: {
            /** Format: uuid */
            readonly id: string;
            readonly ma: string;
            readonly khoanThu: components["schemas"]["KhoanThu"];
            /** @description Unit types that it is for; empty for all. */
            readonly loaiDonViIds: readonly number[];
            readonly cachTinh: components["schemas"]["CachTinhDongQuy"];
            /** @description Integer đồng; null for a rate. */
            readonly soTien: number | null;
            /** @description Per cent; null for a fixed amount. */
            readonly tyLe: number | null;
            readonly canCu: string;
            readonly hieuLucTu: components["schemas"]["Ngay"];
            /**
             * Format: date
             * @description Last day of its force; null while it is open.
             */
            readonly hieuLucDen: string | null;
            readonly hoatDong: boolean;
        };
        readonly DanhSachQuyDinh: {
            readonly items: readonly components["schemas"]["QuyDinhDongQuy"][];
        };
        /** @description What is entered of a rule (domain dictionary 5.12). */
        readonly SoTienDongQuyNhap: {
            /** @description Unique; capital letters, digits, `-`, `.`, `/`. */
            readonly ma: string;
            readonly khoanThu: components["schemas"]["KhoanThu"];
            /** @description Unit types that it is for; empty for all. */
            readonly loaiDonViIds: readonly (2 | 4 | 5 | 6 | 7)[];
            /** @description Worker and enterprise share are fixed amounts, the share of revenue is a rate. */
            readonly cachTinh: components["schemas"]["CachTinhDongQuy"];
            /** @description Integer đồng, for a fixed amount; else null. */
            readonly soTien: number | null;
            /** @description Per cent with at most two decimals, for a rate; else null. */
            readonly tyLe: number | null;
            /** @description The law it rests on. */
            readonly canCu: string;
            /**
             * Format: date
             * @description First day of its force.
             */
            readonly hieuLucTu: string;
            /**
             * Format: date
             * @description Last day of its force; null while it is open.
             */
            readonly hieuLucDen: string | null;
            /** @description False for a rule that is switched off: it neither counts nor overlaps. */
            readonly hoatDong: boolean;
            readonly ghiChu: string | null;
        };
        readonly SoTienDongQuySua: components["schemas"]["SoTienDongQuyNhap"] & {
            readonly concurrencyStamp: string;
        };
        /** @description A stored rule. */
        readonly SoTienDongQuy: components["schemas"]["Audited"] & components["schemas"]["SoTienDongQuyNhap"] & {
            readonly tinhTrang: components["schemas"]["TinhTrangHieuLuc"];
            /** @description Something was counted by it: it can only be closed. */
            readonly daSuDung: boolean;
            /**
             * Format: date
             * @description Latest day for which something was counted by it; null where none is recorded.
             */
            readonly suDungDenNgay: string | null;
        };
        readonly TrangSoTienDongQuy: {
            readonly totalCount: number;
            readonly items: readonly components["schemas"]["SoTienDongQuy"][];
        };
        /** @description The rule that follows a closed one, for the same item and unit types, from the day after it. */
        readonly QuyDinhKeTiep: {
            readonly ma: string;
            readonly soTien: number | null;
            readonly tyLe: number | null;
            readonly canCu: string;
            readonly ghiChu: string | null;
        };
        readonly KetThucHieuLuc: {
            readonly concurrencyStamp: string;
            /**
             * Format: uuid
             * @description Names the intention; sent again it changes nothing.
             */
            readonly maLanGui: string;
            /**
             * Format: date
             * @description Not before its first day, not after the last day that it has already.
             */
            readonly hieuLucDen: string;
            /** @description Null where no rule follows. */
            readonly quyDinhKeTiep: components["schemas"]["QuyDinhKeTiep"] | null;
        };
        /**
         * @description 1 Qua đơn vị, 2 Tự đóng.
         * @enum {integer}
         */
        readonly NguonDong: 1 | 2;
        /**
         * @description 1 Đã đóng đủ, 2 Đóng thiếu (the enterprise share is not covered whole), 3 Đã hoàn.
         * @enum {integer}
         */
        readonly TrangThaiDongGop: 1 | 2 | 3;
        /**
         * @description 1 ghi nhận, 2 nộp bổ sung, 3 điều chỉnh, 4 hoàn trả, 5 đảo (approval or reconciliation taken back).
         * @enum {integer}
         */
        readonly LoaiButToan: 1 | 2 | 3 | 4 | 5;
        /** @description A row of the ledger, one contract with its contribution; amounts are the sums of its postings. */
        readonly DongGopQuyDong: {
            /** Format: uuid */
            readonly id: string;
            readonly concurrencyStamp: string;
            /** @description Certificate in force; null once it is void. */
            readonly soGcn: string | null;
            /** Format: uuid */
            readonly nguoiLaoDongId: string;
            /** Format: uuid */
            readonly hopDongId: string;
            readonly hoTen: string;
            readonly ngaySinh: components["schemas"]["Ngay"];
            /** @enum {integer} */
            readonly gioiTinh: 1 | 2 | 3;
            /** @description Masked without `.ViewSensitive`. */
            readonly soCccd: string;
            /** @description Masked without `.ViewSensitive`. */
            readonly soHoChieu: string | null;
            readonly tinhThanhMa: string;
            /** @description Sending unit; null for a direct contract. */
            readonly donViId: string | null;
            readonly donViTen: string | null;
            /**
             * @description Form of going abroad (Law 69/2020 Art.5).
             * @enum {string}
             */
            readonly hinhThucDi: "1" | "2" | "3" | "4" | "5" | "6a" | "6b";
            readonly thiTruongId: string;
            readonly nganhNgheId: string;
            readonly soHopDong: string | null;
            readonly ngayXuatCanh: string | null;
            /** @description Year of the period; null where no report is kept. */
            readonly nam: number | null;
            readonly thang: number | null;
            readonly baoCaoId: string | null;
            readonly baoCaoMa: string | null;
            readonly hoSoTuDongId: string | null;
            /** @description Worker share received; integer đồng. */
            readonly tienNld: number;
            /** @description Enterprise share received; integer đồng. */
            readonly tienDn: number;
            /** @description tienNld + tienDn. */
            readonly tong: number;
            /** @description Worker share due; integer đồng. */
            readonly tienNldPhaiDong: number;
            /** @description Enterprise share due; integer đồng. */
            readonly tienDnPhaiDong: number;
            /**
             * Format: date
             * @description Value date of the money that covered the worker share.
             */
            readonly ngayDong: string;
            readonly nguonDong: components["schemas"]["NguonDong"];
            /** @description Support cases granted on it. */
            readonly soLanHoTro: number;
            readonly trangThai: components["schemas"]["TrangThaiDongGop"];
        };
        readonly TrangDongGopQuy: {
            readonly totalCount: number;
            readonly items: readonly components["schemas"]["DongGopQuyDong"][];
            /** @description Sums of the whole filter. */
            readonly tong: {
                /** @description Workers counted once. */
                readonly soLaoDong: number;
                readonly tienNld: number;
                readonly tienDn: number;
                readonly tong: number;
            };
        };
        /** @description A posting of a contribution; never changed afterwards. */
        readonly ButToan: {
            readonly id: string;
            readonly thoiGian: components["schemas"]["ThoiDiem"];
            readonly loai: components["schemas"]["LoaiButToan"];
            /** @description Integer đồng, negative where it takes back. */
            readonly tienNld: number;
            /** @description Integer đồng, negative where it takes back. */
            readonly tienDn: number;
            readonly lyDo: string | null;
            /** @description Voucher of a refund. */
            readonly soChungTu: string | null;
            readonly ngayChungTu: string | null;
            readonly nguoiThucHienTen: string | null;
        };
        /** @description A certificate that was issued. */
        readonly GcnDaCap: {
            readonly soGcn: string;
            readonly ngayCap: components["schemas"]["Ngay"];
            readonly conHieuLuc: boolean;
            /** @description Why it was issued anew or is void. */
            readonly lyDo: string | null;
        };
        /** @description An event of the timeline: contract, departure, contribution, certificate, support, return. */
        readonly MocThoiGian: {
            readonly ngay: components["schemas"]["Ngay"];
            /** @enum {string} */
            readonly loai: "ky-hop-dong" | "xuat-canh" | "dong-gop" | "cap-gcn" | "dieu-chinh" | "hoan-tra" | "ho-tro" | "ve-nuoc";
            /** @description Contract number, certificate number or support type. */
            readonly noiDung: string | null;
            /** @description Integer đồng. */
            readonly soTien: number | null;
        };
        /** @description A contribution with everything that hangs on it. */
        readonly DongGopQuy: components["schemas"]["DongGopQuyDong"] & {
            readonly ngayKy: string | null;
            readonly tuNgay: string | null;
            readonly denNgay: string | null;
            readonly nsdld: string | null;
            readonly donViMa: string | null;
            /** @description Oldest first. */
            readonly butToan: readonly components["schemas"]["ButToan"][];
            /** @description Oldest first. */
            readonly gcn: readonly components["schemas"]["GcnDaCap"][];
            /** @description Oldest first. */
            readonly dongThoiGian: readonly components["schemas"]["MocThoiGian"][];
            /** @description Steps that the caller may take now. */
            readonly cacBuoc: readonly ("cap-lai-gcn" | "dieu-chinh" | "hoan-tra")[];
        };
        /** @description The right amounts; the difference is posted. */
        readonly DieuChinhDongGop: {
            readonly concurrencyStamp: string;
            /** Format: uuid */
            readonly maLanGui: string;
            readonly lyDo: string;
            readonly tienNld: components["schemas"]["SoTien"];
            readonly tienDn: components["schemas"]["SoTien"];
        };
        readonly HoanTraDongGop: {
            readonly concurrencyStamp: string;
            /** Format: uuid */
            readonly maLanGui: string;
            readonly lyDo: string;
            /** @description Payment order or cash voucher of the refund. */
            readonly soChungTu: string;
            /**
             * Format: date
             * @description Not after today, nor before the contribution’s `ngayDong`.
             */
            readonly ngayChungTu: string;
        };
        /**
         * @description 1 a day off that the law does not have off (nghỉ), 2 a day that is worked though law or week have it off (làm bù).
         * @enum {integer}
         */
        readonly LoaiNgayNghi: 1 | 2;
        /** @description What is entered of a day (domain dictionary §4.5). */
        readonly NgayNghiNhap: {
            readonly ngay: components["schemas"]["Ngay"];
            readonly loai: components["schemas"]["LoaiNgayNghi"];
            /** @description What it is for. */
            readonly ten: string;
            readonly ghiChu: string | null;
        };
        readonly NgayNghiSua: components["schemas"]["NgayNghiNhap"] & {
            readonly concurrencyStamp: string;
        };
        /** @description A stored day. */
        readonly NgayNghi: components["schemas"]["Audited"] & components["schemas"]["NgayNghiNhap"];
        readonly DanhSachNgayNghi: {
            readonly items: readonly components["schemas"]["NgayNghi"][];
        };
        /** @description A document report as its list has it. */
        readonly DongBaoCaoTaiLieu: {
            /** Format: uuid */
            readonly id: string;
            readonly concurrencyStamp: string;
            /** @example BCTL.2026Q3.DV0007 */
            readonly ma: string;
            /** Format: uuid */
            readonly donViId: string;
            readonly donViMa: string;
            readonly donViTen: string;
            readonly canBoPhuTrachTen: string | null;
            readonly nam: number;
            readonly quy: number;
            readonly hanNop: components["schemas"]["Ngay"];
            /**
             * Format: date
             * @description Day of settlement; that of the last sending.
             */
            readonly ngayQt: string | null;
            /** @description Moment of the last sending. */
            readonly ngayGui: string | null;
            /**
             * @description 1 Nháp … 6 Yêu cầu bổ sung (§4.3).
             * @enum {integer}
             */
            readonly trangThai: 1 | 2 | 3 | 4 | 5 | 6;
            readonly nguoiThamDinhId: string | null;
            /** @description Who appraised may not approve (DS6). */
            readonly batBuocHaiNguoi: boolean;
            /** @description Different documents. */
            readonly soLoaiTaiLieu: number;
            /** @description Opening stock. */
            readonly tonDau: number;
            /** @description Received. */
            readonly nhan: number;
            /** @description Issued to workers. */
            readonly daCap: number;
            /** @description Damaged or lost. */
            readonly hongMat: number;
            /** @description Closing stock: opening + received − issued − lost. */
            readonly tonCuoi: number;
            /** @description Asked for the next quarter. */
            readonly deNghi: number;
            /** @description Granted; null before approval. */
            readonly duocDuyet: number | null;
        };
        readonly TrangBaoCaoTaiLieu: {
            readonly totalCount: number;
            readonly items: readonly components["schemas"]["DongBaoCaoTaiLieu"][];
            /** @description Sums of the whole filter. */
            readonly tong: {
                readonly tonDau: number;
                readonly nhan: number;
                readonly daCap: number;
                readonly hongMat: number;
                readonly tonCuoi: number;
                readonly deNghi: number;
                readonly duocDuyet: number;
                /** @description Stock at the beginning of the first quarter found. */
                readonly tonDauKy: number;
                /** @description Stock at the end of the last quarter found. */
                readonly tonCuoiKy: number;
            };
            readonly dem: {
                readonly [key: string]: number;
            };
        };
        /** @description A document report with its lines and what its workflow depends on. */
        readonly BaoCaoTaiLieu: components["schemas"]["Audited"] & components["schemas"]["DongBaoCaoTaiLieu"] & {
            /**
             * Format: date
             * @description Day of settlement of the unit's report before this one.
             */
            readonly ngayQtTruoc: string | null;
            readonly nguoiLap: string;
            readonly dienThoaiLap: string;
            readonly ghiChu: string | null;
            readonly nguoiThamDinhTen: string | null;
            readonly ngayThamDinh: string | null;
            readonly yKienThamDinh: string | null;
            readonly nguoiDuyetId: string | null;
            /** @description Officer of the Fund in charge of the unit. */
            readonly canBoPhuTrachId: string | null;
            readonly nguoiDuyetTen: string | null;
            readonly ngayDuyet: string | null;
            readonly yKienDuyet: string | null;
            /** @description Why it was returned or refused last. */
            readonly lyDoTraLai: string | null;
            /** @description It has lines or says that there is nothing to report. */
            readonly coNoiDung: boolean;
            /** @description It was sent once and can no longer be deleted. */
            readonly daGui: boolean;
            /** @description An appraiser has opened it since it was sent. */
            readonly daMo: boolean;
            /** @description A later quarter of the unit is approved. */
            readonly coKySauDuocDuyet: boolean;
            /** @description Always false; the same facts as a fund report's. */
            readonly coHoTro: boolean;
            /** @description Always false; the same facts as a fund report's. */
            readonly coHoanTra: boolean;
            /** @description Departures of the unit's workers in the quarter. */
            readonly soXuatCanh: number;
            readonly chiTiet: readonly components["schemas"]["DongTaiLieu"][];
        };
        /** @description One document in one market. */
        readonly DongTaiLieuNhap: {
            /** @description Entry of the look-up `tai-lieu`. */
            readonly taiLieuId: string;
            /** @description Market; null for all. With the document once in a report. */
            readonly thiTruongId: string | null;
            /** @description Opening stock; the closing one of the last approved report where there is one. */
            readonly tonDau: number;
            /** @description Received. */
            readonly nhan: number;
            /** @description Issued; with the lost ones never more than opening and received. */
            readonly daCap: number;
            /** @description Damaged or lost. */
            readonly hongMat: number;
            /** @description Asked for the next quarter. */
            readonly deNghi: number;
        };
        /** @description A line with what the server works out. */
        readonly DongTaiLieu: components["schemas"]["DongTaiLieuNhap"] & {
            readonly id: string;
            readonly tonCuoi: number;
            /** @description Granted; 0 to one and a half times what was asked, null before approval. */
            readonly duocDuyet: number | null;
            /** @description Closing stock of the last approved report; locks the opening one. Null where there was none. */
            readonly tonCuoiKyTruoc: number | null;
            /** @description Why the Fund has corrected the opening stock. */
            readonly lyDoSuaTonDau: string | null;
        };
        /** @description What a unit fills in. */
        readonly BaoCaoTaiLieuNhap: {
            /** @description Year, 2008 to the present one. */
            readonly nam: number;
            readonly quy: number;
            readonly nguoiLap: string;
            readonly dienThoaiLap: string;
            readonly ghiChu: string | null;
            readonly chiTiet: readonly components["schemas"]["DongTaiLieuNhap"][];
        };
        /** @description What a report of a quarter starts with. */
        readonly ChuanBiBaoCaoTaiLieu: {
            /** Format: uuid */
            readonly donViId: string;
            readonly nam: number;
            readonly quy: number;
            readonly hanNop: components["schemas"]["Ngay"];
            /** Format: date */
            readonly ngayQtTruoc: string | null;
            /** @description The report that the quarter has already. */
            readonly baoCaoId: string | null;
            readonly baoCaoMa: string | null;
            /** @description Departures of the unit's workers in the quarter. */
            readonly soXuatCanh: number;
            /** @description What approved reports before have left of each document; of one that a report leaves out, the stock last told. */
            readonly tonDau: readonly components["schemas"]["TonCuoiTaiLieu"][];
        };
        readonly SuaTonDau: {
            readonly concurrencyStamp: string;
            /** Format: uuid */
            readonly maLanGui: string;
            readonly lyDo: string;
            readonly chiTiet: readonly {
                /** @description The line. */
                readonly id: string;
                readonly tonDau: number;
            }[];
        };
        /** @description An approval with what is granted; without `chiTiet` every line gets what it asked for. */
        readonly DuyetBaoCaoTaiLieu: {
            readonly concurrencyStamp: string;
            /** Format: uuid */
            readonly maLanGui: string;
            readonly yKien?: string | null;
            readonly chiTiet?: readonly {
                /** @description The line. */
                readonly id: string;
                readonly duocDuyet: number;
            }[];
        };
        readonly TonCuoiTaiLieu: {
            readonly taiLieuId: string;
            readonly thiTruongId: string | null;
            readonly tonCuoi: number;
        };
        /**
         * @description 1 Nháp, 2 Chờ thẩm định, 3 Chờ phê duyệt, 4 Đã phê duyệt, 5 Từ chối, 6 Yêu cầu bổ sung.
         * @enum {integer}
         */
        readonly TrangThaiBaoCao: 1 | 2 | 3 | 4 | 5 | 6;
        /**
         * @description 1 Đủ, 2 Còn nợ, 3 Nộp thừa, 4 Chưa nộp (something is due and nothing was paid).
         * @enum {integer}
         */
        readonly TinhTrangNop: 1 | 2 | 3 | 4;
        /** @description A row of the list of fund reports. */
        readonly BaoCaoQuyDong: components["schemas"]["Audited"] & {
            /** @description BCQ.{yyyy}{MM}.{unit code}[.n], n the how-manieth report of the period after a refusal. */
            readonly ma: string;
            /** Format: uuid */
            readonly donViId: string;
            readonly donViMa: string;
            readonly donViTen: string;
            readonly loaiDonViId: number;
            readonly nam: number;
            readonly thang: number;
            /** @description Lines of the report. */
            readonly soLaoDong: number;
            readonly soNu: number;
            /** @description Σ worker shares; integer đồng (Decision 40/2021 Art.8). */
            readonly tienNld: number;
            /** @description Σ enterprise shares; integer đồng (Decision 40/2021 Art.7). */
            readonly tienDn: number;
            /** @description M1; integer đồng. */
            readonly phaiNopTrongKy: number;
            /** @description M4; integer đồng. */
            readonly duNoKyTruoc: number;
            /** @description Credit brought forward; integer đồng. */
            readonly nopThuaKyTruoc: number;
            /** @description M2, never below 0; integer đồng. */
            readonly tongPhaiNop: number;
            /** @description M5; integer đồng. */
            readonly daNop: number;
            /** @description M3; integer đồng. 0 for a rejected report, which owes nothing. */
            readonly noChuyenKySau: number;
            /** @description M3; integer đồng. 0 for a rejected report. */
            readonly nopThua: number;
            readonly tinhTrangNop: components["schemas"]["TinhTrangNop"];
            /**
             * Format: date
             * @description Day 10 of the next month, or the next working day (Civil Code 2015 Art.148.5).
             */
            readonly hanNop: string;
            /** @description What of noChuyenKySau is still owed after what was paid for later reports that have taken it on; integer đồng. */
            readonly conNo: number;
            /** @description Days since the due day while conNo is owed. */
            readonly soNgayQuaHan: number;
            /** @description Moment it was last sent. */
            readonly ngayGui: string | null;
            /** @description Officer in charge of the unit. */
            readonly canBoPhuTrachId: string | null;
            readonly canBoPhuTrachTen: string | null;
            readonly trangThai: components["schemas"]["TrangThaiBaoCao"];
            readonly nguoiThamDinhId: string | null;
            /** @description Setting Quy.BatBuocHaiNguoi: who appraised may not approve (DS6). */
            readonly batBuocHaiNguoi: boolean;
        };
        readonly TrangBaoCaoQuy: {
            readonly totalCount: number;
            readonly items: readonly components["schemas"]["BaoCaoQuyDong"][];
            /** @description Sums of the whole filter; integers. */
            readonly tong: {
                readonly soLaoDong: number;
                readonly phaiNopTrongKy: number;
                readonly tongPhaiNop: number;
                readonly daNop: number;
                readonly noChuyenKySau: number;
                readonly tienNld: number;
                readonly tienDn: number;
                /** @description What the units had to pay over all the periods found, what each brought forward into its first one counted once. */
                readonly phaiNopCaKy: number;
                /** @description What each unit owed after the last period found. */
                readonly noCuoiKy: number;
            };
            /** @description Reports by status, with the rest of the filter as it is. */
            readonly dem: {
                readonly [key: string]: number;
            };
        };
        /** @description The workers of a report who go to one market. */
        readonly ThiTruongBaoCao: {
            readonly thiTruongId: string;
            readonly soLaoDong: number;
            readonly soNu: number;
            readonly tienNld: components["schemas"]["SoTien"];
            readonly tienDn: components["schemas"]["SoTien"];
            readonly tong: components["schemas"]["SoTien"];
        };
        /** @description A monthly report of the workers who left, with what is due, paid and owed. */
        readonly BaoCaoQuy: components["schemas"]["BaoCaoQuyDong"] & {
            /** @description A nil report. */
            readonly khongPhatSinh: boolean;
            /** @description Who prepared it. */
            readonly nguoiLap: string;
            readonly dienThoaiNguoiLap: string;
            readonly ghiChu: string | null;
            /** @description Settlement day of the period before. */
            readonly ngayQtTruoc: string | null;
            /** @description Settlement day; null until the report is sent. */
            readonly ngayQt: string | null;
            /** @description By market; the most workers first. */
            readonly bangThiTruong: readonly components["schemas"]["ThiTruongBaoCao"][];
            /** @description Vouchers with an allocation to the report but rejected and cancelled ones; the latest first. */
            readonly chungTuNop: readonly components["schemas"]["ChungTuNop"][];
            readonly nguoiThamDinhTen: string | null;
            readonly ngayThamDinh: string | null;
            readonly yKienThamDinh: string | null;
            readonly nguoiPheDuyetId: string | null;
            readonly nguoiPheDuyetTen: string | null;
            readonly ngayPheDuyet: string | null;
            readonly yKienPheDuyet: string | null;
            /** @description Why it was returned, refused, or its approval taken back. */
            readonly lyDo: string | null;
            /** @description It has lines or is a nil report. */
            readonly coNoiDung: boolean;
            /** @description A step was taken once. */
            readonly daGui: boolean;
            /** @description The Fund has opened it since it was sent. */
            readonly daMo: boolean;
            /** @description A later period of the unit is approved. */
            readonly coKySauDuocDuyet: boolean;
            /** @description Support was granted on one of its lines. */
            readonly coHoTro: boolean;
            /** @description A contribution of one of its lines was paid back. */
            readonly coHoanTra: boolean;
        };
        /** @description A voucher that pays a report. */
        readonly ChungTuNop: {
            /** Format: uuid */
            readonly id: string;
            readonly ma: string;
            readonly ngayNop: components["schemas"]["Ngay"];
            /** @description The part for this report; integer đồng. */
            readonly soTien: number;
            readonly trangThai: components["schemas"]["TrangThaiPhieuNopQuy"];
        };
        /** @description The head of a report as it is typed. */
        readonly BaoCaoQuyNhap: {
            readonly nam: number;
            /** @description Not after the present month. */
            readonly thang: number;
            /** @description Only without lines. */
            readonly khongPhatSinh: boolean;
            readonly nguoiLap: string;
            /** @description Digits only, or with a leading +. */
            readonly dienThoaiNguoiLap: string;
            readonly ghiChu: string | null;
        };
        readonly BaoCaoQuySua: components["schemas"]["BaoCaoQuyNhap"] & {
            readonly concurrencyStamp: string;
        };
        /** @description What a new report would start with. */
        readonly BaoCaoQuyChuanBi: {
            readonly nam: number;
            readonly thang: number;
            /** Format: uuid */
            readonly donViId: string;
            readonly loaiDonViId: number;
            readonly hanNop: components["schemas"]["Ngay"];
            readonly duNoKyTruoc: components["schemas"]["SoTien"];
            readonly nopThuaKyTruoc: components["schemas"]["SoTien"];
            readonly ngayQtTruoc: string | null;
            /** @description The report whose debt or credit is brought forward. */
            readonly baoCaoTruoc: components["schemas"]["BaoCaoQuyNhacDen"] | null;
            /** @description The report that the period has already (QuyHoTro:01001). */
            readonly baoCaoDaCo: components["schemas"]["BaoCaoQuyNhacDen"] | null;
            /** @description The period is yet to come (QuyHoTro:01002). */
            readonly chuaDenKy: boolean;
        };
        readonly BaoCaoQuyNhacDen: {
            /** Format: uuid */
            readonly id: string;
            readonly ma: string;
            readonly trangThai: components["schemas"]["TrangThaiBaoCao"];
        };
        /** @description A line of a report as it is typed. */
        readonly BaoCaoQuyChiTietNhap: {
            readonly hoTen: string;
            /**
             * Format: date
             * @description 18 to 70 years old at departure (Law 69/2020 Art.3).
             */
            readonly ngaySinh: string;
            /**
             * @description 1 Nam, 2 Nữ, 3 Khác.
             * @enum {integer}
             */
            readonly gioiTinh: 1 | 2 | 3;
            /** @description 12 digits; possibly masked when read. */
            readonly soCccd: string;
            /** @description Why the number contradicts sex or year of birth; with a reason it is accepted, with a warning. */
            readonly lyDoCccd: string | null;
            /** @description One capital letter and 7 or 8 digits; possibly masked when read. */
            readonly soHoChieu: string;
            readonly thiTruongId: string;
            readonly nganhNgheId: string;
            readonly soHopDong: string | null;
            /**
             * Format: date
             * @description Not after departure.
             */
            readonly ngayKy: string;
            /** @description Months. */
            readonly thoiHanThang: number;
            /**
             * Format: date
             * @description Inside the period; before it only with boSungKyTruoc.
             */
            readonly ngayXuatCanh: string;
            /** @description The departure belongs to an earlier period and counts as overdue. */
            readonly boSungKyTruoc: boolean;
            /** @description Monthly wage of the contract converted by the unit; integer đồng. The service fee is compared with it. */
            readonly luongThang: number | null;
            /** @description Service fee from the worker; integer đồng. */
            readonly tienDichVu: number | null;
            /** @description Certificate in force of a worker who has paid himself for this very contract; his share is then 0. Any other one is refused with 400. */
            readonly soGcnTuDong: string | null;
        };
        /** @description A line of a report: one worker with one contract. */
        readonly BaoCaoQuyChiTiet: components["schemas"]["BaoCaoQuyChiTietNhap"] & {
            /** Format: uuid */
            readonly id: string;
            /** @description 1-based place in the report. */
            readonly stt: number;
            /** @description Worker share; integer đồng. */
            readonly tienNld: number;
            /** @description Enterprise share; integer đồng. */
            readonly tienDn: number;
            /** @description Certificate issued for this line. */
            readonly soGcn: string | null;
            /** @description Contract of the database; null until it is found or made at approval. */
            readonly hopDongId: string | null;
            readonly canhBao: readonly components["schemas"]["CanhBaoDong"][];
        };
        /**
         * @description Worth a look, no error; departed more than 5 days ago when entered, an earlier period, an unfinished other contract, a service fee of more than three wages, personal data that differ from the database, an identity number that contradicts the person and is explained.
         * @enum {string}
         */
        readonly CanhBaoDong: "khai-muon" | "ky-truoc" | "hop-dong-chua-het" | "tien-dich-vu-cao" | "khac-csdl" | "cccd-khong-khop";
        readonly TrangBaoCaoQuyChiTiet: {
            readonly totalCount: number;
            readonly items: readonly components["schemas"]["BaoCaoQuyChiTiet"][];
            readonly tong: {
                readonly tienNld: number;
                readonly tienDn: number;
            };
        };
        readonly XuatDongBaoCaoQuy: {
            /** @description Workers in the file. */
            readonly soDong: number;
        };
        readonly DaXuatDongBaoCaoQuy: {
            readonly totalCount: number;
        };
        /** @description Changes of lines; at most 200 in `luu`. What is in `xoa` goes first. */
        readonly BaoCaoQuyDongSua: {
            readonly concurrencyStamp: string;
            /** Format: uuid */
            readonly maLanGui: string;
            /** @description With an id a line is changed, without one it is added at the end. */
            readonly luu: readonly (components["schemas"]["BaoCaoQuyChiTietNhap"] & {
                readonly id?: string | null;
            })[];
            /** @description Ids of lines to remove; one that is not of this report is left alone. */
            readonly xoa: readonly string[];
        };
        readonly BaoCaoQuyDongDaLuu: {
            readonly baoCao: components["schemas"]["BaoCaoQuy"];
            readonly dong: readonly components["schemas"]["BaoCaoQuyChiTiet"][];
        };
        readonly BaoCaoQuyNhapExcel: {
            /**
             * Format: uuid
             * @description Names the call; sent again it stores nothing and answers as before.
             */
            readonly maLanGui: string;
            readonly rows: readonly Record<string, never>[];
        };
        /** @description What became of each row of an import. */
        readonly KetQuaNhapExcel: {
            readonly ketQua: readonly {
                /** @description 0-based place in `rows`. */
                readonly thuTu: number;
                readonly id?: string;
                readonly loi?: components["schemas"]["RemoteServiceErrorInfo"];
            }[];
        };
        /** @description A row of the log. */
        readonly NhatKyDong: {
            /** Format: uuid */
            readonly id: string;
            readonly thoiGian: components["schemas"]["ThoiDiem"];
            readonly nguoiDungId: string | null;
            readonly nguoiDungTen: string | null;
            readonly donViTen: string | null;
            readonly diaChiIp: string | null;
            readonly hanhDong: components["schemas"]["HanhDongNhatKy"];
            readonly doiTuong: components["schemas"]["DoiTuongNhatKy"];
            /** @description What people call the record, a document by its name and that of its record; an identity number is masked. */
            readonly maBanGhi: string | null;
            readonly banGhiId: string | null;
            /**
             * @description 1 done, 2 failed.
             * @enum {integer}
             */
            readonly ketQua: 1 | 2;
            /** @description Code of a refusal (QuyHoTro:…), event of a failed sign-in, or HTTP status. */
            readonly maLoi: string | null;
            readonly thoiLuongMs: number;
        };
        /**
         * @description What was done (domain dictionary 5.14).
         * @enum {string}
         */
        readonly HanhDongNhatKy: "dang-nhap" | "dang-xuat" | "dang-nhap-that-bai" | "them" | "sua" | "xoa" | "gui" | "tham-dinh" | "phe-duyet" | "tu-choi" | "tra-lai" | "bo-sung" | "thu-hoi" | "thu-hoi-phe-duyet" | "mo-lai" | "huy" | "doi-soat" | "huy-doi-soat" | "ghi-nhan-dong" | "xac-nhan-dong" | "khong-tim-thay" | "cap-lai-gcn" | "dieu-chinh" | "hoan-tra" | "sua-ton-dau" | "sua-tai-khoan" | "tinh-lai" | "ket-thuc" | "ngung-ap-dung" | "kich-hoat" | "chi-tra" | "huy-chi" | "khoa" | "mo-khoa" | "nhap" | "xuat" | "xem-nhay-cam";
        /**
         * @description The kind of record, by its resource where it has one.
         * @enum {string}
         */
        readonly DoiTuongNhatKy: "bao-cao-quy" | "nguoi-lao-dong-tu-dong" | "dong-gop-quy" | "phieu-nop-quy" | "bao-cao-doanh-thu" | "bao-cao-tai-lieu" | "yeu-cau-ho-tro" | "lao-dong-duoc-ho-tro" | "nguoi-lao-dong" | "don-vi" | "bao-cao" | "tep-dinh-kem" | "nguoi-dung" | "vai-tro" | "phan-quyen" | "dm-so-tien-dong-quy" | "dm-loai-ho-tro" | "ngay-nghi" | "don-vi-thue" | "tinh-nang" | "cai-dat" | "nhat-ky" | "phien-dang-nhap";
        /** @description Entries of a page. */
        readonly TrangNhatKy: {
            readonly totalCount: number;
            readonly items: readonly components["schemas"]["NhatKyDong"][];
        };
        /** @description An entry. */
        readonly NhatKy: components["schemas"]["NhatKyDong"] & {
            readonly thayDoi: readonly components["schemas"]["ThayDoi"][];
            readonly thietBi: string | null;
        };
        /** @description A changed field; identity, passport and account numbers masked, passwords never kept. Of an export the number of its rows (`soDong`) and each filter that it was made with, what was searched for included, in `moi`; of a report that was taken away what its client told in `boLoc`. */
        readonly ThayDoi: {
            /** @description Wire name of the field; one of a row inside the record as hopDong.1.soHopDong, counted from 1. */
            readonly truong: string;
            readonly cu: string | null;
            readonly moi: string | null;
        };
        /** @description What a person finds on the home page. */
        readonly TrangChu: {
            readonly o: readonly components["schemas"]["OTrangChu"][];
            readonly han: readonly components["schemas"]["HanTrangChu"][];
        };
        /** @description A tile. */
        readonly OTrangChu: {
            /** @enum {string} */
            readonly ma: "bao-cao-quy-cho-tham-dinh" | "bao-cao-quy-cho-phe-duyet" | "ho-tro-cho-xu-ly" | "tu-dong-cho-phe-duyet" | "phieu-nop-cho-doi-soat" | "don-vi-qua-han" | "xuat-canh-thang-truoc" | "thu-quy-thang-truoc" | "ho-tro-da-chi-thang-truoc" | "ky-den-han" | "du-no" | "lao-dong-chua-dong" | "ho-tro-bi-tra-lai";
            /** @description A count, or đồng. */
            readonly giaTri: number;
            /** @enum {string} */
            readonly kieu: "so" | "tien";
            /** @description The list or record that shows the same figure. */
            readonly lienKet: string;
            /** @description The earliest day by which one of them is to be done. */
            readonly hanXuLy: components["schemas"]["Ngay"] | null;
            /** @description The month that the figure is about, MM/yyyy. */
            readonly ky: string | null;
        };
        /** @description A day that the person's unit, or the person, must not miss. */
        readonly HanTrangChu: {
            /** @enum {string} */
            readonly loai: "bao-cao-quy" | "bao-cao-doanh-thu" | "bao-cao-tai-lieu" | "nop-quy" | "nguoi-lao-dong-tu-dong";
            /** @description Month MM/yyyy, quarter q/yyyy, or the code of a dossier. */
            readonly ky: string;
            readonly hanXuLy: components["schemas"]["Ngay"];
            /** @description What is to pay, đồng. */
            readonly soTien: number | null;
            /** @description Of the fund report whose money it is, as the list of fund reports has it; null for what is no money of a report. */
            readonly tinhTrangNop: components["schemas"]["TinhTrangNop"] | null;
            readonly lienKet: string;
        };
        /** @description Charts of the home page. */
        readonly BieuDoTrangChu: {
            readonly bieuDo: readonly {
                /** @enum {string} */
                readonly ma: "xuat-canh-theo-thang" | "thi-truong";
                readonly nam: number;
                /** @description The report that shows the same figures. */
                readonly lienKet: string;
                readonly chuoi: readonly {
                    readonly ten: string;
                    readonly diem: readonly {
                        readonly nhan: string;
                        readonly giaTri: number;
                    }[];
                }[];
            }[];
        };
        /** @description What a search has found, kind by kind, the best first. */
        readonly KetQuaTimKiem: {
            readonly items: readonly {
                /** @enum {string} */
                readonly loai: "nguoi-lao-dong" | "don-vi" | "bao-cao-quy" | "bao-cao-doanh-thu" | "bao-cao-tai-lieu" | "phieu-nop-quy" | "nguoi-lao-dong-tu-dong" | "yeu-cau-ho-tro" | "dong-gop-quy";
                readonly id: string;
                /** @description Code, or personal number, masked for those who may not see it. */
                readonly ma: string;
                /** @description Name of the person or unit that it is about. */
                readonly tieuDe: string;
                readonly moTa: string | null;
                readonly duongDan: string;
            }[];
        };
        readonly PhienDangNhap: {
            readonly phien: readonly {
                /** Format: uuid */
                readonly id: string;
                readonly hienTai: boolean;
                readonly batDau: components["schemas"]["ThoiDiem"];
                readonly thietBi: string | null;
                readonly diaChiIp: string | null;
            }[];
            readonly dangNhap: readonly {
                readonly thoiGian: components["schemas"]["ThoiDiem"];
                /** @enum {integer} */
                readonly ketQua: 1 | 2;
                readonly diaChiIp: string | null;
                readonly thietBi: string | null;
            }[];
        };
        /**
         * @description What is paid for; fund report, revenue report (debts up to 20/02/2022, Decree 38/2020), self-paying worker, other.
         * @enum {string}
         */
        readonly LoaiNop: "bao-cao-quy" | "bao-cao-doanh-thu" | "tu-dong" | "khac";
        /**
         * @description 1 bank transfer, 2 cash, 3 State Treasury.
         * @enum {integer}
         */
        readonly HinhThucNop: 1 | 2 | 3;
        /**
         * @description 1 Nháp, 2 Chờ đối soát, 5 Từ chối, 6 Trả lại, 7 Đã đối soát, 9 Đã hủy.
         * @enum {integer}
         */
        readonly TrangThaiPhieuNopQuy: 1 | 2 | 5 | 6 | 7 | 9;
        /**
         * @description 1 the money counts as it came, 2 what came beyond the declared amount is given back and does not count.
         * @enum {integer}
         */
        readonly XuLyChenhLech: 1 | 2;
        /** @description The part of a voucher that pays one document. It counts as paid once the voucher is reconciled (M5). */
        readonly PhanBo: {
            readonly loai: components["schemas"]["LoaiNop"];
            /**
             * Format: uuid
             * @description Id of the report or dossier.
             */
            readonly chungTuId: string;
            /** @description Code of the report or dossier. */
            readonly ma: string;
            /** @description What it still owes now without this voucher; integer đồng. */
            readonly conPhaiNop: number;
            readonly soTien: components["schemas"]["SoTien"];
        };
        readonly PhanBoNhap: {
            /** Format: uuid */
            readonly chungTuId: string;
            /** @description Integer đồng; at most what the document still owes. */
            readonly soTien: number;
        };
        /** @description A voucher as it is typed. */
        readonly PhieuNopQuyNhap: {
            readonly loai: components["schemas"]["LoaiNop"];
            /**
             * Format: uuid
             * @description Null only for self-paying workers and other money.
             */
            readonly donViId: string | null;
            readonly hinhThuc: components["schemas"]["HinhThucNop"];
            /**
             * Format: date
             * @description 2008-01-01 to today.
             */
            readonly ngayNop: string;
            /** @description Integer đồng. */
            readonly soTien: number;
            /** @description The Fund's account; null for cash and only then. */
            readonly taiKhoanNhanId: string | null;
            /** @description NAPAS BIN of the payer's bank or KBNN; required for a transfer. */
            readonly nganHangId: string | null;
            readonly soTaiKhoanChuyen: string | null;
            /** @description Unique with bank and day among vouchers that are neither rejected nor cancelled. */
            readonly soChungTu: string;
            readonly nguoiNopTien: string;
            /** @description Transfer content. */
            readonly noiDung: string | null;
            /** @description Documents of the voucher's kind that it pays; Σ ≤ soTien, the rest stays as credit. */
            readonly phanBo: readonly components["schemas"]["PhanBoNhap"][];
            readonly ghiChu: string | null;
        };
        /** @description A new voucher. */
        readonly PhieuNopQuyMoi: components["schemas"]["PhieuNopQuyNhap"] & {
            /**
             * Format: uuid
             * @description Names the intention, so that a voucher whose answer was lost is not made a second time. It may be missing.
             */
            readonly maLanGui?: string;
        };
        readonly PhieuNopQuySua: components["schemas"]["PhieuNopQuyNhap"] & {
            readonly concurrencyStamp: string;
        };
        /** @description A payment that somebody declares and the accountant finds on the Fund's account. */
        readonly PhieuNopQuy: components["schemas"]["Audited"] & {
            /** @description NQ.{year}.{6 digits} */
            readonly ma: string;
            readonly loai: components["schemas"]["LoaiNop"];
            readonly donViId: string | null;
            readonly donViMa: string | null;
            readonly donViTen: string | null;
            /** @description Tax code of the unit or personal number of the worker, which stands in the transfer content too; the number is masked in both without `.ViewSensitive`. */
            readonly maSoNguoiNop: string | null;
            /** @description Name in lists: the unit, or the payer where there is none. */
            readonly nguoiNop: string;
            readonly hinhThuc: components["schemas"]["HinhThucNop"];
            readonly ngayNop: components["schemas"]["Ngay"];
            readonly soTien: components["schemas"]["SoTien"];
            /** @description Σ allocations; integer đồng. */
            readonly daPhanBo: number;
            /** @description What counts of the money (soTien, or what was received) less daPhanBo: the payer's credit; integer đồng. */
            readonly conLai: number;
            readonly taiKhoanNhanId: string | null;
            readonly nganHangId: string | null;
            readonly soTaiKhoanChuyen: string | null;
            readonly soChungTu: string;
            readonly nguoiNopTien: string;
            readonly noiDung: string | null;
            readonly phanBo: readonly components["schemas"]["PhanBo"][];
            readonly ghiChu: string | null;
            /**
             * Format: date
             * @description Value date; null before reconciliation.
             */
            readonly ngayGhiCo: string | null;
            /** @description Integer đồng; null before reconciliation. */
            readonly soTienThucNhan: number | null;
            /** @description soTienThucNhan − soTien; 0 before reconciliation; integer đồng. */
            readonly chenhLech: number;
            readonly xuLyChenhLech: components["schemas"]["XuLyChenhLech"] | null;
            readonly lyDoChenhLech: string | null;
            /** @description The bank's number of the statement row it was reconciled with. */
            readonly maGiaoDichSaoKe: string | null;
            readonly trangThai: components["schemas"]["TrangThaiPhieuNopQuy"];
            /** @description Why it was returned or refused; null before and after. */
            readonly lyDo: string | null;
            readonly nguoiTaoId: string | null;
            readonly nguoiTaoTen: string | null;
            readonly nguoiDoiSoatTen: string | null;
            readonly soTepDinhKem: number;
            /** @description The accounting period of its value date is closed. */
            readonly kyKeToanDaKhoa: boolean;
            /** @description Support was granted on a certificate that its money keeps in force. */
            readonly coHoTro: boolean;
            /** @description A contribution that it paid was paid back. */
            readonly coHoanTra: boolean;
        };
        readonly TrangPhieuNopQuy: {
            readonly totalCount: number;
            readonly items: readonly components["schemas"]["PhieuNopQuy"][];
            /** @description Integer đồng, of the whole filter. */
            readonly tong: {
                /** @description Σ declared. */
                readonly soTien: number;
                /** @description Σ that counts of reconciled vouchers. */
                readonly daDoiSoat: number;
                /** @description Σ declared of vouchers that wait. */
                readonly choDoiSoat: number;
            };
        };
        readonly DoiSoatPhieuNopQuy: {
            readonly concurrencyStamp: string;
            /** Format: uuid */
            readonly maLanGui: string;
            /**
             * Format: date
             * @description 2008-01-01 to today.
             */
            readonly ngayGhiCo: string;
            /** @description Integer đồng. */
            readonly soTienThucNhan: number;
            /** @description Required when the amounts differ; 2 only when more came than was declared. */
            readonly xuLyChenhLech?: components["schemas"]["XuLyChenhLech"] | null;
            /** @description Required when the amounts differ; 10–500 characters. */
            readonly lyDo?: string | null;
            /** @description Forget the allocation and give the money to the payer's present debts, the earliest due first. */
            readonly phanBoLai?: boolean;
        };
        /** @description A document that still owes money. */
        readonly CongNo: {
            readonly loai: components["schemas"]["LoaiNop"];
            /** Format: uuid */
            readonly chungTuId: string;
            readonly ma: string;
            /** @description Period or name */
            readonly dienGiai: string;
            readonly hanNop: components["schemas"]["Ngay"];
            readonly conPhaiNop: components["schemas"]["SoTien"];
        };
        readonly DanhSachCongNo: {
            readonly items: readonly components["schemas"]["CongNo"][];
        };
        readonly TaiKhoanQuy: {
            readonly id: string;
            /** @description NAPAS BIN or KBNN. */
            readonly nganHangId: string;
            readonly soTaiKhoan: string;
            readonly chuTaiKhoan: string;
        };
        readonly DanhSachTaiKhoanQuy: {
            readonly items: readonly components["schemas"]["TaiKhoanQuy"][];
        };
        /** @description One credit of a bank statement. */
        readonly DongSaoKe: {
            /** @description Row number in the file. */
            readonly dong: number;
            readonly ngay: components["schemas"]["Ngay"];
            readonly soTien: components["schemas"]["SoTien"];
            readonly noiDung: string;
            /** @description The bank's own number of the transaction. Numbers that differ in case, blanks or marks alone are one transaction, in the look-up and in the reconciliation; its money counts once (QuyHoTro:03001). */
            readonly maGiaoDich: string;
        };
        readonly SaoKeDoiChieu: {
            readonly dong: readonly components["schemas"]["DongSaoKe"][];
        };
        /** @description A voucher that waits for its money, as far as matching shows it. */
        readonly PhieuCho: {
            /** Format: uuid */
            readonly id: string;
            readonly ma: string;
            readonly nguoiNop: string;
            readonly soTien: components["schemas"]["SoTien"];
            readonly ngayNop: components["schemas"]["Ngay"];
            readonly concurrencyStamp: string;
        };
        readonly KetQuaDoiChieu: {
            readonly dong: readonly {
                readonly dong: number;
                /**
                 * @description Same voucher and amount, some doubt, none, or a transaction that is known already.
                 * @enum {string}
                 */
                readonly ketQua: "khop" | "khop-mot-phan" | "khong-khop" | "trung";
                readonly phieu: components["schemas"]["PhieuCho"] | null;
            }[];
        };
        readonly SaoKeXacNhan: {
            /**
             * Format: uuid
             * @description One for each call; the same value answers the first answer.
             */
            readonly maLanGui: string;
            /** @description Why amounts differ; for every row where they do. */
            readonly lyDoChenhLech?: string | null;
            readonly dong: readonly (components["schemas"]["DongSaoKe"] & {
                /** Format: uuid */
                readonly phieuId: string;
                readonly concurrencyStamp: string;
            })[];
        };
        readonly KetQuaXacNhanSaoKe: {
            readonly ketQua: readonly {
                readonly dong: number;
                readonly ma: string | null;
                readonly thanhCong: boolean;
                readonly loi?: components["schemas"]["RemoteServiceErrorInfo"] | null;
            }[];
        };
        readonly XuatBaoCao: {
            /** @description Rows in the file; of chua-dong-quy the people. */
            readonly soDong: number;
            /** @description By what the figures in the file were asked for, named as the fields of the log (`tuNgay`, `donViId`); the log keeps them. Clients from before it was there leave it out. */
            readonly boLoc?: {
                readonly [key: string]: string;
            };
        };
        readonly DaXuatBaoCao: {
            readonly ma: components["schemas"]["MaBaoCao"];
            readonly totalCount: number;
        };
        /** @enum {string} */
        readonly MaBaoCao: "lao-dong-xuat-canh" | "dong-gop-quy" | "tong-hop-so-lao-dong" | "chua-dong-quy" | "theo-doanh-thu" | "lao-dong-tu-dong" | "su-dung-tai-lieu";
        /** @enum {string} */
        readonly ChieuTongHop: "don-vi" | "thi-truong" | "tinh-thanh" | "nganh-nghe";
        /** @enum {string} */
        readonly ChiTieu: "xuat-canh" | "dong-quy" | "dang-lam-viec" | "ve-nuoc";
        /**
         * @description By how many days a contribution is late.
         * @enum {string}
         */
        readonly TuoiNo: "chua-den-han" | "1-30" | "31-60" | "61-90" | "tren-90";
        /** @description A report as a table of rows in their order, an outer row before those inside it; figures by the code of their column. Which columns there are, their titles and the notes are the client's. */
        readonly BaoCao: {
            readonly ma: components["schemas"]["MaBaoCao"];
            /** @description When the figures were taken. */
            readonly lucLay: components["schemas"]["ThoiDiem"];
            readonly nhom: readonly components["schemas"]["DongBaoCao"][];
            readonly tong: components["schemas"]["SoLieu"];
            /** @description Departures of each month of the period; of lao-dong-xuat-canh alone, else empty. */
            readonly theoThang: readonly {
                /** @description yyyy-MM. */
                readonly thang: string;
                readonly tong: number;
                /** @description Women among them. */
                readonly nu: number;
            }[];
            /** @description The plan of the year in which the period ends; null where there is none, or where the report shows only a part of the departures. */
            readonly keHoach: {
                readonly nam: number;
                /** @description Departures planned. */
                readonly soNguoi: number;
                /** @description Departures of the year so far. */
                readonly daDat: number;
            } | null;
        };
        /** @description A row; of the outermost level where chaId is null. */
        readonly DongBaoCao: {
            readonly id: string;
            /**
             * @description What the row is about.
             * @enum {string}
             */
            readonly loai: "khu-vuc" | "thi-truong" | "loai-don-vi" | "don-vi" | "tinh-thanh" | "nganh-nghe" | "thang" | "tai-lieu";
            /** @description Id or code of it, yyyy-MM of a month; `khong` for those without a unit, `chung` for a document of all markets. */
            readonly ma: string;
            /** @description Vietnamese name. */
            readonly ten: string;
            readonly chaId: string | null;
            readonly giaTri: components["schemas"]["SoLieu"];
        };
        /** @description Figures by column, amounts in integer đồng, per cent with one decimal; null where there is none to show. */
        readonly SoLieu: {
            readonly [key: string]: number | string | null;
        };
        readonly TrangLaoDongChuaDong: {
            readonly totalCount: number;
            readonly items: readonly components["schemas"]["LaoDongChuaDong"][];
        };
        /** @description A contract that is not paid for; identity numbers are masked without `.ViewSensitive`. */
        readonly LaoDongChuaDong: {
            readonly hopDongId: string;
            readonly nguoiLaoDongId: string;
            readonly hoTen: string;
            readonly ngaySinh: components["schemas"]["Ngay"];
            readonly soCccd: string;
            readonly soHoChieu: string | null;
            readonly donViTen: string | null;
            readonly thiTruongId: string;
            readonly ngayXuatCanh: components["schemas"]["Ngay"];
            /**
             * Format: date
             * @description Last day to pay; null while the day that it counts from is not known.
             */
            readonly hanDong: string | null;
            readonly soNgayQuaHan: number;
            /** @description Worker share owed; integer đồng. */
            readonly tienNld: number;
            /** @description Enterprise share owed; integer đồng. */
            readonly tienDn: number;
            /** @description tienNld + tienDn. */
            readonly tong: number;
        };
        /** @description A revenue report as its list has it. */
        readonly DongBaoCaoDoanhThu: {
            /** Format: uuid */
            readonly id: string;
            readonly concurrencyStamp: string;
            /** @example BCDT.2026Q3.DV0007 */
            readonly ma: string;
            /** Format: uuid */
            readonly donViId: string;
            readonly donViMa: string;
            readonly donViTen: string;
            readonly canBoPhuTrachTen: string | null;
            readonly nam: number;
            readonly quy: number;
            readonly hanNop: components["schemas"]["Ngay"];
            /**
             * Format: date
             * @description Day of settlement; that of the last sending.
             */
            readonly ngayQt: string | null;
            /** @description Moment of the last sending. */
            readonly ngayGui: string | null;
            /**
             * @description 1 Nháp … 6 Yêu cầu bổ sung (§4.3).
             * @enum {integer}
             */
            readonly trangThai: 1 | 2 | 3 | 4 | 5 | 6;
            readonly nguoiThamDinhId: string | null;
            /** @description Who appraised may not approve (DS6). */
            readonly batBuocHaiNguoi: boolean;
            /** @description Workers from whom a fee was taken. */
            readonly soLaoDong: number;
            /** @description Service fees from workers. */
            readonly dtNld: number;
            /** @description Service fees from foreign parties. */
            readonly dtNuocNgoai: number;
            /** @description Their sum. */
            readonly tongDoanhThu: number;
            /** @description Per cent of the revenue that is due; 0 since the second quarter of 2022. */
            readonly tyLe: number;
            /** @description Rate × revenue, rounded up to the next đồng. */
            readonly phaiNopTrongKy: number;
            /** @description Debt of the report before (M4). */
            readonly duNoKyTruoc: number;
            /** @description Credit of the report before. */
            readonly nopThuaKyTruoc: number;
            /** @description M2; not below 0. */
            readonly tongPhaiNop: number;
            /** @description Σ allocations of reconciled vouchers (M5). */
            readonly daNop: number;
            /** @description M3; 0 for a rejected report, which owes nothing. */
            readonly noChuyenKySau: number;
            /** @description M3; 0 for a rejected report. */
            readonly nopThua: number;
            /** @description Nil report. */
            readonly khongPhatSinh: boolean;
        };
        readonly TrangBaoCaoDoanhThu: {
            readonly totalCount: number;
            readonly items: readonly components["schemas"]["DongBaoCaoDoanhThu"][];
            /** @description Sums of the whole filter. */
            readonly tong: {
                readonly soLaoDong: number;
                readonly tongDoanhThu: number;
                readonly phaiNopTrongKy: number;
                readonly tongPhaiNop: number;
                readonly daNop: number;
                readonly noChuyenKySau: number;
                readonly dtNld: number;
                readonly dtNuocNgoai: number;
                /** @description What each unit brought forward into the first quarter found. */
                readonly noDauKy: number;
                /** @description What the units had to pay over all the quarters found, debts brought forward counted once. */
                readonly phaiNopCaKy: number;
                /** @description What each unit owed after the last quarter found. */
                readonly noCuoiKy: number;
            };
            readonly dem: {
                readonly [key: string]: number;
            };
        };
        /** @description A revenue report with its lines and what its workflow depends on. */
        readonly BaoCaoDoanhThu: components["schemas"]["Audited"] & components["schemas"]["DongBaoCaoDoanhThu"] & {
            /**
             * Format: date
             * @description Day of settlement of the unit's report before this one.
             */
            readonly ngayQtTruoc: string | null;
            readonly nguoiLap: string;
            readonly dienThoaiLap: string;
            readonly ghiChu: string | null;
            readonly nguoiThamDinhTen: string | null;
            readonly ngayThamDinh: string | null;
            readonly yKienThamDinh: string | null;
            readonly nguoiDuyetId: string | null;
            /** @description Officer of the Fund in charge of the unit. */
            readonly canBoPhuTrachId: string | null;
            readonly nguoiDuyetTen: string | null;
            readonly ngayDuyet: string | null;
            readonly yKienDuyet: string | null;
            /** @description Why it was returned or refused last. */
            readonly lyDoTraLai: string | null;
            /** @description It has lines or says that there is nothing to report. */
            readonly coNoiDung: boolean;
            /** @description It was sent once and can no longer be deleted. */
            readonly daGui: boolean;
            /** @description An appraiser has opened it since it was sent. */
            readonly daMo: boolean;
            /** @description A later quarter of the unit is approved. */
            readonly coKySauDuocDuyet: boolean;
            /** @description Always false; the same facts as a fund report's. */
            readonly coHoTro: boolean;
            /** @description Always false; the same facts as a fund report's. */
            readonly coHoanTra: boolean;
            /**
             * Format: date
             * @description Last day whose revenue counts, where the rate ends within the quarter (2022Q1: 20/02/2022).
             */
            readonly tyLeDenNgay: string | null;
            readonly chiTiet: readonly components["schemas"]["DongDoanhThu"][];
        };
        /** @description The revenue of one market. */
        readonly DongDoanhThu: {
            /** @description Market; once in a report. */
            readonly thiTruongId: string;
            readonly soLaoDong: number;
            readonly dtNld: components["schemas"]["SoTien"];
            readonly dtNuocNgoai: components["schemas"]["SoTien"];
        };
        /** @description What a unit fills in. */
        readonly BaoCaoDoanhThuNhap: {
            /** @description Year, 2008 to the present one. */
            readonly nam: number;
            readonly quy: number;
            readonly nguoiLap: string;
            readonly dienThoaiLap: string;
            readonly ghiChu: string | null;
            /** @description True for a report without lines. */
            readonly khongPhatSinh: boolean;
            /** @description Σ of the lines, checked by the server (`QuyHoTro:04001`). */
            readonly tongDoanhThu: number;
            readonly chiTiet: readonly components["schemas"]["DongDoanhThu"][];
        };
        /** @description What a report of a quarter starts with. */
        readonly ChuanBiBaoCaoDoanhThu: {
            /** Format: uuid */
            readonly donViId: string;
            readonly nam: number;
            readonly quy: number;
            readonly hanNop: components["schemas"]["Ngay"];
            /** Format: date */
            readonly ngayQtTruoc: string | null;
            /** @description The report that the quarter has already. */
            readonly baoCaoId: string | null;
            readonly baoCaoMa: string | null;
            /** @description Per cent. */
            readonly tyLe: number;
            /**
             * Format: date
             * @description Last day whose revenue counts, where the rate ends within the quarter.
             */
            readonly tyLeDenNgay: string | null;
            readonly duNoKyTruoc: components["schemas"]["SoTien"];
            readonly nopThuaKyTruoc: components["schemas"]["SoTien"];
        };
        /**
         * @description 6a direct contract made before departure, 6b after it, `qua-don-vi` sent by a unit but paying alone (Law 69/2020 Art.5).
         * @enum {string}
         */
        readonly HinhThucTuDong: "6a" | "6b" | "qua-don-vi";
        /**
         * @description 2 pending, 4 approved, 5 rejected, 6 more papers asked for, 9 cancelled.
         * @enum {integer}
         */
        readonly TrangThaiHoSoTuDong: 2 | 4 | 5 | 6 | 9;
        /**
         * @description 1 unpaid, 2 being reconciled, 3 paid, 4 paid back (`hoan-tra` of its contribution): the money counts no more, nothing is owed, and the dossier takes no further step.
         * @enum {integer}
         */
        readonly TinhTrangDong: 1 | 2 | 3 | 4;
        /**
         * @description 1 declared online, 2 entered at the Fund, 3 from a provincial authority or a commune.
         * @enum {integer}
         */
        readonly NguonHoSo: 1 | 2 | 3;
        /**
         * @description A paper of the dossier (NĐ 112/2021 Art.38.1); `chung-tu` is the proof of payment and never required.
         * @enum {string}
         */
        readonly GiayToTuDong: "hop-dong" | "ban-dich" | "ho-chieu" | "giay-phep-cu-tru" | "chung-tu";
        /**
         * @description Same identity number, same passport, contribution already paid for this contract, contract listed in a fund report that a unit has sent, passport over before departure, under 18 at departure.
         * @enum {string}
         */
        readonly CanhBaoTuDong: "trung-cccd" | "trung-ho-chieu" | "da-dong" | "trong-bao-cao" | "ho-chieu-het-han" | "duoi-18";
        /** @description Who declares. Texts are trimmed; null where nothing was entered. */
        readonly NguoiTuDong: {
            readonly hoTen: string;
            /**
             * Format: date
             * @description At least 18 and at most 70 years before departure.
             */
            readonly ngaySinh: string;
            /**
             * @description 1 male, 2 female, 3 other.
             * @enum {integer}
             */
            readonly gioiTinh: 1 | 2 | 3;
            /** @description 12 digits; possibly masked when read. */
            readonly soCccd: string;
            /** @description Why a number that contradicts sex or birth year is right. */
            readonly lyDoCccd: string | null;
            /**
             * Format: date
             * @description Not in the future.
             */
            readonly ngayCapCccd: string;
            readonly noiCapCccd: string | null;
            /** @description One capital letter and 7 or 8 digits; possibly masked when read. */
            readonly soHoChieu: string;
            /**
             * Format: date
             * @description Not in the future.
             */
            readonly ngayCapHc: string;
            readonly noiCapHc: string | null;
            /**
             * Format: date
             * @description After departure.
             */
            readonly ngayHetHanHc: string | null;
            readonly dienThoai: string;
            readonly email: string | null;
            readonly tinhThanhMa: string;
            readonly xaPhuongMa: string;
            readonly diaChi: string | null;
            readonly trinhDo: number | null;
            /** @description Whom to call in an emergency. */
            readonly lienHeTen: string | null;
            /** @description Relation to the worker. */
            readonly lienHeQuanHe: string | null;
            readonly lienHeDienThoai: string | null;
        };
        /** @description The contract that is declared. */
        readonly HopDongTuDong: {
            readonly hinhThuc: components["schemas"]["HinhThucTuDong"];
            /** @description The sending unit; only and always with `qua-don-vi`. */
            readonly donViId: string | null;
            readonly thiTruongId: string;
            readonly nganhNgheId: string;
            /** @description The employer abroad. */
            readonly nsdld: string;
            readonly diaChiLamViec: string | null;
            readonly soHopDong: string | null;
            /** @description Number of the document that registers the contract; always with 6a and 6b. */
            readonly soXacNhan: string | null;
            /**
             * Format: date
             * @description Always with 6a and 6b; not in the future.
             */
            readonly ngayXacNhan: string | null;
            readonly coQuanXacNhan: string | null;
            /**
             * Format: date
             * @description Not after departure save with 6b.
             */
            readonly ngayKy: string | null;
            /** Format: date */
            readonly tuNgay: string;
            /**
             * Format: date
             * @description After `tuNgay`; 60 months at most.
             */
            readonly denNgay: string;
            /** @description Per month. */
            readonly mucLuong: number | null;
            /** @description ISO 4217; always with a wage. */
            readonly tienTe: string | null;
            /**
             * Format: date
             * @description After the day of declaration with 6a, before it with 6b.
             */
            readonly ngayXuatCanh: string;
        };
        /** @description What the worker says of the money; all null until it is said. */
        readonly KhoanDongTuKhai: {
            /**
             * @description 1 bank transfer
             * @enum {integer|null}
             */
            readonly hinhThucNop: 1 | 2 | null;
            /**
             * Format: date
             * @description Not in the future.
             */
            readonly ngayNop: string | null;
            /** @description The bank's reference. */
            readonly soGiaoDich: string | null;
            /** @description NAPAS BIN of the payer's bank or KBNN; it must be known. */
            readonly nganHangId: string | null;
        };
        /** @description A declaration as it is entered. */
        readonly HoSoTuDongNhap: components["schemas"]["NguoiTuDong"] & components["schemas"]["HopDongTuDong"] & components["schemas"]["KhoanDongTuKhai"] & {
            readonly nguon: components["schemas"]["NguonHoSo"];
            readonly ghiChu: string | null;
        };
        readonly HoSoTuDongSua: components["schemas"]["HoSoTuDongNhap"] & {
            readonly concurrencyStamp: string;
        };
        /** @description What the server adds to a declaration. */
        readonly HoSoTuDongThem: {
            /** @description `TD.{yyyy}.{6 digits}` */
            readonly ma: string;
            readonly donViTen: string | null;
            /** @description Whole months of the contract. */
            readonly thoiHanThang: number;
            readonly trangThai: components["schemas"]["TrangThaiHoSoTuDong"];
            readonly tinhTrangDong: components["schemas"]["TinhTrangDong"];
            /** @description The worker share in force on the day of declaration; there is no enterprise share. */
            readonly soTien: number;
            /**
             * Format: date
             * @description Pay-by date (QĐ 40/2021 Art.8.2): three days before departure, with 6b five working days after the approval notice; null until then, and where the contract was paid for by another way.
             */
            readonly hanDong: string | null;
            readonly ngayGui: components["schemas"]["ThoiDiem"];
            /** @description When it last became pending. */
            readonly ngayChoTu: string;
            /** @description Working days that it has been pending; null in any other status. The law gives 5 (NĐ 112/2021 Art.38.2). */
            readonly soNgayCho: number | null;
            readonly canhBao: readonly components["schemas"]["CanhBaoTuDong"][];
            /** @description Every required paper is attached. */
            readonly duTaiLieu: boolean;
            /** @description Required papers that are not attached. */
            readonly thieuGiayTo: readonly components["schemas"]["GiayToTuDong"][];
            /** @description Papers named by the last request for more. */
            readonly giayToYeuCau: readonly components["schemas"]["GiayToTuDong"][];
            /** @description Reason of the last return, rejection, cancellation or reopening. */
            readonly lyDo: string | null;
            readonly yKienPheDuyet: string | null;
            /** @description Moment of approval, whose day is the day of the notice. */
            readonly ngayPheDuyet: string | null;
            readonly nguoiPheDuyetTen: string | null;
            /** @description soTien less what reconciled vouchers pay of it; integer đồng. */
            readonly conPhaiNop: number;
            /** @description All that came for the dossier; integer đồng. */
            readonly soTienThucNhan: number | null;
            /** Format: date */
            readonly ngayGhiCo: string | null;
            readonly soChungTu: string | null;
            /** @description Number of the contribution certificate. */
            readonly soGcn: string | null;
            /** Format: date */
            readonly ngayDong: string | null;
            /** @description What the worker writes on the transfer. */
            readonly noiDungChuyenKhoan: string;
            /** @description The worker in the database; null until approval. */
            readonly nguoiLaoDongId: string | null;
            readonly hopDongId: string | null;
            /** @description The contribution in the ledger; null until the money is there. */
            readonly dongGopId: string | null;
        };
        /** @description A whole dossier. */
        readonly HoSoTuDong: components["schemas"]["Audited"] & components["schemas"]["HoSoTuDongNhap"] & components["schemas"]["HoSoTuDongThem"];
        /** @description A row of the list. */
        readonly HoSoTuDongDong: {
            /** Format: uuid */
            readonly id: string;
            readonly concurrencyStamp: string;
            readonly ma: string;
            readonly hoTen: string;
            /** Format: date */
            readonly ngaySinh: string;
            /** @enum {integer} */
            readonly gioiTinh: 1 | 2 | 3;
            readonly soCccd: string;
            readonly soHoChieu: string;
            readonly dienThoai: string;
            readonly tinhThanhMa: string;
            readonly thiTruongId: string;
            readonly hinhThuc: components["schemas"]["HinhThucTuDong"];
            readonly donViTen: string | null;
            readonly thoiHanThang: number;
            /** Format: date */
            readonly ngayXuatCanh: string;
            /** Format: date */
            readonly hanDong: string | null;
            readonly soTien: number;
            readonly tinhTrangDong: components["schemas"]["TinhTrangDong"];
            readonly soGcn: string | null;
            readonly nguon: components["schemas"]["NguonHoSo"];
            readonly ngayGui: components["schemas"]["ThoiDiem"];
            readonly trangThai: components["schemas"]["TrangThaiHoSoTuDong"];
            readonly soNgayCho: number | null;
            readonly canhBao: readonly components["schemas"]["CanhBaoTuDong"][];
            readonly duTaiLieu: boolean;
        };
        readonly DanhSachHoSoTuDong: {
            readonly totalCount: number;
            readonly items: readonly components["schemas"]["HoSoTuDongDong"][];
            /** @description Sums of the whole filter. */
            readonly tong: {
                /** @description Đồng of the paid dossiers. */
                readonly daDong: number;
            };
            /** @description Dossiers by status, were `trangThai` not filtered. */
            readonly dem: {
                readonly [key: string]: number;
            };
        };
        /** @description The worker of the database beside the declaration; null when the database does not know the person. */
        readonly DoiChieuHoSoTuDong: {
            /**
             * @description What both have in common.
             * @enum {string|null}
             */
            readonly khopTheo: "soCccd" | "soHoChieu" | null;
            /** @description Person, and the declared contract where it is known, in the declaration's own names; a field without a counterpart is missing. */
            readonly nguoiLaoDong: ({
                readonly id: string;
                readonly hoTen: string;
                readonly soCccd: string;
                readonly soHoChieu: string | null;
                readonly tinhThanhMa: string;
            } & {
                readonly [key: string]: unknown;
            }) | null;
            /** @description Other dossiers of the same person or passport. */
            readonly hoSoKhac: readonly {
                readonly id: string;
                readonly ma: string;
                readonly hoTen: string;
                readonly trangThai: components["schemas"]["TrangThaiHoSoTuDong"];
            }[];
        };
        readonly YeuCauBoSungHoSoTuDong: components["schemas"]["HanhDongLyDo"] & {
            /** @description Papers that are missing; may be empty when something else is. */
            readonly giayTo: readonly components["schemas"]["GiayToTuDong"][];
        };
        readonly GhiNhanDong: components["schemas"]["HanhDongChung"] & {
            /**
             * @description 1 bank transfer
             * @enum {integer}
             */
            readonly hinhThucNop: 1 | 2;
            /**
             * Format: date
             * @description Not in the future.
             */
            readonly ngayNop: string;
            /** @description The bank's reference where it is known. */
            readonly soGiaoDich?: string | null;
            /** @description NAPAS BIN of the payer's bank or KBNN where it is known; 400 names the field of a bank that is not. */
            readonly nganHangId?: string | null;
        };
        readonly XacNhanDong: components["schemas"]["HanhDongChung"] & {
            /** @description Đồng on the Fund's account. */
            readonly soTienThucNhan: number;
            /**
             * Format: date
             * @description Value date; not in the future.
             */
            readonly ngayGhiCo: string;
            readonly soChungTu: string | null;
            /** @description The bank's text; one that names another record's code is refused. */
            readonly noiDung: string | null;
            readonly yKien?: string | null;
        };
        /**
         * @description 1 draft, 2 to be appraised, 3 to be approved, 4 approved, 5 refused, 6 returned, 7 paid.
         * @enum {integer}
         */
        readonly TrangThaiHoTro: 1 | 2 | 3 | 4 | 5 | 6 | 7;
        /** @description Who applies in the place of the worker. */
        readonly NguoiUyQuyen: {
            readonly hoTen: string;
            readonly quanHe: string;
            readonly soCccd: string;
            readonly ngayCap: components["schemas"]["Ngay"] | null;
            readonly noiCap: string | null;
            readonly diaChi: string;
        };
        /** @description Fields of single types, null where the type has no use for them. HT04/05 soNguoi, giaTriHopDong, anPhi; HT06/11 chiPhi; HT07 loaiSuKien, ngayChet, soChungTu, quanHe; HT08 coSo, nghe, tuNgay, denNgay, soThang, truongHopTruocId, khongHuongNganSach; HT09/10 nhanVien, nuocCongTac, ngayDi, ngayVe, giaVe, hangVe, giaVePhoThong, soVanBan; HT10 khongViPham; HT11 baoGia, whose highest is the most that counts of chiPhi. */
        readonly ThongTinRieng: {
            /** @description Workers that the legal case concerns. */
            readonly soNguoi: number | null;
            /** @description Contract with the lawyer, integer đồng. */
            readonly giaTriHopDong: number | null;
            /** @description Court fees, integer đồng. */
            readonly anPhi: number | null;
            /**
             * @description Dead or missing.
             * @enum {string|null}
             */
            readonly loaiSuKien: "chet" | "mat-tich" | null;
            readonly ngayChet: components["schemas"]["Ngay"] | null;
            /** @description Number of the death certificate or of the declaration. */
            readonly soChungTu: string | null;
            /** @description Relation of the relative to the worker: vo, chong, con, bo, me, anh-chi-em-ruot (Art.14). */
            readonly quanHe: string | null;
            /** @description Where the course was taken. */
            readonly coSo: string | null;
            /** @description Trade that was learnt. */
            readonly nghe: string | null;
            readonly tuNgay: components["schemas"]["Ngay"] | null;
            readonly denNgay: components["schemas"]["Ngay"] | null;
            /** @description Months of the course, at most those that have begun between tuNgay and denNgay. */
            readonly soThang: number | null;
            /** @description The approved case of HT01 to HT03 before it. */
            readonly truongHopTruocId: string | null;
            /** @description The course was not paid for by the state budget. */
            readonly khongHuongNganSach: boolean;
            /** @description The employee who travelled. */
            readonly nhanVien: string | null;
            /** @description Market travelled to. */
            readonly nuocCongTac: string | null;
            readonly ngayDi: components["schemas"]["Ngay"] | null;
            readonly ngayVe: components["schemas"]["Ngay"] | null;
            /** @description Return ticket, integer đồng. */
            readonly giaVe: number | null;
            /**
             * @description Class of the ticket.
             * @enum {string|null}
             */
            readonly hangVe: "pho-thong" | "thuong-gia" | null;
            /** @description Economy fare of the same trip, for a ticket of a higher class. Integer đồng. */
            readonly giaVePhoThong: number | null;
            /** @description The paper that asked for the mission (HT10). */
            readonly soVanBan: string | null;
            /** @description The enterprise confirms that it kept the contracts. */
            readonly khongViPham: boolean;
            /** @description Cost of lodging or transport, integer đồng. */
            readonly chiPhi: number | null;
            /** @description Quotes of three carriers or more, integer đồng. */
            readonly baoGia: readonly number[];
        };
        /** @description A paper that the type asks for, as its list stands when the request is sent. */
        readonly GiayToDaNop: {
            readonly ma: string;
            readonly ten: string;
            readonly batBuoc: boolean;
            /** @enum {string} */
            readonly tinhTrang: "co" | "thieu" | "khong-ap-dung";
            readonly tepId: string | null;
        };
        /** @description One case as it is written. */
        readonly TruongHopNhap: {
            /**
             * Format: uuid
             * @description Of the unit that asks, where one does; in one case of a request only.
             */
            readonly hopDongId: string | null;
            /** @description That of the contract's worker may come masked, as it was read. */
            readonly soHoChieu: string | null;
            readonly noiCapHc: string | null;
            readonly ngayCapHc: components["schemas"]["Ngay"] | null;
            /** @description Market. */
            readonly nuocDen: string | null;
            readonly hdTu: components["schemas"]["Ngay"] | null;
            readonly hdDen: components["schemas"]["Ngay"] | null;
            readonly lvTu: components["schemas"]["Ngay"] | null;
            readonly lvDen: components["schemas"]["Ngay"] | null;
            /** @description Not after the death (HT07) or the first day of the course (HT08). E3 asks for it between departure and return as the worker's record has them, too; E4 refuses a day that was supported by the same kind for another contract; HT01 to HT03 are one matter, an early return. */
            readonly ngaySuViec: components["schemas"]["Ngay"] | null;
            /**
             * @description Each kind of support knows some of them, and every one `khac`, which `lyDoKhac` tells in words.
             * @enum {string|null}
             */
            readonly lyDoHoTro: "tai-nan-lao-dong" | "tai-nan-rui-ro" | "om-dau-benh-tat" | "giai-the" | "pha-san" | "thu-hep" | "thien-tai" | "chien-tranh" | "suy-thoai" | "bat-kha-khang" | "nguoc-dai" | "cuong-buc" | "de-doa" | "quay-roi" | "tranh-chap" | "than-nhan" | "chuyen-doi-nghe" | "thi-truong" | "rui-ro" | "thi-hai" | "khac" | null;
            readonly lyDoKhac: string | null;
            readonly mucDo: number | null;
            /** @description Integer đồng. */
            readonly tienDeNghi: number | null;
            readonly chuTaiKhoan: string | null;
            readonly soTaiKhoan: string | null;
            readonly nganHangId: string | null;
            readonly chiNhanh: string | null;
            /** @description Needed where relatives are supported (HT07). */
            readonly nguoiUyQuyen: components["schemas"]["NguoiUyQuyen"] | null;
            readonly rieng: components["schemas"]["ThongTinRieng"];
            readonly giayTo: readonly components["schemas"]["GiayToDaNop"][];
        };
        /**
         * @description 1 not paid, 2 paid in part, 3 paid, 4 returned.
         * @enum {integer}
         */
        readonly TinhTrangChi: 1 | 2 | 3 | 4;
        /** @description What the tiers of the type suggest for a case, within its frame. Integer đồng. */
        readonly GoiYMuc: {
            readonly tu: number;
            readonly den: number;
            readonly soTien: number;
        };
        /** @description One case as it stands. */
        readonly TruongHop: components["schemas"]["TruongHopNhap"] & {
            /** Format: uuid */
            readonly id: string;
            readonly nguoiLaoDongId: string | null;
            readonly hoTen: string | null;
            readonly ngaySinh: components["schemas"]["Ngay"] | null;
            readonly soCccd: string | null;
            readonly gioiTinh: number | null;
            readonly soGcn: string | null;
            readonly ngayDong: components["schemas"]["Ngay"] | null;
            readonly donViTen: string | null;
            /** @description Least amount of the case; null while it cannot be told. */
            readonly mucMin: number | null;
            /** @description Most; null for no ceiling or while it cannot be told. */
            readonly mucMax: number | null;
            readonly goiY: components["schemas"]["GoiYMuc"] | null;
            /** @description Advance of HT04 that is subtracted, integer đồng. */
            readonly daTamCap: number;
            readonly tienDeXuat: number | null;
            readonly tienDuyet: number | null;
            readonly tienChi: number;
            readonly tinhTrangChi: components["schemas"]["TinhTrangChi"];
            readonly chiTra: readonly components["schemas"]["LanChi"][];
            readonly dieuKien: readonly components["schemas"]["DieuKien"][];
        };
        /** @description One payment of a case. */
        readonly LanChi: {
            /** Format: uuid */
            readonly id: string;
            readonly ngayChi: components["schemas"]["Ngay"];
            readonly soUnc: string;
            readonly soTien: components["schemas"]["SoTien"];
            readonly huyLuc: components["schemas"]["ThoiDiem"] | null;
            readonly lyDoHuy: string | null;
        };
        /** @description A condition E1 to E11 and how it came out. */
        readonly DieuKien: {
            /** @enum {string} */
            readonly ma: "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "E7" | "E8" | "E9" | "E10" | "E11";
            readonly dat: boolean;
            /** @description What was found */
            readonly lyDo: string;
            /** @description Article of the law. */
            readonly canCu: string;
            /** @description Values in it: days as ISO dates, amounts in integer đồng. */
            readonly thamSo: {
                readonly [key: string]: string | number;
            };
        };
        readonly KetQuaDieuKien: {
            readonly truongHop: readonly {
                readonly thuTu: number;
                readonly mucMin: number | null;
                readonly mucMax: number | null;
                readonly goiY: components["schemas"]["GoiYMuc"] | null;
                /** @description Advance of HT04 that is subtracted, integer đồng. */
                readonly daTamCap: number;
                readonly dieuKien: readonly components["schemas"]["DieuKien"][];
            }[];
        };
        /** @description A contract with its worker and contribution. */
        readonly NguoiDeNghi: {
            /** Format: uuid */
            readonly hopDongId: string;
            /** Format: uuid */
            readonly nguoiLaoDongId: string;
            readonly hoTen: string;
            readonly ngaySinh: components["schemas"]["Ngay"];
            readonly gioiTinh: number;
            readonly soCccd: string;
            readonly soHoChieu: string | null;
            readonly ngayCapHc: components["schemas"]["Ngay"] | null;
            readonly noiCapHc: string | null;
            readonly donViId: string | null;
            readonly donViTen: string | null;
            readonly thiTruongId: string;
            readonly tuNgay: components["schemas"]["Ngay"] | null;
            readonly denNgay: components["schemas"]["Ngay"] | null;
            readonly ngayXuatCanh: components["schemas"]["Ngay"] | null;
            readonly ngayVeNuoc: components["schemas"]["Ngay"] | null;
            readonly soGcn: string | null;
            readonly ngayDong: components["schemas"]["Ngay"] | null;
            /** @description Approved cases of the worker that the caller may see, the latest first. */
            readonly daHoTro: readonly {
                /** Format: uuid */
                readonly truongHopId: string;
                /** Format: uuid */
                readonly yeuCauId: string;
                readonly maYeuCau: string;
                readonly loaiHoTroId: string;
                readonly soQd: string | null;
                readonly ngayQd: components["schemas"]["Ngay"] | null;
                readonly tienDuyet: number;
                /** @description It counted against this contract's contribution. */
                readonly cungDongGop: boolean;
            }[];
        };
        readonly DanhSachNguoiDeNghi: {
            readonly items: readonly components["schemas"]["NguoiDeNghi"][];
        };
        /** @description What a person writes of a request. */
        readonly YeuCauHoTroNhap: {
            readonly loaiHoTroId: string;
            /** Format: uuid */
            readonly donViId: string | null;
            /**
             * @description 1 online, 2 by hand, 3 by post, 4 through the unit. 2 and 3, with their day, are the Fund's word; from a unit they are refused (400), unless the Fund has entered them.
             * @enum {integer}
             */
            readonly hinhThucNop: 1 | 2 | 3 | 4;
            readonly ngayDeNghi: components["schemas"]["Ngay"];
            readonly nguoiLienHe: string;
            readonly dienThoai: string;
            readonly ghiChu: string | null;
            readonly truongHop: readonly components["schemas"]["TruongHopNhap"][];
        };
        /** @description A new request. */
        readonly YeuCauHoTroMoi: components["schemas"]["YeuCauHoTroNhap"] & {
            /**
             * Format: uuid
             * @description Names the intention, so that a draft whose answer was lost is not made a second time. It may be missing.
             */
            readonly maLanGui?: string;
        };
        /** @description A changed request. */
        readonly YeuCauHoTroSua: components["schemas"]["YeuCauHoTroNhap"] & {
            readonly concurrencyStamp: string;
        };
        /** @description A row of the list. */
        readonly YeuCauHoTroDong: {
            /** Format: uuid */
            readonly id: string;
            readonly concurrencyStamp: string;
            readonly ma: string;
            readonly loaiHoTroId: string;
            readonly loaiHoTroTen: string;
            /** @enum {integer} */
            readonly doiTuong: 1 | 2 | 3;
            readonly donViId: string | null;
            readonly donViTen: string | null;
            readonly nguoiDeNghi: string;
            readonly soTruongHop: number;
            readonly thiTruongId: string | null;
            readonly tienDeNghi: components["schemas"]["SoTien"];
            readonly tienDuyet: number | null;
            readonly tienChi: components["schemas"]["SoTien"];
            /** @enum {integer} */
            readonly hinhThucNop: 1 | 2 | 3 | 4;
            readonly ngayGui: components["schemas"]["ThoiDiem"] | null;
            readonly ngayNhanDu: components["schemas"]["Ngay"] | null;
            readonly hanXuLy: components["schemas"]["Ngay"] | null;
            readonly canBoTen: string | null;
            readonly ngayThamDinh: components["schemas"]["ThoiDiem"] | null;
            readonly ngayPheDuyet: components["schemas"]["ThoiDiem"] | null;
            readonly trangThai: components["schemas"]["TrangThaiHoTro"];
            /** @description Whether the caller may delete it at the moment: a draft of their own that was never sent. */
            readonly duocXoa: boolean;
            /** @description It waits for the Fund longer than the type allows. */
            readonly quaHan: boolean;
        };
        /** @description Requests of a page. */
        readonly TrangYeuCauHoTro: {
            readonly totalCount: number;
            readonly items: readonly components["schemas"]["YeuCauHoTroDong"][];
            /** @description Sums of the whole filter. */
            readonly tong: {
                readonly soTruongHop: number;
                readonly tienDeNghi: number;
                readonly tienDuyet: number;
                readonly tienChi: number;
            };
            /** @description Number per status over the filter without its status. */
            readonly dem: {
                readonly [key: string]: number;
            };
        };
        /** @description A request. */
        readonly YeuCauHoTro: components["schemas"]["Audited"] & {
            readonly ma: string;
            readonly loaiHoTroId: string;
            readonly loaiHoTroTen: string;
            readonly donViId: string | null;
            readonly donViTen: string | null;
            /** @enum {integer} */
            readonly hinhThucNop: 1 | 2 | 3 | 4;
            readonly ngayDeNghi: components["schemas"]["Ngay"];
            readonly nguoiLienHe: string;
            readonly dienThoai: string;
            readonly ghiChu: string | null;
            readonly trangThai: components["schemas"]["TrangThaiHoTro"];
            readonly ngayGui: components["schemas"]["ThoiDiem"] | null;
            readonly ngayNhanDu: components["schemas"]["Ngay"] | null;
            readonly hanXuLy: components["schemas"]["Ngay"] | null;
            /** @description Working days for which the clock stood still, also after the last day for an answer. */
            readonly soNgayDung: number;
            readonly nguoiThamDinhId: string | null;
            readonly nguoiThamDinhTen: string | null;
            readonly ngayThamDinh: components["schemas"]["ThoiDiem"] | null;
            readonly yKienThamDinh: string | null;
            readonly nguoiPheDuyetId: string | null;
            readonly nguoiPheDuyetTen: string | null;
            readonly ngayPheDuyet: components["schemas"]["ThoiDiem"] | null;
            readonly yKienPheDuyet: string | null;
            readonly soQd: string | null;
            readonly ngayQd: components["schemas"]["Ngay"] | null;
            readonly lyDoTuChoi: string | null;
            /** @description Why it was returned the last time. */
            readonly lyDoBoSung: string | null;
            readonly tienDeNghi: components["schemas"]["SoTien"];
            readonly tienDuyet: number | null;
            readonly tienChi: components["schemas"]["SoTien"];
            readonly batBuocHaiNguoi: boolean;
            /** @enum {integer} */
            readonly doiTuong: 1 | 2 | 3;
            /** @description It was sent once. */
            readonly daGui: boolean;
            /** @description Everything is filled in and every required paper is there. */
            readonly duHoSo: boolean;
            /** @description Names of the required papers that are missing. */
            readonly thieuHoSo: readonly string[];
            /** @description There is a payment that was not taken back. */
            readonly coKhoanChi: boolean;
            /** @description Why red conditions were waived. */
            readonly mienDieuKien: string | null;
            /** @description It waits for the Fund longer than the type allows. */
            readonly quaHan: boolean;
            readonly truongHop: readonly components["schemas"]["TruongHop"][];
        };
        /** @description Appraisal. */
        readonly ThamDinhHoTro: components["schemas"]["HanhDongChung"] & {
            readonly ngayNhanDuHoSo: components["schemas"]["Ngay"];
            readonly deXuat: readonly components["schemas"]["DeXuatHoTro"][];
            readonly mienDieuKien: string | null;
            readonly yKien: string | null;
        };
        /** @description The proposed amount of a case. */
        readonly DeXuatHoTro: {
            /** Format: uuid */
            readonly truongHopId: string;
            readonly soTien: components["schemas"]["SoTien"];
        };
        /** @description Approval. The day of the decision is neither in the future nor before the dossier was complete. */
        readonly PheDuyetHoTro: components["schemas"]["HanhDongChung"] & {
            readonly soQd: string;
            readonly ngayQd: components["schemas"]["Ngay"];
            readonly duyet: readonly components["schemas"]["DeXuatHoTro"][];
            readonly yKien: string | null;
        };
        /** @description Payments. */
        readonly ChiTraHoTro: components["schemas"]["HanhDongChung"] & {
            readonly ngayChi: components["schemas"]["Ngay"];
            readonly soUnc: string;
            readonly chi: readonly components["schemas"]["DeXuatHoTro"][];
        };
        /** @description Payments that came back. */
        readonly HuyChiHoTro: components["schemas"]["HanhDongChung"] & {
            readonly lanChiIds: readonly string[];
            readonly lyDo: string;
        };
        /** @description The account of a case, whole. 400 on truongHopId for a case of which nothing is left to pay, on soTaiKhoan for an account that is the same as before. A masked number stands for the stored one. */
        readonly SuaTaiKhoanHoTro: components["schemas"]["HanhDongChung"] & {
            /** Format: uuid */
            readonly truongHopId: string;
            readonly chuTaiKhoan: string;
            readonly soTaiKhoan: string;
            readonly nganHangId: string;
            readonly chiNhanh: string | null;
            readonly lyDo: string;
        };
        /**
         * @description Whom it is for. 1 the worker (Decision 40/2021 Art.9-13, 15), 2 relatives (Art.14), 3 the service enterprise (Art.16-19).
         * @enum {integer}
         */
        readonly DoiTuongHoTro: 1 | 2 | 3;
        /**
         * @description 1 within a frame, 2 a fixed amount, 3 a rate of the cost, 4 by months, 5 the actual cost, 6 by number (old regime).
         * @enum {integer}
         */
        readonly CachTinhHoTro: 1 | 2 | 3 | 4 | 5 | 6;
        /**
         * @description How often. 0 unlimited, 1 once per contribution (Art.9), 2 once per year and market (Art.17).
         * @enum {integer}
         */
        readonly GioiHanLan: 0 | 1 | 2;
        /**
         * @description Appendix I to IV of Decision 40/2021 that the request is printed by; 0 none.
         * @enum {integer}
         */
        readonly BieuMauHoTro: 0 | 1 | 2 | 3 | 4;
        /** @description A tier of the amount. */
        readonly MucChiTiet: {
            /**
             * @description 1 injury in per cent, 2 months worked abroad.
             * @enum {integer}
             */
            readonly tieuChi: 1 | 2;
            /** @description From, included. */
            readonly tu: number;
            /** @description To, included; null for no end. */
            readonly den: number | null;
            readonly soTienTu: components["schemas"]["SoTien"];
            readonly soTienDen: components["schemas"]["SoTien"];
        };
        /** @description A paper of the dossier. */
        readonly GiayToHoTro: {
            /** @description Names it within the kind; attachments refer to it as `giayTo`. */
            readonly ma: string;
            readonly ten: string;
            readonly batBuoc: boolean;
            /**
             * @description 1 the original, 2 a copy, 3 a certified copy.
             * @enum {integer}
             */
            readonly hinhThuc: 1 | 2 | 3;
        };
        /** @description What lists show too. */
        readonly LoaiHoTroChung: {
            /** @description Unique. */
            readonly ma: string;
            readonly ten: string;
            readonly doiTuong: components["schemas"]["DoiTuongHoTro"];
            readonly cachTinh: components["schemas"]["CachTinhHoTro"];
            /** @description Integer đồng per case. */
            readonly mucToiThieu: number | null;
            /** @description Integer đồng per case; null for no ceiling. */
            readonly mucToiDa: number | null;
            /** @description Ceiling of a case of several workers (Art.13). */
            readonly mucToiDaNhom: number | null;
            /** @description Per cent of the cost, above 0; for a rate. */
            readonly tyLe: number | null;
            /** @description Integer đồng per month; for support by months (Art.15). */
            readonly donGia: number | null;
            readonly soThangToiDa: number | null;
            /** @description Working days from the complete dossier on; null where the Council decides. */
            readonly soNgayXuLy: number | null;
            /** @description Article of the law. */
            readonly canCu: string;
            /**
             * Format: date
             * @description First day of its force.
             */
            readonly hieuLucTu: string;
            /**
             * Format: date
             * @description Last day of its force; null while it is open.
             */
            readonly hieuLucDen: string | null;
        };
        /** @description What is entered of a kind of support (domain dictionary 5.13). */
        readonly LoaiHoTroNhap: components["schemas"]["LoaiHoTroChung"] & {
            readonly gioiHanLan: components["schemas"]["GioiHanLan"];
            /** @description Codes of the kinds one of which must have been granted before (HT08). */
            readonly loaiTruoc: readonly string[];
            /** @description Code of the advance that is subtracted (HT05); else null. */
            readonly loaiTamCap: string | null;
            /** @description Working days after the end of the trip in which the dossier must come (Art.17-18). */
            readonly hanNopSauChuyenDi: number | null;
            /** @description Tiers inside the frame; those of one criterion do not overlap. */
            readonly bangMuc: readonly components["schemas"]["MucChiTiet"][];
            /** @description Papers beside the request itself. */
            readonly thanhPhanHoSo: readonly components["schemas"]["GiayToHoTro"][];
            readonly bieuMau: components["schemas"]["BieuMauHoTro"];
            readonly ghiChu: string | null;
        };
        readonly LoaiHoTroSua: components["schemas"]["LoaiHoTroNhap"] & {
            readonly concurrencyStamp: string;
        };
        readonly TrangThaiLoaiHoTro: {
            /** @description New requests may choose it. */
            readonly hoatDong: boolean;
            /** @description A request has used it. */
            readonly daSuDung: boolean;
        };
        /** @description A stored kind of support. */
        readonly LoaiHoTro: components["schemas"]["Audited"] & components["schemas"]["LoaiHoTroNhap"] & components["schemas"]["TrangThaiLoaiHoTro"];
        /** @description A row of the list. */
        readonly LoaiHoTroDong: {
            /** Format: uuid */
            readonly id: string;
            readonly concurrencyStamp: string;
        } & components["schemas"]["LoaiHoTroChung"] & components["schemas"]["TrangThaiLoaiHoTro"];
        readonly TrangLoaiHoTro: {
            readonly totalCount: number;
            readonly items: readonly components["schemas"]["LoaiHoTroDong"][];
        };
        readonly DanhSachLoaiHoTro: {
            readonly items: readonly components["schemas"]["LoaiHoTro"][];
        };
        /** @description An approved case. */
        readonly LaoDongDuocHoTro: {
            /** Format: uuid */
            readonly id: string;
            /**
             * Format: uuid
             * @description Null for whoever may not open the request, as a unit whose worker has asked without it.
             */
            readonly yeuCauId: string | null;
            readonly maYeuCau: string;
            readonly hoTen: string;
            readonly gioiTinh: number;
            readonly ngaySinh: components["schemas"]["Ngay"];
            readonly soCccd: string;
            readonly soHoChieu: string | null;
            readonly donViTen: string | null;
            readonly thiTruongId: string | null;
            readonly loaiHoTroId: string;
            readonly lyDoHoTro: string | null;
            readonly ngaySuViec: components["schemas"]["Ngay"] | null;
            readonly soGcn: string | null;
            readonly tienDuyet: components["schemas"]["SoTien"];
            readonly tienChi: components["schemas"]["SoTien"];
            readonly soQd: string;
            readonly ngayQd: components["schemas"]["Ngay"];
            readonly ngayChi: components["schemas"]["Ngay"] | null;
            readonly nguoiNhan: string | null;
            readonly quanHe: string | null;
            readonly tinhTrangChi: components["schemas"]["TinhTrangChi"];
        };
        /** @description Cases of a page. */
        readonly TrangLaoDongDuocHoTro: {
            readonly totalCount: number;
            readonly items: readonly components["schemas"]["LaoDongDuocHoTro"][];
            /** @description Sums of the whole filter; people are counted once. */
            readonly tong: {
                readonly soNguoi: number;
                readonly soTruongHop: number;
                readonly tienDuyet: number;
                readonly tienChi: number;
                /** @description What of it was paid between the days asked for, where NgayChiTu or NgayChiDen asks for any; integer đồng. */
                readonly tienChiTrongKy?: number;
            };
        };
        /**
         * @description The name of a look-up.
         * @enum {string}
         */
        readonly TenDanhMuc: "thi-truong" | "nganh-nghe" | "tinh-thanh" | "xa-phuong" | "ngan-hang" | "loai-don-vi" | "can-bo-quy" | "tai-lieu";
        /** @description An entry of a look-up; `id` is what records store. */
        readonly MucDanhMuc: {
            readonly id: string;
            readonly ten: string;
            readonly tenEn?: string;
            readonly thuocId?: string;
            /** @description Records name it still, and lists are filtered by it; nothing new is given to it. Of can-bo-quy those who are in charge of a unit and no longer work at the Fund. */
            readonly ngungDung?: boolean;
        };
        readonly DanhMuc: {
            readonly items: readonly components["schemas"]["MucDanhMuc"][];
        };
        /** @description A message. */
        readonly ThongBao: {
            readonly id: string;
            readonly loai: string;
            readonly tieuDe: string;
            readonly noiDung: string | null;
            readonly duongDan: string | null;
            readonly thoiGian: components["schemas"]["ThoiDiem"];
            readonly daDoc: boolean;
        };
        /** @description Messages of a page. */
        readonly TrangThongBao: {
            readonly totalCount: number;
            readonly items: readonly components["schemas"]["ThongBao"][];
            readonly soChuaDoc: number;
        };
        readonly ViecCanLam: {
            readonly items: readonly {
                readonly ma: string;
                readonly tieuDe: string;
                readonly soLuong: number;
                readonly duongDan: string | null;
                /** @enum {string} */
                readonly mucDo: "thong-tin" | "can-chu-y" | "qua-han";
                readonly hanXuLy: components["schemas"]["Ngay"] | null;
            }[];
        };
        /** @description A user of the list. */
        readonly NguoiDung: {
            /** Format: uuid */
            readonly id: string;
            readonly userName: string;
            readonly hoTen: string;
            readonly email: string;
            readonly phoneNumber: string | null;
            readonly donViId: string | null;
            readonly donViTen: string | null;
            readonly vaiTro: readonly string[];
            /** @enum {integer} */
            readonly trangThai: 1 | 2 | 3;
            readonly dangNhapCuoi: components["schemas"]["ThoiDiem"] | null;
            readonly concurrencyStamp: string;
        };
        /** @description Users of a page. */
        readonly TrangNguoiDung: {
            readonly totalCount: number;
            readonly items: readonly components["schemas"]["NguoiDung"][];
        };
        /** @description Until when, ISO with zone; null is for ever. */
        readonly KhoaNguoiDung: {
            readonly denThoiDiem?: string | null;
        };
        /** @description A row of the units list. */
        readonly DonViDong: {
            /** Format: uuid */
            readonly id: string;
            readonly ma: string;
            readonly ten: string;
            readonly tenGiaoDich: string | null;
            readonly loaiDonViId: components["schemas"]["LoaiDonViId"];
            readonly mst: string;
            readonly soGiayPhep: string | null;
            readonly ngayCapGp: components["schemas"]["Ngay"] | null;
            readonly tinhThanhMa: string;
            readonly dienThoai: string;
            readonly email: string;
            readonly nguoiDaiDien: string;
            readonly canBoPhuTrachId: string | null;
            readonly canBoPhuTrachTen: string | null;
            readonly duNoNld: components["schemas"]["SoTien"];
            readonly duNoDoanhThu: components["schemas"]["SoTien"];
            readonly soLaoDongNamNay: number;
            readonly trangThai: components["schemas"]["TrangThaiDonVi"];
        };
        /** @description Units of a page. */
        readonly TrangDonVi: {
            readonly totalCount: number;
            readonly items: readonly components["schemas"]["DonViDong"][];
            /** @description Debts of the whole filter. */
            readonly tong: {
                readonly duNoNld: number;
                readonly duNoDoanhThu: number;
            };
        };
        /**
         * @description Unit type (domain list `loai-don-vi`); 100 is the Fund, 13 the Department, 3 a provincial authority, 2 a service enterprise.
         * @enum {integer}
         */
        readonly LoaiDonViId: 2 | 3 | 4 | 5 | 6 | 7 | 13 | 100;
        /**
         * @description 1 active, 2 paused, 3 licence withdrawn, 4 licence given back, 5 dissolved. People of a unit that is not active are refused at sign-in, at renewal and at every call.
         * @enum {integer}
         */
        readonly TrangThaiDonVi: 1 | 2 | 3 | 4 | 5;
        /** @description A bank account. */
        readonly TaiKhoanNganHang: {
            readonly nganHangId: string;
            readonly soTaiKhoan: string;
            readonly chuTaiKhoan: string;
        };
        /** @description A contact person. */
        readonly NguoiLienHe: {
            readonly hoTen: string;
            readonly chucVu: string | null;
            readonly dienThoai: string;
            readonly email: string | null;
        };
        /** @description What a person writes of a unit. */
        readonly DonViNhap: {
            readonly ten: string;
            readonly tenGiaoDich: string | null;
            readonly tenVietTat: string | null;
            readonly loaiDonViId: components["schemas"]["LoaiDonViId"];
            readonly mst: string;
            readonly soGiayPhep: string | null;
            readonly ngayCapGp: components["schemas"]["Ngay"] | null;
            readonly coQuanCapGp: string | null;
            readonly tinhThanhMa: string;
            readonly xaPhuongMa: string;
            readonly diaChi: string;
            readonly dienThoai: string;
            readonly email: string;
            readonly website: string | null;
            readonly nguoiDaiDien: string;
            readonly chucVu: string | null;
            readonly canBoPhuTrachId: string;
            readonly duNoNld: components["schemas"]["SoTien"];
            readonly duNoDoanhThu: components["schemas"]["SoTien"];
            readonly taiKhoan: readonly components["schemas"]["TaiKhoanNganHang"][];
            readonly lienHe: readonly components["schemas"]["NguoiLienHe"][];
            readonly trangThai: components["schemas"]["TrangThaiDonVi"];
        };
        /** @description A changed unit with the stamp of what was read. */
        readonly DonViSua: components["schemas"]["DonViNhap"] & {
            readonly concurrencyStamp: string;
        };
        /** @description A unit. */
        readonly DonVi: components["schemas"]["Audited"] & components["schemas"]["DonViNhap"] & {
            readonly ma: string;
            readonly canBoPhuTrachTen: string | null;
            readonly soLaoDongNamNay: number;
            /** @description What of both debts is still owed by now. duNoNld and duNoDoanhThu are what the last approved reports leave; a later report whose day of payment has passed counts here before it is approved, and what was paid since, for reports that are not approved yet, is taken off. The debt of condition E8 of support. Integer đồng. */
            readonly conNo: number;
            /** @description The unit has a report of whatever status; its type is fixed from then on. */
            readonly coBaoCao: boolean;
            /** @description A report was approved; the opening debts are fixed from then on. */
            readonly daPhatSinhBaoCao: boolean;
        };
        readonly DonViTraCuu: {
            readonly items: readonly {
                /** Format: uuid */
                readonly id: string;
                readonly ma: string;
                readonly ten: string;
                /** @description Type of unit; contribution rules may be made for one. */
                readonly loaiDonViId: number;
            }[];
        };
        /**
         * @description 1 male, 2 female, 3 other.
         * @enum {integer}
         */
        readonly GioiTinh: 1 | 2 | 3;
        /**
         * @description Form of going abroad (Law 69/2020 Art.5); 6a and 6b are direct contracts made before and after departure.
         * @enum {string}
         */
        readonly HinhThucDi: "1" | "2" | "3" | "4" | "5" | "6a" | "6b";
        /**
         * @description 1 not departed, 2 working, 3 returned, 4 returned early, 5 absconded, 6 dead or missing.
         * @enum {integer}
         */
        readonly TinhTrangLamViec: 1 | 2 | 3 | 4 | 5 | 6;
        /**
         * @description 1 contributed, 2 not contributed, 3 not due yet.
         * @enum {integer}
         */
        readonly TrangThaiDongQuy: 1 | 2 | 3;
        /** @description A row of the worker list: the person with the latest contract. */
        readonly NguoiLaoDongDong: {
            /** Format: uuid */
            readonly id: string;
            readonly soCccd: string;
            readonly hoTen: string;
            readonly ngaySinh: components["schemas"]["Ngay"];
            readonly gioiTinh: components["schemas"]["GioiTinh"];
            readonly soHoChieu: string | null;
            readonly dienThoai: string | null;
            readonly tinhThanhMa: string;
            readonly trinhDo: number | null;
            readonly thiTruongId: string | null;
            readonly donViId: string | null;
            readonly donViTen: string | null;
            readonly ngayXuatCanh: components["schemas"]["Ngay"] | null;
            readonly ngayHetHanHd: components["schemas"]["Ngay"] | null;
            readonly tinhTrang: components["schemas"]["TinhTrangLamViec"];
            readonly dongQuy: components["schemas"]["TrangThaiDongQuy"];
        };
        /** @description Workers of a page. */
        readonly TrangNguoiLaoDong: {
            readonly totalCount: number;
            readonly items: readonly components["schemas"]["NguoiLaoDongDong"][];
            /** @description Sums over the contracts of the whole filter. */
            readonly tong: {
                /** @description Contracts that meet the conditions; somebody with two of them counts twice. */
                readonly soHopDong: number;
                /** @description What of the worker shares has not come by ChuaDongDenNgay; integer đồng. With it alone, as the two others. */
                readonly chuaDongNld?: number;
                /** @description The same of the enterprise shares; integer đồng. */
                readonly chuaDongDn?: number;
                /** @description Both. */
                readonly chuaDong?: number;
            };
        };
        /** @description A contract: what ties one worker, one unit, one market and one contribution together. */
        readonly HopDong: {
            /** Format: uuid */
            readonly id?: string;
            readonly hinhThucDi: components["schemas"]["HinhThucDi"];
            /** @description The sending unit. Stays once money counts: a certificate, an approved report or dossier, a refund, a support request. */
            readonly donViId: string | null;
            readonly donViTen?: string | null;
            readonly thiTruongId: string;
            readonly nganhNgheId: string;
            readonly nsdld: string | null;
            readonly diaChiLamViec: string | null;
            readonly soHopDong: string | null;
            readonly ngayKy: components["schemas"]["Ngay"] | null;
            readonly tuNgay: components["schemas"]["Ngay"] | null;
            readonly denNgay: components["schemas"]["Ngay"] | null;
            readonly mucLuong: number | null;
            readonly tienTe: string | null;
            readonly tienDichVu: number | null;
            readonly ngayXuatCanh: components["schemas"]["Ngay"] | null;
            readonly ngayVeNuoc: components["schemas"]["Ngay"] | null;
            readonly lyDoVeNuoc: number | null;
            readonly tinhTrang: components["schemas"]["TinhTrangLamViec"];
            readonly dongQuy?: components["schemas"]["TrangThaiDongQuy"];
            readonly soGcn?: string | null;
            readonly ngayDong?: components["schemas"]["Ngay"] | null;
        };
        /** @description The person. */
        readonly NguoiLaoDongCaNhan: {
            readonly soCccd: string;
            readonly lyDoCccd: string | null;
            readonly ngayCapCccd: components["schemas"]["Ngay"] | null;
            readonly noiCapCccd: string | null;
            readonly hoTen: string;
            readonly ngaySinh: components["schemas"]["Ngay"];
            readonly gioiTinh: components["schemas"]["GioiTinh"];
            readonly soHoChieu: string | null;
            readonly ngayCapHc: components["schemas"]["Ngay"] | null;
            readonly noiCapHc: string | null;
            readonly ngayHetHanHc: components["schemas"]["Ngay"] | null;
            readonly dienThoai: string | null;
            readonly email: string | null;
            readonly tinhThanhMa: string;
            readonly xaPhuongMa: string | null;
            readonly diaChi: string | null;
            /** @description Whom to call at home when something happens abroad. */
            readonly lienHeTen: string | null;
            /** @description What the contact is to the worker. */
            readonly lienHeQuanHe: string | null;
            readonly lienHeDienThoai: string | null;
            readonly trinhDo: number | null;
            readonly ngoaiNgu: string | null;
            readonly kyNangNghe: string | null;
            readonly ghiChu: string | null;
        };
        /** @description What a person writes of a worker. */
        readonly NguoiLaoDongNhap: components["schemas"]["NguoiLaoDongCaNhan"] & {
            readonly hopDong: readonly components["schemas"]["HopDong"][];
        };
        /** @description A changed worker with the stamp of what was read. */
        readonly NguoiLaoDongSua: components["schemas"]["NguoiLaoDongCaNhan"] & {
            readonly hopDong: readonly components["schemas"]["HopDong"][];
            readonly concurrencyStamp: string;
        };
        /** @description A worker. */
        readonly NguoiLaoDong: components["schemas"]["Audited"] & components["schemas"]["NguoiLaoDongCaNhan"] & {
            readonly hopDong: readonly components["schemas"]["HopDong"][];
        };
        /** @description One record of a pair. */
        readonly NghiTrungNguoi: {
            /** Format: uuid */
            readonly id: string;
            readonly soCccd: string;
            readonly hoTen: string;
            readonly ngaySinh: components["schemas"]["Ngay"];
            readonly soHoChieu: string | null;
            readonly dienThoai: string | null;
            readonly gioiTinh: components["schemas"]["GioiTinh"];
            readonly tinhThanhMa: string;
            readonly soLuongHopDong: number;
        };
        /** @description Two records that may be one person, the strongest reason first. */
        readonly NghiTrung: {
            readonly id: string;
            readonly trai: components["schemas"]["NghiTrungNguoi"];
            readonly phai: components["schemas"]["NghiTrungNguoi"];
            readonly lyDo: readonly ("cccd" | "ho-chieu" | "cccd-gan-giong" | "ten-ngay-sinh" | "ten-ngay-thang-dao" | "ngay-sinh-dien-thoai")[];
        };
        /** @description Pairs of a page. */
        readonly TrangNghiTrung: {
            readonly totalCount: number;
            readonly items: readonly components["schemas"]["NghiTrung"][];
        };
        /** @description Names records and fields, never values. */
        readonly GopHoSo: {
            /** Format: uuid */
            readonly giuLaiId: string;
            /** Format: uuid */
            readonly boDiId: string;
            readonly concurrencyStamps: {
                readonly giuLai: string;
                readonly boDi: string;
            };
            readonly luaChon: {
                readonly [key: string]: "giuLai" | "boDi";
            };
        };
        readonly NhapNguoiLaoDong: {
            /**
             * Format: uuid
             * @description Names the call; sent again it stores nothing and answers as before.
             */
            readonly maLanGui: string;
            readonly rows: readonly unknown[];
        };
        /** @description What became of each row, by its place from 0. */
        readonly KetQuaNhap: {
            readonly ketQua: readonly ({
                readonly thuTu: number;
                readonly id: string;
            } | {
                readonly thuTu: number;
                readonly loi: components["schemas"]["RemoteServiceErrorInfo"];
            })[];
        };
    };
    responses: {
        /** @description Done; no body. */
        readonly Khong: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Complaints about fields. */
        readonly SaiDuLieu: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["RemoteServiceErrorResponse"];
            };
        };
        /** @description A rule of the business said no, or (without a body) the policy is missing. */
        readonly TuChoi: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["RemoteServiceErrorResponse"];
            };
        };
        /** @description There is no such record, or the caller may not know of it. */
        readonly KhongThay: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["RemoteServiceErrorResponse"];
            };
        };
        /** @description The record has been changed by somebody else. */
        readonly DaThayDoi: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["RemoteServiceErrorResponse"];
            };
        };
    };
    parameters: {
        readonly Id: string;
        /** @description Free text, without regard to case and diacritics. */
        readonly Filter: string;
        /** @description Fields of the row with `asc` or `desc`, separated by commas. */
        readonly Sorting: string;
        readonly SkipCount: number;
        readonly MaxResultCount: number;
        /** @description The resource of the record. */
        readonly TaiNguyen: components["schemas"]["TaiNguyenCoTep"];
        readonly TepId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly layTepDinhKem: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The resource of the record. */
                readonly taiNguyen: components["parameters"]["TaiNguyen"];
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description For whoever may see the record; a record out of scope is 404. Of a worker's documents a unit neither sees, opens nor removes those that another unit has added. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DanhSachTepDinhKem"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly themTepDinhKem: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The resource of the record. */
                readonly taiNguyen: components["parameters"]["TaiNguyen"];
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["TepTaiLen"];
            };
        };
        readonly responses: {
            /** @description Stored, or stored already under the same `maLanGui`. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TepDinhKem"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            /** @description The record is locked (it has left Nháp and Yêu cầu bổ sung), or the caller may not change it. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 404: components["responses"]["KhongThay"];
            /** @description The request is larger than the server takes at all. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly xoaTepDinhKem: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The resource of the record. */
                readonly taiNguyen: components["parameters"]["TaiNguyen"];
                readonly id: components["parameters"]["Id"];
                readonly tepId: components["parameters"]["TepId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Gone. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The record is locked, or the caller may not change it. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly taiTepDinhKem: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly tepId: components["parameters"]["TepId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Always with `Content-Disposition` attachment and `X-Content-Type-Options` nosniff. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/octet-stream": string;
                };
            };
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly layGiayChungNhan: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The certificate. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GiayChungNhan"];
                };
            };
            /** @description Without a body the policy is missing; QuyHoTro:02004 there is no valid certificate. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RemoteServiceErrorResponse"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly danhSachSoTienDongQuy: {
        readonly parameters: {
            readonly query?: {
                /** @description Free text, without regard to case and diacritics. */
                readonly Filter?: components["parameters"]["Filter"];
                /** @description Fields of the row with `asc` or `desc`, separated by commas. */
                readonly Sorting?: components["parameters"]["Sorting"];
                readonly SkipCount?: components["parameters"]["SkipCount"];
                readonly MaxResultCount?: components["parameters"]["MaxResultCount"];
                readonly khoanThu?: components["schemas"]["KhoanThu"];
                /** @description Rules that concern this unit type; those for all types do. */
                readonly loaiDonViId?: number;
                readonly tinhTrang?: components["schemas"]["TinhTrangHieuLuc"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TrangSoTienDongQuy"];
                };
            };
        };
    };
    readonly themSoTienDongQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SoTienDongQuyNhap"];
            };
        };
        readonly responses: {
            /** @description The stored rule. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SoTienDongQuy"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
        };
    };
    readonly soTienDongQuyApDung: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description By item, oldest force first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DanhSachQuyDinh"];
                };
            };
        };
    };
    readonly laySoTienDongQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The rule. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SoTienDongQuy"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly suaSoTienDongQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SoTienDongQuySua"];
            };
        };
        readonly responses: {
            /** @description The changed rule. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SoTienDongQuy"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly xoaSoTienDongQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Khong"];
            readonly 403: components["responses"]["TuChoi"];
        };
    };
    readonly ketThucSoTienDongQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["KetThucHieuLuc"];
            };
        };
        readonly responses: {
            /** @description The closed rule. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SoTienDongQuy"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly timDongGopQuy: {
        readonly parameters: {
            readonly query?: {
                /** @description Free text, without regard to case and diacritics. */
                readonly Filter?: components["parameters"]["Filter"];
                /** @description Fields of the row with `asc` or `desc`, separated by commas. */
                readonly Sorting?: components["parameters"]["Sorting"];
                readonly SkipCount?: components["parameters"]["SkipCount"];
                readonly MaxResultCount?: components["parameters"]["MaxResultCount"];
                readonly DonViId?: string;
                readonly ThiTruongId?: string;
                /** @description Province of permanent residence. */
                readonly TinhThanhMa?: string;
                /** @description First period, `yyyy-MM`. */
                readonly KyTu?: string;
                /** @description Last period, `yyyy-MM`. */
                readonly KyDen?: string;
                readonly NgayDongTu?: components["schemas"]["Ngay"];
                readonly NgayDongDen?: components["schemas"]["Ngay"];
                readonly NguonDong?: components["schemas"]["NguonDong"];
                readonly GioiTinh?: number;
                /** @description Statuses, separated by commas. */
                readonly TrangThai?: string;
                readonly DaDuocHoTro?: boolean;
                /** @description Region of the market. */
                readonly KhuVuc?: string;
                readonly LoaiDonViId?: number;
                readonly CanBoPhuTrachId?: string;
                /** @description Sent by a unit. */
                readonly CoDonVi?: boolean;
                readonly NganhNgheId?: string;
                readonly HopDongId?: string;
                readonly NguoiLaoDongId?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TrangDongGopQuy"];
                };
            };
        };
    };
    readonly layDongGopQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The contribution. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DongGopQuy"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly capLaiGcn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongLyDo"];
            };
        };
        readonly responses: {
            /** @description The contribution. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DongGopQuy"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            /** @description QuyHoTro:01004 the contribution was paid back. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RemoteServiceErrorResponse"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly dieuChinhDongGopQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DieuChinhDongGop"];
            };
        };
        readonly responses: {
            /** @description The contribution. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DongGopQuy"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            /** @description QuyHoTro:01004 the contribution was paid back, 01009 the certificate would be void on which support was granted. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RemoteServiceErrorResponse"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly hoanTraDongGopQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HoanTraDongGop"];
            };
        };
        readonly responses: {
            /** @description The contribution. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DongGopQuy"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            /** @description QuyHoTro:01004 the contribution was paid back, 01009 support was granted on it. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RemoteServiceErrorResponse"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly danhSachNgayNghi: {
        readonly parameters: {
            readonly query?: {
                /** @description Days of this year; all days without it. */
                readonly nam?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All of them; there are a few each year. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DanhSachNgayNghi"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
        };
    };
    readonly themNgayNghi: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NgayNghiNhap"];
            };
        };
        readonly responses: {
            /** @description The stored row. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NgayNghi"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
        };
    };
    readonly suaNgayNghi: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NgayNghiSua"];
            };
        };
        readonly responses: {
            /** @description The changed row. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NgayNghi"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly xoaNgayNghi: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Khong"];
        };
    };
    readonly danhSachBaoCaoTaiLieu: {
        readonly parameters: {
            readonly query?: {
                /** @description Free text, without regard to case and diacritics. */
                readonly Filter?: components["parameters"]["Filter"];
                /** @description Fields of the row with `asc` or `desc`, separated by commas. */
                readonly Sorting?: components["parameters"]["Sorting"];
                readonly SkipCount?: components["parameters"]["SkipCount"];
                readonly MaxResultCount?: components["parameters"]["MaxResultCount"];
                readonly DonViId?: string;
                /** @description Year of the report, 2008 on. */
                readonly Nam?: number;
                /** @description Quarters, separated by commas. */
                readonly Quy?: string;
                /** @description Statuses (§4.3), separated by commas. */
                readonly TrangThai?: string;
                readonly CanBoPhuTrachId?: string;
                /** @description True leaves rejected reports out. */
                readonly ConHieuLuc?: boolean;
                /** @description Reports with a line of this document; sums are then those of such lines. */
                readonly TaiLieuId?: string;
                /** @description The same of a market; `chung` for lines of all markets. */
                readonly ThiTruongId?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description `dem` counts each status, were the status not filtered. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TrangBaoCaoTaiLieu"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
        };
    };
    readonly lapBaoCaoTaiLieu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BaoCaoTaiLieuNhap"];
            };
        };
        readonly responses: {
            /** @description The draft. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoTaiLieu"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            /** @description `QuyHoTro:01002` the quarter has not begun, `05001` more issued than there was, `05002` the opening stock is not the last closing one, `05003` the quarter has a report; 400 on `quy` when a later quarter is approved already. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RemoteServiceErrorResponse"];
                };
            };
        };
    };
    readonly chuanBiBaoCaoTaiLieu: {
        readonly parameters: {
            readonly query: {
                readonly Nam: number;
                readonly Quy: number;
                /** @description The caller's own unit unless told. */
                readonly DonViId?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The start of a report. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChuanBiBaoCaoTaiLieu"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly layBaoCaoTaiLieu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The report. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoTaiLieu"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly suaBaoCaoTaiLieu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BaoCaoTaiLieuNhap"] & {
                    readonly concurrencyStamp: string;
                };
            };
        };
        readonly responses: {
            /** @description The report as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoTaiLieu"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly xoaBaoCaoTaiLieu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Gone. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 403: components["responses"]["TuChoi"];
        };
    };
    readonly lichSuBaoCaoTaiLieu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The history. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LichSu"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly moBaoCaoTaiLieu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The report; one in another status stays as it is. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoTaiLieu"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly guiBaoCaoTaiLieu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongChung"];
            };
        };
        readonly responses: {
            /** @description The report as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoTaiLieu"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly thuHoiBaoCaoTaiLieu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongChung"];
            };
        };
        readonly responses: {
            /** @description The report as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoTaiLieu"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly thamDinhBaoCaoTaiLieu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongYKien"];
            };
        };
        readonly responses: {
            /** @description The report as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoTaiLieu"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly traLaiBaoCaoTaiLieu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongLyDo"];
            };
        };
        readonly responses: {
            /** @description The report as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoTaiLieu"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly pheDuyetBaoCaoTaiLieu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DuyetBaoCaoTaiLieu"];
            };
        };
        readonly responses: {
            /** @description The report as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoTaiLieu"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly tuChoiBaoCaoTaiLieu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongLyDo"];
            };
        };
        readonly responses: {
            /** @description The report as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoTaiLieu"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly thuHoiPheDuyetBaoCaoTaiLieu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongLyDo"];
            };
        };
        readonly responses: {
            /** @description The report as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoTaiLieu"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly suaTonDauBaoCaoTaiLieu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SuaTonDau"];
            };
        };
        readonly responses: {
            /** @description The report as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoTaiLieu"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly thamDinhNhieuBaoCaoTaiLieu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongNhieu"];
            };
        };
        readonly responses: {
            /** @description Each report judged by itself. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KetQuaNhieu"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
        };
    };
    readonly pheDuyetNhieuBaoCaoTaiLieu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongNhieu"];
            };
        };
        readonly responses: {
            /** @description Each report judged by itself. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KetQuaNhieu"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
        };
    };
    readonly timBaoCaoQuy: {
        readonly parameters: {
            readonly query?: {
                /** @description Free text, without regard to case and diacritics. */
                readonly Filter?: components["parameters"]["Filter"];
                /** @description Fields of the row with `asc` or `desc`, separated by commas. */
                readonly Sorting?: components["parameters"]["Sorting"];
                readonly SkipCount?: components["parameters"]["SkipCount"];
                readonly MaxResultCount?: components["parameters"]["MaxResultCount"];
                readonly DonViId?: string;
                readonly LoaiDonViId?: number;
                /** @description First period, `yyyy-MM`. */
                readonly KyTu?: string;
                /** @description Last period, `yyyy-MM`. */
                readonly KyDen?: string;
                /** @description Statuses, separated by commas. */
                readonly TrangThai?: string;
                readonly CanBoPhuTrachId?: string;
                /** @description True leaves rejected reports out. */
                readonly ConHieuLuc?: boolean;
                readonly TinhTrangNop?: components["schemas"]["TinhTrangNop"];
                /** @description Whether money is owed after the due day. */
                readonly QuaHan?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TrangBaoCaoQuy"];
                };
            };
        };
    };
    readonly themBaoCaoQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BaoCaoQuyNhap"];
            };
        };
        readonly responses: {
            /** @description The new draft. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoQuy"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            /** @description QuyHoTro:01001 the period has a report, 01002 the period is yet to come. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RemoteServiceErrorResponse"];
                };
            };
        };
    };
    readonly chuanBiBaoCaoQuy: {
        readonly parameters: {
            readonly query: {
                readonly Nam: number;
                readonly Thang: number;
                /** @description Missing for the caller's own unit. */
                readonly DonViId?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The start of a report. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoQuyChuanBi"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly layBaoCaoQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The report. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoQuy"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly suaBaoCaoQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BaoCaoQuySua"];
            };
        };
        readonly responses: {
            /** @description The report. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoQuy"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly xoaBaoCaoQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Khong"];
            readonly 403: components["responses"]["TuChoi"];
        };
    };
    readonly timDongBaoCaoQuy: {
        readonly parameters: {
            readonly query?: {
                /** @description Free text, without regard to case and diacritics. */
                readonly Filter?: components["parameters"]["Filter"];
                /** @description Fields of the row with `asc` or `desc`, separated by commas. */
                readonly Sorting?: components["parameters"]["Sorting"];
                readonly SkipCount?: components["parameters"]["SkipCount"];
                readonly MaxResultCount?: components["parameters"]["MaxResultCount"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page; `tong` sums worker and enterprise shares of the whole filter. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TrangBaoCaoQuyChiTiet"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly suaDongBaoCaoQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BaoCaoQuyDongSua"];
            };
        };
        readonly responses: {
            /** @description The report with its new stamp, and the lines as they are stored, in the order of `luu`. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoQuyDongDaLuu"];
                };
            };
            /** @description Complaints about the fields of all wrong lines; members are `luu[3].soCccd`. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RemoteServiceErrorResponse"];
                };
            };
            /** @description QuyHoTro:01004 the report is locked, 01006 contributed already, 01007 twice in the list, 01008 departure outside the period, 01010 no amount in force. For 01006 to 01010 `validationErrors` name every line with that fault, by members as `luu[3].soHopDong`. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RemoteServiceErrorResponse"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly nhapExcelBaoCaoQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BaoCaoQuyNhapExcel"];
            };
        };
        readonly responses: {
            /** @description What became of each row. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KetQuaNhapExcel"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly moBaoCaoQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The report. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoQuy"];
                };
            };
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly ghiNhanXuatDongBaoCaoQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["XuatDongBaoCaoQuy"];
            };
        };
        readonly responses: {
            /** @description Written. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DaXuatDongBaoCaoQuy"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly guiBaoCaoQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongChung"];
            };
        };
        readonly responses: {
            /** @description The report. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoQuy"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            /** @description QuyHoTro:01003 nothing in it, 01004 status, 01006–01008 and 01010 a line is wrong. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RemoteServiceErrorResponse"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly thuHoiBaoCaoQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongChung"];
            };
        };
        readonly responses: {
            /** @description The report. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoQuy"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly thamDinhBaoCaoQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongYKien"];
            };
        };
        readonly responses: {
            /** @description The report. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoQuy"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly traLaiBaoCaoQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongLyDo"];
            };
        };
        readonly responses: {
            /** @description The report. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoQuy"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly pheDuyetBaoCaoQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongYKien"];
            };
        };
        readonly responses: {
            /** @description The report. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoQuy"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            /** @description QuyHoTro:01004 status, 01005 appraiser and approver are one, 01006 contributed already, 01007 another line asks for the same contract. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RemoteServiceErrorResponse"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly tuChoiBaoCaoQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongLyDo"];
            };
        };
        readonly responses: {
            /** @description The report. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoQuy"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly thuHoiPheDuyetBaoCaoQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongLyDo"];
            };
        };
        readonly responses: {
            /** @description The report. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoQuy"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            /** @description QuyHoTro:01004 status, 01009 a later period is approved or support was granted. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RemoteServiceErrorResponse"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly layLichSuBaoCaoQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The history. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LichSu"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly thamDinhNhieuBaoCaoQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongNhieu"];
            };
        };
        readonly responses: {
            /** @description What became of each. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KetQuaNhieu"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
        };
    };
    readonly pheDuyetNhieuBaoCaoQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongNhieu"];
            };
        };
        readonly responses: {
            /** @description What became of each. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KetQuaNhieu"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
        };
    };
    readonly timNhatKy: {
        readonly parameters: {
            readonly query?: {
                /** @description Free text, without regard to case and diacritics. */
                readonly Filter?: components["parameters"]["Filter"];
                /** @description Fields of the row with `asc` or `desc`, separated by commas. */
                readonly Sorting?: components["parameters"]["Sorting"];
                readonly SkipCount?: components["parameters"]["SkipCount"];
                readonly MaxResultCount?: components["parameters"]["MaxResultCount"];
                readonly Tu?: components["schemas"]["Ngay"];
                readonly Den?: components["schemas"]["Ngay"];
                readonly BanGhiId?: string;
                readonly NguoiDungId?: string;
                readonly DonViId?: string;
                readonly HanhDong?: string;
                readonly DoiTuong?: string;
                readonly KetQua?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TrangNhatKy"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
        };
    };
    readonly layNhatKy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NhatKy"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly trangChu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TrangChu"];
                };
            };
        };
    };
    readonly bieuDoTrangChu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BieuDoTrangChu"];
                };
            };
        };
    };
    readonly timKiem: {
        readonly parameters: {
            readonly query?: {
                /** @description At least 2 letters or digits. */
                readonly TuKhoa?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KetQuaTimKiem"];
                };
            };
        };
    };
    readonly phienDangNhap: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PhienDangNhap"];
                };
            };
        };
    };
    readonly ketThucPhien: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Khong"];
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly timPhieuNopQuy: {
        readonly parameters: {
            readonly query?: {
                /** @description Free text, without regard to case and diacritics. */
                readonly Filter?: components["parameters"]["Filter"];
                /** @description Fields of the row with `asc` or `desc`, separated by commas. */
                readonly Sorting?: components["parameters"]["Sorting"];
                readonly SkipCount?: components["parameters"]["SkipCount"];
                readonly MaxResultCount?: components["parameters"]["MaxResultCount"];
                readonly DonViId?: string;
                readonly Loai?: components["schemas"]["LoaiNop"];
                readonly HinhThuc?: components["schemas"]["HinhThucNop"];
                /** @description Statuses, separated by commas. */
                readonly TrangThai?: string;
                readonly NgayNopTu?: components["schemas"]["Ngay"];
                readonly NgayNopDen?: components["schemas"]["Ngay"];
                /** @description Integer đồng. */
                readonly SoTienTu?: number;
                /** @description Integer đồng. */
                readonly SoTienDen?: number;
                /** @description Whether received and declared amount differ. */
                readonly CoChenhLech?: boolean;
                /** @description Whether the caller has entered it. */
                readonly CuaToi?: boolean;
                /** @description Whether it belongs to no unit and who has entered it cannot go on with it. */
                readonly NguoiLapVang?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TrangPhieuNopQuy"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
        };
    };
    readonly themPhieuNopQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PhieuNopQuyMoi"];
            };
        };
        readonly responses: {
            /** @description The new draft. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PhieuNopQuy"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            /** @description QuyHoTro:03001 the paper is declared already (case, blanks and marks of its number do not count; a unit is not told the code of another payer's voucher), 03002 and 03003 the allocation is too large. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RemoteServiceErrorResponse"];
                };
            };
        };
    };
    readonly layPhieuNopQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The voucher. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PhieuNopQuy"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly suaPhieuNopQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PhieuNopQuySua"];
            };
        };
        readonly responses: {
            /** @description The voucher. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PhieuNopQuy"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly guiPhieuNopQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongChung"];
            };
        };
        readonly responses: {
            /** @description The voucher. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PhieuNopQuy"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly doiSoatPhieuNopQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DoiSoatPhieuNopQuy"];
            };
        };
        readonly responses: {
            /** @description The voucher. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PhieuNopQuy"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            /** @description QuyHoTro:01004 status, 03001 the paper of that bank and value date, or the transaction of a statement, counts for another voucher, 03003 a document owes less by now, 03004 the difference is not explained. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RemoteServiceErrorResponse"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly thuTienMatPhieuNopQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongChung"];
            };
        };
        readonly responses: {
            /** @description The voucher. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PhieuNopQuy"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly traLaiPhieuNopQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongLyDo"];
            };
        };
        readonly responses: {
            /** @description The voucher. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PhieuNopQuy"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly tuChoiPhieuNopQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongLyDo"];
            };
        };
        readonly responses: {
            /** @description The voucher. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PhieuNopQuy"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly huyDoiSoatPhieuNopQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongLyDo"];
            };
        };
        readonly responses: {
            /** @description The voucher. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PhieuNopQuy"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            /** @description QuyHoTro:01004 status, 03005 the accounting period is closed, 01009 support was granted, or a contribution paid back, on its money. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RemoteServiceErrorResponse"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly huyPhieuNopQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongLyDo"];
            };
        };
        readonly responses: {
            /** @description The voucher. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PhieuNopQuy"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly layLichSuPhieuNopQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The history. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LichSu"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly layCongNo: {
        readonly parameters: {
            readonly query: {
                /** @description Missing for a worker who pays himself. */
                readonly DonViId?: string;
                readonly Loai: components["schemas"]["LoaiNop"];
                /** @description Of workers who pay themselves, those whose dossier, name or citizen id holds it; the id as a whole alone without `.ViewSensitive`. */
                readonly Filter?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The debts; none for money of another kind (`khac`). */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DanhSachCongNo"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly layTaiKhoanQuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All accounts, the usual one first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DanhSachTaiKhoanQuy"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
        };
    };
    readonly doiChieuSaoKe: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SaoKeDoiChieu"];
            };
        };
        readonly responses: {
            /** @description One answer for each row, in the order of the rows. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KetQuaDoiChieu"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
        };
    };
    readonly xacNhanSaoKe: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SaoKeXacNhan"];
            };
        };
        readonly responses: {
            /** @description What became of each row. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KetQuaXacNhanSaoKe"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
        };
    };
    readonly xemBaoCao: {
        readonly parameters: {
            readonly query?: {
                /** @description First day of the period; required of lao-dong-xuat-canh, dong-gop-quy and lao-dong-tu-dong. */
                readonly TuNgay?: components["schemas"]["Ngay"];
                /** @description Last day of the period, at most five years on; the day of reckoning of chua-dong-quy. */
                readonly DenNgay?: components["schemas"]["Ngay"];
                /** @description Year; required of tong-hop-so-lao-dong, theo-doanh-thu and su-dung-tai-lieu. */
                readonly Nam?: number;
                /** @description Quarter 1 to 4; the whole year without it. */
                readonly Quy?: number;
                readonly DonViId?: string;
                readonly LoaiDonViId?: number;
                readonly HinhThucDi?: string;
                readonly NganhNgheId?: string;
                readonly TinhThanhMa?: string;
                readonly GioiTinh?: number;
                readonly CanBoPhuTrachId?: string;
                /** @description Fund reports in this state of payment alone, and the units that have such. */
                readonly TinhTrangNop?: number;
                /** @description What tong-hop-so-lao-dong counts by; in su-dung-tai-lieu what stands below a document, thi-truong or don-vi. */
                readonly Chieu?: components["schemas"]["ChieuTongHop"];
                readonly ChiTieu?: components["schemas"]["ChiTieu"];
                readonly ThiTruongId?: string;
                /** @description Ages of debt, joined by commas. */
                readonly TuoiNo?: string;
                /** @description Statuses, joined by commas. */
                readonly TrangThai?: string;
                readonly HinhThuc?: string;
                readonly Nguon?: number;
                readonly TaiLieuId?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly ma: components["schemas"]["MaBaoCao"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The report. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCao"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly ghiNhanXuatBaoCao: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly ma: components["schemas"]["MaBaoCao"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["XuatBaoCao"];
            };
        };
        readonly responses: {
            /** @description Written. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DaXuatBaoCao"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
        };
    };
    readonly xemLaoDongChuaDong: {
        readonly parameters: {
            readonly query: {
                readonly DenNgay: components["schemas"]["Ngay"];
                /** @description One unit; `khong` for those whom no unit sends. */
                readonly DonViId?: string;
                readonly ThiTruongId?: string;
                readonly HinhThucDi?: string;
                /** @description Ages of debt, joined by commas. */
                readonly TuoiNo?: string;
                readonly SkipCount?: components["parameters"]["SkipCount"];
                readonly MaxResultCount?: components["parameters"]["MaxResultCount"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TrangLaoDongChuaDong"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
        };
    };
    readonly danhSachBaoCaoDoanhThu: {
        readonly parameters: {
            readonly query?: {
                /** @description Free text, without regard to case and diacritics. */
                readonly Filter?: components["parameters"]["Filter"];
                /** @description Fields of the row with `asc` or `desc`, separated by commas. */
                readonly Sorting?: components["parameters"]["Sorting"];
                readonly SkipCount?: components["parameters"]["SkipCount"];
                readonly MaxResultCount?: components["parameters"]["MaxResultCount"];
                readonly DonViId?: string;
                /** @description Year of the report, 2008 on. */
                readonly Nam?: number;
                /** @description Quarters, separated by commas. */
                readonly Quy?: string;
                /** @description Statuses (§4.3), separated by commas. */
                readonly TrangThai?: string;
                readonly CanBoPhuTrachId?: string;
                /** @description True leaves rejected reports out. */
                readonly ConHieuLuc?: boolean;
                /** @description Reports with a line of this market; sums of workers and revenue are then those of these lines. */
                readonly ThiTruongId?: string;
                /** @description 1 nothing owed, 2 owing, 3 overpaid, 4 owing and nothing paid. */
                readonly TinhTrangNop?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description `dem` counts each status, were the status not filtered. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TrangBaoCaoDoanhThu"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
        };
    };
    readonly lapBaoCaoDoanhThu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BaoCaoDoanhThuNhap"];
            };
        };
        readonly responses: {
            /** @description The draft. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoDoanhThu"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            /** @description `QuyHoTro:01002` the quarter has not begun, `04001` the sum is wrong, `04002` the quarter has a report */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RemoteServiceErrorResponse"];
                };
            };
        };
    };
    readonly chuanBiBaoCaoDoanhThu: {
        readonly parameters: {
            readonly query: {
                readonly Nam: number;
                readonly Quy: number;
                /** @description The caller's own unit unless told. */
                readonly DonViId?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The start of a report. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChuanBiBaoCaoDoanhThu"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly layBaoCaoDoanhThu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The report. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoDoanhThu"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly suaBaoCaoDoanhThu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BaoCaoDoanhThuNhap"] & {
                    readonly concurrencyStamp: string;
                };
            };
        };
        readonly responses: {
            /** @description The report as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoDoanhThu"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly xoaBaoCaoDoanhThu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Gone. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 403: components["responses"]["TuChoi"];
        };
    };
    readonly lichSuBaoCaoDoanhThu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The history. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LichSu"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly moBaoCaoDoanhThu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The report; one in another status stays as it is. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoDoanhThu"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly guiBaoCaoDoanhThu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongChung"];
            };
        };
        readonly responses: {
            /** @description The report as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoDoanhThu"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly thuHoiBaoCaoDoanhThu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongChung"];
            };
        };
        readonly responses: {
            /** @description The report as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoDoanhThu"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly thamDinhBaoCaoDoanhThu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongYKien"];
            };
        };
        readonly responses: {
            /** @description The report as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoDoanhThu"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly traLaiBaoCaoDoanhThu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongLyDo"];
            };
        };
        readonly responses: {
            /** @description The report as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoDoanhThu"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly pheDuyetBaoCaoDoanhThu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongYKien"];
            };
        };
        readonly responses: {
            /** @description The report as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoDoanhThu"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly tuChoiBaoCaoDoanhThu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongLyDo"];
            };
        };
        readonly responses: {
            /** @description The report as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoDoanhThu"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly thuHoiPheDuyetBaoCaoDoanhThu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongLyDo"];
            };
        };
        readonly responses: {
            /** @description The report as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BaoCaoDoanhThu"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly thamDinhNhieuBaoCaoDoanhThu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongNhieu"];
            };
        };
        readonly responses: {
            /** @description Each report judged by itself. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KetQuaNhieu"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
        };
    };
    readonly pheDuyetNhieuBaoCaoDoanhThu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongNhieu"];
            };
        };
        readonly responses: {
            /** @description Each report judged by itself. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KetQuaNhieu"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
        };
    };
    readonly timHoSoTuDong: {
        readonly parameters: {
            readonly query?: {
                /** @description Free text, without regard to case and diacritics. */
                readonly Filter?: components["parameters"]["Filter"];
                /** @description Fields of the row with `asc` or `desc`, separated by commas. */
                readonly Sorting?: components["parameters"]["Sorting"];
                readonly SkipCount?: components["parameters"]["SkipCount"];
                readonly MaxResultCount?: components["parameters"]["MaxResultCount"];
                readonly thiTruongId?: string;
                readonly tinhThanhMa?: string;
                readonly hinhThuc?: components["schemas"]["HinhThucTuDong"];
                /** @description One status, or several joined by commas. */
                readonly trangThai?: string;
                readonly tinhTrangDong?: components["schemas"]["TinhTrangDong"];
                readonly nguon?: components["schemas"]["NguonHoSo"];
                readonly ngayGuiTu?: components["schemas"]["Ngay"];
                readonly ngayGuiDen?: components["schemas"]["Ngay"];
                readonly ngayXuatCanhTu?: components["schemas"]["Ngay"];
                readonly ngayXuatCanhDen?: components["schemas"]["Ngay"];
                readonly hanDongTu?: components["schemas"]["Ngay"];
                readonly hanDongDen?: components["schemas"]["Ngay"];
                /** @description True for dossiers whose money is late, false for all others. */
                readonly quaHan?: boolean;
                /** @description True for dossiers with a warning, false for those without. */
                readonly coCanhBao?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page, with counts by status and the money paid of the whole filter. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DanhSachHoSoTuDong"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
        };
    };
    readonly taoHoSoTuDong: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HoSoTuDongNhap"];
            };
        };
        readonly responses: {
            /** @description The new dossier. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HoSoTuDong"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            /** @description QuyHoTro:02003 while another dossier of the person is being handled, QuyHoTro:01010 without an amount in force. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RemoteServiceErrorResponse"];
                };
            };
        };
    };
    readonly pheDuyetNhieuHoSoTuDong: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongNhieu"];
            };
        };
        readonly responses: {
            /** @description What became of each. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KetQuaNhieu"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
        };
    };
    readonly layHoSoTuDong: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Numbers masked as in the list. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HoSoTuDong"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly suaHoSoTuDong: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HoSoTuDongSua"];
            };
        };
        readonly responses: {
            /** @description The changed dossier. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HoSoTuDong"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            /** @description QuyHoTro:02001 for a decided dossier, QuyHoTro:02003 as at creation. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RemoteServiceErrorResponse"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly doiChieuHoSoTuDong: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Numbers masked as in the dossier. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DoiChieuHoSoTuDong"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly lichSuHoSoTuDong: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Latest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LichSu"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly pheDuyetHoSoTuDong: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongYKien"];
            };
        };
        readonly responses: {
            /** @description The approved dossier with its pay-by date. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HoSoTuDong"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            /** @description QuyHoTro:02002 while a required paper is missing, QuyHoTro:01004 in another status, QuyHoTro:01006 when the worker's contract of that journey has a certificate. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RemoteServiceErrorResponse"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly yeuCauBoSungHoSoTuDong: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["YeuCauBoSungHoSoTuDong"];
            };
        };
        readonly responses: {
            /** @description The returned dossier. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HoSoTuDong"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly boSungHoSoTuDong: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongYKien"];
            };
        };
        readonly responses: {
            /** @description The pending dossier. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HoSoTuDong"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly tuChoiHoSoTuDong: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongLyDo"];
            };
        };
        readonly responses: {
            /** @description The rejected dossier. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HoSoTuDong"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly huyHoSoTuDong: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongLyDo"];
            };
        };
        readonly responses: {
            /** @description The cancelled dossier. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HoSoTuDong"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly moLaiHoSoTuDong: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongLyDo"];
            };
        };
        readonly responses: {
            /** @description The pending dossier. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HoSoTuDong"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly ghiNhanDongHoSoTuDong: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GhiNhanDong"];
            };
        };
        readonly responses: {
            /** @description The dossier, whose payment is being reconciled. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HoSoTuDong"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly xacNhanDongHoSoTuDong: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["XacNhanDong"];
            };
        };
        readonly responses: {
            /** @description The paid dossier with its certificate number. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HoSoTuDong"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            /** @description QuyHoTro:02004 when the money does not reach the amount due or its text names another record (`validationErrors` name the field, `soTienThucNhan` or `noiDung`), QuyHoTro:01006 when the contract has got a certificate otherwise since the approval, QuyHoTro:03001 when the paper of that bank and value date counts for another voucher, or is declared by one that waits for its money. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RemoteServiceErrorResponse"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly khongTimThayKhoanDong: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongLyDo"];
            };
        };
        readonly responses: {
            /** @description The unpaid dossier. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HoSoTuDong"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly timYeuCauHoTro: {
        readonly parameters: {
            readonly query?: {
                /** @description Free text, without regard to case and diacritics. */
                readonly Filter?: components["parameters"]["Filter"];
                /** @description Fields of the row with `asc` or `desc`, separated by commas. */
                readonly Sorting?: components["parameters"]["Sorting"];
                readonly SkipCount?: components["parameters"]["SkipCount"];
                readonly MaxResultCount?: components["parameters"]["MaxResultCount"];
                readonly LoaiHoTroId?: string;
                readonly DonViId?: string;
                readonly ThiTruongId?: string;
                readonly TrangThai?: string;
                readonly NgayGuiTu?: components["schemas"]["Ngay"];
                readonly NgayGuiDen?: components["schemas"]["Ngay"];
                readonly QuaHan?: boolean;
                readonly CanBoId?: string;
                /** @description Whether the caller has entered it. */
                readonly CuaToi?: boolean;
                /** @description Whether it belongs to no unit and who has entered it cannot go on with it. */
                readonly NguoiLapVang?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TrangYeuCauHoTro"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
        };
    };
    readonly themYeuCauHoTro: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["YeuCauHoTroMoi"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["YeuCauHoTro"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
        };
    };
    readonly layYeuCauHoTro: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["YeuCauHoTro"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly suaYeuCauHoTro: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["YeuCauHoTroSua"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["YeuCauHoTro"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly xoaYeuCauHoTro: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Khong"];
            readonly 403: components["responses"]["TuChoi"];
        };
    };
    readonly xetDieuKienHoTro: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["YeuCauHoTroNhap"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KetQuaDieuKien"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
        };
    };
    readonly timNguoiDeNghiHoTro: {
        readonly parameters: {
            readonly query?: {
                /** @description Free text, without regard to case and diacritics. */
                readonly Filter?: components["parameters"]["Filter"];
                readonly HopDongId?: string;
                readonly DonViId?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description At most 20, by name. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DanhSachNguoiDeNghi"];
                };
            };
            readonly 403: components["responses"]["TuChoi"];
        };
    };
    readonly lichSuYeuCauHoTro: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LichSu"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly guiYeuCauHoTro: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongChung"];
            };
        };
        readonly responses: {
            /** @description The request after the step. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["YeuCauHoTro"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly thuHoiYeuCauHoTro: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongChung"];
            };
        };
        readonly responses: {
            /** @description The request after the step. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["YeuCauHoTro"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly thamDinhYeuCauHoTro: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ThamDinhHoTro"];
            };
        };
        readonly responses: {
            /** @description The request after the step. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["YeuCauHoTro"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly boSungYeuCauHoTro: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongLyDo"];
            };
        };
        readonly responses: {
            /** @description The request after the step. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["YeuCauHoTro"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly pheDuyetYeuCauHoTro: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PheDuyetHoTro"];
            };
        };
        readonly responses: {
            /** @description The request after the step. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["YeuCauHoTro"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly tuChoiYeuCauHoTro: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongLyDo"];
            };
        };
        readonly responses: {
            /** @description The request after the step. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["YeuCauHoTro"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly chiTraYeuCauHoTro: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChiTraHoTro"];
            };
        };
        readonly responses: {
            /** @description The request after the step. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["YeuCauHoTro"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly huyChiYeuCauHoTro: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HuyChiHoTro"];
            };
        };
        readonly responses: {
            /** @description The request after the step. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["YeuCauHoTro"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly suaTaiKhoanYeuCauHoTro: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SuaTaiKhoanHoTro"];
            };
        };
        readonly responses: {
            /** @description The request after the step. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["YeuCauHoTro"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly danhSachLoaiHoTro: {
        readonly parameters: {
            readonly query?: {
                /** @description Free text, without regard to case and diacritics. */
                readonly Filter?: components["parameters"]["Filter"];
                /** @description Fields of the row with `asc` or `desc`, separated by commas. */
                readonly Sorting?: components["parameters"]["Sorting"];
                readonly SkipCount?: components["parameters"]["SkipCount"];
                readonly MaxResultCount?: components["parameters"]["MaxResultCount"];
                readonly doiTuong?: components["schemas"]["DoiTuongHoTro"];
                readonly cachTinh?: components["schemas"]["CachTinhHoTro"];
                readonly hoatDong?: boolean;
                /** @description Where today lies in `hieuLucTu` to `hieuLucDen`, whatever `hoatDong` says. 1 in force, 2 not yet, 3 no longer. */
                readonly hieuLuc?: 1 | 2 | 3;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TrangLoaiHoTro"];
                };
            };
        };
    };
    readonly themLoaiHoTro: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoaiHoTroNhap"];
            };
        };
        readonly responses: {
            /** @description The stored kind. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoaiHoTro"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
        };
    };
    readonly loaiHoTroApDung: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Those that are applied no longer too, for the names in old requests. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DanhSachLoaiHoTro"];
                };
            };
        };
    };
    readonly layLoaiHoTro: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The kind. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoaiHoTro"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly suaLoaiHoTro: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoaiHoTroSua"];
            };
        };
        readonly responses: {
            /** @description The changed kind. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoaiHoTro"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly xoaLoaiHoTro: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Khong"];
            readonly 403: components["responses"]["TuChoi"];
        };
    };
    readonly ngungApDungLoaiHoTro: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongChung"];
            };
        };
        readonly responses: {
            /** @description The changed kind. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoaiHoTro"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly kichHoatLoaiHoTro: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HanhDongChung"];
            };
        };
        readonly responses: {
            /** @description The changed kind. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoaiHoTro"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly timLaoDongDuocHoTro: {
        readonly parameters: {
            readonly query?: {
                /** @description Free text, without regard to case and diacritics. */
                readonly Filter?: components["parameters"]["Filter"];
                /** @description Fields of the row with `asc` or `desc`, separated by commas. */
                readonly Sorting?: components["parameters"]["Sorting"];
                readonly SkipCount?: components["parameters"]["SkipCount"];
                readonly MaxResultCount?: components["parameters"]["MaxResultCount"];
                readonly LoaiHoTroId?: string;
                readonly DonViId?: string;
                readonly ThiTruongId?: string;
                readonly TinhThanhMa?: string;
                readonly NguoiLaoDongId?: string;
                readonly GioiTinh?: number;
                readonly NgayQdTu?: components["schemas"]["Ngay"];
                readonly NgayQdDen?: components["schemas"]["Ngay"];
                readonly NgayChiTu?: components["schemas"]["Ngay"];
                readonly NgayChiDen?: components["schemas"]["Ngay"];
                readonly TinhTrangChi?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TrangLaoDongDuocHoTro"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
        };
    };
    readonly danhMuc: {
        readonly parameters: {
            readonly query?: {
                readonly TinhThanhMa?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly ten: components["schemas"]["TenDanhMuc"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DanhMuc"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly timThongBao: {
        readonly parameters: {
            readonly query?: {
                readonly SkipCount?: number;
                readonly MaxResultCount?: number;
                readonly ChuaDoc?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TrangThongBao"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
        };
    };
    readonly docTatCaThongBao: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly denLuc?: components["schemas"]["ThoiDiem"];
                };
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["Khong"];
        };
    };
    readonly docThongBao: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Khong"];
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly viecCanLam: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ViecCanLam"];
                };
            };
        };
    };
    readonly timNguoiDung: {
        readonly parameters: {
            readonly query?: {
                /** @description Free text, without regard to case and diacritics. */
                readonly Filter?: components["parameters"]["Filter"];
                /** @description Fields of the row with `asc` or `desc`, separated by commas. */
                readonly Sorting?: components["parameters"]["Sorting"];
                readonly SkipCount?: components["parameters"]["SkipCount"];
                readonly MaxResultCount?: components["parameters"]["MaxResultCount"];
                readonly DonViId?: string;
                readonly VaiTro?: string;
                readonly TrangThai?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TrangNguoiDung"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
        };
    };
    readonly khoaNguoiDung: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["KhoaNguoiDung"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["Khong"];
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly moKhoaNguoiDung: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Khong"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly timDonVi: {
        readonly parameters: {
            readonly query?: {
                /** @description Free text, without regard to case and diacritics. */
                readonly Filter?: components["parameters"]["Filter"];
                /** @description Fields of the row with `asc` or `desc`, separated by commas. */
                readonly Sorting?: components["parameters"]["Sorting"];
                readonly SkipCount?: components["parameters"]["SkipCount"];
                readonly MaxResultCount?: components["parameters"]["MaxResultCount"];
                readonly LoaiDonViId?: number;
                readonly TinhThanhMa?: string;
                readonly TrangThai?: number;
                readonly CanBoPhuTrachId?: string;
                /** @description Whether the unit owes money of its fund reports whose day has passed. */
                readonly QuaHanNop?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TrangDonVi"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
        };
    };
    readonly themDonVi: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DonViNhap"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DonVi"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
        };
    };
    readonly traCuuDonVi: {
        readonly parameters: {
            readonly query?: {
                readonly Filter?: string;
                readonly LoaiDonViId?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DonViTraCuu"];
                };
            };
        };
    };
    readonly layDonVi: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DonVi"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly suaDonVi: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DonViSua"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DonVi"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly xoaDonVi: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Khong"];
            readonly 403: components["responses"]["TuChoi"];
        };
    };
    readonly timNguoiLaoDong: {
        readonly parameters: {
            readonly query?: {
                /** @description Free text, without regard to case and diacritics. */
                readonly Filter?: components["parameters"]["Filter"];
                /** @description Fields of the row with `asc` or `desc`, separated by commas. */
                readonly Sorting?: components["parameters"]["Sorting"];
                readonly SkipCount?: components["parameters"]["SkipCount"];
                readonly MaxResultCount?: components["parameters"]["MaxResultCount"];
                readonly TinhThanhMa?: string;
                readonly XaPhuongMa?: string;
                readonly ThiTruongId?: string;
                readonly DonViId?: string;
                readonly NganhNgheId?: string;
                readonly GioiTinh?: number;
                readonly TuoiTu?: number;
                readonly TuoiDen?: number;
                readonly TrinhDo?: number;
                readonly TinhTrang?: number;
                /** @description Several are joined by commas. */
                readonly DongQuy?: string;
                readonly NgayXuatCanhTu?: components["schemas"]["Ngay"];
                readonly NgayXuatCanhDen?: components["schemas"]["Ngay"];
                readonly NgayHetHanHdTu?: components["schemas"]["Ngay"];
                readonly NgayHetHanHdDen?: components["schemas"]["Ngay"];
                /** @description Conditions of a contract are asked of every contract of a worker, all of the same one; else of the present one alone. */
                readonly MoiHopDong?: boolean;
                /** @description Region of the market. */
                readonly KhuVuc?: string;
                readonly LoaiDonViId?: number;
                readonly CanBoPhuTrachId?: string;
                readonly HinhThucDi?: string;
                /** @description Sent by a unit. */
                readonly CoDonVi?: boolean;
                readonly NgayVeNuocTu?: components["schemas"]["Ngay"];
                readonly NgayVeNuocDen?: components["schemas"]["Ngay"];
                /** @description Worked abroad on at least one day from here on. */
                readonly LamViecTu?: components["schemas"]["Ngay"];
                readonly LamViecDen?: components["schemas"]["Ngay"];
                /** @description The contribution of the contract stood unpaid on this day. */
                readonly ChuaDongDenNgay?: components["schemas"]["Ngay"];
                /** @description How late it was then, several joined by commas; only with ChuaDongDenNgay. */
                readonly TuoiNo?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TrangNguoiLaoDong"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
        };
    };
    readonly themNguoiLaoDong: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NguoiLaoDongNhap"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NguoiLaoDong"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
        };
    };
    readonly timNghiTrung: {
        readonly parameters: {
            readonly query?: {
                readonly LyDo?: string;
                readonly NguoiLaoDongId?: string;
                /** @description Free text, without regard to case and diacritics. */
                readonly Filter?: components["parameters"]["Filter"];
                /** @description Fields of the row with `asc` or `desc`, separated by commas. */
                readonly Sorting?: components["parameters"]["Sorting"];
                readonly SkipCount?: components["parameters"]["SkipCount"];
                readonly MaxResultCount?: components["parameters"]["MaxResultCount"];
                readonly TinhThanhMa?: string;
                readonly XaPhuongMa?: string;
                readonly ThiTruongId?: string;
                readonly DonViId?: string;
                readonly NganhNgheId?: string;
                readonly GioiTinh?: number;
                readonly TuoiTu?: number;
                readonly TuoiDen?: number;
                readonly TrinhDo?: number;
                readonly TinhTrang?: number;
                readonly DongQuy?: number;
                readonly NgayXuatCanhTu?: components["schemas"]["Ngay"];
                readonly NgayXuatCanhDen?: components["schemas"]["Ngay"];
                readonly NgayHetHanHdTu?: components["schemas"]["Ngay"];
                readonly NgayHetHanHdDen?: components["schemas"]["Ngay"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TrangNghiTrung"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
        };
    };
    readonly gopNguoiLaoDong: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GopHoSo"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NguoiLaoDong"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly nhapNguoiLaoDong: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NhapNguoiLaoDong"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KetQuaNhap"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
        };
    };
    readonly layNguoiLaoDong: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NguoiLaoDong"];
                };
            };
            readonly 404: components["responses"]["KhongThay"];
        };
    };
    readonly suaNguoiLaoDong: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NguoiLaoDongSua"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NguoiLaoDong"];
                };
            };
            readonly 400: components["responses"]["SaiDuLieu"];
            readonly 403: components["responses"]["TuChoi"];
            readonly 404: components["responses"]["KhongThay"];
            readonly 409: components["responses"]["DaThayDoi"];
        };
    };
    readonly xoaNguoiLaoDong: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Khong"];
            readonly 403: components["responses"]["TuChoi"];
        };
    };
}

/** What travels over the wire, by its name in the contract. */
export type Schemas = components['schemas'];
