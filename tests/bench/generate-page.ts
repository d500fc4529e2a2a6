import { generateText } from './generate-text.ts'

/** The location of a generated page, for the links in it. */
interface PagePlace {
  tab: number
  /** Number of the last page. */
  last: number
  perTab: number
}

/**
 * Generates the text of one page: about 6.5 KB of prose, a table, six fences (three of
 * them in tabs) and cards.
 */
export function generatePage(number: number, place: PagePlace): string {
  const { random, pick, word, sentence, paragraph } = generateText(number + 1)
  const link = () => {
    const target = Math.floor(random() * (place.last + 1))
    return `[${word()} ${word()}](/section-${Math.floor(target / place.perTab)}/page-${target})`
  }
  const [noun, other, third] = [word(), word(), word()]

  return `---
title: "${noun[0]!.toUpperCase()}${noun.slice(1)} ${other} ${number}"
description: "How the ${noun} of page ${number} works with the ${other}."
---

${paragraph()} See ${link()}.

<Note>${sentence()}</Note>

## The ${noun} ${third}

${paragraph()}

\`\`\`ts ${noun}.ts
import { ${noun}Client } from '@example/${other}'

interface ${noun}Options {
  ${third}: string
  limit?: number
}

// ${sentence()}
export async function read${number}(options: ${noun}Options): Promise<string[]> {
  const client = new ${noun}Client({ ${other}: \`\${options.${third}}-${number}\` })
  const found = await client.list({ limit: options.limit ?? ${10 + (number % 90)} })
  return found.filter((item) => item.age > ${number}).map((item) => item.name)
}
\`\`\`

${paragraph()}

- ${sentence()}
- ${sentence()} ${link()}
- ${sentence()}

## Settings

| Name | Type | Meaning |
| --- | --- | --- |
${Array.from({ length: 6 }, (_, row) => `| \`${word()}_${row}\` | ${pick(['string', 'number', 'boolean'])} | ${sentence()} |`).join('\n')}

### From the command line

${paragraph()}

\`\`\`bash
curl -X POST "https://api.example.com/v1/${noun}/${number}" \\
  -H "Authorization: Bearer $TOKEN" \\
  -d '{ "${other}": "${third}", "limit": ${number % 100} }' | jq '.items[] | .${third}'
\`\`\`

<Tabs>
  <Tab title="${noun}">
    ${sentence()}

    \`\`\`json
    {
      "${noun}": { "${other}": "${third}", "limit": ${number % 50} },
      "enabled": ${number % 2 === 0},
      "names": ["${word()}", "${word()}", null]
    }
    \`\`\`
  </Tab>
  <Tab title="${other}">
    \`\`\`yaml
    ${noun}:
      ${other}: ${third}
      limit: ${number % 70} # ${word()}
      names: [${word()}, ${word()}]
    \`\`\`
  </Tab>
  <Tab title="more">
    1. ${sentence()}
    2. ${sentence()}

    \`\`\`go
    func Read${number}(ctx context.Context, ${noun} string) ([]string, error) {
    	items, err := client.List(ctx, "${other}", ${number})
    	if err != nil {
    		return nil, fmt.Errorf("${third} %s: %w", ${noun}, err)
    	}
    	return items, nil
    }
    \`\`\`
  </Tab>
</Tabs>

## Answer

${paragraph()}

\`\`\`python
def handle_${number}(event: dict) -> dict:
    """${sentence()}"""
    items = [item for item in event["${noun}"] if item.get("${other}", ${number}) > 0]
    if not items:
        raise ValueError(f"no ${third} in {event!r}")
    return {"count": len(items), "first": items[0], "page": ${number}}
\`\`\`

${sentence()} ${link()}

<CardGroup cols={2}>
  <Card title="${other} ${third}" icon="book" href="/section-0/page-0">${sentence()}</Card>
  <Card title="${third} ${noun}" icon="code" href="/section-0/page-1">${sentence()}</Card>
  <Card title="${noun} ${other}" icon="server">${sentence()}</Card>
  <Card title="${other}" icon="database">${sentence()}</Card>
</CardGroup>

${paragraph()}
`
}
