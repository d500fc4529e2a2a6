import type { PlaygroundStrings } from './en.ts'

export const playgroundVi: PlaygroundStrings = {
  chooseExample: 'Chèn ví dụ',
  nothing: 'Không có',
  item: 'Phần tử {number}',
  revealSecrets: 'Hiện thông tin bí mật',
  rememberCredentials: 'Ghi nhớ trong tab này',
  credentialsForgotten: 'Đã quên thông tin đăng nhập.',
  credentialsOf: 'Chỉ gửi đến {origin}.',
  useProxy: 'Gửi qua {origin}',
  showMore: 'Hiện thêm',
  receiving: 'Đang nhận: {size}',
  events: '{count} sự kiện.',
  earlierEvents: 'Không hiển thị {count} sự kiện trước đó.',
  responseAnnounced: 'Phản hồi: {status}, {time}, {size}',
  headersHidden:
    'Ở đây chỉ hiển thị những header mà API cho phép truy cập (Access-Control-Expose-Headers).',
  problemsFound:
    'Số trường có thể không hợp lệ: {count}. Nhấn Gửi lần nữa để vẫn gửi yêu cầu.',
  sendAnyway: 'Vẫn gửi',
  ownBaseUrl: 'Máy chủ khác',
  clear: 'Xóa nội dung',
  notNumber: 'Đây không phải là số.',
  notInteger: 'Đây không phải là số nguyên.',
  notOption: 'Đây không phải là một trong các lựa chọn.',
  tooSmall: 'Tối thiểu {limit}.',
  tooLarge: 'Tối đa {limit}.',
  aboveOnly: 'Phải lớn hơn {limit}.',
  belowOnly: 'Phải nhỏ hơn {limit}.',
  notMultiple: 'Phải là bội số của {limit}.',
  tooShort: 'Tối thiểu {limit} ký tự.',
  tooLong: 'Tối đa {limit} ký tự.',
  tooFew: 'Tối thiểu {limit} phần tử.',
  tooMany: 'Tối đa {limit} phần tử.',
  notUnique: 'Các phần tử không được trùng lặp.',
  valueTooLarge: 'Chưa điền gì: giá trị phù hợp sẽ quá lớn.',
  noValueFound: 'Chưa điền gì: không tìm thấy giá trị nào khớp với lược đồ này.',
  wrongPattern: 'Không khớp với {pattern}',
  wrongFormat: 'Giá trị không hợp lệ theo định dạng {format}.',
  dotSegment:
    'Máy khách phân giải các đoạn “.” và “..”, nên yêu cầu sẽ đi đến đường dẫn khác.',
  headerName: 'Tên header không hợp lệ. Header sẽ không được gửi.',
  headerValue:
    'Giá trị header chỉ được chứa các ký tự ASCII trên một dòng. Header sẽ không được gửi.',
  cookieValue: 'Cookie không được chứa ký tự này. Cookie sẽ không được gửi.',
  browserHeader:
    'Trình duyệt không cho phép trang web đặt header này. Các mã mẫu có chứa header này.',
  browserCookie:
    'Trình duyệt không cho phép trang web đặt cookie cho máy chủ khác. Các mã mẫu có chứa cookie này.',
  browserBody:
    'Trình duyệt không thể gửi phần thân cùng {method}. Các mã mẫu có chứa phần thân này.',
  browserMethod:
    'Trình duyệt không cho phép trang web gửi yêu cầu {method}. Hãy dùng mã mẫu.',
  noServer: 'Bản mô tả không nêu máy chủ nào. Hãy nhập địa chỉ của nó.',
  badServer: 'Trang web không thể gửi yêu cầu đến địa chỉ này.',
  clientCertificate: 'Cần có chứng chỉ máy khách do trình duyệt của bạn chọn.',
  requestAborted: 'Yêu cầu đã bị hủy.',
  requestOffline: 'Trình duyệt của bạn đang ngoại tuyến.',
  requestMixed:
    'Trang này được phục vụ qua https còn API qua http, nên trình duyệt chặn. Hãy gọi API qua https hoặc dùng mã mẫu.',
  requestUnreachable:
    'Không thể kết nối với máy chủ: không tìm thấy tên máy chủ, máy chủ từ chối kết nối hoặc chứng chỉ không hợp lệ.',
  requestCors:
    'Máy chủ có phản hồi nhưng không cho phép trang này đọc phản hồi (CORS). Máy chủ phải gửi:',
  requestPolicy:
    'Chính sách bảo mật nội dung của trang web này không cho phép gửi yêu cầu đến máy chủ này.',
  requestCut: 'Kết nối bị ngắt trước khi nhận xong phản hồi.',
  requestTimedOut: 'Máy chủ không phản hồi trong vòng {seconds} giây.',
  exportAs: 'Xuất',
  emptyValue: 'trống',
  history: 'Lịch sử',
  keptValues: 'Đã khôi phục như khi bạn rời tab này.',
  loadFailed: 'Không tải được. Hãy tải lại trang.',
  variables: 'Biến',
  importCurl: 'Nhập lệnh',
  notDefined: 'Chưa định nghĩa: {names}',
}
