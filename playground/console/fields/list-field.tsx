import { fillIn } from '../../../runtime/kit/fill-in.ts'
import { useRef, useState } from 'preact/hooks'
import { useConsole } from '../state/context.ts'
import { initialValue } from '../state/initial-values.ts'
import { FieldGroup } from './input-field.tsx'
import { focusLastItem } from './focus-last-item.ts'
import type { KindProps } from './kind-props.ts'
import { ValueStates } from './value-states.tsx'

/** An array: items are appended, and can be removed anywhere. */
export function ListField(props: KindProps) {
  const { ValueField, schema, value, depth, onChange, onTouched } = props
  const { strings, source } = useConsole()
  const list = useRef<HTMLDivElement>(null)
  const [newest, setNewest] = useState<number>()
  const items = Array.isArray(value) ? value : []
  const itemSchema = (index: number) => schema.prefixItems?.[index] ?? schema.items ?? {}

  function add() {
    const added = initialValue(itemSchema(items.length), source, true)
    onChange([...items, added])
    setNewest(items.length)
    focusLastItem(list.current)
  }

  function remove(index: number) {
    const left = items.filter((_, other) => other !== index)
    onTouched()
    onChange(left.length > 0 || props.required ? left : undefined)
    // The focused button was removed.
    list.current?.parentElement?.querySelector<HTMLElement>('.console-add')?.focus()
  }

  return (
    <FieldGroup {...props} states={[]}>
      <div ref={list}>
        {items.map((item, index) => (
          <div class="console-item" key={index}>
            <ValueField
              label={fillIn(strings.item, { number: index + 1 })}
              schema={itemSchema(index)}
              value={item}
              depth={depth + 1}
              allowEmpty={false}
              opened={index === newest}
              onChange={(next) =>
                onChange(items.map((other, place) => (place === index ? next : other)))
              }
            />
            <button
              type="button"
              class="console-button"
              aria-label={`${strings.removeItem}: ${props.label} ${index + 1}`}
              onClick={() => remove(index)}
            >
              {strings.removeItem}
            </button>
          </div>
        ))}
      </div>
      <div class="console-row">
        <button
          type="button"
          class="console-button console-add"
          aria-label={`${strings.addItem}: ${props.label}`}
          onClick={add}
        >
          {strings.addItem}
        </button>
        {items.length === 0 && <ValueStates {...props} />}
      </div>
    </FieldGroup>
  )
}
