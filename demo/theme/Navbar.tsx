import { Navbar as ThemeNavbar } from 'skerry/theme/layout/navbar'
import { useHref, useShell } from 'skerry/runtime'
import './navbar.css'

/** Wraps the theme's first row of the bar, and replaces it on one page, to show both. */
export default function Navbar() {
  const { page } = useShell()
  if (page.path === 'examples/replaced-parts') return <OwnNavbar />
  return (
    <div class="own-navbar-frame" data-language={page.language}>
      <ThemeNavbar />
    </div>
  )
}

function OwnNavbar() {
  const href = useHref()
  return (
    <div class="own-navbar">
      <a href={href('/')}>Back to the documentation</a>
      <span>A bar of this page's own</span>
    </div>
  )
}
