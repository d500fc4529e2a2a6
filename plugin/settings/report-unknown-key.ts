import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { editDistance } from '../../runtime/kit/edit-distance.ts'
import { nearest } from '../../runtime/kit/nearest.ts'
import { knownKeys, type UnknownKey } from './find-unknown-keys.ts'
import { formatKeys, keyPlace } from './json-node.ts'
import type { JsonNode } from './json-node.ts'
import { replacements } from './replacements.ts'
import { type Generation, schemas } from './root-keys.ts'
import { childKeys } from './navigation-schema.ts'
import { isPageKey, pageHint, synonymOf } from './synonyms.ts'
import { labelKeys } from './division-kinds.ts'

type Report = (diagnostic: Diagnostic) => void

/**
 * Reports a key that no schema of the generation has, with the nearest known one; for a key of
 * the other generation, with its name in this one.
 */
export function reportUnknownKey(
  unknown: UnknownKey,
  generation: Generation,
  report: Report,
) {
  const { keys, node, known } = unknown
  const dotted = keys.filter((key) => typeof key === 'string').join('.')
  if (Object.hasOwn(replacements[generation], dotted)) {
    reportForeignKey(keys, node, generation, report)
    return
  }
  const key = String(keys.at(-1))
  // A key that the object has is only meant by one that repeats it with a typo.
  const { siblings } = unknown
  const near = nearest(
    key,
    known.filter((name) => !siblings.includes(name) || editDistance(key, name, 1) < 2),
  )
  report({
    severity: 'warning',
    code: 'settings/unknown-key',
    message: `\`${formatKeys(keys)}\` is not a setting`,
    hint:
      misplaced(unknown) ??
      ofRoot(unknown, generation) ??
      ofGroup(unknown, generation) ??
      (near && `Did you mean \`${near}\`?`),
    ...keyPlace(node),
  })
}

/** A group of settings that is one level too deep, as `navigation.interaction`. */
function ofRoot({ keys, node }: UnknownKey, generation: Generation): string | undefined {
  const key = String(keys.at(-1))
  const isGroup = keys.length === 2 && node.type !== 'primitive'
  return isGroup && Object.hasOwn(schemas[generation], key)
    ? `Move it to the top level: \`${key}\` is not part of \`${keys[0]}\`.`
    : undefined
}

/** A setting that belongs into a group of them, as `socials` into `footer`. */
function ofGroup({ keys }: UnknownKey, generation: Generation): string | undefined {
  const key = String(keys[0])
  const groups = Object.entries(schemas[generation]).filter(([, schema]) =>
    knownKeys(schema).includes(key),
  )
  return keys.length === 1 && groups.length === 1
    ? `Move it to \`${groups[0]![0]}.${key}\`.`
    : undefined
}

/** Whether a key of an entry contains the URL that it leads to. */
const isTargetKey = (key: string) => key === 'href' || key === 'url'

/** Common mistakes. */
function misplaced({ keys, node, known, siblings }: UnknownKey): string | undefined {
  const key = String(keys.at(-1))
  const synonym = synonymOf(key, known)
  if (synonym && labelKeys.has(synonym))
    return `The label of this entry is \`${synonym}\`.`
  const [outer, inner] = key.split('.')
  if (inner && known.includes(outer!)) return `Write \`"${outer}": { "${inner}": … }\`.`
  if (keys.at(-3) === 'pages' && isPageKey(key))
    return pageHint(node.type === 'primitive' ? node.value : undefined)
  if (synonym && siblings.includes(synonym))
    return `Remove it: the entry has \`${synonym}\`.`
  if (synonym === 'href' && childKeys.some((list) => siblings.includes(list)))
    return 'Remove it: an entry with pages leads to the first one.'
  if (synonym) return `Write \`${synonym}\`.`
  if (key === 'collapsed' && known.includes('expanded'))
    return 'Nested groups are collapsed, except those with `"expanded": true`.'
  if (
    /^(?:isDefaultOpen|defaultOpen|isOpen|open)$/.test(key) &&
    known.includes('expanded')
  )
    return 'Write `expanded`, which opens a nested group.'
  if (key === 'productGroups' && known.includes('products'))
    return 'Write `products`: one list of all products.'
  if (keys.length === 1 && key === 'basePath')
    return 'The path below which the site is published is `--base /docs/`, or `base` of Vite.'
  if (keys.length === 1 && /^head(?:\.|$)/.test(key))
    return 'Elements of `<head>` are the option `head` of `skerry()` in `vite.config.ts`. A `.js` or `.css` file in the folder is loaded on every page.'
  if (
    keys.length === 1 &&
    /^styles?$/.test(key) &&
    node.type === 'object' &&
    ['codeblocks', 'eyebrows', 'latex'].some((name) => node.entries.has(name))
  )
    return 'Write `styling`.'
  if (
    keys.length === 1 &&
    /^(?:custom|(?:custom)?(?:scripts?|styles?|css|js))$/i.test(key)
  )
    return 'A `.js` or `.css` file in the folder is loaded on every page. Scripts of other servers are `integrations.customScripts`.'
  if (keys.length === 1 && /^repo(?:sitory)?(?:url)?$/i.test(key))
    return 'The repository of the site is its git remote named `origin`, or the option `repository` of `skerry()`.'
  if (/^styling\.(?:custom)?(?:css|styles?(?:heets?)?)$/i.test(keys.join('.')))
    return 'Remove it: each `.css` file in the folder is loaded on every page.'
  if (/^(?:target|newTab|external)$/.test(key) && siblings.some(isTargetKey))
    return 'Remove it: links to other sites open in a new tab, and links to pages in the same one.'
  // A key of mint.json in 2023.
  if (keys.join('.') === 'api.hidePlayground' && known.includes('baseUrl'))
    return 'Write `"playground": { "mode": "hide" }`.'
  if (keys.join('.') === 'api.maintainOrder')
    return 'Remove it: properties always have the order of the API description.'
  if (keys.join('.') === 'api.examples.required') return 'Write `"defaults": "required"`.'
  if (keys.join('.') === 'api.playground.prefill') return 'Write `api.examples.prefill`.'
  if (keys.join('.') === 'seo.metadata') return 'Write `metatags`.'
  // A meta tag, as in mint.json.
  if (keys.length === 2 && keys[0] === 'metadata') return 'Move it to `seo.metatags`.'
  if (key !== 'default' || nearest(key, known)) return undefined
  return 'Put `"default": true` into the entry of the version or language itself.'
}

/** Reports a key of the other generation, with its name in this one. */
export function reportForeignKey(
  keys: (string | number)[],
  node: JsonNode,
  generation: Generation,
  report: Report,
) {
  const dotted = keys.filter((key) => typeof key === 'string').join('.')
  const replacement = replacements[generation][dotted]
  const age = generation === 'modern' ? 'older' : 'newer'
  report({
    severity: 'warning',
    code: 'settings/other-schema',
    message: `\`${formatKeys(keys)}\` belongs to the ${age} schema`,
    hint: replacement && `Use \`${replacement}\`.`,
    ...keyPlace(node),
  })
}
