import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { buildSite, page, settings } from './build-site.ts'

const command = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))

test('the client of the official package searches and reads a built site', async () => {
  const site = await buildSite({
    'docs.json': settings(['index', 'keys']),
    'index.mdx': page('Home', 'Welcome.'),
    'keys.mdx': page('API keys', '## Rotate\n\nOnce a month.'),
  })
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [command, 'mcp', '--outDir', site.folder],
      stderr: 'ignore',
    }),
  )
  try {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'read_page',
      'list_operations',
    ])
    expect(
      await client.callTool({ name: 'search', arguments: { query: 'month' } }),
    ).toMatchObject({ content: [{ text: '- API keys: /keys\n  Once a month.' }] })
    const read = await client.callTool({
      name: 'read_page',
      arguments: { path: '/keys' },
    })
    expect(read).toMatchObject({ content: [{ text: expect.stringContaining('Rotate') }] })
    expect(
      await client.callTool({ name: 'read_page', arguments: { path: '/kees' } }),
    ).toMatchObject({ isError: true })
  } finally {
    await client.close()
  }
})
