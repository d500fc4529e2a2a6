import { useState } from 'preact/hooks'
import type { Schema } from '../api.ts'
import { mediaKind } from '../request/media-kind.ts'
import type { BodyValue, Value } from '../request/operation.ts'
import { writeJson } from '../request/write-json.ts'
import { useConsole, useFieldId } from './context.ts'
import { Field, fieldState } from './fields/field.tsx'
import { ValueField } from './fields/value-field.tsx'
import { bodyOfExample } from './initial-values.ts'
import type { ConsoleContent, ConsoleOperation } from './props.ts'
import { fieldKind, resolveSchema, typesOf, type Schemas } from './resolve-schema.ts'
import { Section } from './section.tsx'
import { fill } from './words.ts'

export interface BodyEditorProps {
  body: NonNullable<ConsoleOperation['body']>
  value: BodyValue
  onChange: (value: BodyValue) => void
  onContent: (content: number) => void
}

/** The body: as fields or text for JSON, as fields for forms, as text or a file for the rest. */
export function BodyEditor({ body, value, onChange, onContent }: BodyEditorProps) {
  const { words } = useConsole()
  const id = useFieldId()
  const content = body.content[value.content]
  if (!content) return null
  return (
    <Section title={words.body}>
      {body.content.length > 1 && (
        <Field id={`${id}-type`} label={words.contentType}>
          <select
            id={`${id}-type`}
            class="console-input"
            value={value.content}
            onChange={({ currentTarget }) => onContent(Number(currentTarget.value))}
          >
            {body.content.map(({ type }, index) => (
              <option key={type} value={index}>
                {type}
              </option>
            ))}
          </select>
        </Field>
      )}
      {content.examples.length > 0 && (
        <Field id={`${id}-example`} label={words.examples}>
          <select
            id={`${id}-example`}
            class="console-input"
            value=""
            onChange={({ currentTarget }) => {
              const example = content.examples[Number(currentTarget.value)]
              if (!example || currentTarget.value === '') return
              onChange({ content: value.content, ...bodyOfExample(example) })
              currentTarget.value = ''
            }}
          >
            <option value="">{words.chooseExample}</option>
            {content.examples.map(({ label }, index) => (
              <option key={index} value={index}>
                {label || fill(words.option, { number: index + 1 })}
              </option>
            ))}
          </select>
        </Field>
      )}
      <ContentEditor
        key={value.content}
        content={content}
        required={body.required}
        value={value}
        onChange={onChange}
      />
    </Section>
  )
}

interface ContentEditorProps {
  content: ConsoleContent
  required: boolean
  value: BodyValue
  onChange: (value: BodyValue) => void
}

function ContentEditor(props: ContentEditorProps) {
  const { content, required, value, onChange } = props
  const { words, schemas } = useConsole()
  const change = (next: Value) => onChange({ content: value.content, value: next })
  const field = { label: words.body, required, value: value.value, onChange: change }

  switch (mediaKind(content.type)) {
    case 'json':
      return <JsonEditor {...props} />
    case 'form':
    case 'multipart':
      return <ValueField {...field} schema={formSchema(content, schemas)} />
    case 'text':
      return <TextEditor {...props} />
    default:
      return <ValueField {...field} schema={{ types: ['string'], format: 'binary' }} />
  }
}

/**
 * The schema of a form. In 3.1 a part without a type is a file, and the encoding may say
 * what kind of file a text is.
 */
function formSchema(
  { schema, encoding, type }: ConsoleContent,
  schemas: Schemas,
): Schema {
  const resolved = resolveSchema(schema ?? {}, schemas)
  const properties = (resolved.properties ?? []).map(({ name, schema: written }) => {
    const child = resolveSchema(written, schemas)
    const partType = encoding.find(({ property }) => property === name)?.contentType
    const isFile = (part: Schema) =>
      typesOf(part).length === 0
        ? fieldKind(part) === 'any' && !part.enum
        : fieldKind(part) === 'text' && partType && mediaKind(partType) === 'binary'
    const file: Schema = { types: ['string'], format: 'binary' }
    if (mediaKind(type) !== 'multipart') return { name, schema: child }
    if (isFile(child)) return { name, schema: file }
    const items = child.items && resolveSchema(child.items, schemas)
    return { name, schema: items && isFile(items) ? { ...child, items: file } : child }
  })
  return { ...resolved, types: ['object'], properties }
}

/** JSON in two ways: fields while the schema describes them, text for everything. */
function JsonEditor({ content, required, value, onChange }: ContentEditorProps) {
  const { words, schemas } = useConsole()
  const id = useFieldId()
  const schema = resolveSchema(content.schema ?? {}, schemas)
  const described = fieldKind(schema) !== 'any'
  const [raw, setRaw] = useState(!described || value.text !== undefined)
  const text =
    value.text ?? (value.value === undefined ? '' : writeJson(value.value, '  '))
  const asText = raw || value.text !== undefined
  const problem = text && parse(text).problem

  function write(next: string) {
    const parsed = parse(next)
    onChange({
      content: value.content,
      ...(next !== '' && { text: next }),
      // While the text is no JSON the fields keep what they last had.
      value: parsed.problem === undefined ? parsed.value : value.value,
    })
  }

  return (
    <>
      {described && (
        <button
          type="button"
          class="console-button"
          disabled={asText && Boolean(problem)}
          onClick={() => {
            setRaw(!asText)
            const { text: _text, ...rest } = value
            onChange(rest)
          }}
        >
          {asText ? words.formBody : words.rawBody}
        </button>
      )}
      {asText ? (
        <Field
          id={id}
          label="JSON"
          problem={problem ? `${words.invalidJson} ${problem}` : undefined}
        >
          <textarea
            {...fieldState(id, problem)}
            class="console-input"
            rows={Math.min(24, Math.max(6, text.split('\n').length))}
            spellcheck={false}
            value={text}
            onInput={({ currentTarget }) => write(currentTarget.value)}
          />
        </Field>
      ) : (
        <ValueField
          label={words.body}
          schema={schema}
          required={required}
          value={value.value}
          onChange={(next) => onChange({ content: value.content, value: next })}
        />
      )}
    </>
  )
}

/** Text as it travels: XML, YAML, plain. */
function TextEditor({ content, value, onChange }: ContentEditorProps) {
  const id = useFieldId()
  return (
    <Field id={id} label={content.type}>
      <textarea
        id={id}
        class="console-input"
        rows={8}
        spellcheck={false}
        value={value.text ?? (typeof value.value === 'string' ? value.value : '')}
        onInput={({ currentTarget }) =>
          onChange({
            content: value.content,
            ...(currentTarget.value !== '' && { text: currentTarget.value }),
          })
        }
      />
    </Field>
  )
}

function parse(text: string): { value?: Value; problem?: string } {
  if (text.trim() === '') return {}
  try {
    return { value: JSON.parse(text) as Value }
  } catch (error) {
    // The engine's own words hold the place.
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
