import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { blockNames } from '../../console/src/resources/content/editor/block-commands.ts'
import { type ConsoleText, labelPattern } from './console-texts.ts'
import type { Screen, ShopSamples } from './screens.ts'

type Open = NonNullable<Screen['open']>
type Block = (typeof blockNames)[number]

const inEnglish = async (page: Page): Promise<void> => {
  await page.locator('[role=tab][data-language="en"]').click()
  await page.locator('.editor-text').waitFor()
}

const dialogOf = (page: Page): Locator => page.getByRole('dialog').last()

const chooseBlock = async (page: Page, block: Block): Promise<void> => {
  await page.locator('.toolbar [aria-haspopup=menu]').click()
  await page.getByRole('menuitem').nth(blockNames.indexOf(block)).click()
  await page.getByRole('menu').waitFor({ state: 'detached' })
}

/** Opens the dialog of a block, and fills it in. */
const blockDialog =
  (block: Block, fill: (dialog: Locator, page: Page) => Promise<void> = async () => undefined): Open =>
  async (page) => {
    await inEnglish(page)
    // A press could meet a part or picture of the text.
    await page.locator('.editor-text').focus()
    await chooseBlock(page, block)
    await dialogOf(page).waitFor()
    await fill(dialogOf(page), page)
  }

const searchPart = async (dialog: Locator): Promise<void> => {
  await dialog.getByRole('searchbox').last().fill('43045')
  await dialog.locator('.picker-choice').first().click()
}

const linkDialog =
  (kind: string, fill: (dialog: Locator) => Promise<void>): Open =>
  async (page) => {
    await inEnglish(page)
    await page.locator('.toolbar [aria-keyshortcuts="Control+K"]').click()
    await dialogOf(page).locator('select').first().selectOption(kind)
    await fill(dialogOf(page))
  }

/** A drawing-like picture, so that the point on it can be judged. */
const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b5a43' } })
    .composite([
      { input: { create: { width: 240, height: 160, channels: 3, background: '#d9b25f' } }, left: 520, top: 90 },
    ])
    .png()
    .toBuffer()

const pictureDialog = blockDialog('image', async (dialog) => {
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'crimp.png', mimeType: 'image/png', buffer: await picture() })
  await dialog.locator('.focus-picture img').click({ position: { x: 40, y: 30 } })
  await dialog.locator('.focus-axes').waitFor()
})

const keyFiguresDialog = blockDialog('keyFigures', async (dialog) => {
  await dialog.locator('input').first().fill('5,112')
  await dialog.locator('input').nth(1).fill('parts in stock')
  await dialog.locator('.button-small').click()
})

/** The blocks that have no dialog, written into the text. */
const writeBlocks: Open = async (page) => {
  await inEnglish(page)
  for (const [block, words] of [
    ['columns', 'The left column of two, with a sentence that is long enough to need a second line.'],
    ['codeBlock', 'AT+PINLINE=1,"43045-1000",2.54'],
    ['note', 'Crimp heights are measured on every reel.'],
    ['faq', 'Within a business day.'],
    ['table', 'AWG 22'],
  ] as const) {
    await page.locator('.editor-text').focus()
    await page.keyboard.press('Control+End')
    await chooseBlock(page, block)
    await page.keyboard.type(words)
  }
}

const lead = (page: Page, text: ConsoleText): Locator =>
  page
    .locator('.content-text')
    .getByRole('textbox', { name: labelPattern(text('resources.content.fields.lead')) })
    .first()

const saveButton = (page: Page): Locator => page.locator('.content-save button').first()

/** A saved change of the lead text: the item has a draft then. */
const saveLead = async (page: Page, text: ConsoleText, words: string): Promise<void> => {
  await inEnglish(page)
  await lead(page, text).fill(words)
  await saveButton(page).click()
  await saveButton(page).waitFor({ state: 'detached' })
}

/** A second person saves while the first is writing. */
const conflictDialog: Open = async (page, text) => {
  await inEnglish(page)
  const written = Date.now()
  await lead(page, text).fill(`Measured by two people, ${written}.`)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await saveLead(other, text, `Measured by a camera, ${written}.`)
  await other.close()
  await saveButton(page).click()
  await dialogOf(page).locator('.conflict-field').first().waitFor()
}

const command =
  (key: string): Open =>
  async (page, text) => {
    await saveLead(page, text, `Checked at ${Date.now()}.`)
    await page
      .getByRole('button', { name: text(`resources.content.${key}`), exact: true })
      .first()
      .click()
    await dialogOf(page).waitFor()
  }

/** A saved text is a draft, of which a review is requested before it can be declined. */
const declineDialog: Open = async (page, text) => {
  await saveLead(page, text, `Reviewed at ${Date.now()}.`)
  for (const step of ['request-content-review', 'decline-content-review'])
    await page
      .getByRole('button', { name: text(`resources.content.commands.${step}`), exact: true })
      .first()
      .click()
  await dialogOf(page).waitFor()
}

const listCommand =
  (key: string): Open =>
  async (page, text) => {
    await page
      .getByRole('button', { name: text(`resources.content.${key}`), exact: true })
      .first()
      .click()
    await dialogOf(page).waitFor()
  }

/** The dialogs of the page on which content is written, each over the same item. */
export const contentDialogs = ({ contentId }: Pick<ShopSamples, 'contentId'>): readonly Screen[] => {
  const dialog = (name: string, open: Open, path = `/content/${contentId}/show`): Screen => ({
    name: `dialog-${name}`,
    path: `/console${path}`,
    inShop: false,
    as: 'staff',
    open,
  })
  return [
    dialog(
      'link-content',
      linkDialog('content', (within) => within.locator('.picker-choice').nth(1).click()),
    ),
    dialog('link-product', linkDialog('product', searchPart)),
    dialog(
      'link-url',
      linkDialog('url', async (within) => {
        await within.locator('input[type=url]').fill('no address')
        await within.locator('button[type=submit]').click()
      }),
    ),
    dialog('picture', pictureDialog),
    dialog('part-card', blockDialog('partCard', searchPart)),
    dialog('parts-table', blockDialog('partsTable', searchPart)),
    dialog('key-figures', keyFiguresDialog),
    dialog('download', blockDialog('download')),
    dialog('video', blockDialog('video')),
    dialog('blocks', writeBlocks),
    dialog('compare', command('versions.compare')),
    dialog('schedule', command('commands.schedule-content')),
    dialog('archive', command('commands.archive-content')),
    dialog('restore', command('versions.restore')),
    dialog('conflict', conflictDialog),
    dialog('decline', declineDialog),
    dialog('create', listCommand('create.command'), '/content'),
    dialog('export-texts', listCommand('translation.export'), '/content/translations'),
    dialog('import-texts', listCommand('translation.import'), '/content/translations'),
  ]
}
