import type { ChannelStrings } from './en.ts'

export const channelsVi: ChannelStrings = {
  channels: 'Kênh',
  otherChannels: 'Kênh khác',
  parameters: 'Tham số',
  payload: 'Dữ liệu thông điệp',
  correlationId: 'ID tương quan:',
  reply: 'Trả lời:',
  replyAddress: 'Địa chỉ trả lời:',
  tags: 'Thẻ:',
  channelName: 'Kênh:',
  messageName: 'Tên:',
  valueLocation: 'Lấy từ:',
  schemaFormat: 'Định dạng lược đồ:',
  notRead: 'Không được đọc:',
  applicationSends:
    'Ứng dụng gửi các thông điệp này; các máy khách của ứng dụng nhận chúng.',
  applicationReceives:
    'Ứng dụng nhận các thông điệp này; các máy khách của ứng dụng gửi chúng.',
  clientsSend: 'Máy khách gửi',
  clientsReceive: 'Máy khách nhận',
  addressAtRunTime: 'Địa chỉ chỉ được biết khi chạy.',
  applicationId: 'Mã định danh:',
  defaultContentType: 'Loại nội dung mặc định:',
  socketAddress: 'Địa chỉ',
  subprotocols: 'Giao thức con',
  connecting: 'Đang kết nối...',
  connected: 'Đã kết nối',
  notConnected: 'Chưa kết nối',
  connectionClosed: 'Đã đóng kết nối ({code})',
  connectionFailed:
    'Kết nối thất bại. Trình duyệt không cho biết lý do: có thể máy chủ ngừng hoạt động hoặc từ chối trang này.',
  socketMixed:
    'Trang này được phục vụ qua https còn máy chủ qua ws, nên trình duyệt chặn. Hãy kết nối qua wss.',
  messageSent: 'Đã gửi',
  messageReceived: 'Đã nhận',
  logEmpty: 'Thông điệp sẽ xuất hiện ở đây.',
  earlierMessages: 'Không hiển thị {count} thông điệp trước đó.',
  binaryMessage: 'Dữ liệu nhị phân, {size}',
  headerCredentials:
    'Trang web không thể đặt header khi mở WebSocket, nên không thể cung cấp {names} ở đây.',
  chooseMessage: 'Chèn thông điệp',
  tokenPlace: 'Cách gửi token',
  tokenAsQuery: 'dưới dạng tham số truy vấn',
  tokenAsProtocol: 'dưới dạng giao thức con',
  tokenParameter: 'Tên tham số',
  tokenInstead:
    'Trang web không thể đặt header khi mở WebSocket. Hãy chọn những gì máy chủ của bạn đọc thay thế.',
}
