import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { demoAddress } from '../../faults/demo-address.ts'
import { type Caller, registerByMail, stockedProducts } from '../../harness/shop.ts'
import { BuyerSteps } from '../buyer-steps.ts'
import { type ShopText, shopTexts } from '../shop-texts.ts'
import { buyerSession } from '../signed-in.ts'
import { openVisit } from '../visit.ts'
import type { Travel } from './orders-journey.ts'

const password = 'Pitch-2.54'
let shoppers = 0

/** A buyer's window: signed in, with what went wrong on it so far. */
interface ShopWindow {
  readonly page: Page
  readonly faults: string[]
  readonly steps: BuyerSteps
  /** Opens a page and waits until it says what it is. */
  readonly open: (path: string) => Promise<void>
}

/** A buyer of a journey's own, with one address where not said otherwise, by calls and in windows. */
export class Shopper {
  readonly caller: Caller
  readonly text: ShopText
  readonly #travel: Travel
  readonly #email: string

  private constructor(travel: Travel, email: string, caller: Caller) {
    this.#travel = travel
    this.#email = email
    this.caller = caller
    this.text = shopTexts(travel.language)
  }

  static async register(travel: Travel, { hasAddress = true } = {}): Promise<Shopper> {
    shoppers += 1
    const email = `orders-${travel.language.replace('_', '-')}-${Date.now()}-${shoppers}@pinline.example`
    const caller = await registerByMail(travel.system.url, email)
    if (hasAddress) (await caller.call(addAddress, demoAddress)).data()
    return new Shopper(travel, email, caller)
  }

  get account(): { username: string; password: string } {
    return { username: this.#email, password }
  }

  /** A browser of its own in which the buyer has signed in before. */
  async openWindow(options: BrowserContextOptions = this.#travel.options): Promise<ShopWindow> {
    const { system, browser, language } = this.#travel
    const storageState = await buyerSession(system.url, this.account)
    const { page, faults } = await openVisit(browser, { ...options, storageState })
    const steps = new BuyerSteps(page, system.url, language, this.text)
    const open = async (path: string) => {
      await steps.open(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
    }
    return { page, faults, steps, open }
  }

  /** Lines of `count` parts that are in stock, few pieces each. */
  async lines(
    count: number,
  ): Promise<{ productId: Awaited<ReturnType<typeof stockedProducts>>[number]['id']; quantity: number }[]> {
    const stocked = await stockedProducts(this.#travel.system.url, 50)
    if (stocked.length < count) throw new Error('there is too little stock')
    return stocked.slice(0, count).map(({ id }, index) => ({ productId: id, quantity: 2 + index }))
  }
}
