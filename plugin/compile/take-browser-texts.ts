import { aboutComponent, attributes } from '../../theme/components/about.ts'
import { awaits } from '../mdx/awaits.ts'
import { parseModule } from '../mdx/code-trees.ts'
import { positionOfCode } from '../mdx/position-of-code.ts'
import { expressionOf, type Tag } from '../mdx/tag.ts'
import { givenAttribute, namesOutside, parameterOf, readGiven } from './given-values.ts'
import { isOfBrowser, type TagFile } from './live-attributes.ts'
import { AT } from './runtime-functions.ts'

/**
 * Takes texts of a theme component that only browsers know: the title of a card, but no URL, and
 * no title from which an id is made. A component that shows the text takes its place.
 *
 * @param nameOf The name of the component for an attribute.
 * @returns The components as exports.
 */
export function takeBrowserTexts(
  tag: Tag,
  file: TagFile,
  nameOf: (attribute: Tag['attributes'][number]) => string,
): string[] {
  const { page, declared } = file
  const name = tag.name ?? ''
  if (!Object.hasOwn(attributes, name) || declared.has(name) || page.replaced.has(name))
    return []
  const known = attributes[name]
  const anchor = aboutComponent(name)?.outline?.anchor
  const named: readonly string[] = (anchor && anchor.text) || []
  const exports: string[] = []
  for (const attribute of tag.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || named.includes(attribute.name)) continue
    const { value } = attribute
    if (known?.[attribute.name]?.type !== 'markdown' || typeof value !== 'object')
      continue
    const code = value?.data?.estree
    const expression = value && expressionOf(value)
    if (!code || !expression || awaits(code) || !isOfBrowser(expression, file)) continue
    const { given, others } = namesOutside(code, file)
    if (others.length > 0) continue
    const part = nameOf(attribute)
    const place = page.writtenPlaceOf(positionOfCode(expression), `{${value.value}}`)
    const text = readGiven(value.value, given)
    const parameter = given.length > 0 ? parameterOf(given) : ''
    exports.push(`export const ${part} = (${parameter}) => <>{${text}}</>`)
    const element = `<${part}${given.length > 0 ? writtenGiven(given) : ''} />`
    attribute.value = {
      type: 'mdxJsxAttributeValueExpression',
      value: element,
      data: { estree: parseModule(`${AT}(${element}, ${JSON.stringify(place)})`) },
    }
  }
  return exports
}

function writtenGiven(given: Parameters<typeof givenAttribute>[0]): string {
  const { name, value } = givenAttribute(given)
  return typeof value === 'object' && value ? ` ${name}={${value.value}}` : ''
}
