import { describe, expect, it } from 'vitest'
import { readEcbRates } from './read-ecb-rates.ts'

const daily =
  'Date, USD, JPY, BGN, GBP, HKD, CNY, \n26 November 2026, 1.1574, 178.45, 1.9558, 0.88075, 9.0094, 8.2385, \n'

describe('a file of reference rates', () => {
  it('gives rates for one dollar, rounded half up to six digits', () =>
    expect(readEcbRates(daily)).toEqual({
      date: '2026-11-26',
      rates: [
        { code: 'CNY', amount: 7_118_110, scale: 6 },
        { code: 'EUR', amount: 864_006, scale: 6 },
        { code: 'GBP', amount: 760_973, scale: 6 },
        { code: 'JPY', amount: 154_181_787, scale: 6 },
        { code: 'HKD', amount: 7_784_171, scale: 6 },
      ],
    }))
  it('gives the newest day of its history, without what had no rate then', () =>
    expect(readEcbRates('Date,USD,JPY,CNY,\r\n2026-11-26,1.25,N/A,10,\r\n2026-11-25,1.2,170,9,\r\n')).toEqual({
      date: '2026-11-26',
      rates: [
        { code: 'CNY', amount: 8_000_000, scale: 6 },
        { code: 'EUR', amount: 800_000, scale: 6 },
      ],
    }))
  it.each([
    ['', 'empty'],
    ['part;quantity\nXHP-4;5', 'another table'],
    ['Date, JPY\n26 November 2026, 178.45', 'a file without dollars'],
    ['Date, USD\n26 Novembre 2026, 1.1574', 'a file with another date'],
    ['Date, USD\n26 November 2026, 0', 'a file with a rate of nothing'],
    ['Date, USD\n26 November 2026, -1.1', 'a file with a negative rate'],
    ['<html>Date, USD</html>', 'a web page'],
  ])('%j is refused as %s', (text) => expect(readEcbRates(text)).toBeUndefined())
})
