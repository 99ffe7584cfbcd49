import { approveExchangeRate } from '@pinline/contracts/catalogue/price/approve-exchange-rate'
import { declineExchangeRate } from '@pinline/contracts/catalogue/price/decline-exchange-rate'
import { importExchangeRates } from '@pinline/contracts/catalogue/price/import-exchange-rates'
import { listCurrencies } from '@pinline/contracts/catalogue/price/list-currencies'
import { listCurrenciesByStaff } from '@pinline/contracts/catalogue/price/list-currencies-by-staff'
import { listExchangeRates } from '@pinline/contracts/catalogue/price/list-exchange-rates'
import { listLocaleCurrencies } from '@pinline/contracts/catalogue/price/list-locale-currencies'
import { previewExchangeRates } from '@pinline/contracts/catalogue/price/preview-exchange-rates'
import { quoteLines } from '@pinline/contracts/catalogue/price/quote-lines'
import { setExchangeRate } from '@pinline/contracts/catalogue/price/set-exchange-rate'
import { updateCurrency } from '@pinline/contracts/catalogue/price/update-currency'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { listShopSettingChanges } from '@pinline/contracts/catalogue/settings/list-shop-setting-changes'
import { listShopSettings } from '@pinline/contracts/catalogue/settings/list-shop-settings'
import type { CurrencyCode } from '@pinline/events/money'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { type CatalogueInstallation, installCatalogue } from './catalogue-installation.ts'

let shop: CatalogueInstallation
beforeAll(async () => {
  shop = await installCatalogue(inject('servers'), 40)
})
afterAll(async () => await shop.end())

const rowOf = async (code: CurrencyCode) => {
  const row = (await shop.call(listCurrenciesByStaff, {})).data.list.find((one) => one.code === code)
  if (row === undefined) throw new Error(`${code} is no currency`)
  return row
}
const editOf = async (code: CurrencyCode) => ({ code, revision: (await rowOf(code)).revision })
/** Headers of a second member of staff. */
const colleague = async () => ({ authorization: `Bearer ${await shop.tokenOf('staff', 's-0000000002')}` })
const offered = async () => (await shop.call(listLocaleCurrencies, {})).data.map(({ code }) => code)
const rateOf = async (code: CurrencyCode) =>
  (await shop.call(listCurrencies, {})).data.find((one) => one.code === code)?.rate.amount

