import type { PlaygroundStrings } from './en.ts'

export const playgroundEs: PlaygroundStrings = {
  chooseExample: 'Rellenar con un ejemplo',
  nothing: 'Ninguno',
  item: 'Elemento {number}',
  revealSecrets: 'Mostrar secretos',
  rememberCredentials: 'Recordar en esta pestaña',
  credentialsForgotten: 'Credenciales olvidadas.',
  credentialsOf: 'Se envía solo a {origin}.',
  useProxy: 'Enviar a través de {origin}',
  showMore: 'Mostrar más',
  receiving: 'Recibiendo: {size}',
  events: 'Eventos: {count}.',
  earlierEvents: 'Eventos anteriores que no se muestran: {count}.',
  responseAnnounced: 'Respuesta: {status}, {time}, {size}',
  headersHidden:
    'Aquí solo se ven las cabeceras que expone la API (Access-Control-Expose-Headers).',
  problemsFound:
    'Campos que pueden ser incorrectos: {count}. Envía otra vez para enviarlo tal cual.',
  sendAnyway: 'Enviar de todos modos',
  ownBaseUrl: 'Otra URL base',
  clear: 'Vaciar',
  notNumber: 'Esto no es un número.',
  notInteger: 'Esto no es un número entero.',
  notOption: 'No es una de las opciones.',
  tooSmall: 'Como mínimo {limit}.',
  tooLarge: 'Como máximo {limit}.',
  aboveOnly: 'Más de {limit}.',
  belowOnly: 'Menos de {limit}.',
  notMultiple: 'Un múltiplo de {limit}.',
  tooShort: 'Al menos {limit} caracteres.',
  tooLong: 'Como máximo {limit} caracteres.',
  tooFew: 'Al menos {limit} elementos.',
  tooMany: 'Como máximo {limit} elementos.',
  notUnique: 'Los elementos deben ser distintos.',
  valueTooLarge:
    'No se ha rellenado nada: lo que encaja es demasiado grande para rellenarlo aquí.',
  noValueFound:
    'No se ha rellenado nada: no se encontró ningún valor que cumpla este esquema.',
  wrongPattern: 'No coincide con {pattern}',
  wrongFormat: 'No es un valor válido de {format}.',
  dotSegment: 'Los clientes resuelven «.» y «..»: la petición va a otra ruta.',
  headerName: 'Una cabecera no puede llamarse así. No se envía.',
  headerValue: 'Una cabecera contiene caracteres ASCII en una sola línea. No se envía.',
  cookieValue: 'Una cookie no puede contener este carácter. No se envía.',
  browserHeader:
    'Los navegadores no permiten que una página defina esta cabecera. Los ejemplos de código la incluyen.',
  browserCookie:
    'Los navegadores no permiten que una página defina una cookie para otro host. Los ejemplos de código la incluyen.',
  browserBody:
    'Los navegadores no envían cuerpo con {method}. Los ejemplos de código lo incluyen.',
  browserMethod:
    'Los navegadores no permiten que una página envíe {method}. Usa un ejemplo de código.',
  noServer: 'La descripción no indica ningún servidor. Introduce su dirección.',
  badServer: 'Una página no puede llamar a esta dirección.',
  clientCertificate: 'Requiere un certificado de cliente, que elige tu navegador.',
  requestAborted: 'La petición se canceló.',
  requestOffline: 'Tu navegador está sin conexión.',
  requestMixed:
    'Esta página se sirve por https y la API por http: los navegadores lo bloquean. Llama a la API por https o usa un ejemplo de código.',
  requestUnreachable:
    'No se puede acceder al servidor: su nombre es desconocido, rechaza las conexiones o su certificado no es válido.',
  requestCors:
    'El servidor responde, pero no permite que esta página lea la respuesta (CORS). Debe enviar:',
  requestPolicy:
    'La política de seguridad de contenido de este sitio no permite peticiones a este servidor.',
  requestCut: 'La conexión se cortó antes de completar la respuesta.',
  requestTimedOut: 'El servidor tardó más de {seconds} segundos en responder.',
  exportAs: 'Exportar',
  emptyValue: 'vacío',
  history: 'Historial',
  keptValues: 'Rellenado como lo dejaste en esta pestaña.',
  loadFailed: 'No se pudo cargar. Vuelve a cargar la página.',
  variables: 'Variables',
  importCurl: 'Importar comando',
  notDefined: 'Sin definir: {names}',
}
