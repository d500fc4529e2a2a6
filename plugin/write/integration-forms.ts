import { isWebUrl } from '../settings/values-schema.ts'

/** What a service accepts as a value. `must` finishes the sentence "`ga4.measurementId` …". */
interface Form {
  accepts(value: string): boolean
  must: string
}

const url: Form = { accepts: isWebUrl, must: 'must be a URL that starts with https://' }

const host: Form = {
  accepts: (value) => isWebUrl(value) || isWebUrl(`https://${value}`),
  must: 'must be a URL',
}

const number: Form = { accepts: (value) => /^\d+$/.test(value), must: 'must be a number' }

const domain: Form = {
  accepts: (value) => !value.includes('://'),
  must: 'must be a domain, without https://',
}

function startingWith(start: string): Form {
  return {
    accepts: (value) => value.startsWith(start),
    must: `must start with \`${start}\``,
  }
}

/** Values that a service, and Mintlify, would refuse in another form. */
const forms: Record<string, Record<string, Form>> = {
  adobe: { launchUrl: url },
  ga4: { measurementId: startingWith('G') },
  gtm: { tagId: startingWith('G') },
  hotjar: { hjid: number, hjsv: number },
  osano: { scriptSource: url },
  plausible: { domain, server: host },
  posthog: { apiKey: startingWith('phc_'), apiHost: host },
}

/** What is wrong with the values of an integration, as ends of the sentence "`ga4` …". */
export function wrongValues(
  name: string,
  values: Record<string, unknown>,
): { key: string; must: string }[] {
  if (!Object.hasOwn(forms, name)) return []
  return Object.entries(forms[name]!).flatMap(([key, { accepts, must }]) => {
    const value = values[key]
    if (value === undefined || value === '' || accepts(String(value))) return []
    return [{ key, must }]
  })
}
