import { escapeForScript } from './island-props.ts'
import { rawHtml } from './raw-html.ts'

export interface DataScriptProps {
  value: object
  type: string
  id?: string
}

/** Data for scripts, as JSON. It is no code, so a content security policy has nothing to say. */
export function DataScript({ value, ...attributes }: DataScriptProps) {
  return (
    <script {...attributes}>{rawHtml(escapeForScript(JSON.stringify(value)))}</script>
  )
}
