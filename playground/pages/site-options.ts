import { isUrl } from '../../runtime/kit/is-url.ts'
import type { SiteData } from '../../runtime/types/rendering.ts'
import type { ConsoleSettings } from '../console/props/console-props.ts'
import type { Api } from '../document/api-model.ts'
import type { RequestSampleOptions } from '../samples/request-samples.ts'
import { chooseLanguages } from '../samples/sample-languages.ts'

/** What the settings say about the samples of an API. */
export function sampleOptions(
  { origin, settings }: SiteData,
  { source }: Api,
): RequestSampleOptions {
  const { languages, autogenerate, defaults } = settings.api.examples
  // The same base as in the console (`consoleProps`).
  const base = isUrl(source) ? source : origin
  return { languages, autogenerate, defaults, ...(base && { base }) }
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
