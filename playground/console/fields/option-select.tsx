interface OptionSelectProps {
  id?: string
  'aria-label'?: string
  options: readonly string[]
  /** Index of the selected option. */
  selected: number
  onSelect: (index: number) => void
}

/** A select for one of several texts, by index. */
export function OptionSelect({
  options,
  selected,
  onSelect,
  ...attributes
}: OptionSelectProps) {
  return (
    <select
      {...attributes}
      class="console-input"
      value={selected}
      onChange={({ currentTarget }) => onSelect(Number(currentTarget.value))}
    >
      {options.map((option, index) => (
        <option key={index} value={index}>
          {option}
        </option>
      ))}
    </select>
  )
}
