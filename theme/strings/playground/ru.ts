import type { PlaygroundStrings } from './en.ts'

export const playgroundRu: PlaygroundStrings = {
  chooseExample: 'Заполнить примером',
  nothing: 'Нет',
  item: 'Элемент {number}',
  revealSecrets: 'Показать секреты',
  rememberCredentials: 'Запомнить в этой вкладке',
  credentialsForgotten: 'Учётные данные забыты.',
  credentialsOf: 'Отправляется только на {origin}.',
  useProxy: 'Отправить через {origin}',
  showMore: 'Показать ещё',
  receiving: 'Получено: {size}',
  events: 'Событий: {count}.',
  earlierEvents: 'Предыдущие события не показаны: {count}.',
  responseAnnounced: 'Ответ: {status}, {time}, {size}',
  headersHidden:
    'Здесь видны только заголовки, открытые API (Access-Control-Expose-Headers).',
  problemsFound:
    'Возможно, неверные поля: {count}. Отправьте ещё раз, чтобы отправить как есть.',
  sendAnyway: 'Всё равно отправить',
  ownBaseUrl: 'Другой базовый URL',
  clear: 'Очистить',
  notNumber: 'Это не число.',
  notInteger: 'Это не целое число.',
  notOption: 'Такого варианта нет.',
  tooSmall: 'Не меньше {limit}.',
  tooLarge: 'Не больше {limit}.',
  aboveOnly: 'Больше {limit}.',
  belowOnly: 'Меньше {limit}.',
  notMultiple: 'Кратно {limit}.',
  tooShort: 'Минимальное число символов: {limit}.',
  tooLong: 'Максимальное число символов: {limit}.',
  tooFew: 'Минимальное число элементов: {limit}.',
  tooMany: 'Максимальное число элементов: {limit}.',
  notUnique: 'Элементы не должны повторяться.',
  valueTooLarge:
    'Ничего не заполнено: подходящее значение слишком велико, чтобы вставить его сюда.',
  noValueFound: 'Ничего не заполнено: не найдено значения, подходящего под эту схему.',
  wrongPattern: 'Не соответствует {pattern}',
  wrongFormat: 'Недопустимое значение для формата {format}.',
  dotSegment: 'Клиенты раскрывают «.» и «..»: запрос уйдёт по другому пути.',
  headerName: 'У заголовка не может быть такого имени. Он не отправляется.',
  headerValue: 'Заголовок содержит символы ASCII в одной строке. Он не отправляется.',
  cookieValue: 'Cookie не может содержать этот символ. Он не отправляется.',
  browserHeader:
    'Браузеры не позволяют странице задать этот заголовок. Он есть в примерах кода.',
  browserCookie:
    'Браузеры не позволяют странице задать cookie для другого хоста. Он есть в примерах кода.',
  browserBody:
    'С методом {method} браузеры не отправляют тело. Оно есть в примерах кода.',
  browserMethod:
    'Браузеры не позволяют странице отправить {method}. Используйте пример кода.',
  noServer: 'В описании не указан сервер. Введите его адрес.',
  badServer: 'Страница не может обратиться по этому адресу.',
  clientCertificate: 'Нужен клиентский сертификат, который выбирает браузер.',
  requestAborted: 'Запрос отменён.',
  requestOffline: 'Браузер не подключён к сети.',
  requestMixed:
    'Эта страница открыта по https, а API — по http: браузеры это блокируют. Обратитесь к API по https или используйте пример кода.',
  requestUnreachable:
    'Сервер недоступен: его имя неизвестно, он отклоняет соединения или его сертификат недействителен.',
  requestCors:
    'Сервер отвечает, но не разрешает этой странице прочитать ответ (CORS). Он должен отправить:',
  requestPolicy:
    'Политика безопасности содержимого этого сайта не разрешает запросы к этому серверу.',
  requestCut: 'Соединение прервалось до конца ответа.',
  requestTimedOut: 'Сервер не ответил за {seconds} с.',
  exportAs: 'Экспорт',
  emptyValue: 'пусто',
  history: 'История',
  keptValues: 'Заполнено так, как вы оставили в этой вкладке.',
  loadFailed: 'Не удалось загрузить. Обновите страницу.',
  variables: 'Переменные',
  importCurl: 'Импорт команды',
  notDefined: 'Не определено: {names}',
}
