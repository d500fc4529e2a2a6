import type {
  SwaggerParameter,
  WrittenDescription,
  WrittenOperation,
  WrittenPathItem,
} from './document-as-written.ts'
import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'
import { asList, asObject, asText, asTexts, entriesOf } from './raw.ts'
import { follow } from './json-reference.ts'
import { diagnosticAt } from './diagnostic-at.ts'
import type { SpecFile, SpecFiles } from './spec-files.ts'
import { SpecProblem } from './spec-problem.ts'

const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch'])

/**
 * Checks rules specific to Swagger 2.0: which parameters can be combined in an operation,
 * including those of its path. Violations are warnings with their location.
 */
export function checkSwagger(files: SpecFiles, file: SpecFile): Diagnostic[] {
  const root = asObject<WrittenDescription>(file.value) ?? {}
  const found: Diagnostic[] = []
  const read = (list: unknown) => parametersOf(list, files, file)
  const report = (code: string, message: string | undefined, pointer: string[]) => {
    if (message === undefined) return
    const problem = new SpecProblem(`api/${code}`, message, { severity: 'warning' })
    found.push(diagnosticAt(file, problem, pointer))
  }
  for (const [path, value] of entriesOf(root.paths)) {
    const item = asObject<WrittenPathItem>(value) ?? {}
    const shared = read(item.parameters)
    shared.forEach((parameter, index) => {
      const at = ['paths', path, 'parameters', String(index)]
      report('parameter-style', misplaced(parameter), at)
    })
    for (const [method, inner] of entriesOf(item)) {
      const operation = asObject<WrittenOperation>(inner)
      if (!METHODS.has(method) || !operation) continue
      const at = ['paths', path, method]
      const own = read(operation.parameters)
      own.forEach((parameter, index) => {
        report('parameter-style', misplaced(parameter), [
          ...at,
          'parameters',
          String(index),
        ])
      })
      const all = [
        ...shared.filter((one) => !own.some((other) => isSame(one, other))),
        ...own,
      ]
      const consumes = operation.consumes ?? root.consumes
      report('body-parameters', bodyProblem(all, asTexts(consumes)), at)
    }
  }
  return found
}

/** The parameters of a list with references resolved. Broken references are reported elsewhere. */
function parametersOf(
  list: unknown,
  files: SpecFiles,
  file: SpecFile,
): SwaggerParameter[] {
  return asList(list).map(
    (value) =>
      asObject<SwaggerParameter>(follow(files, { file, pointer: [], value })?.value) ??
      {},
  )
}

function isSame(a: SwaggerParameter, b: SwaggerParameter): boolean {
  return a.name === b.name && a.in === b.in
}

function misplaced(parameter: SwaggerParameter): string | undefined {
  const place = asText(parameter.in)
  if (parameter.type === 'file' && place !== 'formData')
    return '`type: file` requires `in: formData`'
  const isMulti = parameter.collectionFormat === 'multi'
  return isMulti && place !== 'query' && place !== 'formData'
    ? '`collectionFormat: multi` requires `in: query` or `in: formData`'
    : undefined
}

function bodyProblem(
  parameters: SwaggerParameter[],
  consumes: string[],
): string | undefined {
  const places = parameters.map((parameter) => parameter.in)
  const bodies = places.filter((place) => place === 'body').length
  if (bodies > 1) return 'an operation can have only one parameter with `in: body`'
  if (bodies > 0 && places.includes('formData'))
    return '`in: body` and `in: formData` are mutually exclusive'
  const hasFile = parameters.some(
    (parameter) => parameter.type === 'file' && parameter.in === 'formData',
  )
  const acceptsForm = consumes.some((type) =>
    /^(?:multipart\/.*form-data|application\/.*x-www-form-urlencoded)/i.test(type),
  )
  return hasFile && !acceptsForm
    ? '`type: file` requires `consumes: [multipart/form-data]`'
    : undefined
}
