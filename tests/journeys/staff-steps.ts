import type { Page } from 'playwright-core'

/** A member of staff at the console, in English. */
export class StaffSteps {
  readonly #page: Page
  readonly #url: string

  constructor(page: Page, url: string) {
    this.#page = page
    this.#url = url
  }

  async signIn({ username, password }: { username: string; password: string }): Promise<void> {
    await this.#page.goto(`${this.#url}/console/`)
    await this.#page.getByLabel(/^Username/).fill(username)
    await this.#page
      .getByLabel(/^Password/)
      .first()
      .fill(password)
    await this.#page.getByRole('button', { name: /^(Log|Sign) in/ }).click()
    await this.#page.getByRole('link', { name: 'Orders', exact: true }).first().waitFor()
  }

  async openOrder(orderNo: string): Promise<void> {
    await this.#page.getByRole('link', { name: 'Orders', exact: true }).first().click()
    await this.#page.getByText(orderNo).first().click()
    await this.#page.getByRole('heading', { name: orderNo }).waitFor()
  }

  async stock(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Start preparing' }).click()
    await this.#page.getByRole('button', { name: 'Start testing' }).waitFor()
  }

  async test(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Start testing' }).click()
    await this.#page.getByRole('button', { name: /^Ship/ }).first().waitFor()
  }

  async ship(carrier: string, trackingNumber: string): Promise<void> {
    await this.#page.getByRole('button', { name: /^Ship/ }).first().click()
    const dialog = this.#page.getByRole('dialog')
    await dialog.getByLabel('Carrier').fill(carrier)
    await dialog.getByLabel('Tracking number').fill(trackingNumber)
    await dialog.getByRole('button', { name: 'Ship parcel' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await this.#page.getByText(trackingNumber).first().waitFor()
  }

  /** The operations page with its streams unfolded. */
  async openOperations(): Promise<void> {
    await this.#page.goto(`${this.#url}/console/operations`)
    await this.#page.getByRole('heading', { name: 'Streams', exact: true }).click()
  }
}
