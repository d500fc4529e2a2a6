import { packageFile } from '../kit/package-files.ts'

/**
 * Generates code, on one line, that imports a component or a layout part. Theme modules export
 * it by name, overrides as default or by name.
 *
 * @param themeModules Name to module path, relative to the theme's folder.
 * @param overrides Name to absolute path.
 * @param local Name of the variable in the generated code.
 */
export function importPart(
  themeModules: Record<string, string>,
  overrides: ReadonlyMap<string, string>,
  name: string,
  local: string,
): string {
  const override = overrides.get(name)
  if (override === undefined) {
    const file = packageFile(`theme/${themeModules[name]}`)
    return `import { ${name} as ${local} } from ${JSON.stringify(file)};`
  }
  // Accessed inside a function, so that the bundler doesn't warn about a missing export.
  return `import * as _${local} from ${JSON.stringify(override)};const ${local} = ((module, name) => module.default ?? module[name])(_${local}, ${JSON.stringify(name)});`
}
