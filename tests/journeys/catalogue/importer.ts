import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityViolations } from '../accessibility-violations.ts'
import type { ConsolePerson } from '../accounts/console-person.ts'

/** A member of staff with an import. */
export class Importer {
  readonly person: ConsolePerson
  readonly #page: Page

  constructor(person: ConsolePerson) {
    this.person = person
    this.#page = person.page
  }

  text(key: string, values?: Readonly<Record<string, string | number>>): string {
    return this.person.text(`resources.imports.${key}`, values)
  }

  async upload(name: string, buffer: Buffer): Promise<void> {
    await this.person.open('/imports')
    await this.person.button('resources.imports.commands.create').click()
    await this.choose(name, buffer)
  }

  /** Chooses a file on the page of a new import, and uploads it. */
  async choose(name: string, buffer: Buffer): Promise<void> {
    await this.#page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer })
    await this.person.button('resources.imports.file.confirm').click()
    await this.#page.locator('.mapping').waitFor()
  }

  /** The field of a column. */
  readAs(column: string) {
    return this.#page.getByRole('combobox', { name: this.text('columns.read_as', { column }), exact: true })
  }

  async press(key: string, values?: Readonly<Record<string, string | number>>): Promise<void> {
    await this.#page.getByRole('button', { name: this.text(key, values), exact: true }).click()
  }

  async waitForResult(key: string): Promise<void> {
    await this.#page.getByRole('heading', { name: this.text(`result.${key}`) }).waitFor()
  }

  /** Numbers of rows: all, new, changed, unchanged and invalid. */
  async counts(): Promise<number[]> {
    return (await this.#page.locator('.import-counts dd').allTextContents()).map(Number)
  }

  async pageErrors(): Promise<string[][]> {
    const rows = this.#page.locator('.import-errors tbody tr')
    await rows.first().waitFor()
    return await Promise.all((await rows.all()).map((row) => row.locator('td').allTextContents()))
  }

  /** The groups of errors: how many rows, which column, which value. */
  async groups(): Promise<string[][]> {
    const groups = this.#page.locator('.error-group')
    await groups.first().waitFor()
    return await Promise.all(
      (await groups.all()).map(async (group) => [
        (await group.locator('.error-group-count b').textContent()) ?? '',
        (await group.locator('.error-group-cause b').textContent()) ?? '',
        ...(await group.locator('.error-group-value').allTextContents()),
      ]),
    )
  }

  /** Corrects the group of a value, in the dialog of the correction. */
  async mend(value: string, mend: string, fill: (dialog: Locator) => Promise<void>): Promise<void> {
    const group = this.#page.locator('.error-group').filter({ hasText: value })
    await group.getByRole('button', { name: this.text(`mends.${mend}`), exact: true }).click()
    const dialog = this.#page.getByRole('dialog')
    await fill(dialog)
    expect(await accessibilityViolations(this.#page)).toEqual([])
    await dialog.getByRole('button', { name: this.text('mends.confirm'), exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  }

  async wrongRows(): Promise<{ readonly name: string; readonly text: string }> {
    const downloading: Promise<Download> = this.#page.waitForEvent('download')
    await this.press('errors.download')
    const download = await downloading
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
  }
}
