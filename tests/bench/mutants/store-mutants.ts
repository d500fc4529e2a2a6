import type { Mutant } from './mutant.ts'

const STORE = ['tests/plugin/kit/store.test.ts']
const MAINTAIN = ['tests/plugin/kit/maintain-store.test.ts']
const KEYS = ['tests/plugin/render/page-keys.test.ts']
const READS = ['tests/plugin/render/record-reads.test.ts']
const GRAPH = ['tests/plugin/write/module-graph.test.ts']
const FINGERPRINT = ['tests/plugin/kit/module-fingerprint.test.ts']
const WHOLE_STORE = ['tests/site/store.test.ts']

/** Mutants of the store: entries and their keys. */
export const storeMutants: readonly Mutant[] = [
  {
    file: 'plugin/kit/stored-entry.ts',
    from: 'checksum(entry.subarray(KIND)).equals(entry.subarray(CHECKSUM, KIND))',
    to: 'entry.length > 0',
    tests: STORE,
    why: 'damaged bytes of the store are published',
  },
  {
    file: 'plugin/kit/stored-entry.ts',
    from: 'return ownKey.equals(key) ? entry.subarray(HEADER_BYTES) : undefined',
    to: 'return ownKey.length > 0 ? entry.subarray(HEADER_BYTES) : undefined',
    tests: STORE,
    why: 'a page shows the content of another one',
  },
  {
    file: 'plugin/kit/stored-kind.ts',
    from: `    const value: unknown = JSON.parse(bytes.toString('utf8'))
    return isShape(value) ? value : undefined`,
    to: `    const value: unknown = JSON.parse(bytes.toString('utf8'))
    return isShape(value) ? value : (value as T)`,
    tests: STORE,
    why: 'a stored value of another shape is taken for what it should be',
  },
  {
    file: 'plugin/kit/stored-kind.ts',
    from: 'return at === bytes.length ? frames : undefined',
    to: 'return frames',
    tests: STORE,
    why: 'a stored value with bytes too many is taken for a whole one',
  },
  {
    file: 'plugin/kit/load-index.ts',
    from: '(a, b) => a.mtimeMs - b.mtimeMs,',
    to: '(a, b) => b.mtimeMs - a.mtimeMs,',
    tests: STORE,
    why: 'of two values of a key the older one counts',
  },
  {
    file: 'plugin/kit/maintain-store.ts',
    from: 'bytes !== undefined && isIntact(bytes) && readHeader(bytes)?.key.equals(entry.key)',
    to: 'bytes !== undefined && readHeader(bytes)?.key.equals(entry.key)',
    tests: MAINTAIN,
    why: 'a damaged entry is carried into another segment',
  },
  {
    file: 'plugin/kit/maintain-store.ts',
    from: '!names.isOwn(name) && Date.now() - stat.mtimeMs < ACTIVE',
    to: '!names.isOwn(name) && Date.now() - stat.mtimeMs < 0',
    tests: MAINTAIN,
    why: 'the segment that another process is writing to is removed',
  },
  {
    file: 'plugin/render/page-keys.ts',
    from: "return contentHash('page', bodyHash, input, keyOfOptions(options))",
    to: "return contentHash('page', bodyHash, input)",
    tests: KEYS,
    why: 'a page stays as it was when what it is compiled with changes',
  },
  {
    file: 'plugin/render/page-keys.ts',
    from: "return contentHash('code', key, dependencies)",
    to: "return contentHash('code', key)",
    tests: KEYS,
    why: 'a page shows an old snippet',
  },
  {
    file: 'plugin/render/page-keys.ts',
    from: 'hashReads(reads, surroundings))',
    to: 'reads)',
    tests: KEYS,
    why: 'a page shows an old setting',
  },
  {
    file: 'plugin/render/record-reads.ts',
    from: 'canonicalText(name === ALL ? { ...values } : values[name])',
    to: 'canonicalText(values[name])',
    tests: READS,
    why: 'a page that lists the settings shows old ones',
  },
  {
    file: 'plugin/render/record-reads.ts',
    from: `    has(_, key) {
      note(key)
`,
    to: `    has(_, key) {
`,
    tests: READS,
    why: 'a page that asks whether a setting is there has the old answer',
  },
  {
    file: 'plugin/render/record-reads.ts',
    from: `    getOwnPropertyDescriptor(_, key) {
      note(key)
`,
    to: `    getOwnPropertyDescriptor(_, key) {
`,
    tests: READS,
    why: 'a page that asks whether a setting is its own has the old answer',
  },
  {
    file: 'plugin/render/remembered-reads.ts',
    from: 'for (const read of known) all.add(read)',
    to: 'for (const read of known) known.add(read)',
    tests: ['tests/plugin/render/remembered-reads.test.ts'],
    why: 'a page shows what a module of the author has kept of old settings',
  },
  {
    file: 'plugin/write/module-graph.ts',
    from: 'return [this.#label(id), module.hash, ...imports]',
    to: 'return [this.#label(id), ...imports]',
    tests: GRAPH,
    why: 'a page shows what a module rendered before it was edited',
  },
  {
    file: 'plugin/write/module-graph.ts',
    from: 'contentHash(this.#settings, unknown, ...labels',
    to: "contentHash('', unknown, ...labels",
    tests: GRAPH,
    why: 'a page shows what was bundled with other settings',
  },
  {
    file: 'plugin/write/module-graph.ts',
    from: "? randomUUID() : ''",
    to: "? 'unknown' : ''",
    tests: GRAPH,
    why: 'a module that is not known is taken for what it was',
  },
  {
    file: 'plugin/kit/module-fingerprint.ts',
    from: 'return contentHash(...names.sort(), ...packageVersions(packages), values)',
    to: 'return contentHash(...names.sort(), packages.length, values)',
    tests: FINGERPRINT,
    why: 'pages stay as they were when a package of a plugin changes',
  },
  {
    file: 'plugin/kit/module-fingerprint.ts',
    from: '...dynamic.filter((specifier) => specifier !== undefined),',
    to: '',
    tests: FINGERPRINT,
    why: 'pages stay as they were when what a plugin imports later changes',
  },
  {
    file: 'plugin/render/compile-tools.ts',
    from: '...pluginModules(given).map(([specifier]) => moduleFingerprint(specifier, root)),',
    to: '',
    tests: ['tests/plugin/render/compile-tools.test.ts'],
    why: 'pages stay as they were when a plugin is edited',
  },
  {
    file: 'plugin/site/stored-api.ts',
    from: 'return result.files.every(isCurrent) ? result : undefined',
    to: 'return result.files.some(isCurrent) ? result : undefined',
    tests: ['tests/plugin/site/stored-api.test.ts'],
    why: 'an API reference shows old files of a description',
  },
  {
    file: 'plugin/site/stored-api.ts',
    from: 'if (result.files.some(isUrl)) return',
    to: 'if (result.files.every(isUrl)) return',
    tests: ['tests/plugin/site/stored-api.test.ts'],
    why: 'a part of a description that lies on a server is never asked for again',
  },
  {
    file: 'plugin/write/prepare-pages.ts',
    from: 'modules.hashOf(imported),',
    to: 'imported,',
    tests: WHOLE_STORE,
    titles: 'a package that a page imports',
    why: 'a page shows what a package rendered in an older version',
  },
  {
    file: 'plugin/compile/snippet-files.ts',
    from: 'page.dependencies.set(path, contentHash(bytes))',
    to: "page.dependencies.set(path, '')",
    tests: ['tests/plugin/compile/snippets.test.ts'],
    why: 'a page shows an old snippet, in a build',
  },
  {
    file: 'plugin/write/render-contents.ts',
    from: 'return found ?? (await this.#render(page, true)).content!',
    to: "return found ?? { html: '', islands: [], styles: [] } as never",
    tests: WHOLE_STORE,
    titles: 'a store that is damaged',
    why: 'a page whose stored content is damaged is published empty',
  },
]
