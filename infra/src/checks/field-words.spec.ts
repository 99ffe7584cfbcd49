import { expect, it } from 'vitest'
import { replacedWordsIn, wordsOf } from './field-words.ts'

const namesIn = (file: string, text: string) => replacedWordsIn(file, text).map(({ name }) => name)

it('splits identifiers and file names into words', () => {
  expect(wordsOf('toldAtHTTPPort')).toEqual(['told', 'at', 'http', 'port'])
  expect(wordsOf('settle-late-payment.route.ts')).toEqual(['settle', 'late', 'payment', 'route', 'ts'])
})

it('finds a replaced word in every kind of declared name', () => {
  const text = `
    interface Told { readonly heardAt: Date }
    class Desk { #kept = 1 }
    const { facts } = read()
    const ask = (neighbour: string) => ({ standing: neighbour })
  `
  expect(namesIn('services/order/src/read.ts', text)).toEqual([
    'Told',
    'heardAt',
    'Desk',
    '#kept',
    'facts',
    'ask',
    'neighbour',
    'standing',
  ])
})

it('finds it in the name of a file, with its place', () => {
  expect(replacedWordsIn('services/order/src/tell-change.ts', 'export const one = 1')).toEqual([
    { file: 'services/order/src/tell-change.ts', line: 1, name: 'tell-change.ts', word: 'tell' },
  ])
})

it('finds replaced words and phrases in comments', () => {
  const text = '/** A view hears it; one joint\n * fold. */\nconst one = 1 // its Whereabouts\n'
  expect(replacedWordsIn('services/order/src/read.ts', text)).toEqual([
    { file: 'services/order/src/read.ts', line: 1, name: 'comment', word: 'hears' },
    { file: 'services/order/src/read.ts', line: 1, name: 'comment', word: 'joint fold' },
    { file: 'services/order/src/read.ts', line: 3, name: 'comment', word: 'whereabouts' },
  ])
})

it('finds them in the titles of tests', () => {
  const text =
    "describe('an order', () => {})\nit.each([1])('tells\\nits buyer', () => {})\nconst told = it('is paid', run)"
  expect(replacedWordsIn('services/order/src/order.spec.ts', text)).toEqual([
    { file: 'services/order/src/order.spec.ts', line: 2, name: 'title', word: 'tells' },
    { file: 'services/order/src/order.spec.ts', line: 3, name: 'told', word: 'told' },
  ])
})

it('accepts plain words in comments, and words in texts, uses and longer words', () => {
  const text =
    "/** Who knows of AUDIT_WHEREABOUTS_DAYS; as the words in one's bookshop. */\nconst telling = 'told'\nexport const factory = library.ask(telling)"
  expect(namesIn('services/order/src/read.ts', text)).toEqual([])
})

it('leaves what is stored or specified alone', () => {
  expect(namesIn('services/contracts/src/account/permissions/menu-row.ts', 'const authority = 1')).toEqual([])
  expect(namesIn('services/order/src/read.ts', 'const authority = 1')).toEqual(['authority'])
})
