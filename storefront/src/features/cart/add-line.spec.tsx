import type { ProductRow } from '@pinline/contracts/catalogue/product/product-row'
import { productId } from '@pinline/events/ids'
import { expect, it } from 'vitest'
import { drawInApp } from '../../app/draw-in-app.fixtures.tsx'
import { AddLine } from './add-line.tsx'

const drawn = (over: Partial<Pick<ProductRow, 'stock_status' | 'lifecycle' | 'price'>>): string =>
  drawInApp(
    <AddLine
      product={{
        id: productId.parse('p-0123456789abcdef'),
        model: '43025-0800',
        price: { amount: 25, scale: 2, currency: 'USD' },
        lifecycle: 'active',
        moq: 10,
        orderMultiple: 10,
        stock_status: 'in',
        ...over,
      }}
    />,
  )
const buttonOf = (markup: string) => /<button[^>]*>/.exec(markup)?.[0]

it.each(['in', 'low', 'made-to-order'] as const)('offers a part whose stock is %s', (status) => {
  const button = buttonOf(drawn({ stock_status: status }))
  expect(button).toContain('aria-label="Add to cart: 43025-0800"')
  expect(button).not.toContain('disabled')
})

it('says that a part is out of stock, since the cart would not order it', () => {
  const markup = drawn({ stock_status: 'out' })
  expect(buttonOf(markup)).toContain('disabled')
  expect(buttonOf(markup)).toContain('aria-label="Out of stock"')
  expect(markup).toContain('<span class="add-line-text">Out of stock</span>')
})

it('is absent where nothing is sold', () => {
  expect(drawn({ lifecycle: 'discontinued' })).toBe('')
  expect(drawn({ price: null })).toBe('')
})
