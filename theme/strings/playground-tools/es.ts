import type { PlaygroundToolsStrings } from './en.ts'

export const playgroundToolsEs: PlaygroundToolsStrings = {
  oauthFlow: 'Flujo',
  oauthClientId: 'ID de cliente',
  oauthClientSecret: 'Secreto de cliente',
  oauthScopes: 'Permisos',
  oauthGetToken: 'Obtener token',
  oauthOpens:
    'Consulta a {origin}. Autoriza allí esta dirección de redirección: {redirect}',
  oauthAsks: 'Consulta a {origin}.',
  oauthDone: 'Token recibido.',
  oauthFailed: 'Sin token: {reason}',
  oauthClosed: 'se cerró la ventana',
  oauthInsecure: 'esta página debe servirse por https',
  oauthDiscover: 'Buscar los flujos',
  oauthLegacy: '{flow} (obsoleto)',
  oauthSecretIn: 'Enviar el secreto',
  oauthInBody: 'en el formulario',
  oauthInHeader: 'en una cabecera',
  oauthCode: 'Introduce este código:',
  oauthRenew: 'Renovar el token',
  oauthValidUntil: 'Válido hasta las {time}.',
  oauthExpired: 'El token ha caducado.',
  oauthUnsafe:
    'Aquí no se puede ejecutar ningún flujo: faltan direcciones o no son https.',
  oauthSilent:
    'No se puede acceder a {origin}, o no permite que esta página lea sus respuestas (CORS).',
  oauthForbidden:
    'La política de seguridad de contenido de este sitio no permite solicitudes a {origin}.',
  historyEmpty: 'Aún no se ha enviado nada en esta pestaña.',
  historyNote: 'Se guarda en esta pestaña, sin credenciales.',
  historyClear: 'Borrar el historial',
  historyRestore: 'Rellenar de nuevo',
  noAnswer: 'sin respuesta',
}
