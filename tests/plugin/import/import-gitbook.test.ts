import { expect, test } from 'vitest'
import { importFolder } from './import-folder.ts'

test('the summary of GitBook becomes groups and pages, with the pages of titles', async () => {
  const { settings, output, diagnostics } = await importFolder(
    {
      '.gitbook.yaml':
        'root: ./docs/\nredirects:\n  help: guide/ropes.md\n  chat: https://example.com/chat\n  gone: guide/gone.md\n',
      'docs/SUMMARY.md': `# Table of contents

* [Harbour](README.md)

## Guide <a href="#guide" id="guide"></a>

* [Ropes](guide/ropes.md)
  * [Knots \\[new\\]](guide/knots.md)
    * [Bowline](<guide/the bow.md> "mention")
  * [Knot](guide/knot.md)
* [Forum](https://example.com/forum)
* \`\`\`yaml
  type: builtin:openapi
  dependencies:
    spec:
      ref:
        kind: openapi
        spec: tides
  \`\`\`

***

* [Boats](boats/README.md)
`,
      'docs/README.md': '# Harbour',
      'docs/guide/ropes.md': '# Ropes',
      'docs/guide/knots.md': '# Knots',
      'docs/guide/the bow.md': '# Bowline',
      'docs/boats/README.md': '# Boats',
      'docs/.gitbook/assets/boat.png': '',
    },
    'docs',
  )
  expect(diagnostics).toEqual([])
  expect(settings).toMatchInlineSnapshot(`
    {
      "name": "Harbour",
      "navigation": {
        "pages": [
          "index",
          {
            "group": "Guide",
            "pages": [
              {
                "group": "Ropes",
                "pages": [
                  {
                    "group": "Knots [new]",
                    "pages": [
                      "guide/the bow",
                    ],
                    "root": "guide/knots",
                  },
                ],
                "root": "guide/ropes",
              },
            ],
          },
          "boats/index",
        ],
      },
      "redirects": [
        {
          "destination": "/guide/ropes",
          "source": "/help",
        },
        {
          "destination": "https://example.com/chat",
          "source": "/chat",
        },
      ],
    }
  `)
  expect(output).toMatchInlineSnapshot(`
    "GitBook: read .gitbook.yaml, docs/SUMMARY.md

    warning: docs/SUMMARY.md:10:3  there is no page \`guide/knot.md\`, so the entry is left out  [import/missing-page]
      Did you mean \`guide/knots.md\`?

    warning: docs/SUMMARY.md:12:1  the pages of the API description \`tides\` are left out  [import/left-out]
      Put its file or URL as \`openapi\` into a group of the navigation.

    warning: .gitbook.yaml:5:3  the redirect from \`gone\` to \`guide/gone.md\` is left out: there is no such page  [import/left-out]
      Add it to \`redirects\` with a page that exists.

    warning: docs/SUMMARY.md:11:1  the link \`Forum\` is left out: a sidebar lists pages  [import/left-out]
      Add a page with \`url: https://example.com/forum\` in its frontmatter, or an anchor with this \`href\` to \`navigation.global.anchors\`.

    warning: docs/SUMMARY.md:3:1  \`docs/README.md\` is in the navigation, but a README is not published  [import/unpublished-page]
      Rename it to \`index.md\`, and change the links to it. \`--pages\` does both, if no such file is there.

    warning: docs/SUMMARY.md:23:1  \`docs/boats/README.md\` is in the navigation, but a README is not published  [import/unpublished-page]
      Rename it to \`index.md\`, and change the links to it. \`--pages\` does both, if no such file is there.

    ./docs/docs.json was written: 5 pages in the navigation, 6 warnings.

    Next:
      - Move the files of \`docs/.gitbook/assets/\` to \`docs/images/\`, and change the links to them. \`--pages\` does both.
      - Delete \`docs/SUMMARY.md\`: \`docs.json\` has the navigation.
      - See what is left to do: skerry check ./docs"
  `)
})
