import { expect, test } from 'vitest'
import type { NavChoice, NavSelector } from '../../../runtime/types/navigation.ts'
import type { NavbarLink } from '../../../runtime/types/settings.ts'
import { repositoryName } from '../../../runtime/kit/repository-name.ts'
import { shortCount } from '../../../theme/layout/repository-stars.tsx'
import { tags, words } from '../render.tsx'
import parts from './parts.ts'
import { renderPart } from './render-part.tsx'

const { Banner, MobileBar, Navbar, Sidebar, TabsRow } = parts

const choice = (name: string, more: Partial<NavChoice> = {}): NavChoice => ({
  name,
  label: name,
  url: `/${name}`,
  external: false,
  active: false,
  ...more,
})

test('without a logo the name of the site leads home', () => {
  const html = renderPart(<Navbar />)
  expect(tags(html, 'nav-logo-link')).toEqual([
    '<a class="nav-logo-link" href="/" aria-label="Harbour home page">',
  ])
  // The direction is that of the text: on an Arabic page, a long Latin name is truncated
  // at its end.
  expect(html).toContain('nav-logo-text" dir="auto">Harbour<')
})

test('a logo without a leading slash is relative to the root of the site', () => {
  const logo = { light: 'boat.png', dark: 'boat.png', href: '/' }
  const html = renderPart(<Navbar />, { settings: { logo } })
  expect(html).toContain('<img class="nav-logo" src="/boat.png" alt="Harbour"/>')
})

test('a pair of logos is in the page whole, and the style shows one', () => {
  const logo = { light: '/l.svg', dark: '/d.svg', href: 'https://home.test' }
  const html = renderPart(<Navbar />, { settings: { logo } })
  expect(tags(html, '<img')).toEqual([
    '<img class="nav-logo when-light" src="/l.svg" alt="Harbour"/>',
    '<img class="nav-logo when-dark" src="/d.svg" alt="Harbour" loading="lazy"/>',
  ])
  expect(tags(html, 'nav-logo-link')[0]).toContain(
    'href="https://home.test" aria-label="Harbour"',
  )
})

test('one logo for both modes is one image', () => {
  const logo = { light: '/l.svg', dark: '/l.svg', href: '/' }
  expect(tags(renderPart(<Navbar />, { settings: { logo } }), '<img')).toHaveLength(1)
})

test('links are in order, with the call to action last', () => {
  const links: NavbarLink[] = [
    { type: 'link', label: 'Blog', href: 'https://b.test' },
    { type: 'link', label: 'Mail', href: 'mailto:a@b.test' },
  ]
  const primary: NavbarLink = { type: 'link', label: 'Go', href: '/go' }
  const html = renderPart(<Navbar />, { settings: { navbar: { links, primary } } })
  // Each link is in the bar, and in the overflow menu.
  expect(words(html)).toBe('Harbour Blog Mail Blog Mail Go')
  expect(tags(html, 'mailto:')).toEqual([
    '<a href="mailto:a@b.test">',
    '<a class="menu-choice" href="mailto:a@b.test">',
  ])
  expect(html).toMatch(
    /id="topbar-cta-button"[^>]*><a class="button-solid" href="\/go"><span class="button-cover"><\/span><div class="button-face"><span class="z-10">Go<\/span><svg/,
  )
})

test('a link without a label is its icon, and is named by where it leads', () => {
  const links: NavbarLink[] = [
    {
      type: 'link',
      label: '',
      href: 'https://www.chat.test/invite?a=1',
      icon: { name: 'discord', style: 'brands', library: 'fontawesome' },
    },
  ]
  const html = renderPart(<Navbar />, { settings: { navbar: { links } } })
  expect(html).toContain('aria-label="chat.test"')
})

test('a call to action without arrow has none', () => {
  const primary: NavbarLink = { type: 'link', label: 'Go', href: '/go', arrow: false }
  const html = renderPart(<Navbar />, { settings: { navbar: { links: [], primary } } })
  expect(html).toContain(
    'href="/go"><span class="button-cover"></span><div class="button-face"><span class="z-10">Go</span></div></a>',
  )
})

test('a repository shows its name, and its stars where the build knows them', () => {
  const primary: NavbarLink = { type: 'github', href: 'https://github.com/harbour/docs' }
  const settings = { navbar: { links: [], primary } }
  expect(words(renderPart(<Navbar />, { settings }))).toBe('Harbour harbour/docs')
  const stars = { 'harbour/docs': { stars: 12_345, forks: 67 } }
  const html = renderPart(<Navbar />, { settings, site: { stars } })
  expect(words(html)).toBe('Harbour harbour/docs 12.3k 67')
  expect(html).not.toContain('skerry-island name="repository')
})