describe('currencies', () => {
  it('have a real flag, a name in the language of the request, and one base', async () => {
    const { list } = (await shop.call(listCurrenciesByStaff, {}, { 'x-locale': 'ja' })).data
    expect(list.map(({ code }) => code)).toEqual(['USD', 'CNY', 'EUR', 'GBP', 'JPY', 'HKD'])
    expect(list.filter(({ isDefault }) => isDefault).map(({ code }) => code)).toEqual(['USD'])
    expect(list.find(({ code }) => code === 'JPY')).toMatchObject({ name: '日本円', image: '/flags/jp.svg', digits: 0 })
  })

  it('are renamed, moved and shown with another symbol', async () => {
    const change = { symbol_left: 'RMB', names: { en: 'Renminbi', de: '' }, orderNum: 9 }
    const { data } = await shop.call(updateCurrency, { ...(await editOf('CNY')), ...change })
    expect(data).toMatchObject({ symbol_left: 'RMB', name: 'Renminbi', names: { en: 'Renminbi' } })
    const shown = (await shop.call(listLocaleCurrencies, {})).data.at(-1)
    expect(shown).toEqual({ code: 'CNY', symbol_left: 'RMB', name: 'Renminbi', image: '/flags/cn.svg' })
    const german = (await shop.call(listLocaleCurrencies, {}, { 'x-locale': 'de' })).data.at(-1)
    expect(german?.name).toBe('Renminbi Yuan')
  })

  it('and languages are listed as settings, with who changed them and how', async () => {
    const before = (await shop.call(listShopSettings, {})).data.list
    expect(before.filter(({ value }) => value.kind === 'language')).toHaveLength(10)
    expect(before.find(({ key }) => key === 'currency.GBP')?.changed?.actor.kind).toBe('service')
    await shop.call(updateCurrency, { ...(await editOf('GBP')), enabled: false })
    const { list, total } = (await shop.call(listShopSettingChanges, { key: 'currency.GBP' })).data
    expect(list[0]).toMatchObject({ actor: { kind: 'staff' }, from: { enabled: true }, to: { enabled: false } })
    const first = (await shop.call(listShopSettingChanges, { key: 'currency.GBP', page: total })).data
    expect([first.list, first.total]).toEqual([[], total])
    const after = (await shop.call(listShopSettings, {})).data.list
    expect(after.find(({ key }) => key === 'currency.GBP')).toMatchObject({
      value: { kind: 'currency', enabled: false },
      changed: { at: list[0]?.at },
    })
    await shop.call(updateCurrency, { ...(await editOf('GBP')), enabled: true })
  })

  it('that are switched off are not offered, and refused by header too, but keep their rate', async () => {
    const off = await shop.call(updateCurrency, { ...(await editOf('HKD')), enabled: false })
    expect(off.data.enabled).toBe(false)
    expect(await offered()).not.toContain('HKD')
    const list = await shop.call(listProducts, {}, { 'x-currency': 'HKD' })
    expect([list.status, list.type]).toEqual([200, 'currency-disabled'])
    const quoted = await shop.call(quoteLines, { currency: 'HKD', language: 'en', lines: [] })
    expect(quoted.data).toMatchObject({ isOffered: false, rate: { to: 'HKD', amount: 7784 } })
    await shop.call(updateCurrency, { ...(await editOf('HKD')), enabled: true })
    expect((await shop.call(listProducts, {}, { 'x-currency': 'HKD' })).type).toBeUndefined()
  })

  it('always offer the base, at 1', async () => {
    const dollar = await editOf('USD')
    const off = await shop.call(updateCurrency, { ...dollar, enabled: false })
    const rate = await shop.call(setExchangeRate, { ...dollar, amount: 2, scale: 0, validFrom: null })
    expect([off.type, rate.type]).toEqual(['base-currency-fixed', 'base-currency-fixed'])
  })
})

