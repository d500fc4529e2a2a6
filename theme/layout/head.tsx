import { DataScript } from '../../runtime/data-script.tsx'
import { documentTitle, headTags, type HeadTag } from '../../runtime/head.ts'
import { useShell } from '../../runtime/page-context.ts'
import { structuredData } from '../../runtime/structured-data.ts'

/**
 * Metadata for browsers, search engines and link previews: title, meta tags, icons and
 * structured data. Stylesheets and scripts are added by `renderDocument`.
 */
export function Head() {
  const shell = useShell()
  const data = structuredData(shell)
  return (
    <>
      <title>{documentTitle(shell.page, shell.site.settings)}</title>
      {headTags(shell).map(renderTag)}
      {data && <DataScript type="application/ld+json" value={data} />}
    </>
  )
}

function renderTag({ tag: Tag, attributes }: HeadTag) {
  return <Tag {...attributes} />
}
