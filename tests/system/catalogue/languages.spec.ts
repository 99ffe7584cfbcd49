import type { LanguageCode } from '@pinline/contracts/api/languages'
import { listLanguagesByStaff } from '@pinline/contracts/catalogue/language/list-languages-by-staff'
import { listLocaleLanguages } from '@pinline/contracts/catalogue/language/list-locale-languages'
import { updateLanguage } from '@pinline/contracts/catalogue/language/update-language'
import { getTextOverrides } from '@pinline/contracts/catalogue/ui-text/get-text-overrides'
import { listUiTextHistory } from '@pinline/contracts/catalogue/ui-text/list-ui-text-history'
import { listUiTexts } from '@pinline/contracts/catalogue/ui-text/list-ui-texts'
import { resetUiText } from '@pinline/contracts/catalogue/ui-text/reset-ui-text'
import { setUiText } from '@pinline/contracts/catalogue/ui-text/set-ui-text'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type CatalogueInstallation, installCatalogue } from './catalogue-installation.ts'

let shop: CatalogueInstallation
beforeAll(async () => {
  shop = await installCatalogue(inject('servers'), 10)
})
afterAll(async () => await shop.end())

const rows = async () => (await shop.call(listLanguagesByStaff, {})).data.list
const editOf = async (code: LanguageCode) => {
  const row = (await rows()).find((one) => one.code === code)
  if (row === undefined) throw new Error(`${code} is no language`)
  return { code, revision: row.revision }
}
const offered = async () => (await shop.call(listLocaleLanguages, {})).data

describe('languages', () => {
  it('are ten, each with its name, its flag and what is translated', async () => {
    const list = await rows()
    expect(list.map(({ code }) => code)).toEqual(['zh_cn', 'en', 'zh_hk', 'pt', 'it', 'de', 'fr', 'es', 'ja', 'ru'])
    expect(list.find(({ code }) => code === 'ja')).toMatchObject({ name: '日本語', image: '/flags/jp.svg', tag: 'ja' })
    expect(list.find(({ code }) => code === 'en')).toMatchObject({ contentShare: 1, isDefault: true })
    for (const { contentShare } of list) expect(contentShare).toBeLessThanOrEqual(1)
  })

  it('are renamed, moved and switched off, also after a restart', async () => {
    await shop.call(updateLanguage, { ...(await editOf('pt')), name: 'Português (Brasil)', orderNum: 0 })
    await shop.call(updateLanguage, { ...(await editOf('ru')), enabled: false })
    await shop.restart()
    const [first, ...others] = await offered()
    expect(first).toEqual({ code: 'pt', name: 'Português (Brasil)', tag: 'pt', image: '/flags/br.svg' })
    expect(others.map(({ code }) => code)).toEqual(['zh_cn', 'en', 'zh_hk', 'it', 'de', 'fr', 'es', 'ja'])
  })

  it('always include English, and are edited by one person at a time', async () => {
    const english = await shop.call(updateLanguage, { ...(await editOf('en')), enabled: false })
    expect(english.type).toBe('default-language-fixed')
    const german = await editOf('de')
    await shop.call(updateLanguage, { ...german, orderNum: 20 })
    const late = await shop.call(updateLanguage, { ...german, orderNum: 21 })
    expect([late.status, late.type]).toEqual([409, 'version-conflict'])
    const wrong = await shop.call(updateLanguage, { ...(await editOf('de')), name: ' ', flag: 'DEU' })
    expect(wrong.refused).toMatchObject({ errors: { name: 'required', flag: 'too-long' } })
  })
})

describe('texts of the screens', () => {
  const language = 'de' as const
  const title = { key: 'shop:cart:title', base: 'Warenkorb', source: 'Cart' }
  const count = {
    key: 'console:resources.orders.name',
    base: 'Bestellung |||| Bestellungen',
    source: 'Order |||| Orders',
  }
  const revision = async () => (await shop.call(listUiTexts, { language })).data.revision
  const overrides = async (surface: 'shop' | 'console') => (await shop.call(getTextOverrides, { surface })).data.texts

  it('are changed by staff for shop and console, also after a restart, and restored', async () => {
    expect(await overrides('shop')).toEqual({})
    const first = await shop.call(setUiText, { language, revision: 0, ...title, text: ' Einkaufswagen ' })
    expect(first.data.revision).toBe(1)
    await shop.call(setUiText, { language, revision: 1, ...count, text: 'Auftrag |||| Aufträge' })
    expect(await overrides('shop')).toEqual({ de: { 'cart:title': 'Einkaufswagen' } })
    await shop.restart()
    expect(await overrides('console')).toEqual({ de: { 'resources.orders.name': 'Auftrag |||| Aufträge' } })
    const { list } = (await shop.call(listUiTexts, { language })).data
    expect(list).toEqual([
      { ...title, text: 'Einkaufswagen' },
      { ...count, text: 'Auftrag |||| Aufträge' },
    ])
    await shop.call(resetUiText, { language, key: title.key, revision: 2 })
    expect(await overrides('shop')).toEqual({})
  })

  it('have a history, newest first', async () => {
    const firstPage = (await shop.call(listUiTextHistory, { language, page: 1, pageSize: 15 })).data
    expect(firstPage.total).toBe(3)
    expect(firstPage.list.map(({ key, text, version }) => [version, key, text])).toEqual([
      [3, title.key, null],
      [2, count.key, 'Auftrag |||| Aufträge'],
      [1, title.key, 'Einkaufswagen'],
    ])
    expect(firstPage.list[0]?.actor.kind).toBe('staff')
    expect((await shop.call(listUiTextHistory, { language, page: 2, pageSize: 15 })).data.list).toEqual([])
  })

  it('are edited by two persons at a time, but not the same text', async () => {
    const seen = await revision()
    await shop.call(setUiText, { language, revision: seen, ...title, text: 'Korb' })
    expect((await shop.call(setUiText, { language, revision: seen, ...count, text: 'Auftrag' })).status).toBe(200)
    const late = await shop.call(setUiText, { language, revision: seen, ...title, text: 'Wagen' })
    expect([late.status, late.type]).toEqual([409, 'version-conflict'])
    expect((await overrides('shop')).de?.['cart:title']).toBe('Korb')
  })

  it('keep their values and can be read', async () => {
    const wrong = { language, revision: await revision(), key: 'shop:cart:count', base: '{count} Teile', source: 'x' }
    expect((await shop.call(setUiText, { ...wrong, text: 'Teile' })).type).toBe('ui-text-arguments-differ')
    expect((await shop.call(setUiText, { ...wrong, text: '{count Teile' })).type).toBe('ui-text-malformed')
    const nowhere = await shop.call(setUiText, { ...wrong, key: 'mail:title', text: ' ' })
    expect(nowhere.refused).toMatchObject({ errors: { key: expect.any(String), text: 'required' } })
  })
})
