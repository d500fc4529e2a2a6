/**
 * Rolldown's allocator (mimalloc) takes memory ahead and keeps what it was given back: 150 MB
 * after the bundle of a theme, which page workers need more. It reads these settings as it is
 * loaded: this module must come before anything that imports Vite.
 */
process.env['MIMALLOC_ARENA_EAGER_COMMIT'] ??= '0'
process.env['MIMALLOC_PURGE_DELAY'] ??= '0'