test.each([
  ['https://github.com/a/b', 'a/b'],
  ['https://www.github.com/a/b/tree/main', 'a/b'],
  ['https://github.com/a/b.git', 'a/b'],
  ['https://github.com/a/b.github.io#start', 'a/b.github.io'],
  ['https://github.com/a', undefined],
  ['https://gitlab.com/a/b', undefined],
])('the repository of %s is %s', (href, name) => {
  expect(repositoryName(href)).toBe(name)
})

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1k'],
  [12345, '12.3k'],
  [123456, '123k'],
  [999_949, '1000k'],
  [999_950, '1M'],
  [1_500_000, '1.5M'],
])('%i stars are written %s', (count, text) => {
  expect(shortCount(count)).toBe(text)
})

test('the button of the mode has the name by which scripts of sites select it', () => {
  expect(renderPart(<Navbar />)).toMatch(
    /<button [^>]*data-mode-toggle[^>]* aria-label="Toggle dark mode"/,
  )
})

test('a forced mode has no button', () => {
  expect(renderPart(<Navbar />)).toContain('data-mode-toggle')
  const appearance = { default: 'dark' as const, strict: true }
  expect(renderPart(<Navbar />, { settings: { appearance } })).not.toContain(
    'data-mode-toggle',
  )
})

test('the language may bring its own bar', () => {
  const html = renderPart(<Navbar />, {
    settings: { navbar: { links: [{ type: 'link', label: 'Blog', href: '/blog' }] } },
    navigation: {
      navbar: { links: [{ type: 'link', label: 'Carnet', href: '/fr/blog' }] },
    },
  })
  expect(words(html)).toBe('Harbour Carnet Carnet')
})

test('a selector shows the open branch and marks it in its list', () => {
  const choices = [choice('v2', { active: true, tag: 'Latest' }), choice('v1')]
  const html = renderPart(<Navbar />, {
    navigation: { selectors: [{ kind: 'version', choices }] },
  })
  expect(words(html)).toBe('Harbour Version: v2 Latest v2 Latest v1')
  expect(tags(html, 'aria-current')).toEqual([
    '<a class="menu-choice" href="/v2" aria-current="location" data-active="true">',
  ])
})

test('languages are written in their own language', () => {
  const choices = [
    choice('en', { active: true }),
    choice('pt-BR', { label: 'Português' }),
  ]
  const html = renderPart(<Navbar />, {
    navigation: { selectors: [{ kind: 'language', choices }] },
  })
  expect(html).toContain('hreflang="pt-BR" lang="pt-BR"')
})

test("languages have the names that scripts of Mintlify sites select, in the bar's menu only", () => {
  const choices = [choice('en', { active: true, label: 'English' }), choice('pt-BR')]
  const navigation = { selectors: [{ kind: 'language' as const, choices }] }
  const html = renderPart(<Navbar />, { navigation })
  expect(tags(html, 'data-component-part')).toEqual([
    '<summary id="localization-select-trigger" data-component-part="localization-select-trigger" class="menu-button" aria-label="Language: English">',
    '<li id="localization-select-item-en" data-component-part="localization-select-item">',
    '<li id="localization-select-item-pt-BR" data-component-part="localization-select-item">',
  ])
  // Scripts compare it with names of languages.
  const [, button = ''] = /<summary[^>]*>([^]*?)<\/summary>/.exec(html) ?? []
  expect(words(button)).toBe('English')
  expect(renderPart(<Sidebar />, { navigation })).not.toContain('localization-select')
})

test('menus of products and dropdowns have the names that styles and scripts of Mintlify sites select', () => {
  const choices = [
    choice('Cloud', { active: true, icon: { name: 'cloud' }, description: 'Hosted' }),
    choice('Edge'),
  ]
  const classesOf = (kind: NavSelector['kind']) => {
    const html = renderPart(<Sidebar />, {
      navigation: { selectors: [{ kind, choices }] },
    })
    return html.match(/nav-dropdown[\w-]*/g)
  }
  for (const [kind, prefix] of [
    ['dropdown', 'nav-dropdown'],
    ['product', 'nav-dropdown-products-selector'],
  ] as const) {
    expect(classesOf(kind)).toEqual(
      'trigger content item item-icon item-title item-description item item-title'
        .split(' ')
        .map((name) => `${prefix}-${name}`),
    )
  }
  expect(classesOf('version')).toBeNull()
})

