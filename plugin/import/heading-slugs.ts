/** How a tool makes ids of the headings of a page. */
export interface HeadingRule {
  /** The id of a text. Empty if it isn't known what the tool makes of it. */
  slug(text: string): string
  /** The id of a text whose slug another heading has: the count starts at 1. */
  repeated(slug: string, count: number): string
  /** Whether ids of authors have a part in the numbers of others. */
  countsOwnIds?: boolean
  /** Whether headings of level 1 have none in the numbers of others. */
  skipsTitles?: boolean
  /** What becomes of an id that is unique. */
  finish?: (id: string) => string
}

/** As Python-Markdown does (`markdown.extensions.toc`). */
export const mkdocsIds: HeadingRule = {
  slug: (text) =>
    text
      .normalize('NFKD')
      .replace(/[^\w\s-]/g, '')
      .trim()
      .toLowerCase()
      .replace(/[-\s]+/g, '-'),
  repeated: (slug, count) => {
    const [, stem = slug, number = 0] = /^(.*)_(\d+)$/.exec(slug) ?? []
    return `${stem}_${Number(number) + count}`
  },
  countsOwnIds: true,
}

/** As VitePress does: `slugify` of `@mdit-vue/shared`, and `markdown-it-anchor`. */
export const vitepressIds: HeadingRule = {
  slug: (text) =>
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036F]/g, '')
      .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
      .replace(/^-|-$/g, '')
      .replace(/^(?=\d)/, '_')
      .toLowerCase(),
  repeated: (slug, count) => `${slug}-${count}`,
  countsOwnIds: true,
}

/** As `github-slugger` does. */
export function githubSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-')
}

/**
 * As Docusaurus, Fumadocs, Rspress and Astro do, with `github-slugger`.
 *
 * @see https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-mdx-loader/src/remark/headings/index.ts
 * @see https://github.com/fuma-nama/fumadocs/blob/dev/packages/core/src/mdx-plugins/remark-heading.ts
 * @see https://github.com/web-infra-dev/rspress/blob/main/packages/core/src/node/mdx/rehypePlugins/headerAnchor.ts
 * @see https://github.com/withastro/astro/blob/main/packages/markdown/remark/src/rehype-collect-headings.ts
 */
export const githubIds: HeadingRule = {
  slug: githubSlug,
  repeated: (slug, count) => `${slug}-${count}`,
}

/** As Astro does before version 6: without a hyphen at the end. */
export const oldAstroIds: HeadingRule = {
  ...githubIds,
  finish: (id) => id.replace(/-$/, ''),
}

/**
 * As Nextra does, which gives titles no ids.
 *
 * @see https://github.com/shuding/nextra/blob/main/packages/nextra/src/server/remark-plugins/remark-headings.ts
 */
export const nextraIds: HeadingRule = {
  ...githubIds,
  countsOwnIds: true,
  skipsTitles: true,
}
