import { packageFile } from '../kit/package-files.ts'

/**
 * Code, in one line, that imports a component or a part of the layout. The theme exports each
 * under its name; an override by default or under its name.
 *
 * @param themeModules Name to module, relative to the theme's folder.
 * @param overrides Name to absolute file.
 * @param local What it is called in the code.
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
  // Through a function, so that the bundler does not warn of the export that is not there.
  return `import * as _${local} from ${JSON.stringify(override)};const ${local} = ((module, name) => module.default ?? module[name])(_${local}, ${JSON.stringify(name)});`
}
