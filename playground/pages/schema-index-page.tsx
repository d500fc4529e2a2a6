import type { Api } from '../document/api-model.ts'
import { LinkList } from './link-list.tsx'
import type { PageLink } from './list/api-page-input.ts'
import { PageNumbers } from './page-numbers.tsx'
import { ReferenceContext, createReference } from './reference-context.ts'
import './api-section.css'

interface SchemaIndexPageProps {
  api: Api
  links: readonly PageLink[]
  numbered: { paths: readonly string[]; index: number }
}

/** Links to the named schemas of an API. */
export function SchemaIndexPage({ api, links, numbered }: SchemaIndexPageProps) {
  const reference = createReference(api, { maintainOrder: true, expanded: 'closed' })
  return (
    <ReferenceContext.Provider value={reference}>
      <div class="api-reference" data-component-part="api-reference">
        <LinkList links={links} open />
        <PageNumbers {...numbered} />
      </div>
    </ReferenceContext.Provider>
  )
}
