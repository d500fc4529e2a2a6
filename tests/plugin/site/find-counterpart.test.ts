import { expect, test } from 'vitest'
import {
  buildCounterpartIndex,
  findCounterpart,
} from '../../../plugin/site/find-counterpart.ts'

const described = (path: string, spec: string, method: string) => ({
  path,
  operation: { spec, kind: 'operation' as const, method, path: '/boats' },
})

const v1 = described('api/boats/list', 'v1.json', 'GET')

test('the counterpart of an operation page is the page of the same operation, also if its path has a hash', () => {
  const index = buildCounterpartIndex([
    described('api/boats/add-5d0b1c', 'v2.json', 'POST'),
    described('api/boats/list-2f61aa', 'v2.json', 'GET'),
  ])
  expect(findCounterpart(v1, 'v1', index, 'v2')).toBe('api/boats/list-2f61aa')
})

test('an operation that several pages describe is found by its path', () => {
  const index = buildCounterpartIndex([
    described('admin/v2/boats/list', 'admin.json', 'GET'),
    described('api/v2/boats/list', 'v2.json', 'GET'),
  ])
  const page = { ...v1, path: 'api/v1/boats/list' }
  expect(findCounterpart(page, 'v1', index, 'v2')).toBe('api/v2/boats/list')
})
