import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import { type ConsoleLanguage, catalogues } from '../../../console/src/messages/languages.ts'

const locales = join(import.meta.dirname, '..', '..', '..', 'storefront', 'src', 'locales')

type Tree = { readonly [key: string]: string | Tree }
const tree: z.ZodType<Tree> = z.lazy(() => z.record(z.string(), z.union([z.string(), tree])))

const textsOf = (texts: Tree, path: string): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${path}.${key}`, text] as const] : textsOf(text, `${path}.${key}`),
  ) as [string, string][]

type Texts = ReadonlyMap<string, string>

const shopTextsIn = (language: string): Texts =>
  new Map(
    readdirSync(join(locales, language)).flatMap((file) =>
      textsOf(tree.parse(JSON.parse(readFileSync(join(locales, language, file), 'utf8'))), file),
    ),
  )

const consoleTextsIn = async (language: ConsoleLanguage): Promise<Texts> =>
  new Map(textsOf((await catalogues[language]()) as Tree, ''))

/** English texts that another language writes in other words; those with values are left out. */
const englishOnly = (own: Texts, english: Texts): ReadonlySet<string> => {
  const retained = new Set(own.values())
  return new Set(
    [...english].flatMap(([key, text]) =>
      /[{}|]/.test(text) || !/[a-z]{3}/i.test(text) || own.get(key) === text || retained.has(text) ? [] : [text],
    ),
  )
}

/** English texts of the shop that another of its languages writes in other words. */
export const englishOfShop = (language: string): ReadonlySet<string> =>
  englishOnly(shopTextsIn(language), shopTextsIn('en'))

/** Lines on a page that are English texts of the shop, though its language has others. */
export const englishLeft = async (page: Page, language: string): Promise<string[]> => {
  const english = englishOfShop(language)
  const [shown = ''] = await page.locator('body').allInnerTexts()
  const lines = shown.split('\n').map((line) => line.trim())
  return [...new Set(lines.filter((line) => english.has(line)))]
}

/** English texts of the console that another of its languages writes in other words. */
export const englishOfConsole = async (language: ConsoleLanguage): Promise<ReadonlySet<string>> =>
  englishOnly(await consoleTextsIn(language), await consoleTextsIn('en'))
