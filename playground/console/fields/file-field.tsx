import { useEffect, useRef } from 'preact/hooks'
import { useConsole } from '../state/context.ts'
import { InputField, fieldState } from './input-field.tsx'
import type { KindProps } from './kind-props.ts'

/** A file input. The file stays in the browser until the request is sent. */
export function FileField(props: KindProps) {
  const { schema, value, onChange, onTouched } = props
  const { strings } = useConsole()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!input.current || input.current.files?.[0] === value) return
    // The value was changed elsewhere: the form was cleared, or an earlier item removed.
    const { items, files } = new DataTransfer()
    if (value instanceof File) items.add(value)
    input.current.files = files
  }, [value])
  return (
    <InputField {...props}>
      <div class="console-file">
        <input
          {...fieldState(props)}
          ref={input}
          class="console-input"
          type="file"
          accept={schema.contentMediaType}
          onBlur={onTouched}
          onChange={({ currentTarget }) => onChange(currentTarget.files?.[0])}
        />
        {value !== undefined && (
          <button
            type="button"
            class="console-button"
            onClick={() => onChange(undefined)}
          >
            {strings.removeItem}
          </button>
        )}
      </div>
    </InputField>
  )
}
