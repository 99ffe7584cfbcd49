import { expect, it } from 'vitest'
import { countryOfTimeZone } from './country-of-time-zone.ts'

it.each([
  ['Europe/Berlin', 'DE'],
  ['Asia/Shanghai', 'CN'],
  ['Asia/Kolkata', 'IN'],
  ['America/Sao_Paulo', 'BR'],
  ['UTC', null],
  ['Mars/Olympus', null],
  ['', null],
])('%s → %s', (zone, country) => expect(countryOfTimeZone(zone)).toBe(country))
