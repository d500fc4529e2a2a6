import type { ChannelStrings } from './en.ts'

export const channelsUk: ChannelStrings = {
  channels: 'Канали',
  otherChannels: 'Інші канали',
  parameters: 'Параметри',
  payload: 'Дані повідомлення',
  correlationId: 'Ідентифікатор кореляції:',
  reply: 'Відповідь:',
  replyAddress: 'Адреса відповіді:',
  tags: 'Теги:',
  channelName: 'Канал:',
  messageName: 'Назва:',
  valueLocation: 'Береться з:',
  schemaFormat: 'Формат схеми:',
  notRead: 'Не прочитано:',
  applicationSends: 'Застосунок надсилає ці повідомлення, а його клієнти їх отримують.',
  applicationReceives:
    'Застосунок отримує ці повідомлення, а його клієнти їх надсилають.',
  clientsSend: 'Клієнти надсилають',
  clientsReceive: 'Клієнти отримують',
  addressAtRunTime: 'Адреса відома лише під час роботи.',
  applicationId: 'Ідентифікатор:',
  defaultContentType: 'Тип вмісту за замовчуванням:',
  socketAddress: 'Адреса',
  subprotocols: 'Підпротоколи',
  connecting: 'Підключення...',
  connected: 'Підключено',
  notConnected: 'Не підключено',
  connectionClosed: 'З’єднання закрито ({code})',
  connectionFailed:
    'Не вдалося підключитися. Браузери не повідомляють причину: можливо, сервер недоступний або відхиляє цю сторінку.',
  socketMixed:
    'Ця сторінка працює через https, а сервер — через ws, і браузери це блокують. Підключіться через wss.',
  messageSent: 'Надіслано',
  messageReceived: 'Отримано',
  logEmpty: 'Тут з’являться повідомлення.',
  earlierMessages: 'Попередні повідомлення ({count}) не показано.',
  binaryMessage: 'Двійкові дані, {size}',
  headerCredentials:
    'Сторінки не можуть задавати заголовки, коли відкривають WebSocket, тому тут не можна вказати: {names}.',
  chooseMessage: 'Вставити повідомлення',
  tokenPlace: 'Надсилати токен',
  tokenAsQuery: 'як параметр запиту',
  tokenAsProtocol: 'як підпротокол',
  tokenParameter: 'Назва параметра',
  tokenInstead:
    'Сторінки не можуть задавати заголовки, коли відкривають WebSocket. Виберіть, що ваш сервер читає натомість.',
}
