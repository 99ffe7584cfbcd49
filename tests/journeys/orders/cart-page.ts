import { getCart } from '@pinline/contracts/order/cart/get-cart'
import type { Locator, Page } from 'playwright-core'
import type { Caller } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import type { ShopText } from '../shop-texts.ts'

/** The cart as a person sees it, and as the server stores it. */
export class CartPage {
  readonly page: Page
  readonly #text: ShopText
  readonly #caller: Caller

  constructor(page: Page, text: ShopText, caller: Caller) {
    this.page = page
    this.#text = text
    this.#caller = caller
  }

  row(model: string): Locator {
    return this.page
      .locator('.cart-table tbody tr')
      .filter({ has: this.page.getByRole('link', { name: model, exact: true }) })
  }

  quantity(model: string): Locator {
    return this.row(model).getByRole('textbox')
  }

  get checkOut(): Locator {
    return this.page
      .getByRole('link', { name: this.#text('cart:sum.checkout') })
      .or(this.page.getByRole('button', { name: this.#text('cart:sum.checkout') }))
      .filter({ visible: true })
  }

  /** Clicks "Take n". */
  async take(within: Locator, quantity: number): Promise<void> {
    const shown = quantity.toLocaleString('en')
    await within.getByRole('button', { name: new RegExp(`(?<![\\d,])${shown}(?![\\d,])`) }).click()
  }

  /** Waits until the server's cart has this quantity of a part. */
  async waitForSavedQuantity(productId: string, quantity: number | undefined): Promise<void> {
    await waitFor(`${quantity ?? 'no'} pieces of ${productId} in the cart`, async () => {
      const { lines } = (await this.#caller.call(getCart, {})).data()
      return lines.find((line) => line.productId === productId)?.quantity === quantity
    })
  }
}
