import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'
import { launchBrowser } from '../../harness/browser.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { type JourneysByPerson, journeysOf } from '../journeys-of.ts'
import type { PersonVisit } from '../visit.ts'
import type { CatalogueJourney } from './catalogue-journey.ts'
import { createCategories, moveCategories } from './change-categories.ts'
import { compareParts } from './compare-parts.ts'
import { composeTexts } from './compose-texts.ts'
import { downloadDrawing } from './download-drawing.ts'
import { editInGrid } from './edit-in-grid.ts'
import { editManyParts } from './edit-many-parts.ts'
import { findMissingData } from './find-missing-data.ts'
import { firstOrder } from './first-order.ts'
import { firstTouch, firstView } from './first-view.ts'
import { importCategories } from './import-categories.ts'
import { importParts } from './import-parts.ts'
import { writeChosenParts } from './journey-parts.ts'
import { listAndFilters } from './list-and-filters.ts'
import { printParts } from './print-parts.ts'
import { correctList, keepList, quickOrder, stockLookup, unlistedNumber } from './quick-order.ts'
import { replacedParts } from './replaced-parts.ts'
import { searchEngineMarkup } from './search-engine-markup.ts'
import { freeQuery, partNumbers, suggestions } from './search-parts.ts'
import { staffEditsPart } from './staff-edits-part.ts'
import { withoutJavascript } from './without-javascript.ts'
import { writeContent } from './write-content.ts'

const journeys: JourneysByPerson<CatalogueJourney> = {
  both: [searchEngineMarkup],
  either: [firstOrder, firstTouch, listAndFilters, withoutJavascript, writeContent],
  en: [
    firstView,
    freeQuery,
    suggestions,
    compareParts,
    printParts,
    quickOrder,
    correctList,
    keepList,
    unlistedNumber,
    importParts,
    createCategories,
    findMissingData,
    editInGrid,
    editManyParts,
  ],
  zh_cn: [
    partNumbers,
    replacedParts,
    downloadDrawing,
    stockLookup,
    staffEditsPart,
    moveCategories,
    importCategories,
    composeTexts,
  ],
}

/** Runs every journey through the catalogue for one person, on a separate system. */
export const catalogueJourneys = (person: PersonVisit): void => {
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

    for (const { name, run } of journeysOf(journeys, person))
      it(name, { timeout: 240_000 }, async () => {
        await run({ system, browser, language, options })
      })
  })
}
