import { Tab, Tabs } from '../../theme/components/tabs.tsx'
import { useStrings } from '../../runtime/use-strings.ts'
import type { Operation, Response } from '../document/api-model.ts'
import { bodyDirections, type BodyDirection } from '../document/model/body-directions.ts'
import { ApiSection } from './api-section.tsx'
import { ContentTypes, sharedTypes } from './body-section.tsx'
import { ParameterFields } from './parameter-section.tsx'
import { useReference } from './reference-context.ts'
import { ResponseLinks } from './response-links.tsx'
import { type RowBudget, contentBudget, countResponseSchemas } from './list/row-budget.ts'
import { SpecMarkdown } from './spec-markdown.tsx'

/** The responses of an operation, by status and content type. */
export function ResponseSection({ operation }: { operation: Operation }) {
  const { api, claimAnchor, level } = useReference()
  const strings = useStrings()
  const { responses } = operation
  const [only, ...others] = responses
  if (!only) return null
  // Callbacks come before the response of the operation itself.
  const anchor = claimAnchor(level === 3 ? 'callback-response' : 'response')
  const shared = {
    direction: bodyDirections(operation).ofResponses,
    budget: contentBudget(countResponseSchemas(operation), api),
  }
  const subtitle = [only.status, sharedTypes(only.content)].filter(Boolean).join(' · ')
  return (
    <ApiSection
      title={strings.response}
      id={anchor}
      {...(others.length === 0 && { subtitle })}
    >
      {others.length === 0 ? (
        <OneResponse response={only} anchor={anchor} {...shared} />
      ) : (
        <Tabs>
          {responses.map((response) => {
            const inner = claimAnchor(`${anchor}-${response.status}`)
            // As on Mintlify, which shows the first one only, until another is chosen.
            const above = response === only ? anchor : inner
            const types = sharedTypes(response.content)
            return (
              <Tab title={response.status} id={inner}>
                {/* `null`, not `undefined`: children of a tab are serialised as island props. */}
                {types ? <p class="api-section-heading-subtitle">{types}</p> : null}
                <OneResponse response={response} anchor={above} {...shared} />
              </Tab>
            )
          })}
        </Tabs>
      )}
    </ApiSection>
  )
}

function OneResponse({
  response,
  anchor,
  direction,
  budget,
}: {
  response: Response
  anchor: string
  direction: BodyDirection
  budget: RowBudget
}) {
  const strings = useStrings()
  const { summary, description, headers, content, links } = response
  return (
    <>
      <SpecMarkdown text={summary} />
      {description !== summary && <SpecMarkdown text={description} />}
      {headers.length > 0 && (
        <>
          <p class="api-choice-label">{strings.responseHeaders}</p>
          <ParameterFields
            kind={`${anchor}-header`}
            parameters={headers}
            direction={direction}
          />
        </>
      )}
      <ContentTypes
        content={content}
        anchor={anchor}
        direction={direction}
        budget={budget}
      />
      <ResponseLinks links={links} />
    </>
  )
}
