import * as v from 'valibot'
import { object, record } from './object.ts'

/** Third-party scripts. The keys inside are theirs, so only the names are checked. */
export const integrationNames = [
  'adobe',
  'amplitude',
  'clarity',
  'clearbit',
  'cookies',
  'fathom',
  'frontchat',
  'ga4',
  'gtm',
  'heap',
  'hightouch',
  'hotjar',
  'intercom',
  'koala',
  'logrocket',
  'mixpanel',
  'onetrust',
  'osano',
  'pirsch',
  'plausible',
  'posthog',
  'segment',
  'telemetry',
  'transcend',
] as const

/** The older schema names some services by their id alone, as text. */
const Service = v.union(
  [record(v.unknown()), v.string()],
  'must be an object, or the id as text',
)

export const IntegrationsSetting = v.pipe(
  object(v.entriesFromList(integrationNames, v.optional(Service))),
  v.description('Scripts of others. Off unless named here.'),
)
