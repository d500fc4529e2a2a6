// `skerry/runtime`: the API for custom layout parts, components and islands of a site.
export { fillIn } from './kit/fill-in.ts'
export {
  useHref,
  useLanguage,
  usePage,
  useShell,
  type PageContextValue,
} from './page-context.ts'
export type { When } from './types/rendering.ts'
export { useStrings } from './use-strings.ts'