test('the links of the tabs in the drawer have their name, and the current one is active', () => {
  const tabs = [choice('Docs', { active: true }), choice('API')]
  const html = renderPart(<Sidebar />, { navigation: { tabs } })
  expect(tags(html, 'mobile-nav-tabs-item')).toEqual([
    '<a class="menu-choice mobile-nav-tabs-item" href="/Docs" aria-current="location" data-active="true">',
    '<a class="menu-choice mobile-nav-tabs-item" href="/API">',
  ])
})

test('a lone version is shown, but no other selector with one choice', () => {
  const choices = [choice('v1', { active: true })]
  const bar = (kind: NavSelector['kind']) =>
    renderPart(<Navbar />, { navigation: { selectors: [{ kind, choices }] } })
  expect(words(bar('version'))).toBe('Harbour Version: v1 v1')
  expect(bar('language')).not.toContain('<details')
})

test('the tabs are alone in their row, so a site can hide the row by its tabs', () => {
  const html = renderPart(<TabsRow />, { navigation: { tabs: [choice('Docs')] } })
  expect(html).toMatch(
    /^<nav class="nav-tabs-row site-width"[^>]*><ul class="nav-tabs"><li>/,
  )
})

test('tabs are links with the names that sites style, and a menu holds its items', () => {
  const tabs = [
    choice('Docs', { active: true }),
    choice('More', { menu: [choice('Videos', { description: 'Short' })] }),
    choice('Status', { external: true, url: 'https://s.test', align: 'end' }),
  ]
  const html = renderPart(<TabsRow />, { navigation: { tabs } })
  expect(tags(html, 'nav-tabs-item')).toEqual([
    '<a class="nav-tabs-item" href="/Docs" aria-current="location" data-active="true">',
    '<summary class="menu-button nav-tabs-item">',
    '<a class="nav-tabs-item" href="https://s.test" target="_blank" rel="noreferrer">',
  ])
  expect(html).toContain('<details class="menu-box tab-menu"')
  expect(html).toContain(
    'Docs<div class="tab-line bg-primary dark:bg-primary-light"></div></a>',
  )
  expect(words(html)).toBe('Docs More Videos Short Status')
})

test('the drawer of phones lists the items of a tab after it', () => {
  const tabs = [
    choice('More', { menu: [choice('Videos'), choice('Talks')] }),
    choice('Docs', { active: true }),
  ]
  const html = renderPart(<Sidebar />, { navigation: { tabs } })
  const list = html.slice(html.indexOf('sidebar-tabs'), html.indexOf('</ul>'))
  expect([...list.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/More',
    '/Videos',
    '/Talks',
    '/Docs',
  ])
})

test('a site without tabs has no row for them', () => {
  expect(renderPart(<TabsRow />)).toBe('')
})

test('the mobile bar opens the drawer without JavaScript, and contains the breadcrumbs', () => {
  const html = renderPart(<MobileBar />, {
    navigation: { breadcrumbs: [{ title: 'Guides' }] },
  })
  expect(tags(html, '<button')[0]).toContain('popovertarget="mobile-nav"')
  expect(words(html)).toBe('Open menu: Guides Start')
})

test('the mobile bar says the name of a page once where its group is called the same', () => {
  const html = renderPart(<MobileBar />, {
    navigation: { breadcrumbs: [{ title: 'Start' }] },
  })
  expect(words(html)).toBe('Open menu: Start')
})

test('comments of a banner are not shown', () => {
  const banner = {
    content: '{/* until\nMay */}News {/* a */}{ /* b */ }`{}`',
    dismissible: false,
    type: 'info' as const,
  }
  const html = renderPart(<Banner />, { settings: { banner } })
  expect(html).toContain('<div class="banner-text"><p>News <code>{}</code></p></div>')
})

test('a banner is a paragraph of inline Markdown, and closes only where the settings let it', () => {
  const banner = {
    content: 'New: [read](/x)',
    dismissible: false,
    type: 'warning' as const,
  }
  const html = renderPart(<Banner />, { settings: { banner } })
  expect(html).toMatch(/<p>New: <a [^>]*href="\/x">read<\/a><\/p>/)
  expect(html).toContain('data-type="warning"')
  expect(html).not.toContain('data-banner-close')
  const dismissible = {
    ...banner,
    dismissible: true,
    color: { light: '#111111', dark: '#222222' },
  }
  const other = renderPart(<Banner />, { navigation: { banner: dismissible } })
  expect(other).toContain('data-banner-close')
  expect(other).toContain('class="site-banner paint-mode-111111-222222"')
})

test('no banner, no strip', () => {
  expect(renderPart(<Banner />)).toBe('')
})
