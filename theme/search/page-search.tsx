import { useEffect, useState } from 'preact/hooks'
import engine from 'virtual:skerry/search'
import { useHref } from '../../runtime/page-context.ts'
import { SearchBox } from './search-box.tsx'
import type { SearchStrings } from './search-strings.ts'
import './search-dialog.css'

export interface PageSearchProps {
  prompt: string
  version?: string
  /** Heading of the similar pages. */
  label: string
  strings: SearchStrings
}

/** The search of the 404 page. Below it are pages with a similar URL. */
export function PageSearch({ prompt, version, label, strings }: PageSearchProps) {
  const base = useHref()('/')
  const { lang } = document.documentElement
  const [pages, setPages] = useState<[title: string, url: string][]>([])

  useEffect(() => {
    const asked = location.pathname.slice(base.length - 1)
    engine.near?.(asked, { base, language: lang, version }).then(setPages, () => {})
  }, [])

  return (
    <SearchBox
      name="page-search"
      prompt={prompt}
      version={version}
      language={lang}
      strings={strings}
      offered={{ label, pages }}
    />
  )
}
