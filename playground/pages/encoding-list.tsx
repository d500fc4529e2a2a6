import { fillIn } from '../../runtime/kit/fill-in.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import type { Encoding } from '../document/api-model.ts'
import { ParameterFields } from './parameter-section.tsx'

/**
 * How the parts of a form or multipart body are serialised (OpenAPI 3.2, "Encoding Object").
 * Renders nothing without encodings.
 */
export function EncodingList({
  encodings,
  anchor,
}: {
  encodings: readonly Encoding[]
  anchor: string
}) {
  const strings = useStrings()
  if (encodings.length === 0) return null
  return (
    <div class="api-item">
      <p class="api-choice-label">{strings.encodings}</p>
      <ul class="api-facts">
        {encodings.map(({ property, position, contentType, headers, ...rest }) => (
          <li>
            {position === undefined ? (
              <code>{property}</code>
            ) : position === 'rest' ? (
              strings.eachItem
            ) : (
              fillIn(strings.position, { number: String(position + 1) })
            )}{' '}
            {contentType && <code>{contentType}</code>}{' '}
            {rest.style && <code>{rest.style}</code>}{' '}
            {rest.explode !== undefined && <code>{`explode: ${rest.explode}`}</code>}{' '}
            {rest.allowReserved && <code>allowReserved</code>}
            <ParameterFields
              kind={`${anchor}-${position ?? property}`}
              parameters={headers}
              direction="response"
            />
            <EncodingList
              encodings={rest.nested ?? []}
              anchor={`${anchor}-${position ?? property}`}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
