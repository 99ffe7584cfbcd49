import { expect, it } from 'vitest'
import { isPortFree, portDrawer } from './free-port.ts'

const blockOf = (port: number): number => Math.floor((port - 20_000) / 120)

it('draws from different blocks where two processes have the same place', async () => {
  const [one, other] = [portDrawer(7), portDrawer(107)]
  const [first, second] = [await one(50), await other(50)]
  expect(new Set(first).size).toBe(50)
  expect(new Set(first.map(blockOf)).size).toBe(1)
  expect(blockOf(second[0] ?? 0)).not.toBe(blockOf(first[0] ?? 0))
})

it('draws ports that are free', async () => {
  for (const port of await portDrawer(8)(3)) expect(await isPortFree(port)).toBe(true)
})
