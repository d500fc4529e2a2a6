import type { Nodes } from 'mdast'
import type { MdxJsxAttribute } from 'mdast-util-mdx'
import { lowerFirst } from '../../runtime/kit/lower-first.ts'
import {
  aboutComponent,
  attributes,
  commonAttributes,
  type Attributes,
} from '../../theme/components/about.ts'
import { elementNames } from '../../runtime/kit/html-names.ts'
import { nearest } from '../../runtime/kit/nearest.ts'
import type { Compilation } from '../mdx/compilation.ts'
import { findAttribute, isTag, readLiteral, type Tag } from '../mdx/tag.ts'
import { foreignAttributes, NEEDLESS } from './foreign-attributes.ts'
import { reportFinding } from './report-finding.ts'
import { wrongValue } from './wrong-value.ts'

/** Accepted on every component without being documented. */
const TOLERATED = /^(?:id|key|style|children|aria-.+|data-.+)$/

/**
 * Checks a component's attributes against its documentation: unknown names, wrong types, missing
 * required ones. Values that aren't literals are assumed to be correct.
 *
 * @param own Names that the page declares or imports; these components aren't checked.
 * @param ancestors The nodes that contain the tag.
 */
export function checkAttributes(
  tag: Tag,
  own: ReadonlySet<string>,
  ancestors: readonly Nodes[],
  page: Compilation,
): void {
  checkRepeated(tag, page)
  const name = tag.name ?? ''
  const known = Object.hasOwn(attributes, name) ? attributes[name] : undefined
  if (!known) {
    checkCase(tag, page)
    checkImage(tag, page)
    return
  }
  if (own.has(name.split('.')[0]!)) return
  let spread = false
  for (const attribute of tag.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') spread = true
    else checkAttribute(tag, attribute, known, page)
  }
  checkParts(tag, page)
  checkWhole(tag, ancestors, page)
  if (spread) return
  checkRequired(tag, known, page)
}

/** Reports attributes that are written twice: the last one applies. */
function checkRepeated(tag: Tag, page: Compilation): void {
  const seen = new Set<string>()
  for (const attribute of tag.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    const { name, position = tag.position } = attribute
    if (seen.has(name))
      reportFinding(
        page,
        { position },
        {
          code: 'check/repeated-attribute',
          message: `<${tag.name}> has \`${name}\` twice, and the last one applies`,
          hint: 'Remove one of them.',
        },
      )
    seen.add(name)
  }
}

/** Reports required attributes that are missing, unless another one is reported in their place. */
function checkRequired(tag: Tag, known: Attributes, page: Compilation): void {
  const named = new Set(
    tag.attributes.flatMap((each) => {
      const name = 'name' in each ? each.name : ''
      return Object.hasOwn(known, name) ? name : meantAttributes(name, known)
    }),
  )
  const oneOf = aboutComponent(tag.name)?.oneOf ?? []
  if (oneOf.length > 0 && !oneOf.some((each) => named.has(each))) {
    reportFinding(page, tag, {
      code: 'check/missing-attribute',
      message: `<${tag.name}> has no ${listed(oneOf)}`,
      hint: `Write one of them, such as <${tag.name} ${oneOf[0]}="…">.`,
    })
  }
  for (const [required, { required: isRequired, description }] of Object.entries(known)) {
    if (!isRequired) continue
    const isEmpty = readLiteral(tag, required) === ''
    if (named.has(required) && !isEmpty) continue
    if (required === 'title' && startsWithHeading(tag)) continue
    reportFinding(page, tag, {
      code: 'check/missing-attribute',
      message: isEmpty
        ? `\`${required}\` of <${tag.name}> is empty`
        : `<${tag.name}> has no \`${required}\``,
      hint: `Write <${tag.name} ${required}="…">. What it is for: ${lowerFirst(description)}`,
    })
  }
}

/** Whether a heading at the start of the content takes the place of the title. */
function startsWithHeading(tag: Tag): boolean {
  if (!aboutComponent(tag.name)?.roles.includes('headed')) return false
  const first = tag.children.find(
    (node) => node.type !== 'text' || node.value.trim() !== '',
  )
  return (
    first !== undefined &&
    (first.type === 'heading' || (isTag(first) && /^h[1-6]$/.test(first.name ?? '')))
  )
}

/** Reports an element that HTML doesn't have, but that is a component in another case: `<note>`. */
function checkCase(tag: Tag, page: Compilation): void {
  const name = tag.name ?? ''
  if (!/^[a-z]+$/i.test(name) || elementNames.has(name)) return
  const meant = Object.keys(attributes).find(
    (known) => known.toLowerCase() === name.toLowerCase(),
  )
  if (meant === undefined) return
  reportFinding(page, tag, {
    code: 'check/component-case',
    message: `<${name}> is not an element of HTML, so only what is inside is shown`,
    hint: `Did you mean <${meant}>?`,
  })
}

