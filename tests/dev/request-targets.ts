/**
 * Spellings of the path of a file in the content folder, and of its location on the disk.
 */
const SPELLINGS: ((file: string, root: string) => string)[] = [
  (file) => `/${file}`,
  (file) => `//${file}`,
  (file) => `/./${file}`,
  (file) => `/${file}/`,
  (file) => `/${file}.`,
  (file) => `/${file}%20`,
  (file) => `/${file}::$DATA`,
  (file) => `/${file}%00.png`,
  (file) => `/${file}%23`,
  (file) => `/${file}%3Fraw`,
  (file) => `/${file.replaceAll('/', '//')}`,
  (file) => `/${file.replaceAll('/', '%2f')}`,
  (file) => `/${file.replaceAll('/', '\\')}`,
  (file) => `/guides/../${file}`,
  (file) => `/guides/%2e%2e/${file}`,
  (file) => `/guides/..%2f${file}`,
  (file) => `/${encodeAll(file)}`,
  (file) => `/${encodeAll(encodeAll(file))}`,
  (file) => `/${file.toUpperCase()}`,
  (file) => `http://127.0.0.1/${file}`,
  (file) => `http://attacker.invalid/${file}`,
  (file, root) => `/@fs${root}/${file}`,
  (file, root) => `/@fs/${root}/${file}`,
  (file, root) => `${root}/${file}`,
  (file) => `/@fs/${file}`,
  (file, root) => `/@fs//${root}//${file}`,
  (file, root) => `/@fs/.${root}/${file}`,
  (file, root) => `//@fs${root}/${file}`,
  (file, root) => `/@fs${root}/guides/../${file}`,
  (file, root) => `/@fs${root}/./${file}`,
  (file, root) => `/%40fs${root}/${file}`,
  (file, root) => `http://127.0.0.1/@fs/${root}/${file}`,
  (file, root) => `/@id${root}/${file}`,
  (file, root) => `/@id/${root}/${file}`,
  (file, root) => `/@id//${root}/${file}`,
  (file, root) => `/@id/__x00__${root}/${file}`,
  (file, root) => `/@id/file://${root}/${file}`,
  (file) => `/@id/./${file}`,
  (file) => `/@id/${file}`,
  (file) => `/@id/virtual:skerry/../${file}`,
  (file) => `/@vite/client/../${file}`,
  (file) => `/@vite/${file}`,
  (file) => `/node_modules/.vite/deps/../../../${file}`,
  (file) => `/node_modules/../${file}`,
  (file) => `/assets/../${file}`,
  (file) => `/.well-known/../${file}`,
  (file) => `/${file}.skerry.jsx`,
  (file) => `/${file}.skerry-content.jsx`,
  (file) => `/${file}.skerry-code.js`,
]

/** Queries that make Vite transform a file. */
const QUERIES = [
  '',
  '?raw',
  '?url',
  '?inline',
  '?import',
  '?import&raw',
  '?raw??',
  '?import&?raw',
  '?raw&import',
  '?.svg?import',
  '?.svg?.wasm?init',
  '?import&?inline=1.wasm?init',
  '?html-proxy&index=0',
  '?worker_file&type=module',
  '?t=1',
  '#x',
]

/** Percent-encodes every character. */
function encodeAll(text: string): string {
  return [...Buffer.from(text)]
    .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
    .join('')
}

/**
 * Request targets for files, written in ways that have bypassed checks of other servers:
 * 119 fixed ones, and any number generated from a seed.
 * @param files Relative to the content folder.
 * @param root Absolute path of the content folder.
 */
export function requestTargets(
  files: readonly string[],
  root: string,
  { generated, seed }: { generated: number; seed: number },
): string[] {
  const fixed: string[] = []
  for (let index = 0; fixed.length < 119; index++) {
    const spell = SPELLINGS[index % SPELLINGS.length]!
    const round = Math.floor(index / SPELLINGS.length)
    const file = files[(index + round) % files.length]!
    fixed.push(spell(file, root) + QUERIES[(round + index) % 2 === 0 ? 0 : 1]!)
  }
  const random = mulberry(seed)
  const pick = <Item>(items: readonly Item[]) =>
    items[Math.floor(random() * items.length)]!
  const chosen = Array.from(
    { length: generated },
    () => pick(SPELLINGS)(pick(files), root) + pick(QUERIES),
  )
  return [...fixed, ...chosen]
}

/** Random numbers, deterministic for a seed (mulberry32). */
function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
