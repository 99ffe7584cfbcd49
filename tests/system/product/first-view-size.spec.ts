import { existsSync, readFileSync, statSync } from 'node:fs'
import { buildFrontends } from '@pinline/infra/product/frontends'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

const client = new URL('../../../storefront/dist/client/', import.meta.url)
const chunk = z.object({
  file: z.string(),
  name: z.string().optional(),
  isEntry: z.boolean().optional(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
  assets: z.array(z.string()).default([]),
})
const manifest = z.record(z.string(), chunk)
type Chunks = z.infer<typeof manifest>

/** What a first view of a page in English may take, bytes as sent; decision 0060 says what it takes. */
const budget = { styles: 20_600, fonts: 33_000 }
const scriptsOf = {
  'home-page': 136_200,
  'product-list-page': 142_100,
  'product-search-page': 141_500,
  'product-detail-page': 139_500,
  'content-page': 141_300,
  'shopping-cart-page': 159_000,
  'login-page': 151_600,
} as const

/** A chunk and all that it imports. */
const closureOf = (chunks: Chunks, key: string, known = new Set<string>()): Set<string> => {
  if (known.has(key)) return known
  known.add(key)
  for (const imported of chunks[key]?.imports ?? []) closureOf(chunks, imported, known)
  return known
}

describe('the files that the build leaves for a first view', () => {
  let chunks: Chunks = {}
  const keyOf = (isWanted: (candidate: z.infer<typeof chunk>) => boolean): string => {
    const found = Object.entries(chunks).find(([, candidate]) => isWanted(candidate))
    if (found === undefined) throw new Error('the build lacks a chunk')
    return found[0]
  }
  const entry = () => keyOf(({ isEntry }) => isEntry === true)
  const filesOf = (page: string): string[] => {
    const keys = [entry(), keyOf(({ name }) => name === page), keyOf(({ name }) => name === 'texts-en')]
    const first = keys.reduce((known, key) => closureOf(chunks, key, known), new Set<string>())
    return [...first].flatMap((key) => chunks[key]?.file ?? [])
  }
  // The build keeps a file that does not shrink without a compressed copy; it is sent as it is.
  const sentAs = (file: string): URL => {
    const compressed = new URL(`${file}.br`, client)
    return existsSync(compressed) ? compressed : new URL(file, client)
  }
  const sizeOf = (files: readonly string[]): number => files.reduce((sum, file) => sum + statSync(sentAs(file)).size, 0)

  beforeAll(async () => {
    await buildFrontends()
    chunks = manifest.parse(JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8')))
  }, 360_000)

  it.each(Object.entries(scriptsOf))('keep the scripts of %s within its budget, without schemas', (page, budget) => {
    const files = filesOf(page)
    expect(files.filter((file) => /\/(?:schemas|zod)-/.test(file))).toEqual([])
    expect(sizeOf(files)).toBeLessThan(budget)
  })

  it('keep styles and the two families of a phone within the budget', () => {
    const { css, assets } = chunk.parse(chunks[entry()])
    expect(sizeOf(css)).toBeLessThan(budget.styles)
    const sheet = css.map((file) => readFileSync(new URL(file, client), 'utf8')).join('')
    const onlyWide = sheet.match(/@media[^{]*750px\)\{(?:@font-face\{[^}]*\})+\}/g)?.join('') ?? ''
    const fonts = assets.filter((file) => /-latin-wght-normal-basic-/.test(file) && !onlyWide.includes(file))
    expect(fonts).toHaveLength(2)
    expect(fonts.reduce((sum, file) => sum + statSync(new URL(file, client)).size, 0)).toBeLessThan(budget.fonts)
  })
})
