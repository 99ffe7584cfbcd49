// @vitest-environment jsdom
import type { ProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { productId } from '@pinline/events/ids'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mountInApp, press, succeeded } from '../../app/mount-in-app.fixtures.tsx'
import { signIn, signOut } from '../../session/session.ts'
import { AddLine } from '../cart/add-line.tsx'
import { cartWith } from '../cart/cart.fixtures.ts'
import { BuyBox } from './buy-box.tsx'

const unitPrice = { amount: 25, scale: 2, currency: 'USD' }
const product = {
  ...{ id: productId.parse('p-0123456789abcdef'), model: '43025-0800', lifecycle: 'active', replacement: null },
  ...{ price: unitPrice, priceBreaks: [{ from: 1, unitPrice }], moq: 1, orderMultiple: 1, demo: false },
  ...{ stock: 100, stock_status: 'in', custom: false, leadTimeDays: 14, incoming: null, deliveries: [] },
} as unknown as ProductDetail

beforeEach(() => {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  signIn({ token: 'token', expiresAt, buyer: { id: 'buyer' } })
})
afterEach(() => signOut())

it.each([
  ['page', <BuyBox key="page" product={product} />, '.button-gold'],
  ['line in a list', <AddLine key="line" product={product} />, '.add-line button'],
])("adds the quantity that was typed into a part's %s before hydration", async (_place, node, button) => {
  const added: unknown[] = []
  const { container, unmount } = await mountInApp(
    node,
    (name, input) => {
      if (name !== 'add-to-cart') return undefined
      added.push(input)
      return succeeded(cartWith(1))
    },
    (markup) => {
      const field = markup.querySelector('input')
      if (field) field.value = '3'
    },
  )
  expect(container.querySelector('input')?.value).toBe('3')
  await press(container.querySelector(button))
  await expect.poll(() => added).toEqual([{ lines: [{ productId: product.id, quantity: 3 }] }])
  await unmount()
})
