import { PANEL_PLACE } from '../../runtime/panel-place.ts'
import { rawHtml } from '../../runtime/raw-html.ts'
import { SidePanel } from '../../theme/layout/side-panel.tsx'
import './examples-place.css'

/** Where the examples of a page stand: after what it is about, before its fields; on wide screens beside both. */
export function ExamplesPlace() {
  return <SidePanel>{rawHtml(PANEL_PLACE)}</SidePanel>
}
