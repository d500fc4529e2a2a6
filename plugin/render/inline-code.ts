/** What a page's own HTML has in it that a strict policy forbids unless it is named. */
export interface InlineCode {
  /** Texts of scripts that run. */
  scripts: string[]
  /** Elements have `style`, or there is a `<style>`. */
  hasStyles: boolean
  /** Names of attributes with code: `onclick`. */
  handlers: string[]
}

/** Types of scripts that a policy applies to; others are data. */
const CODE_TYPE =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i

/** Whether a `<script>` of this type runs. */
export function isCode(type: string): boolean {
  return CODE_TYPE.test(type.trim())
}

const SCRIPT = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script>/gi
const TAG =
  /<[a-z][\w-]*((?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi
const ATTRIBUTE = /\s([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** Finds the code that stands in rendered HTML, where text is escaped. */
export function findInlineCode(html: string): InlineCode {
  const scripts: string[] = []
  const handlers = new Set<string>()
  let hasStyles = /<style\b/i.test(html)
  const rest = html.replace(SCRIPT, (_, attributes: string, text: string) => {
    const found = readAttributes(attributes)
    if (!found.has('src') && isCode(found.get('type') ?? '')) scripts.push(text)
    return ''
  })
  if (/\s(?:on[a-z]+|style)\s*=/i.test(rest))
    for (const [, attributes = ''] of rest.matchAll(TAG)) {
      // Most tags have nothing of interest: reading all their attributes takes far longer.
      if (!/\s(?:on[a-z]|style)/i.test(attributes)) continue
      for (const name of readAttributes(attributes).keys()) {
        if (name === 'style') hasStyles = true
        else if (/^on[a-z]+$/.test(name)) handlers.add(name)
      }
    }
  return { scripts, hasStyles, handlers: [...handlers].sort() }
}

function readAttributes(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      values.find((value) => value !== undefined) ?? '',
    ]),
  )
}
