import { repositoryName } from '../../runtime/kit/repository-name.ts'
import { Card } from './card.tsx'
import { classNames } from './class-names.ts'
import type { GitHubProps, GitHubRepoProps } from './github.about.ts'

export type { GitHubProps, GitHubRepoProps } from './github.about.ts'

const BRAND = { name: 'github', style: 'brands', library: 'fontawesome' } as const

/**
 * A card that links to a repository. On Mintlify, readers' browsers ask GitHub for its description
 * and stars; here they make no request.
 */
function Repo({ repo, variant: _, ...props }: GitHubRepoProps) {
  const written = typeof repo === 'string' ? repo.trim() : ''
  const name = repositoryName(written) ?? written
  if (name === '') return null
  return (
    <Card
      {...props}
      // An element, because underscores in text would be Markdown.
      title={<>{name}</>}
      icon={BRAND}
      href={/^[\w.-]+\/[\w.-]+$/.test(name) ? `https://github.com/${name}` : undefined}
      horizontal
    />
  )
}

/** What it contains. Its parts are used on their own. */
function Parts({ children, ...props }: GitHubProps) {
  return <div class={classNames(props.class, props.className)}>{children}</div>
}

export const GitHub = Object.assign(Parts, { Repo })
