import { expect, it } from 'vitest'
import { followOtherTabs } from './follow-other-tabs.ts'

it('compares after a change in another tab and for a page from memory, not for a page that was loaded', () => {
  const page = new EventTarget()
  let compared = 0
  followOtherTabs(() => {
    compared += 1
  }, page)
  page.dispatchEvent(new Event('storage'))
  expect(compared).toBe(1)
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(compared).toBe(1)
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(compared).toBe(2)
})
