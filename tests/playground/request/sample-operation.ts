import type { Parameter } from '../../../playground/document/api-model.ts'
import type {
  RequestOperation,
  RequestValues,
  Value,
} from '../../../playground/request/operation.ts'

/** A parameter with the specification's defaults for its location. */
export function parameter(
  place: Parameter['in'],
  name: string,
  more: Partial<RequestOperation['parameters'][number]> = {},
): RequestOperation['parameters'][number] {
  const form = place === 'query' || place === 'cookie'
  return {
    name,
    in: place,
    required: place === 'path',
    style: form ? 'form' : 'simple',
    explode: form,
    allowReserved: false,
    ...more,
  }
}

export function operation(more: Partial<RequestOperation> = {}): RequestOperation {
  return {
    method: 'GET',
    path: '/things',
    servers: [{ url: 'https://api.example.com/v1', variables: [] }],
    security: [],
    schemes: [],
    parameters: [],
    ...more,
  }
}

export function values(
  parameters: Value[] = [],
  more: Partial<RequestValues> = {},
): RequestValues {
  return {
    server: 0,
    variables: [],
    parameters,
    alternative: 0,
    credentials: [],
    ...more,
  }
}
