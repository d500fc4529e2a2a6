import * as React from 'preact/compat'

/** Makes React a global variable, as on Mintlify, for modules that read `globalThis.React`. */
export function provideReact(): void {
  ;(globalThis as { React?: unknown }).React ??= React
}
