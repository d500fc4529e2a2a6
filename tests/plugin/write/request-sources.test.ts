import { expect, test } from 'vitest'
import { requestSources } from '../../../plugin/write/request-sources.ts'

test('code that sends requests may send them to the sites in it, but not to links', () => {
  const code = `
    const endpoints = { main: 'https://rpc.example:8443/v1', test: \`https://\${name}.example\` }
    const load = () => fetch(endpoints.main)
    new WebSocket("wss://live.example/feed")
    const view = <a href="https://other.example"><svg xmlns="http://www.w3.org/2000/svg" /></a>
    const again = <a href={'https://another.example/a'}>{endpoints.main}</a>`
  expect(requestSources(code)).toEqual(['https://rpc.example:8443', 'wss://live.example'])
})

test('code without requests needs none', () => {
  expect(requestSources('const prefetch = "https://a.example"')).toEqual([])
})
