import { Footer as ThemeFooter } from 'skerry/theme/layout/footer'
import { useShell } from 'skerry/runtime'
import './footer.css'

/** Wraps the theme's footer on every page, and replaces it on one, to show both. */
export default function Footer() {
  const { page } = useShell()
  if (page.path === 'examples/replaced-parts') return <OwnFooter />
  return (
    <>
      <ThemeFooter />
      {page.language === 'en' && page.mode !== 'custom' && (
        <aside class="own-footer-note" aria-label="About this site">
          Built with Skerry, from the folder demo/.
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
