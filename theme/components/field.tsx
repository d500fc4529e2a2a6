import { toChildArray, type ComponentChildren } from 'preact'
import { useProseClass } from '../../runtime/use-prose-class.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { classNames } from './class-names.ts'
import { describeDefault } from './describe-default.ts'
import { fieldClass, type FieldProps } from './field.about.ts'
import { readFlag, readList } from './read-flag.ts'
import './field.css'
import './plain-link.css'

export type { FieldProps } from './field.about.ts'

/** A parameter or response field: name, type and other labels, with the description below. */
export function Field({
  name,
  type,
  location,
  id,
  alias,
  children,
  ...props
}: FieldProps) {
  const strings = useStrings()
  const contentClass = classNames(fieldClass.content, useProseClass())
  const shownDefault = describeDefault(props.default)
  const title = name && (
    <span class={fieldClass.name}>
      <Breakable>{name}</Breakable>
    </span>
  )

  return (
    <div class={classNames(fieldClass.root, props.class, props.className)} id={id}>
      {alias && <span id={alias} />}
      <div class={fieldClass.head} data-component-part="field-head">
        {labelsOf(props.pre).map((label) => (
          <Pill part="field-pre">{label}</Pill>
        ))}
        {title && (
          <div class="field-name" data-component-part="field-name">
            {id ? (
              <a class="field-link plain-link" href={`#${id}`}>
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
          {labelsOf(props.post).map((label) => (
            <Pill part="field-post">{label}</Pill>
          ))}
        </div>
      </div>
      {children && (
        <div class={contentClass} data-component-part="field-content">
          {children}
        </div>
      )}
    </div>
  )
}

/** Labels from a list as text, or from elements. */
function labelsOf(value: ComponentChildren): ComponentChildren[] {
  if (typeof value === 'string') return readList(value)
  return toChildArray(value)
    .map((item) => (typeof item === 'string' ? item.trim() : item))
    .filter((item) => item !== '')
}

function Pill({ part, children }: { part: string; children: ComponentChildren }) {
  return (
    <span class={fieldClass.pill} data-component-part={part}>
      {children}
    </span>
  )
}

/** Allows line breaks after punctuation in long names and types. Elements stay as they are. */
function Breakable({ children }: { children: ComponentChildren }) {
  if (typeof children === 'object') return <>{children}</>
  const parts = String(children).split(/(?<=[._/|<>,[\]{}:-])(?=[^\s])/)
  return <>{parts.flatMap((part, index) => (index === 0 ? part : [<wbr />, part]))}</>
}
