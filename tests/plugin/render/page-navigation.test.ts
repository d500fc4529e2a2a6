import { describe, expect, test } from 'vitest'
import { pageNavigation } from '../../../plugin/render/page-navigation.ts'
import type { SkerryOptions } from '../../../plugin/site/options.ts'
import { buildNavigation } from '../../../plugin/site/build-navigation.ts'
import { locatePage } from '../../../plugin/site/locate-page.ts'
import { placePages } from '../../../plugin/site/place-pages.ts'
import { entries, makeSite } from '../site/make-site.ts'
import type { Project } from '../../../plugin/site/project.ts'
import type { PageNavigation } from '../../../runtime/types/navigation.ts'
import type { PageData } from '../../../runtime/types/pages.ts'

const source = makeSite(['a', 'b'], entries(['a', 'b']))
const navigation = buildNavigation(source)
const around = locatePage(navigation, 'a')
const page = { path: 'a', file: 'a.mdx' } as PageData

function navigate(change: unknown, path = 'a'): PageNavigation {
  const project = {
    navigation,
    options: { navigation: change } as SkerryOptions,
    site: placePages(source, navigation),
  } as Pick<Project, 'navigation' | 'options' | 'site'>
  return pageNavigation(project, { ...page, path })
}

/** Calls an option that returns the value. */
const returning = (value: unknown) => () => navigate(() => value)

describe('the option `navigation`', () => {
  test('gives what surrounds a page; without it, nothing is copied', () => {
    expect(navigate(undefined)).toEqual(around)
    const next = { kind: 'page', path: 'b', title: 'B', url: '/b' }
    const add = (given: PageNavigation) => ({ ...given, next })
    expect(navigate(add)).toEqual({ ...around, next })
    expect(navigate(add).sidebar).toBe(around.sidebar)
  })

  test('is not asked about the page for unknown addresses', () => {
    expect(navigate(() => expect.fail('asked'), '404')).toEqual(
      locatePage(navigation, '404'),
    )
  })

  test('that throws is an error of the page', () => {
    const fail = () => {
      throw new Error('lost')
    }
    expect(() => navigate(fail)).toThrow(
      'a.mdx  the option `navigation` fails: lost  [build/option-failed]',
    )
  })

  test.each([
    [undefined, ' must be an object'],
    [{ tabs: [] }, ': `selectors` is missing'],
    [{ ...around, sidebar: {} }, ': `sidebar` must be a list'],
    [
      { ...around, sidebar: [{ kind: 'link' }] },
      ': `sidebar[0].kind` must be a page or a group',
    ],
    [{ ...around, next: { title: 'B' } }, ': `next.url` is missing'],
    [{ ...around, tabs: [{ go() {} }] }, ': `tabs[0].go` must be data, not a function'],
  ])('that returns %j is an error', (value, message) => {
    expect(returning(value)).toThrow(
      `a.mdx  the result of the option \`navigation\`${message}  [build/option-result]`,
    )
    // Invalid results aren't cached.
    expect(returning(value)).toThrow(message)
  })

  test('must not be a promise, whose rejection is handled', () => {
    expect(returning(Promise.reject(new Error('late')))).toThrow('must not be a promise')
  })
})
