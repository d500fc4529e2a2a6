import { useShell } from '../../runtime/page-context.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { ChevronRightIcon } from '../ui-icons.tsx'
import { InlineMarkdown } from '../components/inline-markdown.tsx'
import { pageMenuAt } from './frame-choices.ts'
import { NavLink } from './nav-link.tsx'
import { PageContextMenu } from './page-context-menu.tsx'
import './page-header.css'

/** The page's header: breadcrumbs, title, page menu and description. */
export function PageHeader() {
  const { site, page } = useShell()
  const strings = useStrings()
  const options = pageMenuAt('header', page, site.settings)

  return (
    // `relative` is for styles written for Mintlify, which select the header by it.
    <header id="header" class="page-header relative">
      <Eyebrow />
      <div class="page-title-row">
        <h1 id="page-title" class="page-title">
          {page.title}
          {page.frontmatter.deprecated && (
            <>
              {' '}
              <span class="nav-tag-pill deprecated-pill">{strings.deprecated}</span>
            </>
          )}
        </h1>
        {options && <PageContextMenu options={options} />}
      </div>
      {page.description && (
        <p class="page-description">
          <InlineMarkdown>{page.description}</InlineMarkdown>
        </p>
      )}
    </header>
  )
}

/**
 * The nearest group or the full breadcrumbs (`styling.eyebrows`). They are no paragraph and no
 * `<ol>`, as on Mintlify: styles of the site for text and lists don't reach them.
 */
function Eyebrow() {
  const { site, navigation } = useShell()
  const strings = useStrings()
  const trail = navigation.breadcrumbs.filter(({ title }) => title)
  const nearest = trail.at(-1)
  if (!nearest) return null
  if (site.settings.styling.eyebrows === 'section') {
    return <div class="eyebrow">{nearest.title}</div>
  }

  return (
    <nav class="eyebrow" aria-label={strings.breadcrumbs}>
      <div class="breadcrumb-list" role="list">
        {trail.map(({ title, url }, index) => (
          <div class="breadcrumb-item" role="listitem" key={title}>
            {url ? <NavLink href={url}>{title}</NavLink> : title}
            {index < trail.length - 1 && <ChevronRightIcon class="flips" />}
          </div>
        ))}
      </div>
    </nav>
  )
}
