/**
 * Compiler options for examples with hover types: strict ESNext modules, resolved as by bundlers.
 * Enum values are TypeScript's (https://www.typescriptlang.org/tsconfig), so that it needn't be
 * loaded for them.
 */
export const defaultTypeOptions = {
  /** ESNext */
  target: 99,
  /** ESNext */
  module: 99,
  /** Bundler */
  moduleResolution: 100,
  /** ReactJSX */
  jsx: 4,
  strict: true,
  allowJs: true,
  skipLibCheck: true,
}
