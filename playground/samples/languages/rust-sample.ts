import type { BuiltRequest } from '../../request/built-request.ts'
import { bodyPieces } from './body-pieces.ts'
import { bracedUnicodeEscape, lineLiterals } from './code-literals.ts'

/** Rust code with `reqwest`. */
export function rustSample(request: BuiltRequest): string {
  const { headers, pieces } = bodyPieces(request)
  const texts = pieces.map((piece) =>
    'text' in piece ? literal(piece.text) : `std::fs::read(${literal(piece.file)})?`,
  )
  const isText = pieces.length === 1 && 'text' in pieces[0]!
  const parts = pieces.map((piece, index) =>
    'text' in piece ? `${texts[index]}.as_bytes().to_vec()` : texts[index],
  )
  const body = isText
    ? texts[0]
    : `[\n        ${parts.join(',\n        ')},\n    ].concat()`
  return [
    'let client = reqwest::Client::new();',
    'let response = client',
    `    .request(${literal(request.method)}.parse()?, ${literal(request.url)})`,
    ...headers.map(
      ({ name, value }) => `    .header(${literal(name)}, ${literal(value)})`,
    ),
    ...(pieces.length > 0 ? [`    .body(${body})`] : []),
    '    .send()',
    '    .await?;',
    request.method === 'HEAD'
      ? 'println!("{:#?}", response.headers());'
      : 'println!("{}", response.text().await?);',
  ].join('\n')
}

/** `concat!` joins the literals of lines at compile time. */
function literal(text: string): string {
  const lines = lineLiterals(text, {
    quote: '"',
    escape: bracedUnicodeEscape,
    join: ',\n        ',
  })
  return /\n./s.test(text) ? `concat!(\n        ${lines},\n    )` : lines
}
