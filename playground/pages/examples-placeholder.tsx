import { PANEL_PLACEHOLDER } from '../../runtime/panel-placeholder.ts'
import { rawHtml } from '../../runtime/raw-html.ts'
import { SidePanel } from '../../theme/layout/side-panel.tsx'
import './examples-placeholder.css'

/**
 * The place of the page's examples in the document: after the description and before the fields.
 * On wide screens they are shown beside both.
 */
export function ExamplesPlaceholder() {
  return <SidePanel>{rawHtml(PANEL_PLACEHOLDER)}</SidePanel>
}
