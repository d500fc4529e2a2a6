import type { BuiltRequest } from '../../request/built-request.ts'
import { curlSample } from './curl-sample.ts'
import { fetchSample } from './fetch-sample.ts'
import { goSample } from './go-sample.ts'
import { javaSample } from './java-sample.ts'
import type { SampleLanguage } from './live-languages.ts'
import { phpSample } from './php-sample.ts'
import { pythonSample } from './python-sample.ts'
import { rubySample } from './ruby-sample.ts'

const WRITERS: Record<SampleLanguage, (request: BuiltRequest) => string> = {
  curl: curlSample,
  python: pythonSample,
  javascript: fetchSample,
  php: phpSample,
  go: goSample,
  java: javaSample,
  ruby: rubySample,
}

/** Writes the request in one of the live languages. */
export function writeSample(language: SampleLanguage, request: BuiltRequest): string {
  return WRITERS[language](request)
}
