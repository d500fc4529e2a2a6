/** The languages of samples that update as the reader types, in tab order. */
export const sampleLanguages = [
  { id: 'curl', label: 'cURL' },
  { id: 'python', label: 'Python' },
  { id: 'javascript', label: 'JavaScript' },
  { id: 'php', label: 'PHP' },
  { id: 'go', label: 'Go' },
  { id: 'java', label: 'Java' },
  { id: 'ruby', label: 'Ruby' },
] as const

/** Id of a language in which the console shows its request. */
export type SampleLanguage = (typeof sampleLanguages)[number]['id']
