import type { LanguageCode } from '@pinline/contracts/api/languages'
import { listLanguagesByStaff } from '@pinline/contracts/catalogue/language/list-languages-by-staff'
import { listLocaleLanguages } from '@pinline/contracts/catalogue/language/list-locale-languages'
import { updateLanguage } from '@pinline/contracts/catalogue/language/update-language'
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
