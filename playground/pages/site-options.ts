import type { SiteData } from '../../runtime/types/rendering.ts'
import type { ConsoleSettings } from '../console/props/console-props.ts'
import type { Api } from '../document/api-model.ts'
import { descriptionUrl } from '../document/model/description-url.ts'
import { PLACEHOLDER_SERVER } from '../request/server-url.ts'
import type { RequestSampleOptions } from '../samples/request-samples.ts'
import { chooseLanguages } from '../samples/sample-languages.ts'

/** What the settings say about the samples of an API. */
export function sampleOptions(
  { base, origin, settings }: SiteData,
  { source }: Api,
): RequestSampleOptions {
  const { languages, autogenerate, defaults } = settings.api.examples
  // The same address as in the console (`consoleProps`).
  const address = new URL(descriptionUrl(source, base), origin ?? PLACEHOLDER_SERVER)
  return { languages, autogenerate, defaults, base: address.href }
}

/** What the settings say about the console. */
export function consoleSettings({ base, origin, settings }: SiteData): ConsoleSettings {
  const { playground, examples } = settings.api
  const languages = examples.languages
    ? chooseLanguages(examples.languages).map(({ id, label }) => ({ id, label }))
    : []
  return {
    base: origin ?? base,
    home: base,
    prefill: examples.prefill,
    credentials: playground.credentials,
    ...(playground.proxy && { proxy: playground.proxy }),
    ...(languages.length > 0 && { languages }),
  }
}
