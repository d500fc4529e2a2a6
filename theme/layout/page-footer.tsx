import { useShell } from '../../runtime/page-context.ts'
import { withBase } from '../../runtime/with-base.ts'
import Rating from '../islands/rating.island.tsx'
import { useStrings } from '../../runtime/use-strings.ts'
import { PencilIcon, WarningIcon } from '../ui-icons.tsx'
import { editUrl, formatDate, issueUrl } from './page-links.ts'
import './page-footer.css'

/**
 * Below the content: rating, "Suggest edits", "Raise issue" and the date of the last change.
 */
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
  const hasRating = site.features.rating
  if (!edit && !issue && !modified && !hasRating) return null

  return (
    <div class="page-footer">
      {(hasRating || edit || issue) && (
        // As on Mintlify, for styles and scripts of sites.
        <div class="feedback-toolbar">
          {hasRating && (
            <Rating
              path={page.url}
              endpoint={feedback.endpoint && withBase(site.base, feedback.endpoint)}
              question={strings.wasHelpful}
              yes={strings.yes}
              no={strings.no}
              thanks={strings.thanksForFeedback}
            />
          )}
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
