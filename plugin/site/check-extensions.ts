import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { nearest } from '../../runtime/kit/nearest.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { en } from '../../theme/strings/en.ts'
import { findShapeProblem } from './extension-shapes.ts'
import { optionShapes } from './option-shapes.ts'
import type { SkerryOptions } from './options.ts'

/**
 * Validates the options of `skerry()`: their names and shapes, the keys of `words`, and that the
 * modules they name exist.
 *
 * @param root Absolute path of the content folder.
 * @returns All problems. If one is an error, the options can't be used.
 */
export function checkExtensions(root: string, options: SkerryOptions): Diagnostic[] {
  const wrong = Object.entries(optionShapes).flatMap(([name, shape]): Diagnostic[] => {
    const value = options[name as keyof SkerryOptions]
    const problem = findShapeProblem(v.object({ [name]: shape }), { [name]: value })
    return problem ? [wrongOption(problem.path, problem.message)] : []
  })
  const unknown = unknownOptions(options)
  return wrong.length > 0
    ? [...wrong, ...unknown]
    : [...unknown, ...missingModules(root, options), ...unknownWords(options)]
}

/** Modules of the site that the generated code would import. */
function missingModules(
  root: string,
  { search, socialCards }: SkerryOptions,
): Diagnostic[] {
  const named = {
    'search.module':
      typeof search === 'object' && 'module' in search ? search.module : undefined,
    'socialCards.template':
      typeof socialCards === 'object' ? socialCards.template : undefined,
  }
  return Object.entries(named).flatMap(([option, path]) =>
    path === undefined || existsSync(resolve(root, path))
      ? []
      : [
          {
            ...wrongOption(option, `refers to ${path}, which does not exist`),
            hint: 'The path starts at the content folder. Correct it in the `skerry()` call in `vite.config`.',
          },
        ],
  )
}

function unknownOptions(options: SkerryOptions): Diagnostic[] {
  const known = Object.keys(optionShapes)
  return Object.keys(options)
    .filter((name) => !known.includes(name))
    .map((name): Diagnostic => {
      const meant = nearest(name, known)
      return {
        severity: 'warning',
        code: 'build/unknown-option',
        message: `\`${name}\` is not an option of \`skerry()\``,
        hint: meant
          ? `Did you mean \`${meant}\`?`
          : 'It has no effect: remove it. Settings of the site are in docs.json.',
      }
    })
}

function wrongOption(path: string, message: string): Diagnostic {
  return {
    severity: 'error',
    code: 'build/option-value',
    message: `the option \`${path}\` ${message}`,
    hint: 'Fix it in the `skerry()` call in `vite.config`.',
  }
}

function unknownWords({ words = {} }: SkerryOptions): Diagnostic[] {
  return Object.entries(words).flatMap(([language, own]) =>
    Object.keys(own)
      .filter((name) => !Object.hasOwn(en, name))
      .map((name): Diagnostic => {
        const meant = nearest(name, Object.keys(en))
        return {
          severity: 'warning',
          code: 'theme/unknown-word',
          message: `\`words.${language}.${name}\` is not a text of the interface`,
          hint: meant ? `Did you mean \`${meant}\`?` : 'It has no effect: remove it.',
        }
      }),
  )
}
