import type { ProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { productId } from '@pinline/events/ids'
import { expect, it } from 'vitest'
import { drawInApp } from '../../app/draw-in-app.fixtures.tsx'
import { BuyBox } from './buy-box.tsx'

const drawn = (stocked: Pick<ProductDetail, 'stock' | 'stock_status' | 'custom'>): string =>
  drawInApp(
    <BuyBox
      product={
        {
          id: productId.parse('p-0123456789abcdef'),
          model: '43025-0800',
          priceBreaks: [{ from: 10, unitPrice: { amount: 25, scale: 2, currency: 'USD' } }],
          lifecycle: 'active',
          replacement: null,
          moq: 10,
          orderMultiple: 10,
          leadTimeDays: 14,
          incoming: null,
          deliveries: [],
          demo: false,
          ...stocked,
        } as unknown as ProductDetail
      }
    />,
  )
/** The button that adds stands twice: in the box, and at the bottom of a narrow screen. */
const goldButtons = (markup: string) =>
  [...markup.matchAll(/<button([^>]*button-gold[^>]*)>([^<]*)</g)].map(([, attributes = '', text]) => ({
    text,
    isDisabled: attributes.includes('disabled'),
  }))

it('adds a part that is in stock, or that is made to order', () => {
  const adds = { text: 'Add 10 to cart', isDisabled: false }
  expect(goldButtons(drawn({ stock: 100, stock_status: 'in', custom: false }))).toEqual([adds, adds])
  expect(goldButtons(drawn({ stock: 0, stock_status: 'made-to-order', custom: true }))).toEqual([adds, adds])
})

it('says that a part is out of stock before the cart does, and still takes a request for a quote', () => {
  const markup = drawn({ stock: 0, stock_status: 'out', custom: false })
  const says = { text: 'Out of stock', isDisabled: true }
  expect(goldButtons(markup)).toEqual([says, says])
  expect(markup).toContain('tab=quotes')
})
