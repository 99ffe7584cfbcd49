import { expect, it } from 'vitest'
import { slug } from './ids.ts'

it('takes no slug that an empty record answers to', () => {
  const inherited = Object.getOwnPropertyNames(Object.prototype)
  expect(inherited).toContain('constructor')
  expect(inherited.filter((name) => slug.safeParse(name).success)).toEqual([])
  expect(slug.safeParse('constructor-2').success).toBe(true)
})
