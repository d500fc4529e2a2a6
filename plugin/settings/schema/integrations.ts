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
  'pirsch',
  'plausible',
  'posthog',
  'segment',
  'telemetry',
  'transcend',
] as const

export const IntegrationsSetting = v.pipe(
  object(v.entriesFromList(integrationNames, v.optional(record(v.unknown())))),
  v.description('Scripts of others. Off unless named here.'),
)
