import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const locked = z.object({
  packages: z.record(
    z.string(),
    z.object({ resolved: z.string().optional(), optionalDependencies: z.record(z.string(), z.string()).optional() }),
  ),
})

const { packages } = locked.parse(
  JSON.parse(readFileSync(fileURLToPath(new URL('../../package-lock.json', import.meta.url)), 'utf8')),
)

/** Where node finds `name` for the package at `place`; undefined if the lock file does not have it there or above. */
const found = (place: string, name: string): string | undefined => {
  const candidate = `${place === '' ? '' : `${place}/`}node_modules/${name}`
  if (packages[candidate]) return candidate
  return place === '' ? undefined : found(place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/'))), name)
}

describe('the lock file', () => {
  it('has the optional packages of every platform, without which npm ci fails on another one', () => {
    const missing = Object.entries(packages).flatMap(([place, { optionalDependencies }]) =>
      Object.keys(optionalDependencies ?? {}).filter((name) => found(place, name) === undefined),
    )
    expect(missing).toEqual([])
  })

  it('names no address of a registry', () => {
    const addresses = Object.values(packages).flatMap(({ resolved }) => (resolved?.includes(':') ? [resolved] : []))
    expect(addresses).toEqual([])
  })
})
