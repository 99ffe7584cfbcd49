import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { demoAddress } from '../../faults/demo-address.ts'
import { type Caller, registerByMail, stockedProducts } from '../../harness/shop.ts'
import { BuyerSteps } from '../buyer-steps.ts'
import { type ShopText, shopTexts } from '../shop-texts.ts'
import { buyerSession } from '../signed-in.ts'
import { openVisit } from '../visit.ts'
import type { JourneyContext } from './orders-journey.ts'

const password = 'Pitch-2.54'
let shoppers = 0

/** A buyer's window: signed in, with its errors so far. */
interface ShopPage {
  readonly page: Page
  readonly pageErrors: string[]
  readonly steps: BuyerSteps
  /** Opens a page and waits for its heading. */
  readonly open: (path: string) => Promise<void>
}

/** A buyer of one journey, with one address by default, who acts by calls and in windows. */
export class Shopper {
  readonly caller: Caller
  readonly text: ShopText
  readonly #journey: JourneyContext
  readonly #email: string

  private constructor(journey: JourneyContext, email: string, caller: Caller) {
    this.#journey = journey
    this.#email = email
    this.caller = caller
    this.text = shopTexts(journey.language)
  }

  static async register(journey: JourneyContext, { hasAddress = true } = {}): Promise<Shopper> {
    shoppers += 1
    const email = `orders-${journey.language.replace('_', '-')}-${Date.now()}-${shoppers}@pinline.example`
    const caller = await registerByMail(journey.system.url, email)
    if (hasAddress) (await caller.call(addAddress, demoAddress)).data()
    return new Shopper(journey, email, caller)
  }

  get account(): { username: string; password: string } {
    return { username: this.#email, password }
  }

  /** A separate browser that is already signed in. */
  async openWindow(options: BrowserContextOptions = this.#journey.options): Promise<ShopPage> {
    const { system, browser, language } = this.#journey
    const storageState = await buyerSession(system.url, this.account)
    const { page, pageErrors } = await openVisit(browser, { ...options, storageState })
    const steps = new BuyerSteps(page, system.url, language, this.text)
    const open = async (path: string) => {
      await steps.open(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
    }
    return { page, pageErrors, steps, open }
  }

  /** Lines of `count` parts in stock, few pieces each. */
  async lines(
    count: number,
  ): Promise<{ productId: Awaited<ReturnType<typeof stockedProducts>>[number]['id']; quantity: number }[]> {
    const stocked = await stockedProducts(this.#journey.system.url, 50)
    if (stocked.length < count) throw new Error('there is too little stock')
    return stocked.slice(0, count).map(({ id }, index) => ({ productId: id, quantity: 2 + index }))
  }
}
