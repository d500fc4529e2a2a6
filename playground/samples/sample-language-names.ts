/**
 * The languages that settings can select, by id: the label, then other names. Without the code
 * that writes samples, so that checking settings doesn't load it.
 */
export const languageNames = {
  curl: ['cURL', 'sh', 'shell', 'bash'],
  python: ['Python', 'py'],
  javascript: ['JavaScript', 'js'],
  php: ['PHP'],
  go: ['Go', 'golang'],
  java: ['Java'],
  ruby: ['Ruby', 'rb'],
  node: ['Node.js', 'nodejs'],
  typescript: ['TypeScript', 'ts'],
  powershell: ['PowerShell', 'ps1'],
  swift: ['Swift'],
  csharp: ['C#', 'cs'],
  dotnet: ['.NET', 'dot-net'],
  c: ['C'],
  cpp: ['C++'],
  kotlin: ['Kotlin', 'kt'],
  rust: ['Rust', 'rs'],
  dart: ['Dart', 'flutter'],
} as const satisfies Record<string, readonly [string, ...string[]]>

/** Id of a language that samples can be generated in: `curl`, `python`. */
export type LanguageId = keyof typeof languageNames

/** Finds a language by id, label or another name, case-insensitively. */
export function findLanguageId(name: string): LanguageId | undefined {
  const wanted = name.trim().toLowerCase()
  const ids = Object.keys(languageNames) as LanguageId[]
  return ids.find(
    (id) =>
      id === wanted || languageNames[id].some((other) => other.toLowerCase() === wanted),
  )
}
