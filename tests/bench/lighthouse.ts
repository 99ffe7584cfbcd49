import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { listNews } from '@pinline/contracts/catalogue/content/list-news'
import { listSolutionCategories } from '@pinline/contracts/catalogue/content/list-solution-categories'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { findBrowser } from '@pinline/infra/machine/browser'
import { z } from 'zod'
import { Caller } from '../harness/shop.ts'

/**
 * Prints what Lighthouse finds on the shop's pages at PUBLIC_URL. The package and what it needs take 176 MB, so it is
 * fetched when it is used, in one exact version, and no dependency of the project.
 */
const lighthouse = 'lighthouse@13.5.0'

/**
 * How long a page may load, ms. The visit is recorded by a beacon, whose end Chromium does not report, so that Lighthouse
 * would wait for it for 45 s.
 */
const maxLoadMs = 10_000

const { values } = parseArgs({
  options: {
    languages: { type: 'string', default: 'en,zh_cn,ja' },
    devices: { type: 'string', default: 'phone,desktop' },
    /** Names of pages; all by default. */
    pages: { type: 'string', default: 'home,list,part,news,solution,faq,search,cart,login' },
  },
})

const score = z.object({ score: z.number().nullable() })
const figure = z.object({ numericValue: z.number() })
const report = z.object({
  categories: z.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
  audits: z.object({
    'largest-contentful-paint': figure,
    'total-blocking-time': figure,
    'network-requests': z.object({
      details: z.object({
        items: z.array(z.object({ resourceType: z.string().optional(), transferSize: z.number().optional() })),
      }),
    }),
  }),
})
type Report = z.infer<typeof report>

const run = promisify(execFile)

/** One report of a page, as a phone on a slow line or a desktop would show it. */
const measure = async (url: string, device: string): Promise<Report> => {
  const folder = mkdtempSync(join(tmpdir(), 'pinline-lighthouse-'))
  const file = join(folder, 'report.json')
  try {
    const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-gpu'
    const limit = [`--max-wait-for-load=${maxLoadMs}`]
    const preset = device === 'desktop' ? ['--preset=desktop'] : []
    await run(
      'npx',
      ['--yes', lighthouse, url, '--output=json', `--output-path=${file}`, '--quiet', chrome, ...limit, ...preset],
      {
        env: { ...process.env, CHROME_PATH: findBrowser() },
        maxBuffer: 64 * 1024 * 1024,
      },
    )
    return report.parse(JSON.parse(readFileSync(file, 'utf8')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const kilobytes = ({ audits }: Report, type: string): string => {
  const sent = audits['network-requests'].details.items.filter(({ resourceType }) => resourceType === type)
  return (sent.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000).toFixed(0)
}

const percent = ({ score: share }: z.infer<typeof score>): string =>
  share === null ? '–' : String(Math.round(share * 100))

const row = (names: readonly string[], found: Report): string => {
  const { categories, audits } = found
  const cells = [
    ...names,
    percent(categories.performance),
    percent(categories.accessibility),
    percent(categories['best-practices']),
    percent(categories.seo),
    (audits['largest-contentful-paint'].numericValue / 1000).toFixed(1),
    audits['total-blocking-time'].numericValue.toFixed(0),
    kilobytes(found, 'Script'),
    kilobytes(found, 'Font'),
  ]
  return `| ${cells.join(' | ')} |`
}

const url = z.url().parse(process.env.PUBLIC_URL).replace(/\/$/, '')
const [part] = (await new Caller(url).call(listProducts, {})).data().list
const [article] = (await new Caller(url).call(listNews, { kind: 'news' })).data().list
const [solution] = (await new Caller(url).call(listSolutionCategories, {})).data().flatMap(({ solutions }) => solutions)
if (part === undefined || article === undefined || solution === undefined)
  throw new Error('a part, a news item or a solution is missing')
const paths: Readonly<Record<string, string>> = {
  home: '/index',
  list: '/product/all/all',
  part: `/productDetail/${part.id}`,
  search: '/productListCopy/all?q=usb',
  news: '/news',
  article: `/news/detail?id=${article.slug}`,
  solution: solution.path ?? '/solution',
  faq: '/intro/faq',
  cart: '/shopping-cart',
  login: '/login',
}

// Fetches the package, and warms up the server: what it draws for the first time takes a second longer.
await measure(`${url}/en${paths.home}`, 'phone')

process.stdout.write(
  '| page | language | device | performance | accessibility | best practices | SEO | LCP, s | TBT, ms | scripts, kB | fonts, kB |\n',
)
process.stdout.write('| --- | --- | --- | --: | --: | --: | --: | --: | --: | --: | --: |\n')
for (const device of values.devices.split(',')) {
  for (const language of values.languages.split(',')) {
    for (const page of values.pages.split(',')) {
      const path = paths[page]
      if (path === undefined) throw new Error(`no such page: ${page}`)
      process.stdout.write(`${row([page, language, device], await measure(`${url}/${language}${path}`, device))}\n`)
    }
  }
}
