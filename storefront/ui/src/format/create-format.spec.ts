import { currencyCodes } from '@pinline/events/money'
import { afterEach, expect, it, vi } from 'vitest'
import { createFormat } from './create-format.ts'

afterEach(() => void vi.unstubAllEnvs())

it('formats weights in grams or kilograms', () => {
  const format = createFormat('en')
  expect(format.weight(500)).toBe('500\u00a0g')
  expect(format.weight(1190)).toBe('1.19\u00a0kg')
  expect(createFormat('de').weight(1190)).toBe('1,19\u00a0kg')
})

it('writes lengths and short times with the unit of the language', () => {
  expect(createFormat('en').millimetres(2.54)).toBe('2.54\u00a0mm')
  expect(createFormat('ru').millimetres(2.54)).toBe('2,54\u00a0мм')
  expect(createFormat('zh-Hans').millimetres(20)).toBe('20\u00a0mm')
  expect(createFormat('en').milliseconds(1250)).toBe('1,250\u00a0ms')
  expect(createFormat('ru').milliseconds(85)).toMatch(/^85\sмс$/)
})

it('formats money with the narrow symbol of its currency', () => {
  expect(createFormat('en').money({ minor: 36238, currency: 'USD' })).toBe('$362.38')
})

it.each([
  ['zh-Hant-HK', 'US$362.38'],
  ['pt', 'US$\u00a0362,38'],
])('writes US$ where $ alone is the currency of the country, in %s', (tag, text) => {
  expect(createFormat(tag).money({ minor: 36238, currency: 'USD' })).toBe(text)
})

it.each([
  ['es', '30\u00a0nov – 2\u00a0dic'],
  ['ru', '30\u00a0нояб. – 2\u00a0дек.'],
  ['ja', '11\u2060月\u206030\u2060日 – 12\u2060月\u20602\u2060日'],
])('breaks a range of days between its days only, in %s', (tag, text) => {
  expect(createFormat(tag).days({ from: '2026-11-30', to: '2026-12-02' })).toBe(text)
})

it.each([
  ['de', 'Zwei Posten. Ein Maßstab.'],
  ['zh-Hans', 'Zwei Posten.Ein Maßstab.'],
])('puts sentences one after the other in %s', (tag, text) => {
  expect(createFormat(tag).sentences(['Zwei Posten.', 'Ein Maßstab.'])).toBe(text)
})

it.each(['en', 'zh-Hans', 'zh-Hant-HK', 'ja', 'de', 'fr', 'es', 'it', 'pt', 'ru'])(
  'formats the same amount of two currencies differently in %s',
  (tag) => {
    const amounts = currencyCodes.map((currency) => createFormat(tag).unitPrice({ amount: 25_000, scale: 4, currency }))
    expect(new Set(amounts).size).toBe(currencyCodes.length)
    const symbols = amounts.map((amount) => amount.replaceAll(/[\d.,\s]/g, ''))
    expect(new Set(symbols).size).toBe(currencyCodes.length)
  },
)

it('formats a rate as the price of one unit', () => {
  expect(createFormat('en').rate('7.1328', 'CNY')).toBe('CN¥7.1328')
  expect(createFormat('de').rate('7.1', 'CNY')).toBe('7,1000\u00a0CN¥')
})

it.each([
  [900, '0 sec'],
  [59_000, '59 sec'],
  [125_000, '2 min'],
  [7_500_000, '2 hr 5 min'],
  [90_000_000, '1 day 1 hr'],
  [86_400_000 + 60_000, '1 day'],
])('writes %i ms as %s', (milliseconds, text) => {
  expect(createFormat('en').duration(milliseconds)).toBe(text)
})

it.each([
  ['de', '2,5 mm, gerade, SMT'],
  ['ja', '2,5 mm、gerade、SMT'],
  ['zh-Hant-HK', '2,5 mm、gerade、SMT'],
])('puts data side by side in %s', (tag, text) => {
  expect(createFormat(tag).enumeration(['2,5 mm', 'gerade', 'SMT'])).toBe(text)
})

it('writes the units of Chinese and Japanese without a space', () => {
  expect(createFormat('zh-Hant-HK').weight(163)).toBe('163克')
  expect(createFormat('zh-Hant-HK').duration(169_200_000)).toBe('1日23小時')
  expect(createFormat('ja').duration(169_200_000)).toBe('1日23時間')
  expect(createFormat('ja').weight(163)).toBe('163\u00a0g')
})

it.each([
  ['en', 'Nov 28, 2026, 02:05'],
  ['ja', '2026/11/28 02:05'],
  ['es', '28 nov 2026, 02:05'],
  ['ru', '28 нояб. 2026 г., 02:05'],
  ['zh-Hant-HK', '2026年11月28日 02:05'],
])('writes the same clock in dates and alone in %s', (tag, text) => {
  const format = createFormat(tag)
  const early = new Date(2026, 10, 28, 2, 5, 9).toISOString()
  expect(format.dateTime(early)).toBe(text)
  expect(format.dateTime(early)).toContain(format.time(early))
  expect(format.timestamp(early)).toContain(format.clock(early))
})

it.each(['America/Los_Angeles', 'Pacific/Kiritimati'])('shows a calendar date as the same day in %s', (zone) => {
  vi.stubEnv('TZ', zone)
  expect(new Date('2026-11-28T23:00:00Z').getTimezoneOffset()).not.toBe(0)
  const format = createFormat('en')
  expect(format.calendarDate('2026-11-28')).toBe('Nov 28, 2026')
  expect(format.day('2026-11-28')).toBe('Nov\u00a028')
})
