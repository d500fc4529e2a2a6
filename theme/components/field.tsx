import type { ComponentChildren } from 'preact'
import { useStrings } from '../strings.ts'
import { classNames } from './class-names.ts'
import { readFlag, readList } from './read-flag.ts'
import type { Flag } from './read-flag.ts'
import './field.css'

export interface FieldProps {
  name?: string
  /** Free text: `string`, `User | null`, `enum<string>`. */
  type?: string
  /** Where a parameter goes: `path`, `query`, `header`, … */
  location?: string
  default?: unknown
  required?: Flag
  deprecated?: Flag
  /** Labels before the name. */
  pre?: string | string[]
  /** Labels after everything else. */
  post?: string | string[]
  id?: string
  className?: string
  class?: string
  children?: ComponentChildren
}

/** One row of a parameter or response: its name and facts, its description below (behaviour 4.9). */
export function Field({ name, type, location, id, children, ...props }: FieldProps) {
  const strings = useStrings()
  const shownDefault = describeDefault(props.default)
  const title = name && (
    <span class="field-name-text">
      <Breakable>{name}</Breakable>
    </span>
  )

  return (
    <div class={classNames('field', props.class, props.className)} id={id}>
      <div class="field-head" data-component-part="field-head">
        {readList(props.pre).map((label) => (
          <Pill part="field-pre">{label}</Pill>
        ))}
        {title && (
          <div class="field-name" data-component-part="field-name">
            {id ? (
              <a class="field-link" href={`#${id}`}>
                {title}
              </a>
            ) : (
              title
            )}
          </div>
        )}
        <div class="field-meta" data-component-part="field-meta">
          {type && (
            <Pill part="field-info-pill">
              <Breakable>{type}</Breakable>
            </Pill>
          )}
          {location && <Pill part="field-location-pill">{location}</Pill>}
          {shownDefault !== undefined && (
            <Pill part="field-default-pill">
              <span class="field-default-label">{strings.default}</span> {shownDefault}
            </Pill>
          )}
          {readFlag(props.required) && (
            <Pill part="field-required-pill">{strings.required}</Pill>
          )}
          {readFlag(props.deprecated) && (
            <Pill part="field-deprecated-pill">{strings.deprecated}</Pill>
          )}
          {readList(props.post).map((label) => (
            <Pill part="field-post">{label}</Pill>
          ))}
        </div>
      </div>
      {children && (
        <div class="field-content" data-component-part="field-content">
          {children}
        </div>
      )}
    </div>
  )
}

function Pill({ part, children }: { part: string; children: ComponentChildren }) {
  return (
    <span class="field-pill" data-component-part={part}>
      {children}
    </span>
  )
}

/** Long names and types break after their punctuation. */
function Breakable({ children }: { children: string }) {
  const parts = String(children).split(/(?<=[._/|<>,[\]{}:-])(?=[^\s])/)
  return <>{parts.flatMap((part, index) => (index === 0 ? part : [<wbr />, part]))}</>
}

/** A default is shown when its JSON is short and flat (behaviour 4.9). */
function describeDefault(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'string') return value.length < 50 ? value : undefined
  if (
    typeof value === 'object' &&
    Object.values(value).some((inner) => typeof inner === 'object' && inner !== null)
  ) {
    return undefined
  }
  const json = JSON.stringify(value) as string | undefined
  return json !== undefined && json.length < 50 ? json : undefined
}
