import type { PlaygroundToolsStrings } from './en.ts'

export const playgroundToolsPtBR: PlaygroundToolsStrings = {
  oauthFlow: 'Fluxo',
  oauthClientId: 'ID do cliente',
  oauthClientSecret: 'Segredo do cliente',
  oauthScopes: 'Escopos',
  oauthGetToken: 'Obter token',
  oauthOpens:
    'Consulta {origin}. Autorize lá este endereço de redirecionamento: {redirect}',
  oauthAsks: 'Consulta {origin}.',
  oauthDone: 'Token recebido.',
  oauthFailed: 'Sem token: {reason}',
  oauthClosed: 'a janela foi fechada',
  oauthInsecure: 'esta página deve ser servida por https',
  oauthDiscover: 'Buscar os fluxos',
  oauthLegacy: '{flow} (legado)',
  oauthSecretIn: 'Enviar o segredo',
  oauthInBody: 'no formulário',
  oauthInHeader: 'em um cabeçalho',
  oauthCode: 'Digite este código:',
  oauthRenew: 'Renovar o token',
  oauthValidUntil: 'Válido até {time}.',
  oauthExpired: 'O token expirou.',
  oauthUnsafe:
    'Nenhum fluxo pode ser executado aqui: faltam endereços ou eles não são https.',
  oauthSilent:
    'Não é possível acessar {origin}, ou ele não deixa esta página ler suas respostas (CORS).',
  oauthForbidden:
    'A política de segurança de conteúdo deste site não permite solicitações para {origin}.',
  historyEmpty: 'Nada foi enviado nesta aba ainda.',
  historyNote: 'Guardado nesta aba, sem credenciais.',
  historyClear: 'Limpar o histórico',
  historyRestore: 'Preencher de novo',
  noAnswer: 'sem resposta',
}
