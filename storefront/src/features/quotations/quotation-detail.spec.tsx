// @vitest-environment jsdom
import type { BuyerQuotation } from '@pinline/contracts/order/quotation/quotation-row'
import { productId, quotationNo } from '@pinline/events/ids'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mountInApp, press, refused, succeeded } from '../../app/mount-in-app.fixtures.tsx'
import { QuotationDetail } from './quotation-detail.tsx'

/** An accepted quotation of 100 pieces, some of which are left to order. */
const quotationWith = (left: number, version: number): BuyerQuotation => ({
  quotationNo: quotationNo.parse('Q2611220000019'),
  status: 'accepted',
  currency: 'USD',
  lines: [
    {
      ...{
        productId: productId.parse('p-0123456789abcdef'),
        model: '43045-1000',
        manufacturer: 'Molex',
        quantity: 100,
      },
      ...{ targetPrice: null, wantedOn: null, left },
    },
  ],
  createdAt: '2026-11-22T08:00:00.000Z',
  answerBy: null,
  validUntil: null,
  rounds: [],
  callOffs: [],
  version,
  allowedCommands: left === 0 ? [] : ['call-off-quotation'],
})

const scrollIntoView = vi.fn()
// jsdom has no layout to scroll.
beforeEach(() => void Object.assign(Element.prototype, { scrollIntoView }))
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  scrollIntoView.mockClear()
})

it('names the lines of which a limit keeps pieces', async () => {
  const quotation = quotationWith(100, 4)
  const { container, unmount } = await mountInApp(<QuotationDetail quotationNo={quotation.quotationNo} />, (name) => {
    if (name === 'get-quotation') return succeeded(quotation)
    if (name !== 'call-off-quotation') return undefined
    const [{ productId: id, model }] = quotation.lines as [BuyerQuotation['lines'][number]]
    const data = { lines: [{ productId: id, model, quantity: 100, available: 60, limited: true }] }
    return { ...refused('unpaid-share-reached', 'Too many pieces'), data }
  })
  await expect.poll(() => container.querySelector('.quotation-form') !== null).toBe(true)
  await press(container.querySelector('.quotation-form button[type="submit"]'))
  const alert = () => container.querySelector('[role="alert"]')?.textContent
  await expect
    .poll(alert)
    .toBe('Too many pieces43045-1000 100 ordered, at most 60 can be reserved for you before payment')
  expect(scrollIntoView).toHaveBeenCalledOnce()
  await unmount()
})

it.each([40, 0])('says why an order is refused when %i pieces are left since', async (left) => {
  let quotation = quotationWith(100, 4)
  const { container, unmount } = await mountInApp(<QuotationDetail quotationNo={quotation.quotationNo} />, (name) => {
    if (name === 'get-quotation') return succeeded(quotation)
    if (name !== 'call-off-quotation') return undefined
    quotation = quotationWith(left, 5)
    return refused('quotation-quantity-not-allowed', 'Fewer pieces are left')
  })
  const quantity = () => container.querySelector<HTMLInputElement>('.quotation-call-off input')?.value
  await expect.poll(quantity).toBe('100')
  await press(container.querySelector('.quotation-form button[type="submit"]'))
  await expect.poll(quantity).toBe(left === 0 ? undefined : '40')
  expect(container.querySelector('[role="alert"]')?.textContent).toBe('Fewer pieces are left')
  await unmount()
})
