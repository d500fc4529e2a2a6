import type { ChannelStrings } from './en.ts'

export const channelsJa: ChannelStrings = {
  channels: 'チャンネル',
  otherChannels: 'その他のチャンネル',
  parameters: 'パラメーター',
  payload: 'ペイロード',
  correlationId: '相関 ID:',
  reply: '返信:',
  replyAddress: '返信先:',
  tags: 'タグ:',
  channelName: 'チャンネル:',
  messageName: '名前:',
  valueLocation: '取得元:',
  schemaFormat: 'スキーマの形式:',
  notRead: '読み込めません:',
  applicationSends:
    'アプリケーションがこれらのメッセージを送信し、クライアントが受信します。',
  applicationReceives:
    'アプリケーションがこれらのメッセージを受信し、クライアントが送信します。',
  clientsSend: 'クライアントが送信',
  clientsReceive: 'クライアントが受信',
  addressAtRunTime: 'アドレスは実行時にのみ決まります。',
  applicationId: '識別子:',
  defaultContentType: '既定のコンテンツタイプ:',
  socketAddress: 'アドレス',
  subprotocols: 'サブプロトコル',
  connecting: '接続中...',
  connected: '接続済み',
  notConnected: '未接続',
  connectionClosed: '接続が閉じられました ({code})',
  connectionFailed:
    '接続できませんでした。ブラウザーは理由を伝えません。サーバーが停止しているか、このページを拒否している可能性があります。',
  socketMixed:
    'このページは https、サーバーは ws です。ブラウザーはこれをブロックします。wss で接続してください。',
  messageSent: '送信',
  messageReceived: '受信',
  logEmpty: 'メッセージはここに表示されます。',
  earlierMessages: '以前の {count} 件のメッセージは表示されません。',
  binaryMessage: 'バイナリデータ、{size}',
  headerCredentials:
    'ブラウザーは WebSocket を開くときにページのヘッダーを送信しません。{names} はここでは指定できません。',
  chooseMessage: 'メッセージを入力する',
  tokenPlace: 'トークンの送り方',
  tokenAsQuery: 'クエリパラメーターとして',
  tokenAsProtocol: 'サブプロトコルとして',
  tokenParameter: 'パラメーター名',
  tokenInstead:
    'ブラウザーは WebSocket を開くときにページのヘッダーを送信しません。代わりにサーバーが読むものを選んでください。',
}
