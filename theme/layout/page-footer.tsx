import { useShell } from '../../runtime/page-context.ts'
import type { PageData } from '../../runtime/types/pages.ts'
import type { SiteData } from '../../runtime/types/rendering.ts'
import Rating from '../islands/rating.island.tsx'
import { useStrings } from '../strings.ts'
import { PencilIcon, WarningIcon } from '../ui-icons.tsx'
import './page-footer.css'

/** Under the content: suggest edits, raise issue, and the date of the last change. */
export function PageFooter() {
  const { site, page } = useShell()
  const strings = useStrings()
  const { feedback, metadata } = site.settings
  const edit = feedback.suggestEdit && site.repository && editUrl(site.repository, page)
  const issue =
    feedback.raiseIssue &&
    site.repository &&
    issueUrl(site.repository, page, strings.issueTitle)
  const showsDate = page.frontmatter.timestamp ?? metadata.timestamp
  const modified = showsDate ? page.lastModified : undefined
  if (!edit && !issue && !modified && !feedback.thumbsRating) return null

  return (
    <div class="page-footer">
      {feedback.thumbsRating && (
        <Rating
          path={page.url}
          question={strings.wasHelpful}
          yes={strings.yes}
          no={strings.no}
          thanks={strings.thanksForFeedback}
        />
      )}
      {(edit || issue) && (
        <div class="feedback-toolbar">
          {edit && (
            <a class="button-quiet" href={edit} target="_blank" rel="noreferrer">
              <PencilIcon />
              {strings.suggestEdits}
            </a>
          )}
          {issue && (
            <a class="button-quiet" href={issue} target="_blank" rel="noreferrer">
              <WarningIcon />
              {strings.raiseIssue}
            </a>
          )}
        </div>
      )}
      {modified && <LastModified date={modified} />}
    </div>
  )
}

function LastModified({ date }: { date: string }) {
  const { language } = useShell().page
  const strings = useStrings()
  const [before, after] = strings.lastModified.split('{date}')
  return (
    <p class="last-modified">
      {before}
      <time dateTime={date}>{formatDate(date, language)}</time>
      {after}
    </p>
  )
}

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

/** Where the page's source is edited (behaviour 1.1, `feedback`). */
export function editUrl({ url, branch, directory }: Repository, page: PageData): string {
  const file = [directory, page.file].filter(Boolean).join('/')
  const path = [branch, ...file.split('/')].map(encodeURIComponent).join('/')
  return `${url}/edit/${path}`
}

/** A new issue that names the page (behaviour 1.1, `feedback`). */
export function issueUrl({ url }: Repository, page: PageData, title: string): string {
  const query = new URLSearchParams({ title, body: `Path: ${page.url}` })
  return `${url}/issues/new?${query}`
}
