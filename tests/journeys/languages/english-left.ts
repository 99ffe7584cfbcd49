import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { z } from 'zod'

const locales = join(import.meta.dirname, '..', '..', '..', 'storefront', 'src', 'locales')

type Tree = { readonly [key: string]: string | Tree }
const tree: z.ZodType<Tree> = z.lazy(() => z.record(z.string(), z.union([z.string(), tree])))

const textsOf = (texts: Tree, path: string): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${path}.${key}`, text] as const] : textsOf(text, `${path}.${key}`),
  ) as [string, string][]

const textsIn = (language: string): Map<string, string> =>
  new Map(
    readdirSync(join(locales, language)).flatMap((file) =>
      textsOf(tree.parse(JSON.parse(readFileSync(join(locales, language, file), 'utf8'))), file),
    ),
  )

/** English texts of the shop that another language writes in other words; those with values are left out. */
const englishNotIn = (language: string): ReadonlySet<string> => {
  const own = textsIn(language)
  const retained = new Set(own.values())
  return new Set(
    [...textsIn('en')].flatMap(([key, text]) =>
      /[{}]/.test(text) || !/[a-z]{3}/i.test(text) || own.get(key) === text || retained.has(text) ? [] : [text],
    ),
  )
}

/** Lines on a page that are English texts of the shop, though its language has others. */
export const englishLeft = async (page: Page, language: string): Promise<string[]> => {
  const english = englishNotIn(language)
  const [shown = ''] = await page.locator('body').allInnerTexts()
  const lines = shown.split('\n').map((line) => line.trim())
  return [...new Set(lines.filter((line) => english.has(line)))]
}
