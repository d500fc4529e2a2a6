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
  const index = buildCounterpartIndex(
    [
      described('api/boats/add-5d0b1c', 'v2.json', 'POST'),
      described('api/boats/list-2f61aa', 'v2.json', 'GET'),
    ],
    'v2',
  )
  expect(findCounterpart(v1, 'v1', index)).toBe('api/boats/list-2f61aa')
})

test('an operation that several pages describe is found by its path', () => {
  const index = buildCounterpartIndex(
    [
      described('admin/v2/boats/list', 'admin.json', 'GET'),
      described('api/v2/boats/list', 'v2.json', 'GET'),
    ],
    'v2',
  )
  const page = { ...v1, path: 'api/v1/boats/list' }
  expect(findCounterpart(page, 'v1', index)).toBe('api/v2/boats/list')
})

const page = (path: string) => ({ path, operation: undefined })

const counterpart = (path: string, from: string, to: string, ...paths: string[]) =>
  findCounterpart(page(path), from, buildCounterpartIndex(paths.map(page), to))

test('the folder of a language may have another code of it: zh-CN for zh-Hans, ja-JP for ja', () => {
  const docker = 'install/docker'
  const chinese = `zh-CN/${docker}`
  expect(counterpart(docker, 'en', 'zh-Hans', 'zh-CN/index', chinese)).toBe(chinese)
  expect(counterpart(chinese, 'zh-Hans', 'en', 'index', docker)).toBe(docker)
  expect(counterpart(docker, 'en', 'ja', `ja-JP/${docker}`)).toBe(`ja-JP/${docker}`)
  expect(counterpart(docker, 'en', 'zh-Hans', `zh-TW/${docker}`)).toBeUndefined()
})

test('the same path in the folder of a language takes precedence over one with another segment', () => {
  expect(counterpart('tools/tts', 'en', 'zh', 'zh/tts', 'zh/tools/tts')).toBe(
    'zh/tools/tts',
  )
  expect(counterpart('zh/tts', 'zh', 'en', 'tools/tts', 'tts')).toBe('tts')
})

test('only one of two languages may have a folder, also one in the folder of a version', () => {
  expect(counterpart('v1/start', 'en', 'fr', 'v2/fr/start', 'v1/fr/start')).toBe(
    'v1/fr/start',
  )
  expect(counterpart('v1/fr/start', 'fr', 'en', 'v2/start', 'v1/start')).toBe('v1/start')
  expect(counterpart('sdk/v1/start', 'v1', 'v2', 'sdk/start')).toBe('sdk/start')
})
