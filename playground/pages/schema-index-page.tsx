import type { Api } from '../document/api-model.ts'
import { LinkList } from './link-list.tsx'
import type { PageLink, PageSeries } from './list/api-page-input.ts'
import { PageNumbers } from './page-numbers.tsx'
import { ReferenceContext, createReference } from './reference-context.ts'
import './api-section.css'

interface SchemaIndexPageProps {
  api: Api
  links: readonly PageLink[]
  series: PageSeries
}

/** Links to the named schemas of an API. */
export function SchemaIndexPage({ api, links, series }: SchemaIndexPageProps) {
  const reference = createReference(api, { maintainOrder: true, expanded: 'closed' })
  return (
    <ReferenceContext.Provider value={reference}>
      <div class="api-reference" data-component-part="api-reference">
        <LinkList links={links} open />
        <PageNumbers {...series} />
      </div>
    </ReferenceContext.Provider>
  )
}
