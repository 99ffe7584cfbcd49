import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '../../harness/browser.ts'
import { measurePage } from './measure-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(async () => await browser?.close())

const styles = ['base', 'sheets'].map((name) =>
  readFileSync(join(import.meta.dirname, '..', '..', '..', 'console', 'src', 'layout', `${name}.css`), 'utf8'),
)

it.each([
  ['fr', '10 000', '30 nov. 2026'],
  ['pt', '10.000', '30 de nov. de 2026'],
  ['ru', '10 000', '30 нояб. 2026 г.'],
  ['zh-HK', '超過10,000', '2026年11月30日'],
])('a figure and its date stand on one line each in a tight table, in %s', async (lang, figure, date) => {
  const page = await browser.newPage()
  const pair = `<span class="pair-cell"><span class="figure">${figure}</span> <span class="small">${date}</span></span>`
  await page.setContent(
    `<html lang="${lang}"><style>${styles.join('\n')}</style><body style="font: 16px/20px sans-serif">` +
      `<div style="width: 40px"><table class="data-table"><tr><td style="white-space: normal">${pair}</td></tr></table></div></body></html>`,
  )
  const { texts } = await measurePage(page)
  expect(texts.map(({ text, lines }) => [text, lines.length])).toEqual([
    [figure, 1],
    [date, 1],
  ])
  await page.close()
})
