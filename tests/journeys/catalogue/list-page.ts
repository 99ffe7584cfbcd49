import type { Locator, Page } from 'playwright-core'
import { waitFor } from '../../harness/wait-for.ts'
import { type ShopText, shopTexts } from '../shop-texts.ts'
import { waitForHydration } from '../wait-for-page.ts'

/** A list of parts and a person at it: each step goes by visible texts, in either language. */
export class ListPage {
  readonly page: Page
  readonly text: ShopText
  readonly #url: string
  readonly #language: string

  constructor(page: Page, url: string, language: 'en' | 'zh_cn') {
    this.page = page
    this.text = shopTexts(language)
    this.#url = url
    this.#language = language
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.#url}/${this.#language}${path}`)
    await waitForHydration(this.page)
  }

  get search(): Locator {
    return this.page.locator('header').getByRole('combobox').first()
  }

  /** Types into the header's search and submits it. */
  async look(query: string): Promise<void> {
    await this.search.fill(query)
    await this.search.press('Enter')
    await this.page.waitForURL((url) => url.searchParams.get('q') === query || url.pathname.includes('/productDetail/'))
  }

  part(model: string): Locator {
    return this.page.locator('main').getByRole('link', { name: model, exact: true }).first()
  }

  /** The query parameters of the URL. */
  get requested(): URLSearchParams {
    return new URL(this.page.url()).searchParams
  }

  async waitForFilter(name: string, value: string | null): Promise<void> {
    await waitFor(`${name}=${value} in the URL`, () => this.requested.get(name) === value)
  }

  /** Waits until the list shows this number of parts. */
  async waitForCount(total: number): Promise<void> {
    const said = this.page.locator('.result-count')
    await waitFor(`${total} parts`, async () => {
      const [first = ''] = (await said.textContent())?.replaceAll(/[,.\u00a0\u202f](?=\d{3})/g, '').match(/\d+/) ?? []
      return Number(first) === total
    })
  }

  /** Opens the filters if they are in a sheet. */
  async filters(): Promise<Locator> {
    const aside = this.page.locator('aside.filters')
    if (await aside.isVisible()) return aside
    const sheet = this.page.getByRole('dialog')
    if (!(await sheet.isVisible()))
      await this.page.getByRole('button', { name: this.text('catalogue:filters.open') }).click()
    await sheet.waitFor()
    return sheet
  }

  async closeFilters(): Promise<void> {
    const sheet = this.page.getByRole('dialog')
    if (!(await sheet.isVisible())) return
    await this.page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
  }

  /** Checks a value of a filter. */
  async tick(attribute: string, value: string): Promise<void> {
    const within = await this.filters()
    await within
      .locator(`input[type="checkbox"][name="a.${attribute}"][value="${value}"]`)
      .first()
      .check({ force: true })
  }

  /** The button that removes a filter's chip. */
  dropOf(chip: Locator): Locator {
    return chip.locator('.chip-drop').first()
  }

  /** Chips in their order. */
  get chips(): Locator {
    return this.page.locator('.result-tools .chip')
  }
}
