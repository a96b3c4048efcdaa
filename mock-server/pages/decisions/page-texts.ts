/** Titles and sentences of the issuer's pages, whoever draws them. */
export const pageTexts = {
  product: 'Quỹ Hỗ trợ việc làm ngoài nước',
  demoBanner: 'Máy chủ đăng nhập của bản dùng thử · Dữ liệu minh họa',
  classroomBanner: 'Máy chủ đăng nhập của lớp học · Dữ liệu minh họa',
  home: 'Về trang chủ',
  formExpired: 'Biểu mẫu đã hết hạn. Vui lòng nhập lại.',
  unusableRequest: 'Yêu cầu đăng nhập không hợp lệ',
  unusableParameter: (parameter: string) => `Ứng dụng đã gửi tham số “${parameter}” sai hoặc chưa đăng ký.`,
  unusableSignOut: 'Yêu cầu đăng xuất không hợp lệ',
  unusableReturn: 'Địa chỉ quay về “post_logout_redirect_uri” chưa được đăng ký.',
  signedOut: 'Đã đăng xuất',
  signedOutFully: 'Bạn đã đăng xuất khỏi máy chủ đăng nhập.',
  account: 'Quản lý tài khoản',
  back: 'Quay lại ứng dụng',
  signOut: 'Đăng xuất khỏi máy chủ đăng nhập',
} as const;
