import { cartLine } from '@pinline/contracts/order/cart/cart'
import { expect, it } from 'vitest'
import { cartCsv } from './cart-csv.ts'

const line = (changes: Record<string, unknown>) =>
  cartLine.parse({
    productId: 'p-0000000000000001',
    status: 'ok',
    model: '43045-1000',
    manufacturer: 'Molex',
    name: 'Header, 10 pos., "Micro-Fit"',
    quantity: 20,
    unitPrice: { amount: 8624, scale: 4, currency: 'USD' },
    lineTotal: { minor: 1725, currency: 'USD' },
    available: 100,
    moq: 1,
    orderMultiple: 1,
    weightGrams: 1,
    custom: false,
    leadTimeDays: 7,
    drawing: null,
    suggestedQuantities: [],
    breaks: [],
    nextBreak: null,
    replacementId: null,
    incoming: null,
    selected: true,
    addedAt: '2026-01-01T00:00:00.000Z',
    priceBefore: null,
    ...changes,
  })

it('a cart as a table has a line a part, and no cell that a spreadsheet runs', () => {
  const text = cartCsv(
    [line({}), line({ model: '=1+1', name: 'Header;=1+1', unitPrice: null, lineTotal: null })],
    (column) => `${column} heading`,
  )
  expect(text.split('\r\n')).toEqual([
    '\uFEFF"part heading","quantity heading","manufacturer heading","name heading","unitPrice heading","total heading","currency heading"',
    '"43045-1000",20,"Molex","Header, 10 pos., ""Micro-Fit""",0.8624,17.25,USD',
    `"'=1+1",20,"Molex","Header;'=1+1",,,`,
    '',
  ])
})
