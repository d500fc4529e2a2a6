import type { ComponentChildren } from 'preact'
import { Card } from './card.about.ts'
import { noAnchorOfItsOwn, type AboutOf, type AttributesOf } from './component-about.ts'

export interface GitHubProps {
  className?: string
  class?: string
  children?: ComponentChildren
}

export interface GitHubRepoProps {
  /** `owner/name`, or the URL of the repository. */
  repo?: string
  /** Ignored: both look the same. */
  variant?: 'inset' | 'flat'
  className?: string
  class?: string
}

export const GitHub = {
  module: 'components/github',
  attributes: {},
  parts: {
    Repo: {
      repo: {
        type: 'text',
        description: '`owner/name`, or the URL of the repository.',
        required: true,
        misnomers: ['name', 'href', 'url'],
      },
      variant: {
        type: ['inset', 'flat'],
        description: 'Has no effect.',
        tolerated: true,
      },
    } satisfies AttributesOf<GitHubRepoProps>,
  },
  markdown: Card.markdown,
  outline: noAnchorOfItsOwn,
  children: 'html',
  roles: [],
} satisfies AboutOf<GitHubProps>
