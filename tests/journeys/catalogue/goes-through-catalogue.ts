import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'
import { launchBrowser } from '../../harness/browser.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { journeysOf, type SharedOut } from '../journeys-of.ts'
import type { PersonVisit } from '../visit.ts'
import type { CatalogueJourney } from './catalogue-journey.ts'
import { addsCategories, keepsCategories } from './changes-categories.ts'
import { writeChosenParts } from './chosen-parts.ts'
import { comparesParts } from './compares-parts.ts'
import { freeQuery, partNumbers, suggestions } from './finds-parts.ts'
import { importsParts } from './imports-parts.ts'
import { keepsParts } from './keeps-parts.ts'
import { listAndFilters } from './list-and-filters.ts'
import { looksUpStock, ordersQuickly } from './orders-quickly.ts'
import { printsParts } from './prints-parts.ts'
import { replacesParts } from './replaces-parts.ts'
import { staffChangesAPart } from './staff-changes-a-part.ts'
import { tellsSearchEngines } from './tells-search-engines.ts'
import { withoutJavascript } from './without-javascript.ts'

const journeys: SharedOut<CatalogueJourney> = {
  both: [listAndFilters, tellsSearchEngines, withoutJavascript],
  en: [freeQuery, suggestions, comparesParts, printsParts, ordersQuickly, importsParts, addsCategories],
  zh_cn: [partNumbers, replacesParts, keepsParts, looksUpStock, staffChangesAPart, keepsCategories],
}

/** One person finds, compares and keeps parts in every way there is, on a system of their own. */
export const goesThroughCatalogue = (person: PersonVisit): void => {
  const { language, options } = person
  describe(`the catalogue in ${language}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'pinline-parts-'))
    let system: TestSystem
    let browser: Browser

    beforeAll(async () => {
      const seedFile = join(folder, 'chosen.jsonl.gz')
      const products = writeChosenParts(seedFile)
      const settings = { CATALOGUE_SEED_FILE: seedFile }
      ;[system, browser] = await Promise.all([startSystem(inject('servers'), { products, settings }), launchBrowser()])
    })
    afterAll(async () => {
      await browser?.close()
      await system?.stop()
      rmSync(folder, { recursive: true, force: true })
    })

    for (const { name, go } of journeysOf(journeys, person))
      it(name, { timeout: 120_000 }, async () => {
        await go({ system, browser, language, options })
      })
  })
}
