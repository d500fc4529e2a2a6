import type { PlaygroundToolsStrings } from './en.ts'

export const playgroundToolsRu: PlaygroundToolsStrings = {
  oauthFlow: 'Поток',
  oauthClientId: 'Идентификатор клиента',
  oauthClientSecret: 'Секрет клиента',
  oauthScopes: 'Области доступа',
  oauthGetToken: 'Получить токен',
  oauthOpens:
    'Обращается к {origin}. Разрешите там этот адрес перенаправления: {redirect}',
  oauthAsks: 'Обращается к {origin}.',
  oauthDone: 'Токен получен.',
  oauthFailed: 'Токен не получен: {reason}',
  oauthClosed: 'окно было закрыто',
  oauthInsecure: 'эта страница должна открываться по https',
  oauthDiscover: 'Найти способы',
  oauthLegacy: '{flow} (устарел)',
  oauthSecretIn: 'Передавать секрет',
  oauthInBody: 'в форме',
  oauthInHeader: 'в заголовке',
  oauthCode: 'Введите этот код:',
  oauthRenew: 'Обновить токен',
  oauthValidUntil: 'Действует до {time}.',
  oauthExpired: 'Срок действия токена истёк.',
  oauthUnsafe: 'Здесь нельзя получить токен: адресов нет или они не https.',
  oauthSilent:
    '{origin} недоступен или не позволяет этой странице читать его ответы (CORS).',
  oauthForbidden:
    'Политика безопасности содержимого этого сайта не разрешает запросы к {origin}.',
  historyEmpty: 'В этой вкладке ещё ничего не отправлено.',
  historyNote: 'Хранится в этой вкладке, без учётных данных.',
  historyClear: 'Очистить историю',
  historyRestore: 'Заполнить снова',
  noAnswer: 'нет ответа',
}
