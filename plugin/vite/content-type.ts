import { extname } from 'node:path'
import { API_CATALOG, API_CATALOG_TYPE } from '../write/api-catalog.ts'

/** MIME types and their file extensions, for files that sites commonly have. */
const TYPES: Record<string, string> = {
  'text/html; charset=utf-8': 'html htm',
  'text/css; charset=utf-8': 'css',
  'text/javascript; charset=utf-8': 'js mjs',
  'text/markdown; charset=utf-8': 'md mdx',
  'text/plain; charset=utf-8': 'txt ini toml sh ps1 py log',
  'text/csv; charset=utf-8': 'csv',
  'text/calendar; charset=utf-8': 'ics',
  'text/vtt; charset=utf-8': 'vtt',
  'application/json; charset=utf-8': 'json map',
  'application/yaml; charset=utf-8': 'yaml yml',
  'application/xml; charset=utf-8': 'xml xsl',
  'application/manifest+json': 'webmanifest',
  'application/pdf': 'pdf',
  'application/rtf': 'rtf',
  'application/wasm': 'wasm',
  'application/zip': 'zip',
  'application/gzip': 'gz tgz',
  'application/epub+zip': 'epub',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'audio/aac': 'aac',
  'audio/flac': 'flac',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'oga ogg opus',
  'audio/wav': 'wav',
  'font/otf': 'otf',
  'font/ttf': 'ttf',
  'font/woff': 'woff',
  'font/woff2': 'woff2',
  'image/apng': 'apng',
  'image/avif': 'avif',
  'image/bmp': 'bmp',
  'image/gif': 'gif',
  'image/jpeg': 'jpg jpeg jfif',
  'image/jxl': 'jxl',
  'image/png': 'png',
  'image/svg+xml; charset=utf-8': 'svg',
  'image/tiff': 'tif tiff',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
  'video/mp4': 'mp4 m4v',
  'video/mpeg': 'mpg mpeg',
  'video/ogg': 'ogv',
  'video/quicktime': 'mov',
  'video/webm': 'webm weba',
}

const BY_ENDING = new Map(
  Object.entries(TYPES).flatMap(([type, endings]) =>
    endings.split(' ').map((ending) => [ending, type] as const),
  ),
)

/** The `Content-Type` of a file by its extension. The default is `application/octet-stream`. */
export function contentType(file: string): string {
  if (file.endsWith(API_CATALOG)) return API_CATALOG_TYPE
  const ending = extname(file).slice(1).toLowerCase()
  return BY_ENDING.get(ending) ?? 'application/octet-stream'
}
