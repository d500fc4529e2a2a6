import type { Parents, RootContent } from 'mdast'
import { nearest } from '../../runtime/kit/nearest.ts'
import type { Compilation } from '../mdx/compilation.ts'
import { findAttribute, isTag, readText, type Tag } from '../mdx/tag.ts'

/**
 * Reports `ParamField path` tags that name no placeholder of the page's `api: METHOD /path`: the
 * playground can't send them. Members of other fields aren't parameters themselves.
 */
export function checkPathFields(tree: Parents, page: Compilation): void {
  const { api } = page.input.frontmatter
  if (typeof api !== 'string' || !api.includes('/')) return
  const placeholders = [...api.matchAll(/\{([^{}]+)\}|\/:(\w+)/g)].map(
    ([, braced, legacy]) => braced ?? legacy!,
  )
  visit(tree)

  function visit(parent: Parents): void {
    for (const child of parent.children as RootContent[]) {
      if (isTag(child) && child.name === 'ParamField')
        checkField(child, placeholders, page)
      else if ('children' in child) visit(child)
    }
  }
}

function checkField(tag: Tag, placeholders: readonly string[], page: Compilation): void {
  const name = readText(tag, 'path')
  if (name === undefined || placeholders.includes(name)) return
  const meant = nearest(name, placeholders)
  const names = placeholders.map((each) => `\`{${each}}\``).join(', ')
  page.report(
    { position: findAttribute(tag, 'path')?.position ?? tag.position },
    {
      code: 'mdx/path-field',
      message: `\`${name}\` is no placeholder in the URL of this page, so the playground leaves it out`,
      hint: meant
        ? `Did you mean \`path="${meant}"\`?`
        : `Add \`{${name}}\` to \`api\` in the frontmatter${names && `, which has ${names}`}, or write \`query="${name}"\`.`,
    },
  )
}
