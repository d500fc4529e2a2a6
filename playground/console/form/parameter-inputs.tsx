import type { Schema } from '../../document/schema-model.ts'
import type { BuiltRequest } from '../../request/built-request.ts'
import type { Value } from '../../request/operation.ts'
import { isForbiddenHeader } from '../send/browser-limits.ts'
import { useConsole } from '../state/context.ts'
import { ExampleChoice } from '../fields/example-choice.tsx'
import { ValueField } from '../fields/value-field.tsx'
import type { ConsoleParameter } from '../props/console-props.ts'
import { problemMessage } from './problem-message.ts'
import { Section } from './section.tsx'
import type { ConsoleStrings } from '../props/console-strings.ts'

interface ParameterInputsProps {
  parameters: ConsoleParameter[]
  values: Value[]
  problems: BuiltRequest['problems']
  /** True if cookies can be set: the API is on the page's own host. */
  ownHost: boolean
  onChange: (parameter: number, value: Value) => void
}

const ANYTHING: Schema = {}

const LOCATIONS = [
  ['path', 'pathParameters'],
  ['query', 'queryParameters'],
  ['querystring', 'queryParameters'],
  ['header', 'headers'],
  ['cookie', 'cookies'],
] as const

/** A section for each parameter location. */
export function ParameterInputs(props: ParameterInputsProps) {
  const { parameters, values, problems, onChange } = props
  const { strings } = useConsole()
  return LOCATIONS.map(([place, title]) => {
    const here = parameters.flatMap((parameter, index) =>
      parameter.in === place ? [{ parameter, index }] : [],
    )
    if (here.length === 0) return null
    return (
      <Section key={place} title={strings[title]}>
        {here.map(({ parameter, index }) => (
          <div class="console-parameter" key={index}>
            <ValueField
              label={parameter.name}
              schema={parameter.schema ?? ANYTHING}
              value={values[index]}
              required={parameter.required}
              deprecated={parameter.deprecated ?? false}
              description={parameter.description}
              allowEmpty={parameter.allowEmpty ?? false}
              depth={1}
              fault={
                values[index] === undefined
                  ? undefined
                  : problemMessage(
                      problems.find((problem) => problem.parameter === index),
                      strings,
                    )
              }
              note={noteOf(parameter, values[index], props, strings)}
              onChange={(value) => onChange(index, value)}
            />
            {parameter.examples && (
              <ExampleChoice
                label={parameter.name}
                examples={parameter.examples}
                onChoose={({ value }) => onChange(index, value as Value)}
              />
            )}
          </div>
        ))}
      </Section>
    )
  })
}

/** How the browser changes the value when sending it. */
function noteOf(
  parameter: ConsoleParameter,
  value: Value,
  { ownHost }: ParameterInputsProps,
  strings: ConsoleStrings,
): string | undefined {
  if (value === undefined) return undefined
  if (parameter.in === 'cookie' && !ownHost) return strings.browserCookie
  if (parameter.in === 'header' && isForbiddenHeader(parameter.name)) {
    return strings.browserHeader
  }
  return undefined
}
