import { aspectLabel } from './aspect-label.ts'
import { displayValue } from './display-value.ts'
import { fillIn } from '../../runtime/kit/fill-in.ts'
import { Expandable } from '../../theme/components/expandable.tsx'
import { Field } from '../../theme/components/field.tsx'
import { useStrings } from '../../runtime/use-strings.ts'
import type {
  AspectView,
  ChoiceView,
  PropertyView,
  SchemaView,
} from '../document/schema/schema-view.ts'
import { SchemaFacts, hasFacts, formatRange } from './schema-facts.tsx'
import { pageUrl } from '../../runtime/kit/page-url.ts'
import { typesOf } from '../document/schema/schema-type.ts'
import { schemaSlug } from '../document/schema/schema-slug.ts'
import { type Expanded, useReference } from './reference-context.ts'
import { lazyClass } from './folds/lazy-class.ts'
import { LazyFold } from './lazy-fold.tsx'
import { SchemaDescription, titleBeside, typeWithName } from './schema-description.tsx'
import { SpecLink } from './spec-link.tsx'
import './schema-folds.css'

interface SchemaFieldsProps {
  view: SchemaView
  expanded: Expanded
  /** Nesting level; `topLevel` only expands level 0. */
  depth?: number
}

/** The contents of a schema: properties, alternatives, other subschemas, and items. */
export function SchemaFields({ view, expanded, depth = 0 }: SchemaFieldsProps) {
  return (
    <>
      {view.properties.map((property) => (
        <PropertyField property={property} expanded={expanded} depth={depth} />
      ))}
      {view.choices.map((choice) => (
        <Choice choice={choice} expanded={expanded} depth={depth} />
      ))}
      {view.aspects.map((aspect) => (
        <AspectFields aspect={aspect} expanded={expanded} depth={depth} />
      ))}
      {view.items && (
        <>
          <ItemFacts view={view.items} list={view} />
          <SchemaFields view={view.items} expanded={expanded} depth={depth} />
        </>
      )}
      <MoreLink view={view} />
    </>
  )
}

/** The contents of a schema in an element that folds can copy the rows from (`lazy-rows.ts`). */
export function SchemaRows({
  view,
  anchor,
  expanded,
}: Omit<SchemaFieldsProps, 'depth'> & { anchor: string }) {
  return (
    <div class={lazyClass.rows} data-at={anchor}>
      <SchemaFields view={view} expanded={expanded} />
    </div>
  )
}

/** A subschema of a keyword such as `if`, `prefixItems` or `contains`. */
function AspectFields({
  aspect,
  expanded,
  depth,
}: {
  aspect: AspectView
  expanded: Expanded
  depth: number
}) {
  const strings = useStrings()
  const { kind, name = '', min, max, anchor, view } = aspect
  const range = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  return (
    <div class="api-item" id={anchor}>
      <ItemHead
        label={aspectLabel(kind, name, strings)}
        view={view}
        count={(min ?? max) === undefined ? undefined : formatRange(range)}
      />
      <ChildAttributes view={view} expanded={expanded} depth={depth} />
    </div>
  )
}

function PropertyField({
  property,
  expanded,
  depth,
}: {
  property: PropertyView
  expanded: Expanded
  depth: number
}) {
  const { name, required, anchor, view } = property
  const { schema } = view
  const pills = usePills(view)
  return (
    <Field
      id={anchor}
      name={name}
      type={typeWithName(name, view)}
      required={required}
      deprecated={schema.deprecated ?? false}
      default={displayValue(schema.default?.value)}
      {...pills}
    >
      <SchemaDescription
        schema={schema}
        title={titleBeside(view.name ?? '', titleBeside(name, schema.title))}
      />
      <SchemaFacts schema={schema} />
      <ChildAttributes view={view} expanded={expanded} depth={depth} />
    </Field>
  )
}

/** The contents of a property or parameter, below "Show child attributes". */
export function ChildAttributes({ view, expanded, depth = 0 }: SchemaFieldsProps) {
  const isPlain = view.properties.length + view.choices.length + view.aspects.length === 0
  if (isPlain && view.items) {
    return (
      <>
        <ItemFacts view={view.items} list={view} />
        <ChildAttributes view={view.items} expanded={expanded} depth={depth} />
      </>
    )
  }
  if (isPlain) return <MoreLink view={view} />
  const onlyChoices = view.properties.length === 0
  const open =
    expanded === 'all' ||
    (depth === 0 &&
      (expanded === 'topLevel' || (expanded === 'topLevelOneOfs' && onlyChoices)))
  return (
    <Expandable defaultOpen={open}>
      <SchemaFields view={view} expanded={expanded} depth={depth + 1} />
    </Expandable>
  )
}

