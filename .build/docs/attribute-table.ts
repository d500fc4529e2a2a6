import {
  attributes,
  commonAttributes,
  type Attribute,
  type Attributes,
  type AttributeType,
} from '../../theme/components/about.ts'
import { markdownTable } from './markdown-table.ts'

const typeNames: Record<Extract<AttributeType, string>, string> = {
  text: 'string',
  markdown: 'string (inline Markdown)',
  flag: 'boolean',
  number: 'number',
  icon: '[icon](/components/icons)',
  color: 'CSS colour',
  colors: 'CSS colour, or object',
  url: 'URL',
  lines: 'line numbers',
  list: 'array',
  object: 'object',
  any: 'any value',
}

/**
 * Renders the attributes of a component as a Markdown table (`theme/components/about.ts`).
 *
 * @param name `Card`, `Tree.Folder`, …, or `common` for the attributes of all components.
 * @throws Error if there is no such component.
 */
export function writeAttributeTable(name: string): string {
  const known: Record<string, Attributes> = { ...attributes, common: commonAttributes }
  const own = known[name]
  if (!own) throw new Error(`there is no component \`${name}\``)
  const listed = Object.entries(own).filter(([, { tolerated }]) => !tolerated)
  if (listed.length === 0) return `\`${name}\` has no attributes of its own.`
  return markdownTable(
    ['Attribute', 'Type', 'Description'],
    listed.map(([attribute, facts]) => [
      `\`${attribute}\`${facts.required ? ' (required)' : ''}`,
      typeText(facts),
      facts.default === undefined
        ? facts.description
        : `${facts.description} Default: \`${facts.default}\`.`,
    ]),
  )
}

function typeText({ type }: Attribute): string {
  return typeof type === 'string'
    ? typeNames[type]
    : type.map((word) => `\`${word}\``).join(', ')
}
