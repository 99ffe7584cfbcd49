import { expect, it } from 'vitest'
import { mayLogIn } from './may-log-in.ts'

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
