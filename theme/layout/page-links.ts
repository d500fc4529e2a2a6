import type { PageData } from '../../runtime/types/pages.ts'
import type { SiteData } from '../../runtime/types/rendering.ts'

/** A date in words of the page's language; UTC, so that every machine builds the same page. */
export function formatDate(date: string, language: string): string {
  const moment = new Date(date)
  if (Number.isNaN(moment.getTime())) return date
  const format: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'UTC' }
  try {
    return new Intl.DateTimeFormat(language, format).format(moment)
  } catch {
    return new Intl.DateTimeFormat('en', format).format(moment)
  }
}

type Repository = NonNullable<SiteData['repository']>

/** Where the page's source is edited (`feedback`). */
export function editUrl({ url, branch, directory }: Repository, page: PageData): string {
  const file = [directory, page.file].filter(Boolean).join('/')
  const path = [branch, ...file.split('/')].map(encodeURIComponent).join('/')
  return `${url}/edit/${path}`
}

/** A new issue that names the page (`feedback`). */
export function issueUrl({ url }: Repository, page: PageData, title: string): string {
  const query = new URLSearchParams({ title, body: `Path: ${page.url}` })
  return `${url}/issues/new?${query}`
}
