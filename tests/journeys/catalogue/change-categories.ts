import { errorText } from '@pinline/contracts/api/error-texts'
import { getProduct } from '@pinline/contracts/catalogue/product/get-product'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { updateProduct } from '@pinline/contracts/catalogue/product/update-product'
import { createAttribute } from '@pinline/contracts/catalogue/taxonomy/create-attribute'
import { createCategory } from '@pinline/contracts/catalogue/taxonomy/create-category'
import { listCategories } from '@pinline/contracts/catalogue/taxonomy/list-categories'
import { attributeId, categoryId } from '@pinline/events/ids'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { Caller, signInStaff } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
import { labelPattern } from '../console-texts.ts'
import { surplusWidth } from '../page-width.ts'
import { openVisit } from '../visit.ts'
import type { CatalogueJourney, JourneyContext } from './catalogue-journey.ts'
import { ListPage } from './list-page.ts'

const id = 'circular-connectors'
const attribute = 'locking-way'
const titles = { en: 'Circular connectors', zh_cn: '圆形连接器' }
const attributeTitles = { en: 'Locking', zh_cn: '锁紧方式' }
const values = [
  { value: 'bayonet', en: 'Bayonet', zh_cn: '卡口' },
  { value: 'screw', en: 'Screw', zh_cn: '螺纹' },
] as const

const field = (within: Locator, label: string): Locator =>
  within.getByRole('textbox', { name: labelPattern(label) }).first()

const addAttribute = async (chief: ConsolePerson, language: JourneyContext['language']) => {
  const { page, text } = chief
  await chief.open('/categories/attributes/create')
  const form = page.locator('.attribute-form')
  await chief.button('resources.attributes.commands.create', form).click()
  await form.getByText(text('forms.fault.required'), { exact: true }).first().waitFor()
  await field(form, text('resources.attributes.fields.id')).fill(attribute)
  await field(form, text('resources.attributes.fields.titles')).fill(attributeTitles.en)
  const row = (index: number) => form.locator('.choice-rows li').nth(index)
  const valueTitle = (index: number, name: string) =>
    field(row(index), text('resources.attributes.choices.title', { language: name }))
  for (const [index, { value, en }] of values.entries()) {
    await chief.button('resources.attributes.choices.add', form).click()
    await field(row(index), text('resources.attributes.choices.value')).fill(value)
    await valueTitle(index, 'English').fill(en)
  }
  await form.locator('[data-language="zh_cn"]').click()
  await field(form, text('resources.attributes.fields.titles')).fill(attributeTitles.zh_cn)
  for (const [index, { zh_cn }] of values.entries()) await valueTitle(index, '简体中文').fill(zh_cn)
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await surplusWidth(page)).toBe(0)
  await chief.button('resources.attributes.commands.create', form).click()
  await chief.message(text('resources.attributes.done.create', { title: attributeTitles[language] }))
}

const addCategory = async (chief: ConsolePerson, language: JourneyContext['language'], parentId: string) => {
  const { page, text } = chief
  await chief.open('/categories')
  await page.getByRole('tree').waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await surplusWidth(page)).toBe(0)
  await chief.button('resources.categories.commands.create').click()
  const panel = page.locator('.category-panel')
  await field(panel, text('resources.categories.fields.id')).fill('Round!')
  await field(panel, text('resources.categories.fields.titles')).fill(titles.en)
  await chief.button('resources.categories.commands.create', panel).click()
  await panel.getByText(text('forms.fault.slug-format'), { exact: true }).waitFor()
  await field(panel, text('resources.categories.fields.id')).fill(id)
  await panel.getByRole('combobox', { name: text('resources.categories.fields.parentId') }).selectOption(parentId)
  await panel.locator('[data-language="zh_cn"]').click()
  await field(panel, text('resources.categories.fields.titles')).fill(titles.zh_cn)
  await panel.getByRole('combobox', { name: text('resources.categories.sets.choose') }).selectOption(attribute)
  await chief.button('resources.categories.sets.add', panel).click()
  await chief.button('resources.categories.commands.create', panel).click()
  await chief.message(text('resources.categories.done.create', { title: titles[language] }))
}

/** A buyer sees the category on the home page and filters its parts by its attribute. */
const expectInShop = async ({ system, browser, language, options }: JourneyContext) => {
  const { page, pageErrors } = await openVisit(browser, options)
  const list = new ListPage(page, system.url, language)
  await waitFor('the category on the home page', async () => {
    await list.open('/')
    return (await page.locator('.families').getByText(titles[language]).count()) > 0
  })
  await list.open(`/product/${id}/${id}`)
  await page.getByRole('heading', { level: 1, name: titles[language] }).waitFor()
  await list.waitForCount(2)
  await (await list.filters()).getByText(attributeTitles[language], { exact: true }).first().click()
  await list.tick(attribute, 'bayonet')
  await list.waitForFilter(`a.${attribute}`, 'bayonet')
  await list.closeFilters()
  await list.waitForCount(1)
  await list.chips.filter({ hasText: values[0][language] }).first().waitFor()
  expect(pageErrors).toEqual([])
  await page.context().close()
}

const opens = async (person: ConsolePerson, category: string): Promise<Locator> => {
  await person.open(`/categories?open=${category}`)
  const panel = person.page.locator('.category-panel')
  await panel.waitFor()
  return panel
}

/** Preparation of the conflict journey: a category and an attribute that a part uses. */
const movable = { category: 'sensor-connectors', attribute: 'coding' }

