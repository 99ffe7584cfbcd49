import { expect, it } from 'vitest'
import { mayLogIn, unlessDemo } from './may-log-in.ts'

it.each([
  ['somebody@shop.example', 'production', false, true],
  ['somebody@shop.example', 'development', false, true],
  ['demo.buyer@pinline.example', 'development', true, true],
  ['demo.buyer@pinline.example', 'development', false, false],
  ['demo.staff', 'development', true, true],
  ['demo.staff', 'development', false, false],
  ['demo.staff', 'production', true, false],
] as const)('lets %s in %s (on this machine: %s) try a password: %s', (name, mode, isLocal, may) => {
  expect(mayLogIn(name, mode, { isLocal })).toBe(may)
})

it.each([
  ['b-demobuyer', 'development', true, true],
  ['b-demobuyer', 'development', false, false],
  ['b-demobuyer', 'production', true, false],
  ['s-demostaff', 'production', true, false],
  ['b-0demobuyer', 'production', false, true],
  ['b-demo0123456789abcdef01234', 'production', false, true],
] as const)('lets %s, by whatever name, sign in in %s (on this machine: %s): %s', (id, mode, isLocal, may) => {
  expect(unlessDemo({ id }, (account) => account.id, mode, { isLocal })).toEqual(may ? { id } : undefined)
})
