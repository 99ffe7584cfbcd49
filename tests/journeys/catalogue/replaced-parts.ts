import { expect } from 'vitest'
import { Caller } from '../../harness/shop.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { surplusWidth } from '../page-width.ts'
import { replacedPart } from '../replaced-part.ts'
import { openVisit } from '../visit.ts'
import { waitForHydration } from '../wait-for-page.ts'
import type { CatalogueJourney } from './catalogue-journey.ts'
import { ListPage } from './list-page.ts'

/** From an obsolete part to its replacement and back; recently viewed parts are listed. */
export const replacedParts: CatalogueJourney = {
  name: 'finds what replaces a part, its like from other makers, and what was seen last',
  run: async ({ system, browser, language, options }) => {
    const old = await replacedPart(new Caller(system.url))
    const next = old.replacementPart
    if (next === null) throw new Error('nothing replaces it')
    const { page, pageErrors } = await openVisit(browser, options)
    const list = new ListPage(page, system.url, language)
    const section = (key: string) => page.getByRole('region', { name: list.text(key) })
    await list.open(`/productDetail/${old.id}`)
    const successor = section('product:successor.title')
    await successor.getByRole('link', { name: next.model, exact: true }).waitFor()
    expect(await page.getByRole('button', { name: list.text('catalogue:detail.addCount') }).count()).toBe(0)
    for (const { model } of old.alternatives)
      await section('product:alternatives.title').getByRole('link', { name: model, exact: true }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await surplusWidth(page)).toBe(0)

    await successor.getByRole('link', { name: list.text('product:successor.compare') }).click()
    for (const { model } of [old, next])
      await page.getByRole('columnheader').getByRole('link', { name: model }).waitFor()

    await page.getByRole('columnheader').getByRole('link', { name: next.model }).click()
    await page.getByRole('heading', { level: 1, name: next.model }).waitFor()
    await section('product:replaces.title').getByRole('link', { name: old.model, exact: true }).waitFor()
    const seen = section('product:recent.title')
    await seen.getByRole('link', { name: old.model, exact: true }).waitFor()
    await page.reload()
    await waitForHydration(page)
    await seen.getByRole('button', { name: list.text('product:recent.clear') }).click()
    await seen.waitFor({ state: 'detached' })
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}
