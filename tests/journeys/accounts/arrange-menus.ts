import { errorText } from '@pinline/contracts/api/error-texts'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import type { JourneyContext } from './account-journey.ts'
import type { ConsolePerson } from './console-person.ts'

const rowOf = ({ page }: ConsolePerson, id: string): Locator => page.locator(`[data-tree-id="${id}"]`)

const order = async ({ page }: ConsolePerson, ids: readonly string[]): Promise<string[]> => {
  const shown = await page
    .getByRole('treeitem')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-tree-id') ?? ''))
  return shown.filter((id) => ids.includes(id))
}

const waitForMenuOrder = async (chief: ConsolePerson, wanted: readonly string[]) =>
  await waitFor(`the order ${wanted.join(', ')}`, async () =>
    (await order(chief, wanted)).join() === wanted.join() ? true : undefined,
  )

const isBesideTree = ({ page }: ConsolePerson): boolean => (page.viewportSize()?.width ?? 0) >= 1000

/** Opens a menu's panel: at once beside the tree, with one more tap in a drawer. */
const opens = async (chief: ConsolePerson, id: string): Promise<Locator> => {
  await rowOf(chief, id).click()
  const panel = chief.page.locator('.menu-panel')
  const edit = chief.button('resources.menus.commands.edit')
  // The panel of a menu that was just added stays open.
  await panel.or(edit).first().waitFor()
  if ((await panel.count()) === 0) await edit.click()
  await panel.waitFor()
  return panel
}

const closes = async (chief: ConsolePerson) => {
  if (isBesideTree(chief)) return
  await chief.button('shell.close', chief.page.locator('.detail-drawer')).click()
  await chief.page.locator('.detail-drawer').waitFor({ state: 'detached' })
}

/** Drags a row over another, at a share of its height. */
const holdOver = async (chief: ConsolePerson, id: string, over: string, share: number) => {
  const grip = await rowOf(chief, id).locator('.tree-grip').boundingBox()
  const target = await rowOf(chief, over).boundingBox()
  if (grip === null || target === null) throw new Error('there is nothing to drag')
  const { mouse } = chief.page
  await mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2)
  await mouse.down()
  await mouse.move(target.x + 80, target.y + target.height / 2, { steps: 3 })
  await mouse.move(target.x + 80, target.y + target.height * share, { steps: 2 })
}

const untilDrop = async (chief: ConsolePerson, id: string, place: 'before' | 'into') =>
  await waitFor(
    `${id} accepts the drop ${place}`,
    async () => (await rowOf(chief, id).getAttribute('data-drop')) === place,
  )

const drags = async (chief: ConsolePerson) => {
  const { page, text } = chief
  const title = await rowOf(chief, 'stock').locator('.tree-title').textContent()
  await holdOver(chief, 'stock', 'products', 0.1)
  await untilDrop(chief, 'products', 'before')
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await page.getByText(text('resources.menus.moves.cancelled', { title: title ?? '' })).waitFor({ state: 'attached' })
  expect(await order(chief, ['products', 'stock'])).toEqual(['products', 'stock'])

  // The last of a menu is already where a drop into it would put it.
  await holdOver(chief, 'ui-texts', 'catalogue', 0.5)
  await waitFor('no drop target', async () => (await page.locator('[data-drop]').count()) === 0)
  await page.mouse.up()
  await holdOver(chief, 'stock', 'sales', 0.5)
  await untilDrop(chief, 'sales', 'into')
  await page.keyboard.press('Escape')
  await page.mouse.up()

  await holdOver(chief, 'stock', 'products', 0.1)
  await untilDrop(chief, 'products', 'before')
  await page.mouse.up()
  await waitForMenuOrder(chief, ['stock', 'products'])
}

const stepsByKeys = async (chief: ConsolePerson) => {
  const { page } = chief
  await rowOf(chief, 'stock').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await waitForMenuOrder(chief, ['products', 'stock'])
  await waitFor('the focus on the moved row', async () =>
    (await page.evaluate(() => document.activeElement?.getAttribute('data-tree-id'))) === 'stock' ? true : undefined,
  )
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  await rowOf(chief, 'products.import').waitFor()
  await page.keyboard.press('ArrowLeft')
  await rowOf(chief, 'products.import').waitFor({ state: 'detached' })
}

const stepsByButtons = async (chief: ConsolePerson) => {
  await rowOf(chief, 'stock').click()
  await chief.button('resources.menus.moves.up').click()
  await waitForMenuOrder(chief, ['stock', 'products'])
  await chief.button('resources.menus.moves.down').click()
  await waitForMenuOrder(chief, ['products', 'stock'])
}

/**
 * The tree by pointer, keys and buttons. A menu is added, disabled and removed; one with children cannot be removed.
 */
export const arrangeMenus = async (chief: ConsolePerson, language: JourneyContext['language']) => {
  const { page, text } = chief
  await chief.open('/menus')
  await page.getByRole('tree').waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  if (isBesideTree(chief)) await drags(chief)
  else await stepsByButtons(chief)
  if (isBesideTree(chief)) await stepsByKeys(chief)

  const sales = await opens(chief, 'sales')
  await chief.button('resources.menus.commands.delete', sales).click()
  await chief.button('resources.menus.delete.confirm').click()
  await chief.message(errorText('menu-has-children', language))
  await chief.button('forms.leave').click()
  await chief
    .dialog()
    .filter({ has: page.locator('.effects') })
    .waitFor({ state: 'detached' })
  await closes(chief)

  const title = language === 'en' ? 'Workshop' : '车间'
  await chief.button('resources.menus.commands.create').click()
  const panel = page.locator('.menu-panel')
  await panel.getByRole('radio', { name: text('resources.menus.kind.M'), exact: true }).check()
  await panel.getByRole('combobox').selectOption('')
  await chief.button('resources.menus.commands.create', panel).click()
  await waitFor('two required fields', async () => (await panel.getByText(text('forms.fault.required')).count()) === 2)
  await panel.getByRole('textbox', { name: /English/ }).fill('Workshop')
  await panel.getByRole('textbox', { name: /简体中文/ }).fill('车间')
  await panel.getByRole('radio', { name: 'warehouse', exact: true }).check()
  await chief.button('resources.menus.commands.create', panel).click()
  await chief.message(text('resources.menus.done.create', { title }))
  const id = (await page.getByRole('treeitem').filter({ hasText: title }).getAttribute('data-tree-id')) ?? ''

  const own = await opens(chief, id)
  await chief.button('resources.menus.commands.disable', own).click()
  await chief.button('resources.menus.disable.confirm').click()
  await chief.message(text('resources.menus.done.disable', { title }))
  await rowOf(chief, id).getByText(text('resources.menus.disabled'), { exact: true }).waitFor()
  await chief.button('resources.menus.commands.delete', own).click()
  await chief.button('resources.menus.delete.confirm').click()
  await rowOf(chief, id).waitFor({ state: 'detached' })
}
