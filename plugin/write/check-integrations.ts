import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { Site } from '../site/site.ts'
import { wrongValues } from './integration-forms.ts'
import { integrationNames, missingConsent, missingSettings } from './integrations.ts'

/** Not a script: Skerry has no telemetry. */
const SILENT = new Set(['telemetry'])

/** Reports integrations that aren't loaded: unsupported ones, and ones with missing or wrong values. */
export function checkIntegrations({
  settings: { integrations: named, file },
  locate,
}: Pick<Site, 'settings' | 'locate'>): Diagnostic[] {
  const consent = missingConsent(named)
  return Object.entries(named).flatMap(([name, values]): Diagnostic[] => {
    if (SILENT.has(name)) return []
    const missing = missingSettings(name, values)
    if (missing?.length === 0)
      return wrongValues(name, values).map(({ key, must }) => ({
        severity: 'warning',
        code: 'output/incomplete-integration',
        message: `\`${name}\` has no effect: \`${key}\` ${must}, and is ${JSON.stringify(values[key])}`,
        hint: `Correct \`${key}\`, or remove \`${name}\`.`,
        ...placeOf(name),
      }))
    if (missing)
      return [
        {
          severity: 'warning',
          code: 'output/incomplete-integration',
          message: `\`${name}\` has no effect without \`${missing.join('` and `')}\``,
          hint: `Add \`${missing[0]}\`, or remove \`${name}\`.`,
          ...placeOf(name),
        },
      ]
    return [
      {
        severity: 'warning',
        code: 'output/unsupported-integration',
        message:
          name === consent
            ? `\`${name}\` is not supported, so no integration is loaded that would wait for consent`
            : `The integration \`${name}\` is ignored: it is not supported`,
        hint:
          name === consent
            ? 'Load it and what waits for it in a `.js` file of the project, or with `customScripts`, and remove these settings.'
            : `Add its snippet as a \`.js\` file in the project. Supported: ${integrationNames.join(', ')}.`,
        ...placeOf(name),
      },
    ]
  })

  /** `mint.json` has most integrations in `analytics`. */
  function placeOf(name: string) {
    const places = ['integrations', 'analytics'].flatMap((key) => {
      const above = locate?.({ file, keys: [key] })
      const place = locate?.({ file, keys: [key, name] })
      const isThere = place?.line !== above?.line || place?.column !== above?.column
      return place && isThere ? [place] : []
    })
    return places[0] ?? { file }
  }
}
