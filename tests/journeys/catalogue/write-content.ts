import { getNews } from '@pinline/contracts/catalogue/content/get-news'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { Caller } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
import { labelPattern } from '../console-texts.ts'
import { surplusWidth } from '../page-width.ts'
import type { CatalogueJourney, JourneyContext } from './catalogue-journey.ts'

const slug = 'crimp-heights-checked'
const newSlug = 'crimp-heights'
const titles = { en: 'Crimp heights, checked every hour', zh_cn: '压接高度每小时检验' }

const texts = { en: 'Every reel is measured.', zh_cn: '每盘检验。' }

const field = (within: Locator, label: string): Locator =>
  within.getByRole('textbox', { name: labelPattern(label) }).first()

const create = async (chief: ConsolePerson) => {
  const { page, text } = chief
  await chief.open('/content')
  await page.locator('.content-title').first().waitFor()
  expect(await surplusWidth(page)).toBe(0)
  await chief.button('resources.content.create.command').click()
  await chief.button('resources.content.create.confirm', chief.dialog()).click()
  await chief.dialog().getByText(text('forms.fault.required'), { exact: true }).first().waitFor()
  await chief.field('resources.content.fields.title').fill(titles.en)
  await chief.field('resources.content.fields.slug').fill(slug)
  await chief.button('resources.content.create.confirm', chief.dialog()).click()
  await page.waitForURL(/\/content\/c-[0-9a-f]{16}\/show/)
  await page.locator('.editor-text').waitFor()
}

/** Adds a block by the slash menu, as somebody who writes does. */
const addBlock = async ({ page, text }: ConsolePerson, block: string) => {
  const words = text(`resources.content.editor.blocks.${block}`)
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type(`/${words.slice(0, 6)}`)
  const option = page.getByRole('option', { name: words, exact: true })
  await waitFor(`${block} is chosen`, async () => (await option.getAttribute('aria-selected')) === 'true')
  await page.keyboard.press('Enter')
}

const write = async (chief: ConsolePerson, model: string) => {
  const { page, text } = chief
  const editor = page.locator('.editor-text')
  await page.locator('[role=tab][data-language="en"]').click()
  await field(page.locator('.content-text'), text('resources.content.fields.title')).fill(titles.en)
  await editor.click()
  await page.keyboard.type(texts.en)
  await addBlock(chief, 'table')
  await page.keyboard.type('AWG 22')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1.10 mm')
  await editor.locator('p').first().click()
  await addBlock(chief, 'partCard')
  await chief.dialog().getByRole('searchbox').fill(model)
  await chief.dialog().locator('.picker-choice').first().click()
  await chief.button('resources.content.editor.save', chief.dialog()).click()
  await editor.locator('.part-line').getByText(model).waitFor()
  await chief.button('resources.content.editor.blocks.image', page.getByRole('toolbar')).click()
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#0b5a43' } })
    .png()
    .toBuffer()
  await chief
    .dialog()
    .locator('input[type=file]')
    .setInputFiles({ name: 'crimp.png', mimeType: 'image/png', buffer: picture })
  await chief.dialog().locator('.focus-picture img').waitFor()
  await chief.button('resources.content.editor.save', chief.dialog()).click()
  await chief.dialog().getByText(text('forms.fault.required'), { exact: true }).waitFor()
  await chief.field('resources.content.editor.picture.alt').fill('A crimp under the microscope')
  await chief.button('resources.content.editor.save', chief.dialog()).click()
  await editor.locator('.editor-picture img').waitFor()
  await page.locator('[role=tab][data-language="zh_cn"]').click()
  await field(page.locator('.content-text'), text('resources.content.fields.title')).fill(titles.zh_cn)
  await editor.click()
  await page.keyboard.type(texts.zh_cn)
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await surplusWidth(page)).toBe(0)
  await save(chief)
}

const save = async (chief: ConsolePerson) => {
  await chief.button('resources.content.page.save').click()
  await chief.button('resources.content.page.save').waitFor({ state: 'detached' })
}

