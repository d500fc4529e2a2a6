import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { withBase } from '../../runtime/with-base.ts'
import { readTextFile } from '../kit/read-text-file.ts'
import type { OutputFile } from '../site/extensions.ts'
import { parseYaml } from '../site/parse-yaml.ts'
import type { Project } from '../site/project.ts'
import { splitFrontmatter } from '../site/split-frontmatter.ts'
import type { OutputContext } from './output-file.ts'
import { publicUrl } from './public-url.ts'
import { ownSkill, skillName } from './skill.ts'
import { oneLine } from '../../runtime/kit/one-line.ts'

/** A file in `.mintlify/skills`, or `skill.md` in the root. */
interface Skill {
  /** Lower-case letters, digits and hyphens; unique. */
  name: string
  description: string
  content: string
}

const SKILL_FILE = /^(?:\.mintlify\/skills\/([^/]+)\/SKILL\.md|skill\.md)$/i
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json'
/** Length limit of a description in an index. */
const DESCRIPTION = 1024

/**
 * Writes what tells agents about the site. `skill.md` is the author's only skill, else our own,
 * which lists the author's. All are also in `.well-known`, with an index in both formats of
 * discovery, so that `npx skills add https://docs.example.com` finds them.
 */
export function writeSkills(context: OutputContext): OutputFile[] {
  const { site, project } = context
  const written = authoredSkills(project)
  const [only] = written
  const links = written.map(
    ({ name, description }) =>
      `- [${name}](${publicUrl(site, `/${placeOf(name)}`)})${description && `: ${description}`}`,
  )
  const own = written.length === 1 ? only!.content : ownSkill(context, links)
  const skills =
    written.length > 0 || own === undefined ? written : [skillOf(own, frontmatterOf(own))]
  if (skills.length === 0) return []
  return [
    ...(own === undefined ? [] : [{ path: 'skill.md', content: own }]),
    ...skills.flatMap(({ name, content }) =>
      ['agent-skills', 'skills'].map((folder) => ({
        path: placeOf(name, folder),
        content,
      })),
    ),
    {
      path: '.well-known/agent-skills/index.json',
      content: json({
        $schema: SCHEMA,
        skills: skills.map(({ name, description, content }) => ({
          name,
          type: 'skill-md',
          description,
          url: withBase(site.base, `/${placeOf(name)}`),
          digest: `sha256:${createHash('sha256').update(content).digest('hex')}`,
        })),
      }),
    },
    {
      path: '.well-known/skills/index.json',
      content: json({
        skills: skills.map(({ name, description }) => ({
          name,
          description,
          files: ['SKILL.md'],
        })),
      }),
    },
  ]
}

function placeOf(name: string, folder = 'agent-skills'): string {
  return `.well-known/${folder}/${name}/SKILL.md`
}

/** The author's skills that everybody may read, in the order of their files. */
function authoredSkills({ root, folder, unpublished }: Project): Skill[] {
  const names = new Set<string>()
  return folder.site.assets.flatMap((file): Skill[] => {
    const [isSkill, inFolder = ''] = SKILL_FILE.exec(file) ?? []
    if (!isSkill || unpublished.leftOut.includes(file)) return []
    const content = readTextFile(join(root, file))
    if (content === undefined) return []
    const frontmatter = frontmatterOf(content)
    if (isRestricted(frontmatter)) return []
    const skill = skillOf(content, frontmatter, inFolder)
    let { name } = skill
    for (let number = 2; names.has(name); number++) name = `${skill.name}-${number}`
    names.add(name)
    return [{ ...skill, name }]
  })
}

/** @param fallback The name if the frontmatter has none. */
function skillOf(
  content: string,
  { name, description = '' }: Record<string, unknown>,
  fallback = '',
): Skill {
  return {
    name: skillName(String(name ?? fallback)),
    description: oneLine(String(description)).slice(0, DESCRIPTION),
    content,
  }
}

/** Whether only some readers may see a skill. Nobody logs in to a static site. */
function isRestricted({ groups }: Record<string, unknown>): boolean {
  return Array.isArray(groups) && groups.length > 0
}

function frontmatterOf(content: string): Record<string, unknown> {
  let data: Record<string, unknown> = {}
  splitFrontmatter(content, (yaml) => (data = parseYaml(yaml).data))
  return data
}

function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`
}
