import { PANEL_PLACE } from '../../runtime/panel-place.ts'
import { rawHtml } from '../../runtime/raw-html.ts'
import { SidePanel } from '../../theme/layout/side-panel.tsx'
import './examples-place.css'

/**
 * The place of the page's examples in the document: after the description and before the fields.
 * On wide screens they are shown beside both.
 */
export function ExamplesPlace() {
  return <SidePanel>{rawHtml(PANEL_PLACE)}</SidePanel>
}
