import type { PageData } from '../../runtime/types/pages.ts'
import type { SiteData } from '../../runtime/types/rendering.ts'

/**
 * Formats a date in the page's language. In UTC, so that every machine builds the same page.
 */
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

/** URL for editing the page's source on GitHub (`feedback`). */
export function editUrl({ url, branch, directory }: Repository, page: PageData): string {
  const file = [directory, page.file].filter(Boolean).join('/')
  const path = [branch, ...file.split('/')].map(encodeURIComponent).join('/')
  return `${url}/edit/${path}`
}

/** URL for opening an issue about the page (`feedback`). */
export function issueUrl({ url }: Repository, page: PageData, title: string): string {
  const query = new URLSearchParams({ title, body: `Path: ${page.url}` })
  return `${url}/issues/new?${query}`
}
