import type { PlaygroundStrings } from './en.ts'

export const playgroundJa: PlaygroundStrings = {
  chooseExample: '例を入力',
  nothing: 'なし',
  item: '要素 {number}',
  revealSecrets: '機密情報を表示',
  rememberCredentials: 'このタブで記憶する',
  credentialsForgotten: '認証情報を消去しました。',
  credentialsOf: '送信先は {origin} のみです。',
  useProxy: '{origin} 経由で送信',
  showMore: 'さらに表示',
  receiving: '受信中：{size}',
  events: 'イベント {count} 件。',
  earlierEvents: '以前のイベント {count} 件は表示されていません。',
  responseAnnounced: 'レスポンス：{status}、{time}、{size}',
  headersHidden:
    'ここに表示されるのは、API が公開するヘッダー（Access-Control-Expose-Headers）のみです。',
  problemsFound:
    '誤りの可能性がある項目：{count}。もう一度送信するとこのまま送られます。',
  sendAnyway: 'このまま送信',
  ownBaseUrl: '別のベース URL',
  clear: 'クリア',
  notNumber: '数値ではありません。',
  notInteger: '整数ではありません。',
  notOption: '選択肢にない値です。',
  tooSmall: '{limit} 以上で入力してください。',
  tooLarge: '{limit} 以下で入力してください。',
  aboveOnly: '{limit} より大きい値を入力してください。',
  belowOnly: '{limit} より小さい値を入力してください。',
  notMultiple: '{limit} の倍数を入力してください。',
  tooShort: '{limit} 文字以上で入力してください。',
  tooLong: '{limit} 文字以下で入力してください。',
  tooFew: '要素は {limit} 個以上必要です。',
  tooMany: '要素は {limit} 個までです。',
  notUnique: '要素が重複しています。',
  valueTooLarge: '合う値が大きすぎるため、ここには何も入力されていません。',
  noValueFound: 'このスキーマに合う値が見つからないため、何も入力されていません。',
  wrongPattern: '{pattern} に一致しません',
  wrongFormat: '有効な {format} ではありません。',
  dotSegment:
    'クライアントは「.」と「..」を解決するため、リクエストは別のパスに送られます。',
  headerName: 'ヘッダーには使えない名前です。送信されません。',
  headerValue: 'ヘッダーに使えるのは 1 行の ASCII 文字です。送信されません。',
  cookieValue: 'クッキーには使えない文字です。送信されません。',
  browserHeader:
    'ブラウザーではページからこのヘッダーを設定できません。コード例には含まれています。',
  browserCookie:
    'ブラウザーではページから別のホストのクッキーを設定できません。コード例には含まれています。',
  browserBody:
    'ブラウザーは {method} でボディを送信しません。コード例には含まれています。',
  browserMethod:
    'ブラウザーではページから {method} を送信できません。コード例を使用してください。',
  noServer: '記述にサーバーがありません。そのアドレスを入力してください。',
  badServer: 'このアドレスはページから呼び出せません。',
  clientCertificate: 'クライアント証明書が必要です。証明書はブラウザーが選択します。',
  requestAborted: 'リクエストはキャンセルされました。',
  requestOffline: 'ブラウザーはオフラインです。',
  requestMixed:
    'このページは https、API は http のため、ブラウザーがブロックします。https で API を呼び出すか、コード例を使用してください。',
  requestUnreachable:
    'サーバーに接続できません。名前が不明か、接続が拒否されたか、証明書が無効です。',
  requestCors:
    'サーバーは応答しましたが、このページからの読み取りを許可していません（CORS）。サーバーが送信する必要があるヘッダー：',
  requestPolicy:
    'このサイトのコンテンツセキュリティポリシーは、このサーバーへのリクエストを許可していません。',
  requestCut: 'レスポンスが完了する前に接続が切れました。',
  requestTimedOut: 'サーバーが {seconds} 秒以内に応答しませんでした。',
  exportAs: 'エクスポート',
  emptyValue: '空',
  history: '履歴',
  keptValues: 'このタブで最後に入力した内容を表示しています。',
  loadFailed: '読み込めませんでした。ページを再読み込みしてください。',
  variables: '変数',
  importCurl: 'コマンドをインポート',
  notDefined: '未定義: {names}',
}
