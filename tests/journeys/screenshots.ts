import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { languageCode, languageTag } from '@pinline/contracts/api/languages'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { z } from 'zod'
import { launchBrowser } from '../harness/browser.ts'
import { signInBuyer, signInStaff } from '../harness/shop.ts'
import { fillShop } from './fill-shop.ts'
import { surplusWidth } from './page-width.ts'
import { type Screen, screensOf } from './screens.ts'
import { buyerSession, staffSession } from './signed-in.ts'
import { waitForContent } from './wait-for-page.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(import.meta.dirname, '..', '..', 'screenshots') },
    languages: { type: 'string', default: 'en,zh_cn' },
    widths: { type: 'string', default: '390,800,1440' },
    schemes: { type: 'string', default: 'light,dark' },
    /** Names of screens, or prefixes of names; all by default. */
    screens: { type: 'string', default: '' },
  },
})

const account = z.object({ username: z.string(), password: z.string() })
const accounts = z.object({ buyer: account, staff: account })

const url = z.url().parse(process.env.PUBLIC_URL)
const { buyer, staff } = accounts.parse(
  JSON.parse(readFileSync(join(z.string().parse(process.env.PINLINE_DATA), 'demo-accounts.json'), 'utf8')),
)

const newPage = async (browser: Browser, options: BrowserContextOptions): Promise<Page> => {
  const page = await (await browser.newContext(options)).newPage()
  page.setDefaultTimeout(20_000)
  return page
}

/** No animation runs and nothing loads. */
const waitForStillness = async (page: Page): Promise<void> => {
  await waitForContent(page)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

const browser = await launchBrowser()
const tooWide: string[] = []
try {
  const shown = await fillShop(url, await signInBuyer(url, buyer), await signInStaff(url, staff))
  const sessions = {
    buyer: await buyerSession(url, buyer),
    staff: await staffSession(url, staff),
  }
  const wanted = values.screens.split(',').filter((name) => name !== '')
  const screens = screensOf(shown).filter(
    ({ name }) => wanted.length === 0 || wanted.some((part) => name.startsWith(part)),
  )
  const take = async (page: Page, screen: Screen, language: string, look: string): Promise<void> => {
    await page.goto(screen.inShop ? `${url}/${language}${screen.path}` : `${url}${screen.path}`)
    await page.waitForLoadState('load')
    await waitForStillness(page)
    if (screen.inShop && (await surplusWidth(page)) > 0) tooWide.push(`${screen.name}/${language}-${look}`)
    const folder = join(values.out, screen.name)
    mkdirSync(folder, { recursive: true })
    await page.screenshot({ path: join(folder, `${language}-${look}.png`), fullPage: true })
  }
  for (const language of values.languages.split(',')) {
    for (const width of values.widths.split(',').map(Number)) {
      for (const scheme of values.schemes.split(',').map((name) => z.enum(['light', 'dark']).parse(name))) {
        for (const as of [undefined, 'buyer', 'staff'] as const) {
          const page = await newPage(browser, {
            viewport: { width, height: width < 500 ? 844 : 1000 },
            colorScheme: scheme,
            reducedMotion: 'reduce',
            locale: languageTag(languageCode.parse(language)),
            ...(as && { storageState: sessions[as] }),
          })
          for (const screen of screens.filter((candidate) => candidate.as === as)) {
            await take(page, screen, language, `${width}-${scheme}`)
          }
          await page.context().close()
        }
        console.log(`  ✔ ${language} ${width} ${scheme}`)
      }
    }
  }
} finally {
  await browser.close()
}
console.log(`  ${values.out}`)
if (tooWide.length > 0) {
  console.error(`  wider than their windows: ${tooWide.join(', ')}`)
  process.exitCode = 1
}
