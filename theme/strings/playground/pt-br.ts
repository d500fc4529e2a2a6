import type { PlaygroundStrings } from './en.ts'

export const playgroundPtBr: PlaygroundStrings = {
  chooseExample: 'Preencher com um exemplo',
  nothing: 'Nenhum',
  item: 'Item {number}',
  revealSecrets: 'Mostrar segredos',
  rememberCredentials: 'Lembrar nesta aba',
  credentialsForgotten: 'Credenciais esquecidas.',
  credentialsOf: 'Enviado somente para {origin}.',
  useProxy: 'Enviar por {origin}',
  showMore: 'Mostrar mais',
  receiving: 'Recebendo: {size}',
  events: 'Eventos: {count}.',
  earlierEvents: 'Eventos anteriores não mostrados: {count}.',
  responseAnnounced: 'Resposta: {status}, {time}, {size}',
  headersHidden:
    'Aqui aparecem só os cabeçalhos que a API expõe (Access-Control-Expose-Headers).',
  problemsFound:
    'Campos que podem estar errados: {count}. Envie mais uma vez para enviar assim mesmo.',
  sendAnyway: 'Enviar mesmo assim',
  ownBaseUrl: 'Outra URL base',
  clear: 'Limpar',
  notNumber: 'Isto não é um número.',
  notInteger: 'Isto não é um número inteiro.',
  notOption: 'Não é uma das opções.',
  tooSmall: 'No mínimo {limit}.',
  tooLarge: 'No máximo {limit}.',
  aboveOnly: 'Mais que {limit}.',
  belowOnly: 'Menos que {limit}.',
  notMultiple: 'Um múltiplo de {limit}.',
  tooShort: 'No mínimo {limit} caracteres.',
  tooLong: 'No máximo {limit} caracteres.',
  tooFew: 'No mínimo {limit} itens.',
  tooMany: 'No máximo {limit} itens.',
  notUnique: 'Os itens devem ser diferentes.',
  valueTooLarge:
    'Nada foi preenchido: o que serve é grande demais para ser preenchido aqui.',
  noValueFound:
    'Nada foi preenchido: nenhum valor que atenda a este esquema foi encontrado.',
  wrongPattern: 'Não corresponde a {pattern}',
  wrongFormat: 'Não é um valor válido de {format}.',
  dotSegment: 'Os clientes resolvem “.” e “..”: a requisição vai para outro caminho.',
  headerName: 'Um cabeçalho não pode ter este nome. Ele não é enviado.',
  headerValue: 'Um cabeçalho contém caracteres ASCII em uma só linha. Ele não é enviado.',
  cookieValue: 'Um cookie não pode conter este caractere. Ele não é enviado.',
  browserHeader:
    'Os navegadores não permitem que uma página defina este cabeçalho. Os exemplos de código o incluem.',
  browserCookie:
    'Os navegadores não permitem que uma página defina um cookie para outro host. Os exemplos de código o incluem.',
  browserBody:
    'Os navegadores não enviam corpo com {method}. Os exemplos de código o incluem.',
  browserMethod:
    'Os navegadores não permitem que uma página envie {method}. Use um exemplo de código.',
  noServer: 'A descrição não indica nenhum servidor. Informe o endereço dele.',
  badServer: 'Uma página não pode chamar este endereço.',
  clientCertificate: 'Exige um certificado de cliente, que seu navegador escolhe.',
  requestAborted: 'A requisição foi cancelada.',
  requestOffline: 'Seu navegador está offline.',
  requestMixed:
    'Esta página é servida por https e a API por http: os navegadores bloqueiam isso. Chame a API por https ou use um exemplo de código.',
  requestUnreachable:
    'Não é possível acessar o servidor: o nome é desconhecido, ele recusa conexões ou o certificado não é válido.',
  requestCors:
    'O servidor responde, mas não permite que esta página leia a resposta (CORS). Ele deve enviar:',
  requestPolicy:
    'A política de segurança de conteúdo deste site não permite requisições a este servidor.',
  requestCut: 'A conexão caiu antes de a resposta ficar completa.',
  requestTimedOut: 'O servidor demorou mais de {seconds} segundos para responder.',
  exportAs: 'Exportar',
  emptyValue: 'vazio',
  history: 'Histórico',
  keptValues: 'Preenchido como você deixou nesta aba.',
  loadFailed: 'Não foi possível carregar. Recarregue a página.',
  variables: 'Variáveis',
  importCurl: 'Importar comando',
  notDefined: 'Não definido: {names}',
}
