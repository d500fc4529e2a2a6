import type { SampleLanguage } from '../languages/live-languages.ts'
import { writeSample } from '../languages/write-sample.ts'
import { type RequestData, unpackRequest } from './request-data.ts'
import { type Token, tokensOf } from './token-kinds.ts'

/** Generates a sample in the browser, as tokens for highlighting. */
export function writeTokens(
  language: SampleLanguage,
  request: RequestData,
  firstCode: string,
): Token[] {
  return tokensOf(writeSample(language, unpackRequest(request, firstCode)))
}
