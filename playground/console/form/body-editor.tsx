import { parseExactJson } from '../../document/exact-number.ts'
import { useMemo, useState } from 'preact/hooks'
import type { Schema } from '../../document/schema-model.ts'
import type { SchemaSource } from '../../document/schema/flat-schema.ts'
import { flattenSchema } from '../../document/schema/flatten-schema.ts'
import { inputKind } from '../../document/schema/input-kind.ts'
import { isFileBody } from '../../document/schema/is-file-body.ts'
import { isFilePart } from '../../document/schema/is-file-part.ts'
import { mediaKind } from '../../document/media-kind.ts'
import type { BodyValue, Value } from '../../request/operation.ts'
import { writeJson } from '../../request/write-json.ts'
import { useConsole, useFieldId } from '../state/context.ts'
import { InputField, fieldState } from '../fields/input-field.tsx'
import { OptionSelect } from '../fields/option-select.tsx'
import { ExampleChoice } from '../fields/example-choice.tsx'
import { ValueField } from '../fields/value-field.tsx'
import { useFilled } from '../fields/use-filled.ts'
import { bodyOfExample } from '../state/initial-values.ts'
import type { ConsoleOperation } from '../props/console-props.ts'
import type { ConsoleContent } from '../props/slim-content.ts'
import { Section } from './section.tsx'

interface BodyEditorProps {
  body: NonNullable<ConsoleOperation['body']>
  value: BodyValue
  onChange: (value: BodyValue) => void
  onContent: (content: number) => void
}