/**
 * What an array's schema says about its items. Renders nothing if that is no more than the type.
 */
function ItemFacts({ view: given, list }: { view: SchemaView; list: SchemaView }) {
  const strings = useStrings()
  // The type of the list says what its objects are called.
  const { title, ...untitled } = given.schema
  const isNamed = titleBeside(list.name ?? '', title) === undefined
  const view: SchemaView = isNamed ? { ...given, schema: untitled } : given
  const marks = useMarks(view)
  const { schema } = view
  const text = schema.description ?? schema.title
  const isTyped = typesOf(list.schema).includes('array')
  if (isTyped && !text && marks.length === 0 && !hasFacts(schema) && !schema.default)
    return null
  return (
    <div class="api-item">
      <ItemHead label={strings.eachItem} view={view} />
    </div>
  )
}

/** Label, type, pills, description and facts of a schema that isn't a property. */
function ItemHead(props: {
  label: string
  count?: string | undefined
  view: SchemaView
}) {
  const { label, count, view } = props
  const { schema } = view
  return (
    <>
      <p class="api-choice-label">
        {label} {count && <code>{count}</code>} <Marks view={view} />
      </p>
      <SchemaDescription schema={schema} title={schema.title} />
      <SchemaFacts schema={schema} withDefault />
    </>
  )
}

/** The type and the pills of a schema that isn't a property. */
function Marks({ view }: { view: SchemaView }) {
  return [view.type, ...useMarks(view)].map((mark) => (
    <span class="field-pill">{mark}</span>
  ))
}

/** The alternatives of `oneOf` or `anyOf`, each in a fold. The first is open. */
function Choice({
  choice,
  expanded,
  depth,
}: {
  choice: ChoiceView
  expanded: Expanded
  depth: number
}) {
  const strings = useStrings()
  return (
    <div class="api-choice">
      <p class="api-choice-label">
        {strings.oneOf}
        {choice.discriminator && [' · ', <code>{choice.discriminator}</code>]}
        {choice.fallback !== undefined && [
          ` · ${strings.default} `,
          <code>{choice.fallback}</code>,
        ]}
      </p>
      {choice.options.map(({ label, number, anchor, view }, index) => (
        <details class="api-option" id={anchor} open={index === 0}>
          <summary>
            {number === undefined ? label : fillIn(strings.option, { number })}{' '}
            <Marks view={view} />
          </summary>
          <div class="api-option-content">
            <SchemaDescription schema={view.schema} />
            <SchemaFacts schema={view.schema} withDefault />
            <SchemaFields view={view} expanded={expanded} depth={depth} />
          </div>
        </details>
      ))}
    </div>
  )
}

/** A link to where the schema is already shown, or to the page with its remaining contents. */
function MoreLink({ view }: { view: SchemaView }) {
  const strings = useStrings()
  const { api, schemaFolder, own } = useReference()
  if (view.repeats) {
    return (
      <p class="api-repeats">
        <a class="link" href={`#${view.repeats.anchor}`}>
          {fillIn(strings.recursive, { name: view.repeats.name })}
        </a>
      </p>
    )
  }
  const { more } = view
  if (!more || more.place.key === own) return null
  if (schemaFolder === undefined) return <p class="api-cut">{strings.moreNested}</p>
  const { key, title } = more.place
  const href = pageUrl(`${schemaFolder}/${schemaSlug(api, key)}`)
  const linkText = fillIn(strings.seeAllRows, { name: title, count: more.total })
  if (more.shown === 0)
    return (
      <LazyFold title={title} href={href} anchor={more.anchor}>
        {linkText}
      </LazyFold>
    )
  return (
    <p class="api-more">
      <SpecLink href={href}>{linkText}</SpecLink>
    </p>
  )
}

/** Pills beside the type: those of the author, read-only and write-only. */
export function usePills({ schema }: SchemaView): { pre?: string[]; post?: string[] } {
  const strings = useStrings()
  const post = [...(schema.pills?.post ?? [])]
  if (schema.readOnly) post.unshift(strings.readOnly)
  if (schema.writeOnly) post.unshift(strings.writeOnly)
  return {
    ...(schema.pills?.pre.length && { pre: schema.pills.pre }),
    ...(post.length > 0 && { post }),
  }
}

/** Everything beside the type of a schema that isn't a property. */
function useMarks(view: SchemaView): string[] {
  const strings = useStrings()
  const { pre = [], post = [] } = usePills(view)
  return [...pre, ...(view.schema.deprecated ? [strings.deprecated] : []), ...post]
}
