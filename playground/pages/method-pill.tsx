import './method-pill.css'

/** The method of an operation as a coloured pill. */
export function MethodPill({ method }: { method: string }) {
  const name = method.toUpperCase()
  return (
    <span class="method-pill" data-method={name.toLowerCase()}>
      {name}
    </span>
  )
}
