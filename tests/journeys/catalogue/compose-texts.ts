import type { CDPSession, Page } from 'playwright-core'
import { expect } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
import type { CatalogueJourney } from './catalogue-journey.ts'

/** A Chinese input method: letters are composed, Enter and space belong to it, then the word takes their place. */
class InputMethod {
  readonly #session: CDPSession

  private constructor(session: CDPSession) {
    this.#session = session
  }

  static async of(page: Page): Promise<InputMethod> {
    return new InputMethod(await page.context().newCDPSession(page))
  }

  async compose(letters: string): Promise<void> {
    for (let end = 1; end <= letters.length; end += 1)
      await this.#session.send('Input.imeSetComposition', {
        ...{ text: letters.slice(0, end), selectionStart: end, selectionEnd: end },
      })
  }

  /** Enter as browsers report it while a word is composed. */
  async enter(): Promise<void> {
    const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
    await this.#session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key })
    await this.#session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
  }

  async commit(word: string): Promise<void> {
    await this.#session.send('Input.insertText', { text: word })
  }
}

const inDialog = async (chief: ConsolePerson) => {
  const { page, text } = chief
  const method = await InputMethod.of(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/private/content/create')) sent.push(request.url())
  })
  await chief.button('resources.content.create.command').click()
  const title = chief.field('resources.content.fields.title')
  await title.click()
  await method.compose('ya jie')
  expect(await title.inputValue()).toBe('ya jie')
  await method.enter()
  await method.commit('压接')
  expect(await title.inputValue()).toBe('压接')
  expect(await chief.dialog().getByText(text('forms.fault.required'), { exact: true }).count()).toBe(0)
  expect(sent).toEqual([])
  // An item of its own: those of the shop have a text in every language.
  await chief.field('resources.content.fields.slug').fill('composed-by-input-method')
  await chief.button('resources.content.create.confirm', chief.dialog()).click()
  await chief.page.waitForURL(/\/content\/c-[0-9a-f]{16}\/show/)
}

const inEditor = async ({ page, text }: ConsolePerson) => {
  const method = await InputMethod.of(page)
  const editor = page.locator('.editor-text')
  await page.locator('[role=tab][data-language="fr"]').click()
  await editor.click()
  await method.compose('ni hao')
  await method.enter()
  await method.commit('你好')
  await page.keyboard.press('Enter')
  await method.compose('zhen')
  await method.commit('针座')
  await waitFor('two paragraphs', async () => (await editor.locator('p').allTextContents()).join('|') === '你好|针座')

  await page.keyboard.press('Enter')
  const words = text('resources.content.editor.blocks.table')
  const option = page.getByRole('option', { name: words, exact: true })
  await page.keyboard.insertText('、')
  await option.waitFor()
  await method.compose('biao')
  await method.enter()
  // Enter belonged to the input method: no block is there yet.
  expect(await editor.locator('table').count()).toBe(0)
  await method.commit(words)
  await waitFor('the table is chosen', async () => (await option.getAttribute('aria-selected')) === 'true')
  await page.keyboard.press('Enter')
  await editor.locator('table').waitFor()
  expect(await editor.locator('p').first().textContent()).toBe('你好')
}

/** Staff write Chinese by an input method: no text is doubled, and its Enter neither sends a form nor chooses a block. */
export const composeTexts: CatalogueJourney = {
  name: 'writes content by an input method, whose Enter sends and chooses nothing',
  run: async (journey) => {
    const chief = await ConsolePerson.arrive(journey, journey.system.demoAccounts().staff)
    await chief.open('/content')
    await chief.page.locator('.content-title').first().waitFor()
    await inDialog(chief)
    await chief.page.locator('.content-languages').waitFor()
    await inEditor(chief)
    await chief.page.context().close()
  },
}