describe('exchange rates', () => {
  it('apply at once, on a second instance too, and after a restart', async () => {
    const another = await shop.startAnother()
    const set = await shop.call(setExchangeRate, {
      ...{ ...(await editOf('GBP')), amount: 77, scale: 2, validFrom: null },
    })
    expect(set.data).toMatchObject({ rate: { amount: 77, scale: 2, source: 'staff' }, proposed: null })
    expect(await rateOf('GBP')).toBe(77)
    await waitFor('the second instance has the rate', async () => {
      const response = await fetch(`${another}/api/v1${listCurrencies.path}`)
      return (await response.text()).includes('"to":"GBP","amount":77,')
    })
    await shop.restart()
    expect(await rateOf('GBP')).toBe(77)
  })

  it('that change too much wait for another person', async () => {
    const before = await rateOf('EUR')
    const far = { ...(await editOf('EUR')), amount: 2, scale: 0, validFrom: null }
    const { data } = await shop.call(setExchangeRate, far)
    expect(data.proposed).toMatchObject({ amount: 2, scale: 0, proposedBy: 's-0000000001' })
    expect(await rateOf('EUR')).toBe(before)
    const own = await shop.call(approveExchangeRate, await editOf('EUR'))
    expect(own.type).toBe('second-person-required')
    const stale = await shop.call(approveExchangeRate, { code: 'EUR', revision: far.revision }, await colleague())
    expect([stale.status, stale.type]).toEqual([409, 'version-conflict'])
    const approved = await shop.call(approveExchangeRate, await editOf('EUR'), await colleague())
    expect(approved.data).toMatchObject({ rate: { amount: 2, scale: 0 }, proposed: null })
    expect(await rateOf('EUR')).toBe(2)
    const again = await shop.call(approveExchangeRate, await editOf('EUR'), await colleague())
    expect(again.type).toBe('no-proposed-rate')
  })

  it('that were proposed can be declined, and their history shows it', async () => {
    const proposed = await shop.call(setExchangeRate, {
      ...{ ...(await editOf('JPY')), amount: 1, scale: 0, validFrom: null },
    })
    expect(proposed.data.proposed).not.toBeNull()
    const declined = await shop.call(declineExchangeRate, await editOf('JPY'))
    expect(declined.data.proposed).toBeNull()
    const { list, total } = (await shop.call(listExchangeRates, { code: 'JPY' })).data
    expect(list.map(({ type }) => type)).toEqual([
      'exchange-rate-declined',
      'exchange-rate-proposed',
      'exchange-rate-set',
      'currency-defined',
    ])
    expect([total, list[0]?.rate, list[1]?.actor]).toEqual([4, null, { kind: 'staff', id: 's-0000000001' }])
  })

  it('that begin later are announced and apply then', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
    const later = { ...(await editOf('JPY')), amount: 1590, scale: 1, validFrom: inAnHour }
    const { data } = await shop.call(setExchangeRate, later)
    expect(data).toMatchObject({ rate: { amount: 1542 }, scheduled: [{ amount: 1590, validFrom: inAnHour }] })
    expect(await rateOf('JPY')).toBe(1542)
    let amount = 1599
    const validFrom = await waitFor('a time that is still to come', async () => {
      const soon = new Date(Date.now() + 2000).toISOString()
      // Another rate each time: one whose response was lost applies before the next.
      amount += 1
      const sooner = { ...(await editOf('JPY')), amount, scale: 1, validFrom: soon }
      return (await shop.call(setExchangeRate, sooner)).type === undefined && soon
    })
    await waitFor('the later rate applies', async () => (await rateOf('JPY')) === amount)
    expect(Date.now()).toBeGreaterThan(Date.parse(validFrom))
  })

  it('are refused to the second editor', async () => {
    const { code, revision } = await editOf('GBP')
    const rate = { code, revision, scale: 4, validFrom: null }
    await shop.call(setExchangeRate, { ...rate, amount: 7800 })
    const late = await shop.call(setExchangeRate, { ...rate, amount: 7900 })
    expect([late.status, late.type]).toEqual([409, 'version-conflict'])
    const zero = await shop.call(setExchangeRate, { ...rate, amount: 0 })
    expect(zero).toMatchObject({ status: 200, type: 'invalid-input', refused: { errors: { amount: 'too-small' } } })
  })

  it('are imported from the file of the European Central Bank, and previewed before', async () => {
    await shop.call(setExchangeRate, { ...(await editOf('HKD')), amount: 7784, scale: 3, validFrom: null })
    const file = 'Date, USD, JPY, GBP, HKD, \n26 November 2026, 1.25, 190.5, 0.9625, 9.73, \n'
    const expected = [
      { code: 'EUR', amount: 800_000, scale: 6, outcome: 'proposed' },
      { code: 'GBP', amount: 770_000, scale: 6, outcome: 'set' },
      { code: 'JPY', amount: 152_400_000, scale: 6, outcome: 'set' },
      { code: 'HKD', amount: 7_784_000, scale: 6, outcome: 'unchanged' },
    ]
    const previewed = (await shop.call(previewExchangeRates, { file })).data
    expect(previewed).toEqual({ date: '2026-11-26', list: expected })
    expect(await rateOf('GBP')).toBe(7800)
    expect((await shop.call(importExchangeRates, { file })).data).toEqual(previewed)
    expect(await rateOf('GBP')).toBe(770_000)
    expect((await rowOf('GBP')).rate?.source).toBe('ecb')
    expect((await rowOf('EUR')).proposed).toMatchObject({ amount: 800_000, source: 'ecb' })
    const again = (await shop.call(importExchangeRates, { file })).data.list.map(({ outcome }) => outcome)
    expect(again).toEqual(['proposed', 'unchanged', 'unchanged', 'unchanged'])
    const other = await shop.call(importExchangeRates, { file: 'part;quantity\nXHP-4;5\n' })
    expect([other.status, other.type]).toEqual([200, 'rates-file-unreadable'])
  })
})
