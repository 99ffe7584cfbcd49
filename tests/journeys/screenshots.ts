import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { languages as knownLanguages, languageCode, languageTag } from '@pinline/contracts/api/languages'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { z } from 'zod'
import { launchBrowser } from '../harness/browser.ts'
import { signInBuyer, signInStaff } from '../harness/shop.ts'
import { consoleDialogs } from './console-dialogs.ts'
import { loadConsoleTexts } from './console-texts.ts'
import { contentDialogs } from './content-dialogs.ts'
import { figureStates } from './figure-states.ts'
import { fillShop } from './fill-shop.ts'
import { englishOfConsole, englishOfShop } from './languages/english-left.ts'
import { layoutFaults } from './layout/layout-rules.ts'
import { type MeasuredText, measurePage, type Place } from './layout/measure-page.ts'
import { operationsStates } from './operations-states.ts'
import { surplusWidth } from './page-width.ts'
import { retentionStates } from './retention-states.ts'
import { type Screen, screensOf } from './screens.ts'
import { buyerSession, staffSession } from './signed-in.ts'
import { waitForContent } from './wait-for-page.ts'

const { values } = parseArgs({
  allowNegative: true,
  options: {
    out: { type: 'string', default: join(import.meta.dirname, '..', '..', 'screenshots') },
    languages: { type: 'string', default: 'en,zh_cn' },
    widths: { type: 'string', default: '390,800,1440' },
    schemes: { type: 'string', default: 'light,dark' },
    /** Names of screens, or prefixes of names; all by default. */
    screens: { type: 'string', default: '' },
    /** Also reports texts that are cut, broken, over each other or English; they are listed in `layout.tsv`. */
    'check-layout': { type: 'boolean', default: false },
    /** `--no-pictures` checks without taking any. */
    pictures: { type: 'boolean', default: true },
  },
})

const account = z.object({ username: z.string(), password: z.string() })
const accounts = z.object({ buyer: account, staff: account })
const scheme = z.enum(['light', 'dark'])

const url = z.url().parse(process.env.PUBLIC_URL)
const { buyer, staff } = accounts.parse(
  JSON.parse(readFileSync(join(z.string().parse(process.env.PINLINE_DATA), 'demo-accounts.json'), 'utf8')),
)
const widths = values.widths.split(',').map(Number)
const schemes = values.schemes.split(',').map((name) => scheme.parse(name))
const languages = values.languages.split(',').map((code) => languageCode.parse(code))
type Language = (typeof languages)[number]

const newPage = async (browser: Browser, options: BrowserContextOptions): Promise<Page> => {
  const page = await (await browser.newContext(options)).newPage()
  page.setDefaultTimeout(20_000)
  // The console asks before a page with edits is left.
  page.on('dialog', (dialog) => void dialog.accept())
  return page
}

/** No animation runs and nothing loads. */
const waitForStillness = async (page: Page): Promise<void> => {
  await waitForContent(page)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

const languageNames = new Set<string>(knownLanguages.map(({ name }) => name))

/** Texts in the language of the page that stand in its files in English. Wallet and mailbox have texts of their own. */
const englishAmong = async (
  texts: readonly MeasuredText[],
  { inShop, path }: Screen,
  language: Language,
): Promise<Place[]> => {
  if (language === 'en' || !(inShop || path.startsWith('/console'))) return []
  const english = inShop ? englishOfShop(language) : await englishOfConsole(language)
  return texts.filter(
    ({ text, lang, isCode }) =>
      !isCode && lang === languageTag(language) && english.has(text) && !languageNames.has(text),
  )
}

const faults: string[] = []
const checkLayout = async (page: Page, screen: Screen, language: Language, look: string): Promise<void> => {
  const measured = await measurePage(page)
  const english = await englishAmong(measured.texts, screen, language)
  for (const { kind, where, text } of [
    ...layoutFaults(measured),
    ...english.map((place) => ({ ...place, kind: 'english' })),
  ])
    faults.push([kind, screen.name, language, look, where, text].join('\t'))
}

const viewport = (width: number) => ({ width, height: width < 500 ? 844 : 1000 })

/** One screen in one language: loaded once, and shown in each width and scheme. */
const take = async (page: Page, screen: Screen, language: Language): Promise<void> => {
  await page.setViewportSize(viewport(widths[0] ?? 1440))
  await page.goto(screen.inShop ? `${url}/${language}${screen.path}` : `${url}${screen.path}`)
  await page.waitForLoadState('load')
  await waitForStillness(page)
  await screen.open?.(page, await loadConsoleTexts(language))
  const folder = join(values.out, screen.name)
  mkdirSync(folder, { recursive: true })
  for (const width of widths) {
    await page.setViewportSize(viewport(width))
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      await waitForStillness(page)
      const look = `${width}-${colorScheme}`
      if (values['check-layout']) await checkLayout(page, screen, language, look)
      else if (screen.inShop && (await surplusWidth(page)) > 0)
        faults.push(`wide-page\t${screen.name}\t${language}\t${look}`)
      if (values.pictures)
        await page.screenshot({ path: join(folder, `${language}-${look}.png`), fullPage: screen.open === undefined })
    }
  }
}

const browser = await launchBrowser()
try {
  const shown = await fillShop(url, await signInBuyer(url, buyer), await signInStaff(url, staff))
  const sessions = {
    buyer: await buyerSession(url, buyer),
    staff: await staffSession(url, staff),
  }
  const wanted = values.screens.split(',').filter((name) => name !== '')
  const screens = [
    ...screensOf(shown),
    ...consoleDialogs(shown),
    ...contentDialogs(shown),
    ...operationsStates,
    ...retentionStates,
    ...figureStates,
  ].filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.startsWith(part)))
  for (const language of languages) {
    for (const as of [undefined, 'buyer', 'staff'] as const) {
      const page = await newPage(browser, {
        reducedMotion: 'reduce',
        locale: languageTag(language),
        ...(as && { storageState: sessions[as] }),
      })
      // The others are still wanted.
      for (const screen of screens.filter((candidate) => candidate.as === as))
        await take(page, screen, language).catch((error: Error) =>
          faults.push(`not-shown\t${screen.name}\t${language}\t\t\t${error.message.split('\n')[0]}`),
        )
      await page.context().close()
    }
    console.log(`  ✔ ${language}`)
  }
} finally {
  await browser.close()
}
console.log(`  ${values.out}`)
if (values['check-layout']) writeFileSync(join(values.out, 'layout.tsv'), faults.map((fault) => `${fault}\n`).join(''))
if (faults.length > 0) {
  console.error(`  ${faults.length} faults of layout:\n${faults.slice(0, 40).join('\n')}`)
  process.exitCode = 1
}
