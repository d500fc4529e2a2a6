import fc from 'fast-check'
import type { ParameterStyle } from '../../../playground/document/api-model.ts'
import type { RequestParameter, Value } from '../../../playground/request/operation.ts'
import type { Parsed, Shape } from './parse-request.ts'
import { parameter } from './sample-operation.ts'

/** A parameter with a value that its style can serialize without loss. */
export interface TypedParameter {
  parameter: RequestParameter
  shape: Shape
  value: Value
}

type Place = 'path' | 'query' | 'header' | 'cookie'
type Row = [
  place: Place,
  style: ParameterStyle,
  explode: boolean,
  kind: Shape['kind'],
  reserved?: true,
]

/**
 * Every combination of style, explode, location and type that the specification defines.
 */
export const rows: Row[] = (
  [
    ['path', 'simple'],
    ['path', 'label'],
    ['path', 'matrix'],
    ['query', 'form'],
    ['header', 'simple'],
    ['cookie', 'form'],
    ['cookie', 'cookie'],
  ] as [Place, ParameterStyle][]
).flatMap(([place, style]) =>
  [false, true].flatMap((explode) =>
    (['text', 'list', 'object'] as const).map((kind): Row => [
      place,
      style,
      explode,
      kind,
    ]),
  ),
)
rows.push(
  ['query', 'spaceDelimited', false, 'list'],
  ['query', 'spaceDelimited', false, 'object'],
  ['query', 'pipeDelimited', false, 'list'],
  ['query', 'pipeDelimited', false, 'object'],
  // Swagger 2.0 has these in paths, too.
  ['query', 'tabDelimited', false, 'list'],
  ['path', 'tabDelimited', false, 'list'],
  ['path', 'pipeDelimited', false, 'list'],
  ['query', 'deepObject', true, 'object'],
  ['query', 'form', true, 'text', true],
  ['query', 'form', true, 'list', true],
  ['query', 'form', false, 'list', true],
  ['path', 'simple', false, 'text', true],
)

const hostile = ' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'
const characters = [...hostile, ...'aZ09', 'é', 'ß', '漢', '😀', '\u202e', 'e\u0301']

/**
 * Characters that would be mistaken for a delimiter, because the style doesn't escape
 * them.
 */
function forbidden([place, style, explode, kind, reserved]: Row): string {
  let out = ''
  if (style === 'spaceDelimited') out += ' '
  if (style === 'pipeDelimited') out += '|'
  if (style === 'label' && explode && kind !== 'text') out += '.'
  if (place === 'header' && kind !== 'text') out += ',='
  if (style === 'cookie') out += kind === 'text' ? ';' : ';,= '
  // Percent-encoded triples in values are passed through.
  if (reserved) out += kind === 'text' ? '%' : '%,=&;'
  return out
}

function text(row: Row): fc.Arbitrary<string> {
  const [place, style, , kind] = row
  const out = forbidden(row)
  const ascii = place === 'header' || style === 'cookie'
  const unit = fc.constantFrom(
    ...characters.filter(
      (char) =>
        ![...char].some((c) => out.includes(c)) && (!ascii || /^[ -~]+$/.test(char)),
    ),
  )
  return fc
    .string({ unit, minLength: 1, maxLength: 10 })
    .filter((value) => !(place === 'path' && kind === 'text' && /^\.{1,2}$/.test(value)))
    .filter((value) => (ascii ? value === value.trim() : true))
}

/** A parameter for a row of the table, with a value. */
export function typedParameter(row: Row, name: string): fc.Arbitrary<TypedParameter> {
  const [place, style, explode, kind, reserved] = row
  const built = parameter(place, name, {
    style,
    explode,
    required: true,
    ...(reserved && { allowReserved: true }),
  })
  const item = text(row)
  if (kind === 'list') {
    return (
      fc
        .array(item, { minLength: 1, maxLength: 3 })
        // Not `.` or `..`, which would be whole segments.
        .filter((value) => !(place === 'path' && /^\.{1,2}$/.test(value.join())))
        .map((value) => ({ parameter: built, shape: { kind }, value }))
    )
  }
  if (kind === 'object') {
    const keys = [`${name}R`, `${name}G`]
    return fc.tuple(item, item).map(([r, g]) => ({
      parameter: built,
      shape: { kind, keys },
      value: { [keys[0] ?? '']: r, [keys[1] ?? '']: g },
    }))
  }
  const scalar: fc.Arbitrary<string | number | boolean> = fc.oneof(
    { weight: 4, arbitrary: item },
    { weight: 1, arbitrary: fc.integer() },
    { weight: 1, arbitrary: fc.boolean() },
  )
  return scalar.map((value) => ({ parameter: built, shape: { kind }, value }))
}

/** Several parameters, one for each selected row. */
export function typedParameters(
  all: readonly Row[] = rows,
): fc.Arbitrary<TypedParameter[]> {
  return fc
    .shuffledSubarray([...all], { minLength: 1, maxLength: 8 })
    .chain((drawn) =>
      fc.tuple(
        ...drawn.map((row, index) =>
          typedParameter(row, row[0] === 'header' ? `X-P${index}` : `p${index}`),
        ),
      ),
    )
}

/** A path template with every path parameter. */
export function pathFor(typed: readonly TypedParameter[]): string {
  return '/things' + typed.map(segment).join('') + '/end'
}

function segment({ parameter: { in: place, name } }: TypedParameter): string {
  return place === 'path' ? `/{${name}}` : ''
}

/** A value as a server receives it: text. */
export function asText(value: Value): Parsed {
  if (Array.isArray(value)) return value.map(String)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, String(v)]))
  }
  return String(value)
}
