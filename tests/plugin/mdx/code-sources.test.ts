import { expect, test } from 'vitest'
import { addsStyles, codeSources } from '../../../plugin/mdx/code-sources.ts'

test('code that sends requests may send them to the sites in it, but not to links', () => {
  const code = `
    const endpoints = { main: 'https://rpc.example:8443/v1', test: \`https://\${name}.example\` }
    const load = () => fetch(endpoints.main)
    new WebSocket("wss://live.example/feed")
    const view = <a href="https://other.example"><svg xmlns="http://www.w3.org/2000/svg" /></a>
    const again = <a href={'https://another.example/a'}>{endpoints.main}</a>`
  expect(codeSources(code)).toEqual([
    { kind: 'connect', origin: 'https://rpc.example:8443' },
    { kind: 'connect', origin: 'wss://live.example' },
  ])
})

test('the vocabulary of structured data is no source of scripts', () =>
  expect(
    codeSources(
      'const data = { "@context": "https://schema.org" }\ndocument.createElement("script").text = JSON.stringify(data)',
    ),
  ).toEqual([]))

test('structured data in a component is no source of scripts', () => {
  const data = 'const data = \'{ "sameAs": "https://a.example" }\'; '
  expect(
    codeSources(`${data}const view = <script type="application/ld+json">{data}</script>`),
  ).toEqual([])
  expect(codeSources(`${data}const view = <script async src={data.sameAs} />`)).toEqual([
    { kind: 'script', origin: 'https://a.example' },
  ])
})

test('code without requests needs none', () => {
  expect(codeSources('const prefetch = "https://a.example"')).toEqual([])
  const sheets =
    'for (const { href } of document.styleSheets) if (href !== "https://a.example") {}'
  expect(codeSources(sheets)).toEqual([])
})

test.each([
  ['frame', 'const url = "https://a.example/x"; const view = <iframe src={url} />'],
  [
    'frame',
    'const f = document.createElement("iframe"); f.src = "https://a.example/embed.html"',
  ],
  [
    'script',
    "const s = document.createElement('script')\ns.src = 'https://a.example/widget.js'",
  ],
  [
    'style',
    'const l = document.createElement("link"); l.rel = "stylesheet"; l.href="https://a.example/x.css"',
  ],
  ['script', "import confetti from 'https://a.example/confetti@1'"],
  ['script', 'const load = () => import("https://a.example/chart.js")'],
  ['img', 'const flag = "https://a.example/flags/"; <img src={flag + code + ".svg"} />'],
  ['img', 'new Image().src = "https://a.example/pixel.gif"'],
  ['media', 'new Audio("https://a.example/a.mp3").play()'],
  ['media', '<video src={"https://a.example/" + name} />'],
  ['object', 'const view = <embed src={`https://a.example/${name}.pdf`} />'],
])(
  'code that creates an element or imports a module loads from the sites in it: %s, %s',
  (kind, code) => {
    expect(codeSources(code)).toEqual([{ kind, origin: 'https://a.example' }])
  },
)

test.each([
  [
    'frame',
    '<iframe src={URL.createObjectURL(new Blob([html], { type: "text/html" }))} />',
  ],
  ['img', 'const url = window.URL.createObjectURL(file); const view = <img src={url} />'],
  ['media', 'document.createElement("audio").src = URL.createObjectURL(blob)'],
])('code that makes URLs of blobs shows them: %s, %s', (kind, code) => {
  expect(codeSources(code)).toEqual([{ kind, origin: 'blob:' }])
})

test('code that only downloads blobs shows none', () => {
  expect(codeSources('link.href = URL.createObjectURL(blob); fetch(url)')).toEqual([])
})

test('each kind of resource may come from each site in the code', () => {
  const code = `
    const [api, player] = ['wss://api.example', 'https://player.example']
    const load = () => new WebSocket(api)
    const Player = ({ id }) => <iframe src={player + id} />`
  expect(codeSources(code).map(({ kind, origin }) => `${kind} ${origin}`)).toEqual([
    'connect wss://api.example',
    'connect https://player.example',
    'frame https://player.example',
  ])
})

test.each([
  ["const sheet = document.createElement('style')", true],
  [
    'head.insertAdjacentHTML("beforeend", `<style id="own">a { color: red }</style>`)',
    true,
  ],
  ['node.setAttribute("style", "color: red")', true],
  ['row.innerHTML = \'<b style="color: red">\' + name', true],
  ['row.innerHTML = "<b style=\\"color: red\\">" + name', true],
  ['node.style.color = "red"; const styles = getComputedStyle(node)', false],
  ['<p style={{ color: "red" }} className="styled">{text}</p>', false],
])('code that adds styles to the page: %s: %s', (code, expected) => {
  expect(addsStyles(code)).toBe(expected)
})
