import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import type { Cart } from '@pinline/contracts/order/cart/cart'
import { getCart } from '@pinline/contracts/order/cart/get-cart'
import { removeFromCart } from '@pinline/contracts/order/cart/remove-from-cart'
import { selectCartLines } from '@pinline/contracts/order/cart/select-cart-lines'
import { updateCartLine } from '@pinline/contracts/order/cart/update-cart-line'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { ShopCommand } from './shop-command.ts'
import type { ModelLine, ShopModel } from './shop-model.ts'
import type { ShopRun } from './shop-run.ts'

const expectCart = (model: ShopModel, real: ShopRun, buyer: number, cart: Cart): void => {
  const lines = [...(model.carts[buyer] ?? [])].map(([place, line]) => [real.product(place).id, line] as const)
  const shown = cart.lines.map(({ productId, quantity, selected }) => [productId, { quantity, selected }] as const)
  expect(new Map<string, ModelLine>(shown)).toEqual(new Map<string, ModelLine>(lines))
}

const cartOf = (model: ShopModel, buyer: number): Map<number, ModelLine> => {
  const cart = model.carts[buyer]
  if (cart === undefined) throw new Error(`no cart ${buyer}`)
  return cart
}

interface CartStep {
  readonly buyer: number
  readonly product: number
  readonly quantity: number
}

/** Puts pieces into a cart. */
export const add = ({ buyer, product, quantity }: CartStep): ShopCommand => ({
  check: () => true,
  run: async (model, real) => {
    const lines = [{ productId: real.product(product).id, quantity }]
    const cart = (await real.caller(buyer).call(addToCart, { lines })).data()
    const before = cartOf(model, buyer).get(product)
    cartOf(model, buyer).set(product, { quantity: quantity + (before?.quantity ?? 0), selected: true })
    expectCart(model, real, buyer, cart)
  },
  toString: () => `buyer ${buyer} adds ${quantity} of ${product}`,
})

const update = ({ buyer, product, quantity }: CartStep): ShopCommand => ({
  check: (model) => cartOf(model, buyer).has(product),
  run: async (model, real) => {
    const input = { productId: real.product(product).id, quantity }
    const cart = (await real.caller(buyer).call(updateCartLine, input)).data()
    const line = cartOf(model, buyer).get(product)
    if (line !== undefined) line.quantity = quantity
    expectCart(model, real, buyer, cart)
  },
  toString: () => `buyer ${buyer} sets ${product} to ${quantity}`,
})

const select = ({ buyer, product, selected }: { buyer: number; product: number; selected: boolean }): ShopCommand => ({
  check: (model) => cartOf(model, buyer).has(product),
  run: async (model, real) => {
    const input = { productIds: [real.product(product).id], selected }
    const cart = (await real.caller(buyer).call(selectCartLines, input)).data()
    const line = cartOf(model, buyer).get(product)
    if (line !== undefined) line.selected = selected
    expectCart(model, real, buyer, cart)
  },
  toString: () => `buyer ${buyer} ${selected ? 'selects' : 'leaves out'} ${product}`,
})

const remove = ({ buyer, product }: { buyer: number; product: number }): ShopCommand => ({
  check: () => true,
  run: async (model, real) => {
    const input = { productIds: [real.product(product).id] }
    const cart = (await real.caller(buyer).call(removeFromCart, input)).data()
    cartOf(model, buyer).delete(product)
    expectCart(model, real, buyer, cart)
  },
  toString: () => `buyer ${buyer} removes ${product}`,
})

const look = ({ buyer }: { buyer: number }): ShopCommand => ({
  check: () => true,
  run: async (model, real) => {
    expectCart(model, real, buyer, (await real.caller(buyer).call(getCart, {})).data())
  },
  toString: () => `buyer ${buyer} looks into the cart`,
})

const buyer = fc.nat({ max: 2 })
const product = fc.nat({ max: 4 })
const quantity = fc.integer({ min: 1, max: 6 })

/** What buyers do with their carts. */
export const cartCommands: fc.Arbitrary<ShopCommand>[] = [
  fc.record({ buyer, product, quantity }).map(add),
  fc.record({ buyer, product, quantity }).map(update),
  fc.record({ buyer, product, selected: fc.boolean() }).map(select),
  fc.record({ buyer, product }).map(remove),
  fc.record({ buyer }).map(look),
]