const movesCategory = async (chief: ConsolePerson, parentId: string) => {
  const { page, text } = chief
  await opens(chief, movable.category)
  await chief.button('resources.categories.commands.move').click()
  const dialog = page.locator('form').filter({ hasText: text('resources.categories.move.note') })
  await dialog.getByRole('combobox', { name: text('resources.categories.move.parent') }).selectOption(parentId)
  await chief.button('resources.categories.move.confirm').click()
  await chief.message(text('resources.categories.done.move', { title: 'Sensor connectors' }))
}

const expectRemovalRefused = async (chief: ConsolePerson, language: JourneyContext['language']) => {
  await opens(chief, movable.category)
  await chief.button('resources.categories.commands.delete').click()
  await chief.button('resources.categories.delete.confirm').click()
  await chief.message(errorText('category-in-use', language))
  await chief.open(`/categories/attributes/${movable.attribute}`)
  await chief.button('resources.attributes.commands.delete').click()
  await chief.button('resources.attributes.delete.confirm').click()
  await chief.message(errorText('attribute-in-use', language))
}

/** Two people edit the same category: the later one sees what the other changed, and loses nothing. */
const expectEditConflict = async (chief: ConsolePerson, colleague: ConsolePerson) => {
  const { text } = chief
  const [panel, other] = [await opens(chief, movable.category), await opens(colleague, movable.category)]
  const lead = text('resources.categories.fields.leads')
  const saved = text('resources.categories.done.save', { title: 'Probe connectors' })
  await field(panel, lead).fill('Round, locked by a turn.')
  await field(other, text('resources.categories.fields.titles')).fill('Probe connectors')
  await colleague.button('resources.categories.commands.save', other).click()
  await colleague.message(saved)

  await chief.button('resources.categories.commands.save', panel).click()
  const message = panel.getByRole('alert')
  await message.getByText(text('resources.categories.edit_conflict.title')).waitFor()
  await message.getByText(text('resources.categories.edit_conflict.now', { text: 'Probe connectors' })).waitFor()
  expect(await field(panel, lead).inputValue()).toBe('Round, locked by a turn.')
  await chief.button('resources.categories.edit_conflict.mine', panel).click()
  await message.waitFor({ state: 'detached' })
  await chief.button('resources.categories.commands.save', panel).click()
  await chief.message(saved)
}

/** Moves a part of the power jacks into another category, with a value of an attribute. */
const createPartIn = async (api: Caller, category: string, attributes: Record<string, string>) => {
  const [part] = (await api.call(listProducts, { categoryId: 'power-jacks' })).data().list
  if (part === undefined) throw new Error('there is no part to be put there')
  const { product, productVersion } = (await api.call(getProduct, { productId: part.id })).data()
  const change = { category, attributes: { ...product.attributes, ...attributes } }
  // Another person may have made the category just now.
  await waitFor(`a part in ${category}`, async () => {
    const put = await api.call(updateProduct, { productId: part.id, version: productVersion, product: change })
    return put.envelope.code === 200
  })
}

/** The last two categories of the top level. */
const lastTops = async (api: Caller) => {
  const tops = (await api.call(listCategories, {})).data()
  return [tops.at(-1)?.id ?? '', tops.at(-2)?.id ?? ''] as const
}

/** Staff build a category, and buyers find its parts. */
export const createCategories: CatalogueJourney = {
  name: 'adds an attribute and a category that has it, and buyers filter by it',
  run: async (journey) => {
    const { system, language } = journey
    const account = system.demoAccounts().staff
    const api = await signInStaff(system.url, account)
    const [parentId] = await lastTops(api)
    const chief = await ConsolePerson.arrive(journey, account)
    await addAttribute(chief, language)
    await addCategory(chief, language, parentId)
    await chief.page.context().close()
    for (const { value } of values) await createPartIn(api, id, { [attribute]: value })
    await waitFor('both parts in the category', async () => {
      const { total } = (await new Caller(system.url).call(listProducts, { categoryId: id })).data()
      return total === values.length
    })
    await expectInShop(journey)
  },
}

/** Categories and attributes in use cannot be removed, and nobody overwrites unseen changes. */
export const moveCategories: CatalogueJourney = {
  name: 'moves a category, keeps what is in use, and sees what a colleague has changed',
  run: async (journey) => {
    const { system, language } = journey
    const account = system.demoAccounts().staff
    const api = await signInStaff(system.url, account)
    const [first, second] = await lastTops(api)
    const values = [{ value: 'a', titles: { en: 'A coding' } }]
    const form = { type: 'choice', group: 'shape', titles: { en: 'Coding' }, values } as const
    ;(await api.call(createAttribute, { id: attributeId.parse(movable.attribute), ...form })).data()
    const place = { id: categoryId.parse(movable.category), parentId: categoryId.parse(first) }
    const attributeIds = [attributeId.parse(movable.attribute)]
    ;(await api.call(createCategory, { ...place, titles: { en: 'Sensor connectors' }, attributeIds })).data()
    await createPartIn(api, movable.category, { [movable.attribute]: 'a' })

    const chief = await ConsolePerson.arrive(journey, account)
    const colleague = await ConsolePerson.arrive(journey, account)
    await movesCategory(chief, second)
    await expectRemovalRefused(chief, language)
    await expectEditConflict(chief, colleague)
    await waitFor('both changes at the new position', async () => {
      const moved = (await api.call(listCategories, {}))
        .data()
        .find((one) => one.id === second)
        ?.children.at(-1)
      return moved?.meta_title === 'Probe connectors' && moved.lead === 'Round, locked by a turn.'
    })
    await Promise.all([chief.page.context().close(), colleague.page.context().close()])
  },
}
