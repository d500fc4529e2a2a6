import { Footer as ThemeFooter } from 'skerry/theme/layout/footer'
import { useHref, useShell } from 'skerry/runtime'
import './footer.css'

/** Wraps the theme's footer on every page, and replaces it on one, to show both. */
export default function Footer() {
  const { page } = useShell()
  const href = useHref()
  if (page.path === 'examples/replaced-parts') return <OwnFooter />
  return (
    <>
      <ThemeFooter />
      {page.language === 'en' && page.mode !== 'custom' && (
        <aside class="own-footer-note" aria-label="About this site">
          Made with Skerry from a folder of Markdown.{' '}
          <a href={href('/guide/quickstart')}>Make yours</a>
        </aside>
      )}
    </>
  )
}

function OwnFooter() {
  return (
    <footer id="footer" class="own-footer">
      <strong>Lighthouse keepers of the north</strong>
      <span>A footer of this page's own.</span>
    </footer>
  )
}
