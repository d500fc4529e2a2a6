import { useRef } from 'preact/hooks'
import { useConsole } from '../context.ts'
import { initialValue } from '../initial-values.ts'
import { fill } from '../words.ts'
import { FieldGroup } from './field.tsx'
import { ValueField, type KindProps } from './value-field.tsx'

/** A list: items are added at the end and taken out anywhere. */
export function ListField(props: KindProps) {
  const { schema, value, depth, onChange, onTouched } = props
  const { words, schemas } = useConsole()
  const list = useRef<HTMLDivElement>(null)
  const items = Array.isArray(value) ? value : []
  const itemSchema = (index: number) => schema.prefixItems?.[index] ?? schema.items ?? {}

  function add() {
    const added = initialValue(itemSchema(items.length), schemas, true)
    onChange([...items, added])
    requestAnimationFrame(() => {
      const last = list.current?.lastElementChild
      last?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    })
  }

  function remove(index: number) {
    const left = items.filter((_, other) => other !== index)
    onTouched()
    onChange(left.length > 0 || props.required ? left : undefined)
    // The button that had the focus is gone.
    list.current?.parentElement?.querySelector<HTMLElement>('.console-add')?.focus()
  }

  return (
    <FieldGroup {...props}>
      <div ref={list}>
        {items.map((item, index) => (
          <div class="console-item" key={index}>
            <ValueField
              label={fill(words.item, { number: index + 1 })}
              schema={itemSchema(index)}
              value={item}
              depth={depth + 1}
              onChange={(next) =>
                onChange(items.map((other, place) => (place === index ? next : other)))
              }
            />
            <button
              type="button"
              class="console-button"
              aria-label={`${words.removeItem}: ${props.label} ${index + 1}`}
              onClick={() => remove(index)}
            >
              {words.removeItem}
            </button>
          </div>
        ))}
      </div>
      <button
        type="button"
        class="console-button console-add"
        aria-label={`${words.addItem}: ${props.label}`}
        onClick={add}
      >
        {words.addItem}
      </button>
    </FieldGroup>
  )
}
