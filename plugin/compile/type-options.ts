/**
 * How TypeScript reads examples: as modules of today that a bundler resolves, strictly. Numbers are
 * the compiler's own (https://www.typescriptlang.org/tsconfig), so that it need not be loaded to name them.
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
