import { describe, expect, it } from 'vitest'
import { isTrackingPage } from './carrier.ts'

describe('the address of a carrier’s page', () => {
  it.each([
    'https://www.fedex.com/fedextrack/?trknbr={number}',
    'https://carrier.example/track/{number}/en',
    'https://carrier.example/#/results/{number}',
  ])('may be %s', (page) => expect(isTrackingPage(page)).toBe(true))
  it.each([
    ['http://carrier.example/{number}', 'not encrypted'],
    ['https://carrier.example/track', 'without a number'],
    ['https://carrier.example/{number}/{number}', 'with two numbers'],
    ['https://carrier.example/{tracking}', 'with another placeholder'],
    ['https://carrier.example/{code}/{number}', 'with a second placeholder'],
    ['https://{number}.example/', 'whose host is the number'],
    ['https://carrier.example{number}', 'whose host ends with the number'],
    ['https://staff:secret@carrier.example/{number}', 'with a password'],
    ['javascript:alert({number})', 'that is a script'],
    ['https:///{number}', 'without a host'],
  ])('may not be %s, %s', (page) => expect(isTrackingPage(page)).toBe(false))
})
