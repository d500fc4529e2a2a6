import { expect, test } from 'vitest'
import { places, render } from './compile.tsx'

const html = async (body: string, options = {}) => {
  const { html: rendered, page, problems } = await render(body, { options })
  expect([...places(page), ...problems.map(({ code }) => code)]).toEqual([])
  return rendered
}

test('tags of other frameworks, with a dot, are the tags that they name', async () => {
  const tabs = (tab: string) =>
    `<Tabs>\n<${tab} title="One">\n\nfirst\n\n</${tab}>\n</Tabs>`
  expect(await html(tabs('Tabs.Tab'))).toBe(await html(tabs('Tab')))
  expect(await html('<Card.Group>x</Card.Group>')).toBe(
    await html('<CardGroup>x</CardGroup>'),
  )
})

test('tabs without titles have those of `items`, in their order', async () => {
  const items = "items={['One', 'Two']}"
  expect(
    await html(
      `<Tabs ${items}><Tabs.Tab>a</Tabs.Tab><Tabs.Tab title="II">b</Tabs.Tab></Tabs>`,
    ),
  ).toBe(
    await html(`<Tabs ${items}><Tab title="One">a</Tab><Tab title="II">b</Tab></Tabs>`),
  )
})

test('a part of ours keeps its name', async () => {
  const { problems } = await render('<Tree.File name="a" />')
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('no part named `File`'),
  ])
})

test('a component of the site, and one in place of ours, have parts of their own', async () => {
  const replaced = await render('<Tabs.Tab title="One">a</Tabs.Tab>', {
    options: { replaced: ['Tabs'] },
  })
  expect(replaced.problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('no part named `Tab`'),
  ])
  const own = await render(
    'export const Tabs = { Tab: () => <u>own</u> }\n\n<Tabs.Tab />',
  )
  expect(own.html).toContain('<u>own</u>')
})

test('tags with a dot in code are the tags that they name', async () => {
  const steps = (step: string) =>
    `<Steps>{['a', 'b'].map((x) => <${step} key={x} title={x}>do {x}</${step}>)}</Steps>`
  expect(await html(steps('Steps.Step'))).toBe(await html(steps('Step')))
})

test('tabs of the page that are named like ours keep their parts in code', async () => {
  const page = `export const Tabs = { Tab: () => <i>own</i> }\n\n{[1].map(() => <Tabs.Tab />)}`
  expect(await html(page)).toContain('<i>own</i>')
})

test('a tab without a title and without one in `items` is reported, whatever it is called', async () => {
  for (const tab of ['Tab', 'Tabs.Tab']) {
    const { page } = await render(
      `<Tabs items={['One']}><${tab}>a</${tab}><${tab}>b</${tab}></Tabs>`,
    )
    expect(page.findings.map(({ code }) => code)).toEqual(['check/missing-attribute'])
  }
})
