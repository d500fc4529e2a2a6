import type { RequestOperation } from '../../../playground/request/operation.ts'

/** An operation of a description that is a file, with one server. */
export function petOperation(server: string): RequestOperation {
  return {
    method: 'GET',
    path: '/pets',
    servers: [{ url: server, variables: [{ name: 'path', default: '/v1' }] }],
    isLocal: true,
    security: [],
    schemes: [],
    parameters: [],
  }
}
