import { readFileSync } from 'node:fs'
import { footprintName } from '@pinline/contracts/catalogue/kicad/footprint-name'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import * as dxfParser from 'dxf-parser'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { z } from 'zod'
import { Caller } from '../../harness/shop.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { surplusWidth } from '../page-width.ts'
import { openVisit } from '../visit.ts'
import { waitForContent } from '../wait-for-page.ts'
import type { CatalogueJourney } from './catalogue-journey.ts'
import { ListPage } from './list-page.ts'

const dxfFile = z.object({
  header: z.object({ $ACADVER: z.string(), $INSUNITS: z.number() }),
  entities: z.array(z.object({ type: z.string(), layer: z.string() })),
})
/** The package is CommonJS; loaders expose its default export in different ways. */
const { default: DxfParser } = z
  .object({ default: z.custom<new () => { parseSync(text: string): unknown }>((value) => typeof value === 'function') })
  .parse(dxfParser)

/** The file behind a link. */
const download = async (page: Page, ending: string): Promise<{ name: string; text: string }> => {
  const links = page.locator(`main a[href*="/drawings/"][href*=".${ending}"][href*="download"]`)
  const link = links.filter({ visible: true }).first()
  const [advanced] = await Promise.all([page.waitForEvent('download'), link.click()])
  return { name: advanced.suggestedFilename(), text: readFileSync(await advanced.path(), 'utf8') }
}

/** Downloads a part's drawing for a CAD program, and shares the part's URL. */
export const downloadDrawing: CatalogueJourney = {
  name: 'takes the drawing along and hands the address on',
  run: async ({ system, browser, language, options }) => {
    const { list: parts } = (
      await new Caller(system.url).call(listProducts, { q: 'micro-fit 4', sort: 'model' })
    ).data()
    const [part] = parts
    if (part === undefined) throw new Error('there are too few parts')
    const { page, pageErrors } = await openVisit(browser, { ...options, acceptDownloads: true })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const list = new ListPage(page, system.url, language)
    await list.open(`/productDetail/${part.id}`)
    await page.getByRole('heading', { level: 1, name: part.model }).waitFor()

    const svg = await download(page, 'svg')
    expect(svg.name).toContain(part.model)
    expect(svg.text).toMatch(/<svg[^>]* width="[\d.]+mm"/)
    expect(svg.text).not.toMatch(/<script|var\(--/)
    const dxf = await download(page, 'dxf')
    expect(dxf.name).toContain(part.model)
    const drawing = dxfFile.parse(new DxfParser().parseSync(dxf.text))
    expect(drawing.header).toEqual({ $ACADVER: 'AC1009', $INSUNITS: 4 })
    const pads = drawing.entities.filter(({ layer, type }) => /^PADS|^HOLES_NPTH/.test(layer) && type !== 'TEXT')
    expect(pads.length).toBeGreaterThanOrEqual(part.pads.length)
    const footprint = await download(page, 'kicad_mod')
    expect(footprint.name).toBe(`${footprintName(part)}.kicad_mod`)
    expect(footprint.text.match(/^ {2}\(pad /gm)).toHaveLength(part.pads.length)
    expect(await surplusWidth(page)).toBe(0)

    await page.getByRole('tab', { name: list.text('drawing:view.outline') }).click()
    await waitForContent(page)
    const outline = await download(page, 'svg')
    expect(outline.name).toContain('outline')
    expect(await accessibilityViolations(page)).toEqual([])

    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }))
    await page.getByRole('button', { name: list.text('product:share') }).click()
    await page.getByText(list.text('product:linkCopied')).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${system.url}/${language}/productDetail/${part.id}`,
    )
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}
