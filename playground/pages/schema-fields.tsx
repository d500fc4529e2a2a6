import { Expandable } from '../../theme/components/expandable.tsx'
import { Field } from '../../theme/components/field.tsx'
import { fillIn, useStrings } from '../../theme/strings.ts'
import type { ChoiceView, PropertyView, SchemaView } from '../model/schema-view.ts'
import { SchemaFacts } from './schema-facts.tsx'
import { SpecMarkdown } from './spec-markdown.tsx'

/** Which nested objects are open at first (`api.params.expanded`). */
export type Expanded = 'all' | 'topLevel' | 'topLevelOneOfs' | 'closed'

export interface SchemaFieldsProps {
  view: SchemaView
  expanded: Expanded
  /** Levels around: only the first counts for `topLevel`. */
  depth?: number
}

/** What is inside of a schema: its properties, its alternatives, or the items of its lists. */
export function SchemaFields({ view, expanded, depth = 0 }: SchemaFieldsProps) {
  return (
    <>
      {view.properties.map((property) => (
        <PropertyField property={property} expanded={expanded} depth={depth} />
      ))}
      {view.choices.map((choice) => (
        <Choice choice={choice} expanded={expanded} depth={depth} />
      ))}
      {view.items && <SchemaFields view={view.items} expanded={expanded} depth={depth} />}
      <Ending view={view} />
    </>
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
  const pills = useMarks(view)
  return (
    <Field
      id={anchor}
      name={name}
      type={view.type}
      required={required}
      deprecated={schema.deprecated ?? false}
      default={schema.default?.value}
      {...pills}
    >
      <SpecMarkdown text={schema.description ?? schema.title} />
      <SchemaFacts schema={schema} />
      <SchemaInside view={view} expanded={expanded} depth={depth} />
    </Field>
  )
}

/** The inside of a property or parameter, behind "Show child attributes". */
export function SchemaInside({ view, expanded, depth = 0 }: SchemaFieldsProps) {
  const isEmpty = view.properties.length === 0 && view.choices.length === 0 && !view.items
  if (isEmpty) return <Ending view={view} />
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

/** `oneOf` and `anyOf`: one box an alternative, the first open. */
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
      </p>
      {choice.options.map(({ label, number, anchor, view }, index) => (
        <details class="api-option" id={anchor} open={index === 0}>
          <summary>
            {number === undefined ? label : fillIn(strings.option, { number })}{' '}
            <span class="field-pill">{view.type}</span>
          </summary>
          <div class="api-option-content">
            <SpecMarkdown text={view.schema.description} />
            <SchemaFacts schema={view.schema} />
            <SchemaFields view={view} expanded={expanded} depth={depth} />
          </div>
        </details>
      ))}
    </div>
  )
}

/** Where a schema is shown already, a link leads there; where a cap was reached, the inside is left out. */
function Ending({ view }: { view: SchemaView }) {
  const strings = useStrings()
  if (view.repeats) {
    return (
      <p class="api-repeats">
        <a class="link" href={`#${view.repeats.anchor}`}>
          {fillIn(strings.recursive, { name: view.repeats.name })}
        </a>
      </p>
    )
  }
  return view.cut ? <p class="api-cut">{strings.moreNested}</p> : null
}

/** Pills beside the type: the author's own, read-only and write-only. */
export function useMarks({ schema }: SchemaView): { pre?: string[]; post?: string[] } {
  const strings = useStrings()
  const post = [...(schema.pills?.post ?? [])]
  if (schema.readOnly) post.unshift(strings.readOnly)
  if (schema.writeOnly) post.unshift(strings.writeOnly)
  return {
    ...(schema.pills?.pre.length && { pre: schema.pills.pre }),
    ...(post.length > 0 && { post }),
  }
}
