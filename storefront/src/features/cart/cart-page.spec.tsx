// @vitest-environment jsdom
import { productId } from '@pinline/events/ids'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type AnswerCall, enter, mountInApp, press, refused, succeeded } from '../../app/mount-in-app.fixtures.tsx'
import { signIn, signOut } from '../../session/session.ts'
import { cartWith, soldLine } from './cart.fixtures.ts'
import { CartPage } from './cart-page.tsx'

const other = { ...soldLine, productId: productId.parse('p-0000000000000002'), model: '43045-0800' }

beforeEach(() => {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  signIn({ token: 'token', expiresAt, buyer: { id: 'buyer' } })
})
afterEach(() => {
  vi.useRealTimers()
  signOut()
})

/** The cart of a server that removes a line or fails, and what was sent to it. */
const mounted = async (removing: ReturnType<AnswerCall>) => {
  const sent: [string, unknown][] = []
  const page = await mountInApp(<CartPage whenEmpty={null} />, (name, input) => {
    if (name === 'get-cart') return succeeded(cartWith(1, soldLine, other))
    sent.push([name, input])
    return name === 'remove-from-cart' ? removing : undefined
  })
  const { container } = page
  const rowOf = (model: string) =>
    [...container.querySelectorAll('.cart-table tbody tr')].find((row) => row.textContent?.includes(model))
  await expect.poll(() => rowOf(soldLine.model)).toBeDefined()
  return {
    ...page,
    rowOf,
    changes: () => sent.filter(([name]) => name.endsWith('-cart') || name.endsWith('-line')),
    remove: (model: string) => press(rowOf(model)?.querySelector('.cart-cell-remove button')),
    undo: () => [...container.querySelectorAll('button')].find((button) => button.textContent === 'Undo'),
  }
}

it('offers to undo a removal once it is made', async () => {
  const { remove, rowOf, undo, unmount } = await mounted(succeeded(cartWith(2, other)))
  await remove(soldLine.model)
  await expect.poll(undo).toBeDefined()
  expect(rowOf(soldLine.model)).toBeUndefined()
  await unmount()
})

it('offers no undo of a removal that failed: it would add the pieces twice', async () => {
  const { remove, rowOf, undo, container, unmount } = await mounted(refused('invalid-input', 'Not now'))
  await remove(soldLine.model)
  await expect.poll(() => rowOf(soldLine.model)).toBeDefined()
  expect(undo()).toBeUndefined()
  expect(container.textContent).not.toContain('item removed')
  await unmount()
})

it('sends a typed quantity when the page is left, but not that of a line that was removed', async () => {
  const { changes, remove, rowOf, unmount } = await mounted(succeeded(cartWith(2, other)))
  // No time passes between what is typed and the end of the page, however busy the machine is.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await enter(rowOf(soldLine.model)?.querySelector('.cart-cell-quantity input'), '100')
  await enter(rowOf(other.model)?.querySelector('.cart-cell-quantity input'), '200')
  await remove(soldLine.model)
  await unmount()
  await expect.poll(changes).toEqual([
    ['remove-from-cart', { productIds: [soldLine.productId] }],
    ['update-cart-line', { productId: other.productId, quantity: 200 }],
  ])
})
