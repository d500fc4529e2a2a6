import { calloutKinds, calloutSynonyms, type CalloutKind } from './callout.about.ts'
import { textOfChildren } from './text-of-children.ts'

/** The icons of callouts, all from Lucide so that they match. */
const icons: Record<CalloutKind, string> = {
  note: 'info',
  tip: 'lightbulb',
  warning: 'triangle-alert',
  info: 'info',
  check: 'check',
  danger: 'octagon-alert',
}

/** The kind of callout that a `type` names. Undefined for other words. */
export function readCalloutKind(type: string | undefined): CalloutKind | undefined {
  const name = textOfChildren(type).trim().toLowerCase()
  return (
    calloutKinds.find((kind) => kind === name) ??
    (Object.hasOwn(calloutSynonyms, name) ? calloutSynonyms[name] : undefined)
  )
}

/** The default icon of a kind. */
export function calloutIcon(kind: CalloutKind | undefined) {
  return kind && ({ name: icons[kind], library: 'lucide' } as const)
}
