import { expect, test } from 'vitest'
import { policyHash } from '../../plugin/write/content-security-policy.ts'
import { buildSite, page, settings } from './build-site.ts'

test('handlers in HTML that scripts add are allowed by their hashes, or reported', async () => {
  const site = await buildSite({
    'docs.json': settings(['index']),
    'index.mdx': page('Home', 'text'),
    'banner.js':
      'const banner = document.createElement("div")\nbanner.innerHTML = `<button onclick="window.accept(&quot;all&quot;)">Accept</button>`\ndocument.body.append(banner)\n',
    'list.js':
      'for (const id of [1, 2])\n  document.body.insertAdjacentHTML("beforeend", `<a onclick="open(${id})">x</a>`)\n',
  })
  expect(site.code, site.output).toBe(0)
  const { base } = JSON.parse(site.read('csp.json')) as { base: string }
  expect(base).toMatch(/script-src [^;]*'unsafe-hashes'/)
  expect(base).toContain(policyHash('window.accept("all")'))
  expect(site.report.diagnostics['output/inline-handler']).toMatchObject([
    { file: 'list.js', line: 2 },
  ])
})
