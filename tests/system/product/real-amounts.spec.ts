import { listAddresses } from '@pinline/contracts/account/buyer/list-addresses'
import { listCurrencies } from '@pinline/contracts/catalogue/price/list-currencies'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import type { ProductRow } from '@pinline/contracts/catalogue/product/product-row'
import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { clearCart } from '@pinline/contracts/order/cart/clear-cart'
import { updateCartLine } from '@pinline/contracts/order/cart/update-cart-line'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { previewOrder } from '@pinline/contracts/order/order/preview-order'
import { startPaymentAttempt } from '@pinline/contracts/order/payment/start-payment-attempt'
import type { CurrencyCode, Money, UnitPrice } from '@pinline/events/money'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { Caller, signInBuyer } from '../../harness/shop.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { startEmulator, type WechatPayEmulator } from '../../wechat-pay/emulator.ts'
import { newMerchant } from '../../wechat-pay/merchant.ts'
import { merchantEnvironment } from '../../wechat-pay/merchant-environment.ts'

const euro = { 'x-currency': 'EUR' }

const halfUp = (numerator: bigint, divisor: bigint): number => Number((numerator * 2n + divisor) / (divisor * 2n))

/** The price of so many pieces, rounded once to cents. */
const costOf = ({ amount, scale, currency }: UnitPrice, quantity: number): Money => ({
  minor: halfUp(BigInt(amount) * BigInt(quantity), 10n ** BigInt(scale - 2)),
  currency,
})

describe('amounts from the real catalogue to the real wallet', () => {
  let system: TestSystem
  let emulator: WechatPayEmulator
  let buyer: Caller
  beforeAll(async () => {
    emulator = await startEmulator(newMerchant())
    system = await startSystem(inject('servers'), {
      services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
      settings: merchantEnvironment(emulator),
    })
    buyer = await signInBuyer(system.url, system.demoAccounts().buyer)
  })
  afterAll(async () => {
    await system?.stop()
    await emulator?.stop()
  })

  /** Parts with announced deliveries too, with price breaks and more in stock than the second break needs. */
  const partsWithBreaks = async () => {
    const query = { inStock: true, sort: 'stock', pageSize: 50 } as const
    const { list } = (await new Caller(system.url).call(listProducts, query, euro)).data()
    return list.filter(
      ({ priceBreaks, stock, lifecycle, custom }) =>
        lifecycle === 'active' && !custom && priceBreaks.length > 2 && stock >= (priceBreaks[1]?.from ?? stock + 1),
    )
  }

  const breaksOf = ({ priceBreaks }: ProductRow) => {
    const [first, second, third] = priceBreaks
    if (first === undefined || second === undefined || third === undefined) throw new Error('three breaks')
    return { first, second, third }
  }

  /** Units of a currency for one US dollar, times 10^8. */
  const rateOf = async (code: CurrencyCode): Promise<bigint> => {
    const all = (await new Caller(system.url).call(listCurrencies, {})).data()
    const rate = all.find((one) => one.code === code)?.rate
    if (rate === undefined) throw new Error(`no rate for ${code}`)
    return BigInt(rate.amount) * 10n ** BigInt(8 - rate.scale)
  }

  it('has the price of its break at every quantity, names the next one and what is on its way', async () => {
    const part = (await partsWithBreaks()).find(({ incoming }) => incoming !== null)
    if (part === undefined) throw new Error('no part is on its way')
    const { first, second, third } = breaksOf(part)
    const few = Math.max(first.from, part.moq)
    ;(await buyer.call(clearCart, {})).data()
    const added = (await buyer.call(addToCart, { productId: part.id, quantity: few }, euro)).data()
    expect(added.lines).toMatchObject([
      {
        status: 'ok',
        unitPrice: first.unitPrice,
        lineTotal: costOf(first.unitPrice, few),
        breaks: part.priceBreaks,
        nextBreak: { from: second.from, unitPrice: second.unitPrice },
        incoming: { quantity: part.incoming?.quantity, expectedOn: part.incoming?.date },
      },
    ])
    const more = (await buyer.call(updateCartLine, { productId: part.id, quantity: second.from }, euro)).data()
    expect(more.lines).toMatchObject([
      { unitPrice: second.unitPrice, lineTotal: costOf(second.unitPrice, second.from), priceBefore: null },
    ])
    expect(more.totals.goods).toEqual(costOf(second.unitPrice, second.from))
    expect(more.lines[0]?.nextBreak?.from ?? third.from).toBe(third.from)
    const selection = Math.ceil((part.stock + 1) / part.orderMultiple) * part.orderMultiple
    const short = (await buyer.call(updateCartLine, { productId: part.id, quantity: selection }, euro)).data()
    expect(short.lines).toMatchObject([
      {
        status: 'out-of-stock',
        available: part.stock,
        suggestedQuantities: [Math.floor(part.stock / part.orderMultiple) * part.orderMultiple],
        incoming: { quantity: part.incoming?.quantity },
      },
    ])
  })

  it('is previewed and placed in euros, paid in yuan at the rate that was shown, and neither moves later', async () => {
    const [part] = await partsWithBreaks()
    if (part === undefined) throw new Error('no part with breaks')
    const { second } = breaksOf(part)
    ;(await buyer.call(clearCart, {})).data()
    ;(await buyer.call(addToCart, { productId: part.id, quantity: second.from }, euro)).data()
    const [address] = (await buyer.call(listAddresses, {})).data()
    if (address === undefined) throw new Error('no address')
    const choice = { addressId: address.id, shippingMethod: 'standard' } as const
    const seen = (await buyer.call(previewOrder, choice, euro)).data()
    const { total, freight, payable, payableRate, previewToken } = seen
    if (total === null || freight === null || payable === null || payableRate === null || previewToken === null)
      throw new Error('the preview is not complete')
    expect(seen.goods).toEqual(costOf(second.unitPrice, second.from))
    expect(total).toEqual({ minor: seen.goods.minor + freight.minor, currency: 'EUR' })
    const rate = halfUp((await rateOf('CNY')) * 10n ** 8n, await rateOf('EUR'))
    expect(Number(payableRate)).toBe(rate / 1e8)
    expect(payable).toEqual({ minor: halfUp(BigInt(total.minor) * BigInt(rate), 10n ** 8n), currency: 'CNY' })
    expect(seen.wallet).toBe('wechat-pay')

    const placed = (await buyer.call(placeOrder, { ...choice, previewToken }, euro)).data()
    expect(placed.total).toEqual(total)
    const { orderNo } = placed
    const attempt = (await buyer.call(startPaymentAttempt, { orderNo })).data()
    expect(attempt).toMatchObject({ amount: payable, total, rate: payableRate, wallet: 'wechat-pay' })
    expect(emulator.trade(attempt.attemptId).body.amount).toEqual({ total: payable.minor, currency: 'CNY' })
    expect(await emulator.pay(attempt.attemptId)).toBe(true)
    const paid = await waitFor('the order is confirmed', async () => {
      const shown = (await buyer.call(getOrder, { orderNo }, { 'x-currency': 'USD' })).data()
      return shown.status === 'confirmed' && shown
    })
    expect(paid).toMatchObject({ total, payable, payableRate, paid: { amount: payable }, currency: 'EUR' })
    expect(paid.lines).toMatchObject([{ quantity: second.from, unitPrice: second.unitPrice, lineTotal: seen.goods }])
    expect(emulator.providerRecords.ledger(attempt.attemptId)).toMatchObject({
      captures: [{ total: payable.minor }],
      refunds: [],
    })
    expect(emulator.refused).toEqual([])
  })
})
