import type { BuiltRequest } from '../../request/built-request.ts'
import { curlSample } from './curl-sample.ts'
import { fetchSample } from './fetch-sample.ts'
import { goSample } from './go-sample.ts'
import { javaSample } from './java-sample.ts'
import { phpSample } from './php-sample.ts'
import { pythonSample } from './python-sample.ts'
import { rubySample } from './ruby-sample.ts'

/** The languages of samples that follow what the reader types, in the order of tabs. */
export const sampleLanguages = [
  { id: 'curl', label: 'cURL', write: curlSample },
  { id: 'python', label: 'Python', write: pythonSample },
  { id: 'javascript', label: 'JavaScript', write: fetchSample },
  { id: 'php', label: 'PHP', write: phpSample },
  { id: 'go', label: 'Go', write: goSample },
  { id: 'java', label: 'Java', write: javaSample },
  { id: 'ruby', label: 'Ruby', write: rubySample },
] as const

export type SampleLanguage = (typeof sampleLanguages)[number]['id']

/** The request in a language. */
export function writeSample(language: SampleLanguage, request: BuiltRequest): string {
  const { write } =
    sampleLanguages.find(({ id }) => id === language) ?? sampleLanguages[0]
  return write(request)
}
