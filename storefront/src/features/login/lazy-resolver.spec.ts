import { reportLoadFailures } from '@pinline/ui/design/use-loaded'
import type { Resolver } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { lazyResolver } from './lazy-resolver.ts'

interface Fields {
  username: string
}
const check: Resolver<Fields> = ({ username }) => ({ values: { username: username.trim() }, errors: {} })
const form: Parameters<Resolver<Fields>> = [
  { username: ' ada ' },
  undefined,
  { fields: {}, shouldUseNativeValidation: false },
]

it('checks a form by what it loads', async () => {
  expect(await lazyResolver(async () => check)(...form)).toEqual({ values: { username: 'ada' }, errors: {} })
})

it('says so and lets nothing be sent where the checks are not reached, and tries again', async () => {
  const report = vi.fn<() => void>()
  reportLoadFailures(report)
  const load = vi
    .fn<() => Promise<Resolver<Fields>>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(check)
  const resolver = lazyResolver(load)
  expect(await resolver(...form)).toEqual({ values: {}, errors: { root: { type: 'not-loaded' } } })
  expect(report).toHaveBeenCalledTimes(1)
  expect(await resolver(...form)).toEqual({ values: { username: 'ada' }, errors: {} })
  expect(report).toHaveBeenCalledTimes(1)
})
