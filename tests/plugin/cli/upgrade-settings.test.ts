import { expect, test } from 'vitest'
import { parseSettings } from '../../../plugin/settings/parse-settings.ts'
import { diffLines } from '../../../plugin/cli/diff-lines.ts'
import { upgradeSettings } from '../../../plugin/cli/upgrade-settings.ts'

const legacy = `{
  // The product's name.
  "name": "Harbour",
  "layout": "sidenav",
  "colors": { "primary": "#0e7490", "background": { "dark": "#0b1120" } },
  "topbarLinks": [{ "name": "Blog", "url": "https://example.com/blog" }],
  "topbarCtaButton": { "name": "Start", "url": "https://example.com/start" },
  "modeToggle": { "default": "dark", "isHidden": true },
  "tabs": [{ "name": "API", "url": "api", "openapi": "api.json" }],
  "anchors": [{ "name": "Forum", "icon": "comments", "url": "https://example.com/forum" }],
  "navigation": [
    { "group": "Start", "icon": "flag", "pages": ["index", { "group": "More", "pages": ["more"] }] },
    { "group": "API", "pages": ["api/intro"] }
  ],
  "api": { "baseUrl": "https://api.example.com", "playground": { "mode": "hide" } },
  "footerSocials": { "github": "https://github.com/example" },
  "redirects": [
    { "source": "/a", "destination": "/more" } // kept
  ]
}
`

const readNothing = () => undefined

function upgraded(text: string) {
  const result = upgradeSettings(text, 'mint.json', readNothing)
  if (!result || !('text' in result)) throw new Error('not upgraded')
  return result
}

test('writes every legacy key in modern words, at its place, with comments', () => {
  expect(upgraded(legacy).text).toMatchInlineSnapshot(`
    "{
      "theme": "maple",
      // The product's name.
      "name": "Harbour",
      "colors": {
        "primary": "#0e7490"
      },
      "background": {
        "color": {
          "dark": "#0b1120"
        }
      },
      "navbar": {
        "links": [
          {
            "label": "Blog",
            "href": "https://example.com/blog"
          }
        ],
        "primary": {
          "type": "button",
          "label": "Start",
          "href": "https://example.com/start"
        }
      },
      "appearance": {
        "default": "dark",
        "strict": true
      },
      "navigation": {
        "tabs": [
          {
            "tab": "Documentation",
            "groups": [
              {
                "group": "Start",
                "icon": "flag",
                "pages": [
                  "index",
                  {
                    "group": "More",
                    "pages": [
                      "more"
                    ]
                  }
                ]
              }
            ]
          },
          {
            "tab": "API",
            "openapi": {
              "source": "api.json",
              "directory": "api"
            },
            "groups": [
              {
                "group": "API",
                "pages": [
                  "api/intro"
                ]
              }
            ]
          }
        ],
        "global": {
          "anchors": [
            {
              "anchor": "Forum",
              "href": "https://example.com/forum",
              "icon": "comments"
            }
          ]
        }
      },
      "api": {
        "playground": {
          "display": "none"
        },
        "mdx": {
          "server": "https://api.example.com"
        }
      },
      "footer": {
        "socials": {
          "github": "https://github.com/example"
        }
      },
      "redirects": [
        { "source": "/a", "destination": "/more" } // kept
      ]
    }
    "
  `)
})

test('the site reads the same before and after', () => {
  const { text, changed } = upgraded(legacy)
  expect(changed).toEqual([])
  const after = parseSettings(text, 'docs.json', readNothing)
  expect(after.settings?.schema).toBe('modern')
  // Comments are kept, although settings shouldn't have any.
  const others = after.diagnostics.filter(
    ({ severity, message }) => severity === 'error' && !/comments/.test(message),
  )
  expect(others).toEqual([])
})

test('the colour of all anchors is that of each which has none', () => {
  const colors = { primary: '#0e7490', anchors: { from: '#0d9373', to: '#07c983' } }
  const anchors = [
    { name: 'Guides', url: 'guides', color: '#ff0000' },
    { name: 'Code', url: 'https://example.com' },
  ]
  const tabs = [{ name: 'API', url: 'api' }]
  const navigation = [{ group: 'Start', pages: ['index', 'guides/a', 'api/b'] }]
  const settings = JSON.stringify({ name: 'Docs', colors, anchors, tabs, navigation })
  const { text, changed } = upgraded(settings)
  expect(changed).toEqual([])
  expect(text).not.toContain('"anchors": {')
  const colours = [
    ...text.matchAll(/"anchor": "(\w+)"[^[\]]*?"color": ("[^"]+"|{[^}]+})/g),
  ]
  expect(
    new Set(colours.map(([, name, color]) => `${name} ${color!.replace(/\s+/g, '')}`)),
  ).toEqual(new Set(['Guides "#ff0000"', 'Code {"from":"#0d9373","to":"#07c983"}']))
})

test('accounts of `footer` follow those of `footerSocials`', () => {
  const footer = { socials: { x: 'https://x.com/b', discord: 'https://discord.gg/b' } }
  const { text, changed } = upgraded(
    legacy.replace('"redirects"', `"footer": ${JSON.stringify(footer)},\n  "redirects"`),
  )
  expect(changed).toEqual([])
  expect([...text.matchAll(/"(github|x|discord)": "/g)].map(([, name]) => name)).toEqual([
    'github',
    'x',
    'discord',
  ])
})

test('names what the modern form has no words for', () => {
  const hidden = legacy.replace('"comments",', '"comments", "isDefaultHidden": true,')
  expect(upgraded(hidden).changed).toEqual(['navigation'])
})

test('upgrading twice changes nothing more', () => {
  expect(upgradeSettings(upgraded(legacy).text, 'docs.json', readNothing)).toBeUndefined()
})

test('a diff shows what changed with three lines around it', () => {
  const lines = Array.from({ length: 9 }, (_, index) => `line ${index}`)
  const before = lines.join('\n')
  expect(diffLines(before, before.replace('line 4', 'new'))).toMatchInlineSnapshot(`
    "@@ line 2 @@
      line 1
      line 2
      line 3
    - line 4
    + new
      line 5
      line 6
      line 7"
  `)
  expect(diffLines(before, before)).toBe('')
})
