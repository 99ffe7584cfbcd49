import type { Page } from 'playwright-core'
import { mailedCode } from '../harness/shop.ts'
import type { ShopText } from './shop-texts.ts'
import { waitForHydration } from './wait-for-page.ts'

/** A buyer at the storefront: each step goes by visible texts, in any language. */
export class BuyerSteps {
  readonly #page: Page
  readonly #url: string
  readonly #language: string
  readonly #text: ShopText

  constructor(page: Page, url: string, language: string, text: ShopText) {
    this.#page = page
    this.#url = url
    this.#language = language
    this.#text = text
  }

  /** Types a part number into the search of the home page and opens the part from the list. */
  async findPart(model: string): Promise<void> {
    await this.open('/index')
    const search = this.#page.locator('header').getByRole('searchbox').or(this.#page.getByRole('combobox')).first()
    await search.fill(model)
    await search.press('Enter')
    await this.#page.getByRole('link', { name: model, exact: true }).first().click()
    await this.#page.getByRole('heading', { level: 1, name: model }).waitFor()
  }

  async addToCart(pieces: number): Promise<void> {
    await this.#page
      .getByLabel(this.#text('catalogue:quantityOf'))
      .or(this.#page.getByLabel(this.#text('shell:quantity.label')))
      .and(this.#page.locator('input'))
      .first()
      .fill(String(pieces))
    await this.#page
      .getByRole('button', { name: this.#text('catalogue:addPart') })
      .or(this.#page.getByRole('button', { name: this.#text('catalogue:detail.addCount') }))
      .first()
      .click()
  }

  /** Registers by e-mail when the shop requires a login, with the code from the mailbox. */
  async register(email: string): Promise<void> {
    const page = this.#page
    await page.waitForURL(/\/login/)
    await page
      .getByRole('tab', { name: this.#text('login:tab.register') })
      .or(page.getByRole('radio', { name: this.#text('login:tab.register') }))
      .first()
      .click()
    await page.getByText(this.#text('login:kind.email')).first().click()
    await page.getByLabel(this.#text('login:field.email')).last().fill(email)
    await page.getByRole('button', { name: this.#text('login:code.send') }).click()
    await page
      .getByLabel(this.#text('login:field.code'))
      .last()
      .fill(await mailedCode(this.#url, email))
    await page.getByLabel(this.#text('login:field.newPassword')).last().fill('Pitch-2.54')
    await page.getByRole('checkbox').last().check({ force: true })
    await page
      .getByRole('button', { name: this.#text('login:action.register') })
      .last()
      .click()
    await page.waitForURL((url) => !url.pathname.includes('/login'))
  }

  async signIn({ username, password }: { username: string; password: string }): Promise<void> {
    await this.open('/login')
    await this.#page.getByLabel(this.#text('login:field.username')).first().fill(username)
    await this.#page.locator('input[type="password"]').first().fill(password)
    await this.#page
      .getByRole('button', { name: this.#text('login:action.login') })
      .last()
      .click()
    await this.#page.waitForURL((url) => !url.pathname.includes('/login'))
  }

  async checkOut(): Promise<void> {
    await this.open('/shopping-cart')
    const name = this.#text('cart:sum.checkout')
    await this.#page.getByRole('link', { name }).or(this.#page.getByRole('button', { name })).first().click()
    await this.#page.getByRole('heading', { level: 1, name: this.#text('checkout:title') }).waitFor()
  }

  async addAddress(country: 'DE'): Promise<void> {
    await this.#page
      .getByRole('button', { name: this.#text('checkout:deliver.first') })
      .first()
      .click()
    const dialog = this.#page.getByRole('dialog')
    const field = (name: string) => dialog.getByLabel(this.#text(`account:field.${name}`)).first()
    await field('name').fill('Demo Buyer')
    await field('phone').fill('+4915112345678')
    await field('country').selectOption(country)
    await field('company').fill('Sample Works GmbH')
    if ((await field('zone').count()) > 0) throw new Error(`addresses of ${country} have no zone`)
    await field('city').fill('Berlin')
    await field('address').fill('Demo Street 12')
    await dialog.getByRole('button', { name: this.#text('account:address.saveHere') }).click()
    await dialog.waitFor({ state: 'hidden' })
  }

  /** Chooses the shipping, places the order and returns its number; the page with its QR code is open. */
  async placeOrder(): Promise<string> {
    await this.#page.getByText(this.#text('checkout:method.standard')).first().click()
    await this.#page
      .getByRole('button', { name: this.#text('checkout:place') })
      .first()
      .click()
    await this.#page.waitForURL(/\/wechat-pay/)
    await this.#page.getByText(this.#text('payment:state.waiting')).first().waitFor()
    await this.#page.getByRole('img', { name: this.#text('payment:qr.label') }).waitFor()
    const orderNo = new URL(this.#page.url()).searchParams.get('orderNo')
    if (orderNo === null) throw new Error(`no order number in ${this.#page.url()}`)
    return orderNo
  }

  /** Opens the QR code's URL on a second screen, as a wallet would, and pays there. */
  async pay(): Promise<void> {
    const address = await this.#page.locator('a[href*="/wallet/pay/"]').getAttribute('href')
    if (address === null) throw new Error('the QR code leads nowhere')
    const wallet = await this.#page.context().newPage()
    await wallet.goto(new URL(address, this.#url).href)
    await wallet.locator('button.pay').click()
    await wallet.getByRole('status').waitFor()
    await wallet.close()
  }

  async confirmReceipt(): Promise<void> {
    const name = this.#text('orders:action.receipt')
    await this.#page.getByRole('button', { name }).first().click()
    await this.#page.getByRole('dialog').or(this.#page.getByRole('alertdialog')).getByRole('button', { name }).click()
    await this.#page.getByText(this.#text('orders:status.completed')).last().waitFor()
  }

  /** Opens a page of the storefront and waits until it is hydrated. */
  async open(path: string): Promise<void> {
    await this.#page.goto(`${this.#url}/${this.#language}${path}`)
    await waitForHydration(this.#page)
  }
}