/** Reports an image without a URL, with the attribute that was meant to be `src`. */
function checkImage(tag: Tag, page: Compilation): void {
  if (tag.name !== 'img') return
  const names = tag.attributes.map((each) =>
    each.type === 'mdxJsxAttribute' ? each.name : 'src',
  )
  const isEmpty = readLiteral(tag, 'src') === ''
  if (!isEmpty && names.some((name) => /^src(?:set)?$/i.test(name))) return
  const meant = isEmpty ? undefined : names.find((name) => nearest(name, ['src']))
  reportFinding(page, tag, {
    code: 'check/missing-attribute',
    message: isEmpty ? '`src` of <img> is empty' : '<img> has no `src`',
    hint: meant ? `Is \`${meant}\` meant to be \`src\`?` : 'Write <img src="…">.',
  })
}

/** Reports a part that isn't in its component. A snippet may be imported into one. */
function checkWhole(tag: Tag, ancestors: readonly Nodes[], page: Compilation): void {
  const [whole] = Object.entries(PARTS).find(([, part]) => part === tag.name) ?? []
  if (whole === undefined || page.sourceOf(tag) !== page.page) return
  // Components of the author may contain anything.
  const tags = ancestors.filter(isTag).map(({ name }) => name ?? '')
  if (
    tags.some(
      (name) =>
        name === whole || (/^[A-Z]/.test(name) && !Object.hasOwn(attributes, name)),
    )
  )
    return
  reportFinding(page, tag, {
    code: 'check/missing-whole',
    message: `<${tag.name}> is not inside of <${whole}>`,
    hint: `Write <${whole}> around it and those beside it.`,
  })
}

/** Components that render only these children. */
const PARTS: Readonly<Record<string, string>> = { Steps: 'Step', Tabs: 'Tab' }

/** Reports such a component if it has content but none of these children. */
function checkParts(tag: Tag, page: Compilation): void {
  const part = PARTS[tag.name ?? '']
  if (part === undefined || tag.children.length === 0 || hasDynamicContent(tag)) return
  reportFinding(page, tag, {
    code: 'check/missing-part',
    message: `<${tag.name}> contains no <${part}>`,
    hint: `Write <${part} title="…"> around each part.`,
  })
}

/** Whether it contains a tag or an expression, which may render the required children. */
function hasDynamicContent(node: { type: string; children?: unknown[] }): boolean {
  return (node.children ?? []).some((child) => {
    const { type } = child as { type: string }
    return type.startsWith('mdx') || hasDynamicContent(child as Tag)
  })
}

function checkAttribute(
  tag: Tag,
  attribute: MdxJsxAttribute,
  known: Attributes,
  page: Compilation,
): void {
  const { name } = attribute
  const wanted = known[name] ?? commonAttributes[name]
  const place = { position: attribute.position ?? tag.position } as Tag
  if (!wanted) {
    if (TOLERATED.test(name)) return
    const hint = attributeHint(tag, name, known)
    return reportFinding(page, place, {
      code: 'check/unknown-attribute',
      message: `<${tag.name}> has no attribute \`${name}\``,
      ...(hint !== undefined && { hint }),
    })
  }
  const problem = wrongValue(wanted, attribute, readLiteral(tag, name))
  if (problem)
    reportFinding(page, place, {
      code: 'check/attribute-type',
      message: `\`${name}\` of <${tag.name}> ${problem.message}`,
      ...(problem.hint !== undefined && { hint: problem.hint }),
    })
}

/** What to write instead of an unknown attribute. Undefined if the component takes none. */
function attributeHint(tag: Tag, name: string, known: Attributes): string | undefined {
  if (Object.keys(known).length === 0) return undefined
  const foreign = foreignAttributes(tag.name ?? '').get(name)
  if (foreign === NEEDLESS) return 'Remove it: nothing is lost without it.'
  const meant = foreign === undefined ? meantAttributes(name, known) : [foreign]
  const given = meant.find((each) => findAttribute(tag, each) !== undefined)
  if (given !== undefined) return `Remove it: \`${given}\` is already there.`
  if (meant.length > 0) return `Did you mean ${listed(meant)}?`
  const taken = Object.keys(known).filter((key) => !known[key]!.tolerated)
  return `It takes ${taken.map((key) => `\`${key}\``).join(', ')}.`
}

/** The attributes that an unknown name may stand for. */
function meantAttributes(name: string, known: Attributes): string[] {
  const named = Object.keys(known).filter((each) =>
    known[each]!.misnomers?.includes(name),
  )
  if (named.length > 0) return named
  const near = nearest(name, Object.keys({ ...known, ...commonAttributes }))
  return near === undefined ? [] : [near]
}

/** `a`, `b` or `c`. */
function listed(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``)
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(quoted)
}
