import type { Node } from 'estree'
import { walk } from 'estree-walker'
import type { Plugin } from 'vite'
import { assetSpecifier } from '../compile/asset-specifier.ts'
import { packageFile } from '../kit/package-files.ts'

/**
 * Replaces `new URL('./image.png', import.meta.url)` in server modules with the public URL of
 * the file. Vite only does this for the browser.
 */
export function assetUrlsPlugin(): Plugin {
  return {
    name: 'skerry:asset-urls',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    transform: {
      filter: { id: { exclude: /\/node_modules\// }, code: /\bimport\.meta\.url\b/ },
      handler(code) {
        const found: { start: number; end: number; name: string }[] = []
        walk(this.parse(code) as Node, {
          enter(node) {
            const name = assetSpecifier(node)
            const { start, end } = node as { start?: number; end?: number }
            if (name !== undefined && start !== undefined && end !== undefined)
              found.push({ start, end, name })
          },
        })
        if (found.length === 0) return undefined
        let text = code
        for (const [index, { start, end }] of [...found.entries()].toReversed())
          text = `${text.slice(0, start)}new _SkerryAssetUrl(_skerryAsset${index})${text.slice(end)}`
        const imports = found.map(
          ({ name }, index) =>
            `import _skerryAsset${index} from ${JSON.stringify(`${name}?url`)};`,
        )
        const from = JSON.stringify(packageFile('runtime/asset-url'))
        // On the first line, so that line numbers of the author's code don't change.
        return `import { AssetUrl as _SkerryAssetUrl } from ${from};${imports.join('')}${text}`
      },
    },
  }
}
