import { Banner } from '../../../theme/layout/banner.tsx'
import { Footer } from '../../../theme/layout/footer.tsx'
import { Head } from '../../../theme/layout/head.tsx'
import { Layout } from '../../../theme/layout/layout.tsx'
import { MobileBar } from '../../../theme/layout/mobile-bar.tsx'
import { Navbar } from '../../../theme/layout/navbar.tsx'
import { NotFound } from '../../../theme/layout/not-found.tsx'
import { PageError } from '../../../theme/layout/page-error.tsx'
import { PageFooter } from '../../../theme/layout/page-footer.tsx'
import { PageHeader } from '../../../theme/layout/page-header.tsx'
import { Pagination } from '../../../theme/layout/pagination.tsx'
import { Sidebar } from '../../../theme/layout/sidebar.tsx'
import { TableOfContents } from '../../../theme/layout/table-of-contents.tsx'
import { TabsRow } from '../../../theme/layout/tabs-row.tsx'
import type { LayoutParts } from '../../../theme/layout-parts.ts'

/** `virtual:skerry/layout` without overrides, for tests. */
const parts: LayoutParts = {
  Banner,
  Footer,
  Head,
  Layout,
  MobileBar,
  Navbar,
  NotFound,
  PageError,
  PageFooter,
  PageHeader,
  Pagination,
  Sidebar,
  TableOfContents,
  TabsRow,
}

export default parts
