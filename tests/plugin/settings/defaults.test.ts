import { expect, test } from 'vitest'
import { legacy, modern, parse, settingsOf } from './parse.ts'

test('the smallest modern file has every default filled in', () => {
  expect(parse(modern()).diagnostics).toEqual([])
  expect(settingsOf(modern())).toMatchInlineSnapshot(`
    {
      "api": {
        "asyncapi": [],
        "downloadSpec": false,
        "examples": {
          "autogenerate": true,
          "defaults": "all",
          "prefill": false,
        },
        "fullUrl": false,
        "maintainOrder": true,
        "openapi": [],
        "params": {
          "expanded": "closed",
          "post": [],
        },
        "playground": {
          "credentials": false,
          "display": "interactive",
        },
        "servers": [],
      },
      "appearance": {
        "default": "system",
        "strict": false,
      },
      "background": {
        "color": {},
      },
      "colors": {
        "anchors": undefined,
        "dark": "#16A34A",
        "light": "#16A34A",
        "primary": "#16A34A",
      },
      "contextual": undefined,
      "errors": {
        "404": {
          "redirect": true,
        },
      },
      "feedback": {
        "raiseIssue": false,
        "suggestEdit": false,
        "thumbsRating": false,
      },
      "file": "docs.json",
      "files": [],
      "fonts": {
        "body": undefined,
        "code": undefined,
        "heading": undefined,
      },
      "footer": {
        "links": [],
        "socials": [],
      },
      "icons": {
        "library": "fontawesome",
      },
      "integrations": {},
      "interaction": {
        "drilldown": false,
      },
      "layout": "topbar",
      "markdown": {
        "instructions": [],
        "schema": true,
      },
      "metadata": {
        "timestamp": false,
      },
      "name": "Docs",
      "navbar": {
        "links": [],
      },
      "navigation": {
        "children": [
          {
            "kind": "page",
            "place": {
              "file": "docs.json",
              "keys": [
                "navigation",
                "pages",
                0,
              ],
            },
            "ref": "index",
          },
        ],
        "directory": undefined,
        "global": [],
      },
      "redirects": [],
      "schema": "modern",
      "search": {},
      "seo": {
        "indexing": "navigable",
        "metatags": {},
        "paths": [],
        "trailingSlash": false,
      },
      "styling": {
        "codeblocks": {
          "dark": "dark-plus",
          "light": "github-light-default",
        },
        "eyebrows": "section",
        "languages": [],
        "rounded": "default",
      },
      "theme": "mint",
      "thumbnails": {},
      "variables": {},
    }
  `)
})

test('the smallest legacy file differs in its schema and the order of API fields alone', () => {
  expect(parse(legacy()).diagnostics).toEqual([])
  const { schema, api, navigation, ...rest } = settingsOf(legacy())
  const {
    schema: _,
    api: modernApi,
    navigation: __,
    ...modernRest
  } = settingsOf(modern())
  expect(schema).toBe('legacy')
  expect(api).toEqual({ ...modernApi, maintainOrder: false })
  expect(rest).toEqual(modernRest)
  expect(navigation.children).toMatchObject([{ kind: 'group', name: 'Start' }])
})

test('a byte-order mark and Windows line ends change nothing but the line ends', () => {
  const text = JSON.stringify(modern(), null, 2)
  const windows = `\uFEFF${text.replaceAll('\n', '\r\n')}`
  expect(parse(windows).settings).toEqual(parse(text).settings)
})
