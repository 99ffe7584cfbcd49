import type { Locator, Page } from 'playwright-core'
import { type ConsoleText, consoleTexts, labelPattern } from '../console-texts.ts'
import { staffSession } from '../signed-in.ts'
import { openVisit } from '../visit.ts'
import type { JourneyContext } from './account-journey.ts'

/** A member of staff at the console, in either language and at any width. */
export class ConsolePerson {
  readonly page: Page
  readonly text: ConsoleText
  readonly #url: string

  private constructor(page: Page, url: string, text: ConsoleText) {
    this.page = page
    this.text = text
    this.#url = url
  }

  /** A person in a separate browser that is already signed in. */
  static async arrive(
    { system: { url }, browser, language, options }: JourneyContext,
    account: { username: string; password: string },
  ): Promise<ConsolePerson> {
    const storageState = await staffSession(url, account)
    const locale = language === 'en' ? 'en-GB' : 'zh-CN'
    const { page } = await openVisit(browser, { ...options, locale, storageState })
    return new ConsolePerson(page, url, consoleTexts(language))
  }

  /** The same person in another page of the browser. */
  inPage(page: Page): ConsolePerson {
    return new ConsolePerson(page, this.#url, this.text)
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.#url}/console${path}`)
    await this.page.locator('.shell').waitFor()
  }

  /** Opens the sidebar if it is a drawer. */
  async sidebar(): Promise<Locator> {
    const side = this.page.locator('nav.side')
    if (this.#hasDrawer() && !(await side.isVisible()))
      await this.page.getByRole('button', { name: this.text('shell.menu'), exact: true }).click()
    await side.waitFor()
    return side
  }

  /** Opens a page from the sidebar; a drawer is closed afterwards. */
  async openFromMenu(path: string): Promise<void> {
    const side = await this.sidebar()
    await side.locator(`a[href$="/console/${path}"]`).first().click()
    await this.page.waitForURL(new RegExp(`/console/${path}`))
    if (this.#hasDrawer()) await side.waitFor({ state: 'hidden' })
  }

  #hasDrawer(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 1200
  }

  button(key: string, within: Locator | Page = this.page): Locator {
    return within.getByRole('button', { name: this.text(key), exact: true })
  }

  dialog(): Locator {
    return this.page.getByRole('dialog')
  }

  /** A field of the dialog by its label, which may include "optional". */
  field(key: string): Locator {
    return this.dialog().getByRole('textbox', { name: labelPattern(this.text(key)) })
  }

  /** The row of a list that starts with a name. */
  row(name: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByText(name, { exact: true }) })
  }

  /** A command in the row's menu. */
  async more(name: string, key: string): Promise<void> {
    await this.page.getByRole('button', { name: this.text('forms.more', { name }), exact: true }).click()
    await this.page.getByRole('menuitem', { name: this.text(key), exact: true }).click()
  }

  /** True if the person's session is now forbidden a call. */
  async isForbidden(path: string): Promise<boolean> {
    return await this.page.evaluate(async (url) => {
      const { token } = JSON.parse(localStorage.getItem('console.token') ?? '{}')
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      return (await fetch(url, { method: 'POST', headers, body: '{}' })).status === 403
    }, `/api/v1${path}`)
  }

  async message(words: string): Promise<void> {
    await this.page.getByText(words, { exact: true }).first().waitFor()
  }
}
