/** The languages of samples that follow what the reader types, in the order of tabs. */
export const sampleLanguages = [
  { id: 'curl', label: 'cURL' },
  { id: 'python', label: 'Python' },
  { id: 'javascript', label: 'JavaScript' },
  { id: 'php', label: 'PHP' },
  { id: 'go', label: 'Go' },
  { id: 'java', label: 'Java' },
  { id: 'ruby', label: 'Ruby' },
] as const

export type SampleLanguage = (typeof sampleLanguages)[number]['id']