const news = async ({ system }: JourneyContext, id: string) => await new Caller(system.url).call(getNews, { id })

const publish = async (chief: ConsolePerson) => {
  await chief.button('resources.content.commands.request-content-review').click()
  await chief.button('resources.content.commands.decline-content-review').waitFor()
  const opening = chief.page.context().waitForEvent('page')
  await chief.button('resources.content.preview').click()
  const preview = await opening
  await preview.waitForURL(/\/preview\?token=/)
  await preview.getByRole('heading', { level: 1 }).waitFor()
  expect(await accessibilityViolations(preview)).toEqual([])
  await preview.close()
  await chief.button('resources.content.commands.publish-content').click()
  await chief.button('resources.content.commands.publish-content').waitFor({ state: 'detached' })
}

/** The later of two editors sees both versions, with names of pictures and parts, and keeps their own. */
const meet = async (chief: ConsolePerson, colleague: ConsolePerson, model: string) => {
  const { text } = chief
  for (const person of [chief, colleague]) await person.page.locator('[role=tab][data-language="en"]').click()
  const lead = (person: ConsolePerson) =>
    field(person.page.locator('.content-text'), text('resources.content.fields.lead'))
  await lead(chief).fill('Measured by two people.')
  await lead(colleague).fill('Measured by a camera.')
  for (const { page } of [chief, colleague]) {
    await page.locator('.editor-text p').first().click()
    await page.keyboard.press('Home')
    await page.keyboard.type(page === chief.page ? 'By day: ' : 'By night: ')
  }
  await save(colleague)
  await chief.button('resources.content.page.save').click()
  const conflict = chief.dialog()
  await conflict.getByText('Measured by a camera.').waitFor()
  for (const name of ['crimp.png', model]) await conflict.getByText(name).first().waitFor()
  expect(await accessibilityViolations(chief.page)).toEqual([])
  // The form keeps what was entered while nothing is chosen.
  await chief.button('conflicts.back', conflict).click()
  await conflict.waitFor({ state: 'hidden' })
  expect(await lead(chief).inputValue()).toBe('Measured by two people.')
  await chief.button('resources.content.page.save').click()
  await chief.button('conflicts.all_mine', conflict).click()
  await chief.button('conflicts.save', conflict).click()
  await chief.button('resources.content.page.save').waitFor({ state: 'detached' })
}

/** Staff write a news item, which readers see and find under its old address too. */
export const writeContent: CatalogueJourney = {
  name: 'writes news with picture, table and part, publishes it and moves it; a second editor loses nothing',
  run: async (journey) => {
    const { system } = journey
    const account = system.demoAccounts().staff
    const [part] = (await new Caller(system.url).call(listProducts, {})).data().list
    if (part === undefined) throw new Error('there is no part for the card')
    const chief = await ConsolePerson.arrive(journey, account)
    await create(chief)
    await write(chief, part.model)
    await publish(chief)
    await waitFor('the published news', async () => (await news(journey, slug)).envelope.code === 200)
    const shown = (await news(journey, slug)).data()
    expect(JSON.stringify(shown.body)).toMatch(/"table".*"partCard"|"partCard".*"table"/)
    expect(shown.languages).toEqual(expect.arrayContaining(['en', 'zh_cn']))

    const details = chief.page.locator('.content-details')
    await field(details, chief.text('resources.content.fields.slug')).fill(newSlug)
    await save(chief)
    await publish(chief)
    await waitFor('the new address', async () => (await news(journey, newSlug)).envelope.code === 200)
    await waitFor('the old address leads there', async () =>
      (await news(journey, slug)).data().movedTo?.includes(newSlug),
    )

    const colleague = await ConsolePerson.arrive(journey, account)
    await colleague.open('/content')
    await colleague.page.locator('.content-title', { hasText: titles[journey.language] }).click()
    await colleague.page.locator('[role=tab][data-language="en"]').click()
    await colleague.page.locator('.editor-text', { hasText: texts.en }).waitFor()
    await meet(chief, colleague, part.model)
    await colleague.page.context().close()
    await chief.page.context().close()
  },
}
