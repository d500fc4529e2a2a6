import { escapeForScript } from './island-props.ts'
import { rawHtml } from './raw-html.ts'

interface DataScriptProps {
  value: object
  type: string
  id?: string
}

/**
 * A script element with JSON data. It isn't executed, so a content security policy doesn't
 * apply.
 */
export function DataScript({ value, ...attributes }: DataScriptProps) {
  return (
    <script {...attributes}>{rawHtml(escapeForScript(JSON.stringify(value)))}</script>
  )
}
