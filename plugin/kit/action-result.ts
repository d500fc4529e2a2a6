/** A file in the server's content-addressable storage (CAS). */
interface NamedBlob {
  path: string
  /** SHA-256 as hex. */
  hash: string
  bytes: number
}

/** The fields of an `ActionResult` that we use. */
interface ActionResult {
  files: readonly NamedBlob[]
  stdout: Uint8Array
}

/** Field numbers in `remote_execution.proto`. */
const OUTPUT_FILES = 2
const STDOUT_RAW = 5
const FILE_PATH = 1
const FILE_DIGEST = 2
const DIGEST_HASH = 1
const DIGEST_SIZE = 2

/** Protobuf's wire types. */
const VARINT = 0
const FIXED64 = 1
const BYTES = 2
const FIXED32 = 5

/**
 * Encodes an `ActionResult` of Bazel's remote execution API. Servers that validate values under
 * `/ac/` accept nothing else. They keep the files that it names for as long as they keep the
 * result itself.
 *
 * @see
 *   https://github.com/bazelbuild/remote-apis/blob/main/build/bazel/remote/execution/v2/remote_execution.proto
 */
export function encodeActionResult({ files, stdout }: ActionResult): Buffer {
  const named = files.map(({ path, hash, bytes }) => {
    const size = Buffer.concat([varint(DIGEST_SIZE * 8 + VARINT), varint(bytes)])
    const digest = Buffer.concat([field(DIGEST_HASH, Buffer.from(hash)), size])
    return field(
      OUTPUT_FILES,
      Buffer.concat([field(FILE_PATH, Buffer.from(path)), field(FILE_DIGEST, digest)]),
    )
  })
  return Buffer.concat([...named, field(STDOUT_RAW, stdout)])
}

/**
 * Reads `stdout_raw` of an `ActionResult`. Servers may re-encode the message and add fields of
 * their own.
 *
 * @returns undefined if the bytes are not a valid message or have no such field.
 */
export function readStdout(message: Buffer): Buffer | undefined {
  let found: Buffer | undefined
  let at = 0
  const number = () => {
    let value = 0
    for (let shift = 1; at < message.length && shift < 2 ** 49; shift *= 128) {
      const byte = message[at++]!
      value += (byte & 0x7f) * shift
      if (byte < 0x80) return value
    }
    return Number.NaN
  }
  while (at < message.length) {
    const tag = number()
    const type = tag % 8
    const length =
      type === BYTES ? number() : type === FIXED64 ? 8 : type === FIXED32 ? 4 : 0
    if (type === VARINT ? Number.isNaN(number()) : !(at + length <= message.length))
      return undefined
    if (![VARINT, FIXED64, BYTES, FIXED32].includes(type)) return undefined
    if (Math.floor(tag / 8) === STDOUT_RAW && type === BYTES)
      found = message.subarray(at, at + length)
    at += length
  }
  return found
}

function field(number: number, value: Uint8Array): Buffer {
  return Buffer.concat([varint(number * 8 + BYTES), varint(value.length), value])
}

function varint(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  while (rest >= 128) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return Buffer.from([...bytes, rest])
}
