import type { PlaygroundToolsStrings } from './en.ts'

export const playgroundToolsJa: PlaygroundToolsStrings = {
  oauthFlow: 'フロー',
  oauthClientId: 'クライアント ID',
  oauthClientSecret: 'クライアントシークレット',
  oauthScopes: 'スコープ',
  oauthGetToken: 'トークンを取得',
  oauthOpens:
    '{origin} に要求します。そこで次のリダイレクト先を許可してください：{redirect}',
  oauthAsks: '{origin} に要求します。',
  oauthDone: 'トークンを受け取りました。',
  oauthFailed: 'トークンを取得できません：{reason}',
  oauthClosed: 'ウィンドウが閉じられました',
  oauthInsecure: 'このページは https で提供する必要があります',
  oauthDiscover: 'フローを探す',
  oauthLegacy: '{flow}（旧式）',
  oauthSecretIn: 'シークレットの送り方',
  oauthInBody: 'フォームで',
  oauthInHeader: 'ヘッダーで',
  oauthCode: 'このコードを入力してください：',
  oauthRenew: 'トークンを更新',
  oauthValidUntil: '{time} まで有効です。',
  oauthExpired: 'トークンの有効期限が切れています。',
  oauthUnsafe:
    'ここで実行できるフローがありません。アドレスがないか、https ではありません。',
  oauthSilent:
    '{origin} に接続できないか、このページによる応答の読み取りが許可されていません (CORS)。',
  oauthForbidden:
    'このサイトのコンテンツセキュリティポリシーは {origin} へのリクエストを許可していません。',
  historyEmpty: 'このタブではまだ何も送信されていません。',
  historyNote: 'このタブに保存されます。認証情報は含まれません。',
  historyClear: '履歴を消去',
  historyRestore: 'もう一度入力',
  noAnswer: '応答なし',
}
