// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { enter, mountInApp, press, succeeded } from '../../app/mount-in-app.fixtures.tsx'
import { signIn, signOut } from '../../session/session.ts'
import { cartWith } from '../cart/cart.fixtures.ts'
import { matched, part } from './order-rows.fixtures.ts'
import { QuickOrder } from './quick-order.tsx'

afterEach(() => signOut())

const mounted = async () => {
  const page = await mountInApp(<QuickOrder />, (name) => {
    if (name === 'add-to-cart') return succeeded(cartWith(2))
    if (name !== 'match-lines') return undefined
    const guess = { partNumber: 'M-11', match: 'read-as' as const, candidates: [part('2')] }
    return succeeded({ list: [matched({ line: 1 }), matched({ line: 2, ...guess })] })
  })
  const { container } = page
  const buttonWith = (text: string) =>
    [...container.querySelectorAll('button')].find((button) => button.textContent?.includes(text))
  return {
    ...page,
    field: () => container.querySelector('textarea'),
    rows: () =>
      [...container.querySelectorAll('.quick-order-table tbody tr')].map((row) => [
        row.querySelector('a.part-number')?.textContent ?? null,
        row.querySelector('input')?.value ?? null,
      ]),
    check: () => press(container.querySelector('button[type="submit"]')),
    choose: (model: string) => press(buttonWith(model)),
    add: () => press(buttonWith('to cart')),
    enterQuantity: (row: number, text: string) =>
      enter(container.querySelectorAll('.quick-order-table tbody input')[row], text),
  }
}

const storedLists = () => Object.keys(sessionStorage).filter((key) => key.endsWith('quick-order'))

/** A list that was pasted, checked and corrected. */
const corrected = async () => {
  const page = await mounted()
  await enter(page.field(), 'M-1 20\nM-11 20')
  await page.check()
  await expect.poll(page.rows).toHaveLength(2)
  await page.choose('M-2')
  await page.enterQuantity(1, '35')
  return page
}
const left = [
  ['M-1', '20'],
  ['M-2', '35'],
]

it('brings a list back as it was left', async () => {
  await (await corrected()).unmount()
  const again = await mounted()
  await expect.poll(again.rows).toEqual(left)
  expect(again.field()?.value).toBe('M-1 20\nM-11 20')
  await again.unmount()
})

it('brings back text that was not checked', async () => {
  const page = await mounted()
  await enter(page.field(), 'M-1 20')
  await page.unmount()
  const again = await mounted()
  await expect.poll(() => again.field()?.value).toBe('M-1 20')
  expect(again.rows()).toEqual([])
  await again.unmount()
})

it('forgets a list that is in the cart, and that of a person who signed out', async () => {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  signIn({ token: 'token', expiresAt, buyer: { id: 'b-1' } })
  const page = await corrected()
  await page.add()
  await expect.poll(page.rows).toEqual([])
  await page.unmount()
  expect(storedLists()).toEqual([])

  await (await corrected()).unmount()
  expect(storedLists()).toHaveLength(1)
  signOut()
  expect(storedLists()).toEqual([])
})
