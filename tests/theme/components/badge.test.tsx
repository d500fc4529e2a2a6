import { expect, test } from 'vitest'
import { Badge, type BadgeProps } from '../../../theme/components/badge.tsx'
import { html } from '../render.tsx'

const draw = (props: BadgeProps) => html(<Badge {...props}>New</Badge>)

test('a badge with a target is a link, unless it is disabled', () => {
  expect(draw({ href: '/changelog' })).toMatch(
    /^<a class="badge"[^>]* href="\/changelog">New<\/a>$/,
  )
  expect(draw({ href: 'https://a.test' })).toMatch(/^<a [^>]*target="_blank"/)
  expect(draw({ href: '/changelog', disabled: true })).toMatch(
    /^<span [^>]*>New<\/span>$/,
  )
})

test('icons are before and after the text', () => {
  expect(draw({ leadIcon: 'star' })).toMatch(/<svg.*<\/svg>New<\/span>$/)
  expect(draw({ tailIcon: 'star' })).toMatch(/>New<svg.*<\/svg><\/span>$/)
})

test('the variant `outline` has a border, as stroke has', () => {
  expect(draw({ variant: 'outline' })).toBe(draw({ stroke: true }))
})
