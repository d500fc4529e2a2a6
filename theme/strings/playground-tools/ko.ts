import type { PlaygroundToolsStrings } from './en.ts'

export const playgroundToolsKo: PlaygroundToolsStrings = {
  oauthFlow: '흐름',
  oauthClientId: '클라이언트 ID',
  oauthClientSecret: '클라이언트 시크릿',
  oauthScopes: '범위',
  oauthGetToken: '토큰 받기',
  oauthOpens:
    '{origin}에 요청합니다. 그곳에서 다음 리디렉션 주소를 허용하세요: {redirect}',
  oauthAsks: '{origin}에 요청합니다.',
  oauthDone: '토큰을 받았습니다.',
  oauthFailed: '토큰 없음: {reason}',
  oauthClosed: '창이 닫혔습니다',
  oauthInsecure: '이 페이지는 https로 제공되어야 합니다',
  oauthDiscover: '흐름 찾기',
  oauthLegacy: '{flow} (구식)',
  oauthSecretIn: '시크릿 전송 방식',
  oauthInBody: '양식에',
  oauthInHeader: '헤더에',
  oauthCode: '이 코드를 입력하세요:',
  oauthRenew: '토큰 갱신',
  oauthValidUntil: '{time}까지 유효합니다.',
  oauthExpired: '토큰이 만료되었습니다.',
  oauthUnsafe: '여기서 실행할 수 있는 흐름이 없습니다. 주소가 없거나 https가 아닙니다.',
  oauthSilent:
    '{origin}에 연결할 수 없거나 이 페이지가 응답을 읽는 것을 허용하지 않습니다 (CORS).',
  oauthForbidden:
    '이 사이트의 콘텐츠 보안 정책이 {origin}에 대한 요청을 허용하지 않습니다.',
  historyEmpty: '이 탭에서 아직 아무것도 보내지 않았습니다.',
  historyNote: '이 탭에 보관되며 자격 증명은 제외됩니다.',
  historyClear: '기록 지우기',
  historyRestore: '다시 채우기',
  noAnswer: '응답 없음',
}
