import * as v from 'valibot'
import { AssetPath, LightDarkAssets } from './values.ts'

export const FaviconSetting = v.pipe(
  v.union(
    [AssetPath, LightDarkAssets],
    'must be a path, or an object with `light` and `dark`',
  ),
  v.description('The icon in the tab of the browser.'),
)