/** The body editor: fields or text for JSON, fields for forms, text or a file otherwise. */
export function BodyEditor({ body, value, onChange, onContent }: BodyEditorProps) {
  const { strings } = useConsole()
  const id = useFieldId()
  const content = body.content[value.content]
  if (!content) return null
  const reason = content.isTooLarge
    ? strings.valueTooLarge
    : content.isUnfilled && strings.noValueFound
  return (
    <Section title={strings.body}>
      {body.content.length > 1 && (
        <InputField id={`${id}-type`} label={strings.contentType}>
          <OptionSelect
            id={`${id}-type`}
            options={body.content.map(({ type }) => type)}
            selected={value.content}
            onSelect={onContent}
          />
        </InputField>
      )}
      {content.examples.length > 0 && (
        <ExampleChoice
          label={strings.body}
          examples={content.examples}
          onChoose={(example) =>
            onChange({ content: value.content, ...bodyOfExample(example) })
          }
        />
      )}
      {reason && value.value === undefined && value.text === undefined && (
        <p class="console-note">{reason}</p>
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

const ANYTHING: Schema = {}
const FILE: Schema = { types: ['string'], format: 'binary' }

interface ContentEditorProps {
  content: ConsoleContent
  required: boolean
  value: BodyValue
  onChange: (value: BodyValue) => void
}

function ContentEditor(props: ContentEditorProps) {
  const { source } = useConsole()
  if (isFileBody(source, props.content)) return <BodyFields {...props} schema={FILE} />
  switch (mediaKind(props.content.type)) {
    case 'json':
      return <JsonEditor {...props} />
    case 'form':
    case 'multipart':
      return <FormEditor {...props} />
    default:
      return <TextEditor {...props} />
  }
}

/** Form fields, one per part. */
function FormEditor(props: ContentEditorProps) {
  const { content } = props
  const { source } = useConsole()
  const schema = useMemo(() => formSchema(content, source), [content, source])
  return <BodyFields {...props} schema={schema} />
}

type BodyFieldsProps = Omit<ContentEditorProps, 'content'> & { schema: Schema }

/** Fields for the whole body, by its schema. */
function BodyFields({ schema, required, value, onChange }: BodyFieldsProps) {
  const { strings } = useConsole()
  return (
    <ValueField
      label={strings.body}
      schema={schema}
      required={required}
      value={value.value}
      onChange={(next) => onChange({ ...placeOf(value), value: next })}
    />
  )
}

/** The schema of a form, in which file parts have a file schema. */
function formSchema(
  { schema = ANYTHING, encoding, type }: ConsoleContent,
  source: SchemaSource,
): Schema {
  if (mediaKind(type) !== 'multipart') return { allOf: [schema, { types: ['object'] }] }
  const { properties = [] } = flattenSchema(source, schema)
  const files = properties.flatMap(({ name, schema: part }) => {
    const partType = encoding.find(({ property }) => property === name)?.contentType
    if (isFilePart(source, part, partType)) return [{ name, schema: FILE }]
    const { items } = flattenSchema(source, part)
    return items && isFilePart(source, items, partType)
      ? [{ name, schema: { items: FILE } }]
      : []
  })
  return { allOf: [schema, { types: ['object'], properties: files }] }
}

/** JSON as fields if there is a schema for them, and always as text. */
function JsonEditor(props: ContentEditorProps) {
  const { content, required, value, onChange } = props
  const { strings, source, checked } = useConsole()
  const id = useFieldId()
  const schema = content.schema ?? ANYTHING
  const isDescribed = inputKind(source, flattenSchema(source, schema)) !== 'any'
  const [raw, setRaw] = useState(!isDescribed || value.text !== undefined)
  const text =
    value.text ?? (value.value === undefined ? '' : writeJson(value.value, '  '))
  const asText = raw || value.text !== undefined
  const filled = useFilled(text)
  const broken = text && parse(filled.problem ? text : String(filled.value)).problem
  const isMissing = checked && required && text.trim() === ''
  const problem =
    filled.problem ??
    (isMissing ? strings.requiredValue : broken && `${strings.invalidJson} ${broken}`)

  function write(next: string) {
    const parsed = parse(next)
    onChange({
      ...placeOf(value),
      ...(next !== '' && { text: next }),
      // While the text is invalid, keep the last valid value for the fields.
      value: parsed.problem === undefined ? parsed.value : value.value,
    })
  }

  return (
    <>
      {isDescribed && (
        <button
          type="button"
          class="console-button"
          disabled={asText && parse(text).problem !== undefined}
          onClick={() => {
            setRaw(!asText)
            const { text: _text, ...rest } = value
            onChange(rest)
          }}
        >
          {asText ? strings.formBody : strings.rawBody}
        </button>
      )}
      {asText ? (
        <InputField id={id} label="JSON" problem={problem || undefined}>
          <textarea
            {...fieldState({ id, problem })}
            class="console-input"
            rows={Math.min(24, Math.max(6, text.split('\n').length))}
            spellcheck={false}
            value={text}
            onInput={({ currentTarget }) => write(currentTarget.value)}
          />
        </InputField>
      ) : (
        <BodyFields {...props} schema={schema} />
      )}
    </>
  )
}

/** Serialised text, such as XML, YAML or plain text. */
function TextEditor({ content, required, value, onChange }: ContentEditorProps) {
  const { strings, checked } = useConsole()
  const id = useFieldId()
  const text = value.text ?? (typeof value.value === 'string' ? value.value : '')
  const filled = useFilled(text)
  const isMissing = checked && required && text === ''
  const problem = filled.problem ?? (isMissing ? strings.requiredValue : undefined)
  return (
    <InputField id={id} label={content.type} problem={problem}>
      <textarea
        {...fieldState({ id, problem })}
        class="console-input"
        rows={8}
        spellcheck={false}
        value={text}
        onInput={({ currentTarget }) =>
          onChange({
            ...placeOf(value),
            ...(currentTarget.value !== '' && { text: currentTarget.value }),
          })
        }
      />
    </InputField>
  )
}

/** The content and its media type, which an edit keeps. An import may have chosen the type. */
function placeOf({ content, type }: BodyValue): Pick<BodyValue, 'content' | 'type'> {
  return { content, ...(type !== undefined && { type }) }
}

function parse(text: string): { value?: Value; problem?: string } {
  if (text.trim() === '') return {}
  try {
    return { value: parseExactJson(text) as Value }
  } catch (error) {
    // Its message includes the position.
    return { problem: (error as SyntaxError).message }
  }
}
